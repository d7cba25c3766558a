import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { useTexts, useTranslate } from "#texts";
import type { NameLookup } from "../../lib/domains/reservations/schemas.ts";
import { Badge, type Tone } from "../ui/badge.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { StrangersText } from "../ui/visible-text.tsx";

export const nameTones: Record<NameLookup["status"], Tone> = {
  available: "good",
  reserved: "caution",
  minted: "plain",
  blocked: "bad",
  invalid: "bad",
};

interface Props {
  found: NameLookup;
  suffix: string;
  /** URLs of a name's page, and of a search for a name. */
  hrefOf: (name: string) => string;
  searchOf: (name: string) => string;
}

/** Whether a name is available, and if not, why and what to do next. */
export function NameResult({ found, suffix, hrefOf, searchOf }: Props) {
  const [t, translate] = [useTexts("names.result"), useTranslate("sentences.names")];
  const { name, status, reason, valid } = found;
  return (
    <section aria-labelledby="name-result" className="rounded-xl border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="name-result" className="min-w-0 text-xl font-semibold wrap-anywhere">
          <StrangersText>{name}</StrangersText>
          {valid && <span className="text-ink-faint">{suffix}</span>}
        </h2>
        <Badge tone={nameTones[status]}>{t(`states.${status}`)}</Badge>
      </div>
      <p role="status" className="mt-2 text-ink-soft">
        {reason === undefined ? t("next") : translate(reason)}
      </p>
      {valid && status !== "blocked" && (
        <ButtonLink href={hrefOf(name)} kind={status === "available" ? "primary" : "quiet"} className="mt-4">
          {status === "available" ? t("get") : t("see")} <ArrowRight size={18} />
        </ButtonLink>
      )}
      <Suggestions names={found.suggestions ?? []} searchOf={searchOf} />
    </section>
  );
}

/** Similar names that are available. */
export function Suggestions({ names, searchOf }: { names: readonly string[]; searchOf: (name: string) => string }) {
  const t = useTexts("names.result");
  if (names.length === 0) return null;
  return (
    <div className="mt-5">
      <p className="text-sm text-ink-faint">{t("alternatives")}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name}>
            <Link
              href={searchOf(name)}
              className="flex min-h-11 items-center rounded-lg border border-line px-3.5 transition-colors hover:border-line-strong hover:bg-sunken"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
