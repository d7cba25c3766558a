import Link from "next/link";
import { useTexts } from "#texts";
import type { Language } from "../../lib/core/language.ts";
import type { Mover } from "../../lib/domains/scores/schemas.ts";
import { formatNumber } from "../ui/numbers.ts";
import { FoldedSection } from "../ui/section.tsx";
import { Avatar } from "../wallet/avatar.tsx";
import { ShortAddress } from "../wallet/short-address.tsx";

interface Props {
  rose: readonly Mover[];
  fell: readonly Mover[];
  /** For sentences: "7 days". */
  period: string;
}

/** Who gained and who lost most points in a period, by daily closes. On a phone it opens on demand. */
export function Movers({ rose, fell, period }: Props) {
  const t = useTexts("leaderboard.movers");
  const since = period.toLowerCase();
  if (rose.length + fell.length === 0) {
    return <p className="mt-6 text-ink-faint">{t("none", { since })}</p>;
  }
  return (
    <div className="-mt-4 sm:-mt-6">
      <FoldedSection id="movers" title={t("title", { since })} summary={summaryOf(t.language, rose, fell)} phoneOnly>
        <div className="grid gap-x-12 gap-y-6 sm:grid-cols-2 sm:pt-3">
          <MoverList title={t("rose")} rows={rose} />
          <MoverList title={t("fell")} rows={fell} />
        </div>
      </FoldedSection>
    </div>
  );
}

function summaryOf(language: Language, ...lists: (readonly Mover[])[]): string {
  return lists.flatMap(([first]) => (first ? [signed(first, language)] : [])).join("\u00a0/\u00a0");
}

function signed({ score, earlierScore }: Mover, language: Language): string {
  return `${score > earlierScore ? "+" : "−"}${formatNumber(Math.abs(score - earlierScore), language)}`;
}

function MoverList({ title, rows }: { title: string; rows: readonly Mover[] }) {
  const t = useTexts("leaderboard.movers");
  return (
    <div>
      <h3 className="border-b border-line pb-2 text-sm font-medium text-ink-faint">{title}</h3>
      {rows.length === 0 && <p className="py-3 text-sm text-ink-faint">{t("nobody")}</p>}
      <ul>
        {rows.map((row) => (
          <li
            key={row.address}
            className="relative flex items-center gap-3 border-b border-line py-2 transition-colors hover:bg-sunken"
          >
            <Avatar address={row.address} size={28} />
            <Link
              href={`/profile/${row.svcId ?? row.address}`}
              prefetch={false}
              className="min-w-0 flex-1 truncate text-[0.95rem] after:absolute after:inset-0 hover:underline hover:underline-offset-4"
            >
              {row.svcId ?? <ShortAddress address={row.address} always />}
            </Link>
            <span className={`figures text-sm ${row.score > row.earlierScore ? "text-up" : "text-down"}`}>
              {signed(row, t.language)}
            </span>
            <span className="figures w-12 text-right font-semibold">
              <span className="sr-only">{t("to")} </span>
              {formatNumber(row.score, t.language)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
