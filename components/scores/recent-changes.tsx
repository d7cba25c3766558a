import Link from "next/link";
import { useLanguage, useTexts } from "#texts";
import type { RecentChange } from "../../lib/domains/scores/index.ts";
import { formatNumber } from "../ui/numbers.ts";
import { TimeAgo } from "../ui/time-ago.tsx";
import { Avatar } from "../wallet/avatar.tsx";
import { ShortAddress } from "../wallet/short-address.tsx";
import { causeName } from "./labels.ts";
import { type ChainNames, chainName } from "./transaction-link.tsx";

/** The latest score changes, with their cause. */
export function RecentChanges(props: { changes: readonly RecentChange[]; chains: ChainNames; now: Date }) {
  const language = useLanguage();
  return (
    <ul className="border-t border-line">
      {props.changes.map((change) => (
        <li
          key={change.address}
          className="relative flex items-center gap-3.5 border-b border-line py-2.5 hover:bg-sunken"
        >
          <Avatar address={change.address} size={32} />
          <div className="min-w-0 flex-1">
            <Link
              href={`/profile/${change.svcId ?? change.address}`}
              prefetch={false}
              className="text-[0.95rem] after:absolute after:inset-0 hover:underline hover:underline-offset-4"
            >
              {change.svcId ?? <ShortAddress address={change.address} always />}
            </Link>
            <p className="figures text-sm text-ink-faint sm:flex">
              <span className="sm:truncate">
                <Cause change={change} chains={props.chains} />
              </span>
              <span className="sm:shrink-0">
                , <TimeAgo at={change.at} now={props.now} />
              </span>
            </p>
          </div>
          <p className="figures flex items-baseline gap-3">
            <Delta change={change} />
            <span className="w-12 text-right text-lg font-semibold">{formatNumber(change.total, language)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Cause(props: { change: RecentChange; chains: ChainNames }) {
  const { cause, chainId, blockNumber } = props.change;
  const [t, causes] = [useTexts("scores.recent"), useTexts("scores.causes")];
  if (cause !== "transactions" || chainId === null || blockNumber === null) return causeName(causes, cause);
  return t.rich("block", {
    block: blockNumber,
    chain: chainName(props.chains, chainId),
    number: (inside) => <span className="max-sm:sr-only lg:sr-only">{inside}</span>,
  });
}

function Delta({ change: { total, before } }: { change: RecentChange }) {
  const t = useTexts("scores.recent");
  if (before === null) return <span className="text-sm text-ink-faint">{t("new")}</span>;
  const points = total - before;
  return (
    <span className={`text-sm ${points > 0 ? "text-up" : "text-down"}`}>
      {points > 0 ? "+" : "−"}
      {formatNumber(Math.abs(points), t.language)}
    </span>
  );
}
