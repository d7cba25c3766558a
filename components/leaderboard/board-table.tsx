import { ArrowDown, ArrowUp, Minus } from "lucide-react";
import Link from "next/link";
import { useTexts } from "#texts";
import type { LeaderboardEntry } from "../../lib/domains/scores/schemas.ts";
import { Ruler } from "../charts/ruler.tsx";
import { TierBadge } from "../scores/tiers.tsx";
import { formatNumber, formatPercentile } from "../ui/numbers.ts";
import { Avatar } from "../wallet/avatar.tsx";
import { ShortAddress } from "../wallet/short-address.tsx";

/**
 * Rows of a leaderboard. `since`: the period of the rank changes; `most`: the most points there are; `own`: address of the signed-in
 * wallet; `view`: what a profile's URL ends with. On a phone, the columns stand below the name.
 */
export function BoardTable(props: {
  rows: readonly LeaderboardEntry[];
  caption: string;
  since: string;
  most: number;
  own?: string;
  view?: string;
}) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{props.caption}</caption>
      <BoardHead since={props.since} />
      <tbody>
        {props.rows.map((row) => (
          <Row
            key={row.address}
            row={row}
            most={props.most}
            own={row.address === props.own}
            href={`/profile/${row.svcId ?? row.address}${props.view ?? ""}`}
          />
        ))}
      </tbody>
    </table>
  );
}

function BoardHead({ since }: { since: string }) {
  const t = useTexts("leaderboard.table");
  return (
    <thead className="max-sm:sr-only">
      <tr className="border-b border-line text-sm text-ink-faint [&>th]:py-2 [&>th]:font-medium">
        <th scope="col" className="w-16 pr-2 sm:pl-3">
          {t("rank")}
        </th>
        <th scope="col" className="w-24 pr-2 text-balance md:w-20 lg:w-24">
          {t("change", { period: since.toLowerCase() })}
        </th>
        <th scope="col">{t("wallet")}</th>
        <th scope="col" className="hidden w-28 md:table-cell lg:w-36">
          {t("tier")}
        </th>
        <th scope="col" className="w-20 text-right md:w-36 lg:w-56">
          {t("score")}
        </th>
        <th scope="col" className="hidden w-24 pr-3 text-right md:table-cell lg:w-28">
          {t("percentile")}
        </th>
      </tr>
    </thead>
  );
}

function Row({ row, most, own, href }: { row: LeaderboardEntry; most: number; own: boolean; href: string }) {
  const t = useTexts("leaderboard.table");
  return (
    <tr
      id={own ? "you" : undefined}
      className={`relative border-b border-line transition-colors hover:bg-sunken ${own ? "bg-accent-soft" : ""}`}
    >
      <td className="figures w-11 py-3.5 pr-2 align-top text-ink-soft sm:w-16 sm:pl-3 sm:align-middle">
        {formatNumber(row.rank, t.language)}
      </td>
      <td className="hidden pr-2 align-middle sm:table-cell">
        <RankChange change={row.change} />
      </td>
      <td className="py-3.5 align-top sm:align-middle md:pr-6">
        <WalletName row={row} own={own} href={href} />
        <div className="mt-2.5 flex max-w-60 items-center gap-3 md:hidden">
          <Ruler value={row.score} max={most} />
          <Percentile value={row.percentile} />
        </div>
      </td>
      <td className="hidden align-middle md:table-cell">
        <TierBadge tier={row.tier} />
      </td>
      <td className="py-3.5 text-right align-top sm:align-middle">
        <div className="flex items-center justify-end gap-4">
          <span className="hidden flex-1 md:flex">
            <Ruler value={row.score} max={most} />
          </span>
          <span className="figures min-w-12 text-lg font-semibold">{formatNumber(row.score, t.language)}</span>
        </div>
      </td>
      <td className="hidden pr-3 text-right align-middle md:table-cell">
        <Percentile value={row.percentile} />
      </td>
    </tr>
  );
}

/** Makes the whole row a link. */
function WalletName({ row, own, href }: { row: LeaderboardEntry; own: boolean; href: string }) {
  const t = useTexts("leaderboard.table");
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar address={row.address} />
      <div className="min-w-0 flex-1">
        {/* after:inset-0 makes the whole row a link. */}
        <Link
          href={href}
          prefetch={false}
          className="font-medium wrap-anywhere after:absolute after:inset-0 hover:underline hover:underline-offset-4"
        >
          {row.svcId ?? <ShortAddress address={row.address} className="text-[0.95rem]" />}
        </Link>
        {own && <span className="ml-2 text-sm text-accent">{t("you")}</span>}
        <div className="flex items-center gap-4 md:hidden">
          <TierBadge tier={row.tier} />
          <span className="sm:hidden">{row.change !== 0 && <RankChange change={row.change} />}</span>
        </div>
      </div>
    </div>
  );
}

function Percentile({ value }: { value: number }) {
  const t = useTexts("leaderboard.table");
  return (
    <span className="figures shrink-0 text-sm text-ink-soft whitespace-nowrap max-md:w-31 max-md:text-right">
      <span className="md:sr-only">{t("percentileIs")} </span>
      {formatPercentile(value, t.language)}
    </span>
  );
}

/** By how many ranks a wallet rose or fell. */
function RankChange({ change }: { change: number }) {
  const t = useTexts("leaderboard.table");
  if (change === 0) {
    return (
      <span className="inline-flex items-center text-ink-faint">
        <Minus size={14} />
        <span className="sr-only">{t("unchanged")}</span>
      </span>
    );
  }
  const Icon = change > 0 ? ArrowUp : ArrowDown;
  return (
    <span className={`figures inline-flex items-center gap-0.5 text-sm ${change > 0 ? "text-up" : "text-down"}`}>
      <Icon size={14} />
      <span className="sr-only">{change > 0 ? t("up") : t("down")} </span>
      {formatNumber(Math.abs(change), t.language)}
    </span>
  );
}
