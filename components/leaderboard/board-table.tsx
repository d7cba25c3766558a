import Link from "next/link";
import { TierBadge, type TierName } from "../scores/tiers.tsx";
import { Bar } from "../ui/bar.tsx";
import { ShortAddress } from "../wallet/address.tsx";
import { Avatar } from "../wallet/avatar.tsx";
import { RankChange } from "./rank-change.tsx";

export interface BoardRow {
  rank: number;
  svcId: string | null;
  address: string;
  score: number;
  percentile: number;
  tier: TierName;
  change: number;
}

/** Rows of a board. `caption` says which board it is; `since` what the change compares with. */
export function BoardTable(props: { rows: readonly BoardRow[]; caption: string; since: string }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{props.caption}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-ink-faint [&>th]:py-2 [&>th]:font-medium">
          <th scope="col" className="w-14 pr-2 sm:w-20">
            Rank
          </th>
          <th scope="col" className="hidden w-24 pr-2 sm:table-cell">
            {props.since}
          </th>
          <th scope="col">Wallet</th>
          <th scope="col" className="hidden w-36 md:table-cell">
            Tier
          </th>
          <th scope="col" className="w-20 text-right">
            Score
          </th>
          <th scope="col" className="hidden w-52 pl-8 lg:table-cell">
            Percentile
          </th>
        </tr>
      </thead>
      <tbody>
        {props.rows.map((row) => (
          <tr key={row.address} className="relative border-b border-line transition-colors hover:bg-sunken">
            <td className="figures py-3 pr-2 align-middle text-ink-soft">
              {row.rank.toLocaleString("en")}
              <span className="block sm:hidden">
                <RankChange change={row.change} />
              </span>
            </td>
            <td className="hidden pr-2 align-middle sm:table-cell">
              <RankChange change={row.change} />
            </td>
            <td className="py-3 align-middle">
              <div className="flex min-w-0 items-center gap-3">
                <Avatar address={row.address} />
                <div className="min-w-0">
                  {/* The whole row leads to the profile. */}
                  <Link
                    href={`/profile/${row.svcId ?? row.address}`}
                    className="font-medium after:absolute after:inset-0 hover:underline hover:underline-offset-4"
                  >
                    {row.svcId ?? <ShortAddress address={row.address} className="text-[0.95rem]" />}
                  </Link>
                  <div className="md:hidden">
                    <TierBadge tier={row.tier} />
                  </div>
                </div>
              </div>
            </td>
            <td className="hidden align-middle md:table-cell">
              <TierBadge tier={row.tier} />
            </td>
            <td className="figures text-right align-middle text-lg font-semibold">{row.score.toLocaleString("en")}</td>
            <td className="hidden pl-8 align-middle lg:table-cell">
              <div className="flex items-center gap-3">
                <Bar value={row.percentile} max={100} />
                <span className="figures w-12 text-right text-sm text-ink-soft">{row.percentile.toFixed(1)}</span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
