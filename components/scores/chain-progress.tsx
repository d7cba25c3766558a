import type { ChainProgress } from "../../lib/domains/scores/index.ts";
import { formatNumber } from "../ui/numbers.ts";
import { TimeAgo } from "../ui/time-ago.tsx";

const states = {
  following: { text: "live", dot: "fill-up" },
  syncing: { text: "indexing", dot: "fill-caution" },
  failing: { text: "failing", dot: "fill-down" },
  paused: { text: "paused by the operator", dot: "fill-caution" },
  explorer: { text: "on request", dot: "fill-line-strong" },
} as const;

/** The indexing progress of each chain. */
export function ChainProgressList({ chains, now }: { chains: readonly ChainProgress[]; now: Date }) {
  return (
    <ul className="border-t border-line">
      {chains.map((chain) => (
        <li key={chain.chainId} className="border-b border-line py-3">
          <p className="flex items-center justify-between gap-4">
            <span className="flex min-w-0 items-center gap-2.5">
              <svg aria-hidden="true" width="8" height="8" className="shrink-0">
                <circle cx="4" cy="4" r="4" className={states[chain.state].dot} />
              </svg>
              <span className="truncate font-medium">{chain.name}</span>
            </span>
            <span className="figures shrink-0">{formatNumber(chain.scored)} scored</span>
          </p>
          <p className="figures mt-0.5 flex justify-between gap-4 pl-[1.125rem] text-sm text-ink-faint">
            <span>
              {states[chain.state].text}
              {chain.state === "failing" && <Since at={chain.failingSince} now={now} />}
              {chain.state === "paused" && <Since at={chain.pausedSince} now={now} />}
              {chain.state === "syncing" && chain.behind !== null && `, ${formatNumber(chain.behind)} blocks behind`}
            </span>
            {chain.blockNumber !== null && (
              <span className="text-right">
                block {formatNumber(chain.blockNumber)}
                {chain.blockTime !== null && (
                  <>
                    , <TimeAgo at={new Date(chain.blockTime * 1000).toISOString()} now={now} />
                  </>
                )}
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Since({ at, now }: { at: string | null; now: Date }) {
  if (at === null) return null;
  return (
    <>
      , since <TimeAgo at={at} now={now} />
    </>
  );
}
