import Link from "next/link";
import { useTexts, useTranslate } from "#texts";
import type { AppealView } from "../../lib/domains/appeals/schemas.ts";
import { formatDay } from "../ui/dates.ts";
import { ShortAddress } from "../wallet/short-address.tsx";
import { AppealStatus } from "./appeal-status.tsx";
import { flagName } from "./labels.ts";

interface Props {
  appeals: readonly AppealView[];
  hrefOf: (id: string) => string;
}

/** Appeals, each with a link to its page. */
export function AppealList({ appeals, hrefOf }: Props) {
  const [t, translate] = [useTexts("appeals.list"), useTranslate("sentences.inputs")];
  return (
    <ul aria-label={t("title")} className="divide-y divide-line rounded-xl border border-line bg-surface">
      {appeals.map((appeal) => (
        <li key={appeal.id} className="p-4 sm:p-5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              href={hrefOf(appeal.id)}
              prefetch={false}
              className="inline-flex min-h-8 items-center font-medium wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-accent"
            >
              {flagName(appeal.flag, translate)}
            </Link>
            <AppealStatus {...appeal} />
          </div>
          <p className="figures mt-0.5 flex flex-wrap gap-x-2 text-sm text-ink-faint">
            <ShortAddress address={appeal.wallet} always />
            <span>
              {t(appeal.status, {
                opened: formatDay(appeal.openedAt, t.language),
                by: formatDay(appeal.decidedAt ?? appeal.decideBy, t.language),
              })}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
