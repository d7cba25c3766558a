import { useTexts } from "#texts";
import type { ChainProgress } from "../../lib/domains/scores/index.ts";
import { TimeAgo } from "../ui/time-ago.tsx";

const dots = {
  following: "fill-up",
  syncing: "fill-caution",
  failing: "fill-down",
  paused: "fill-caution",
  explorer: "fill-line-strong",
} as const;

/** The indexing progress of each chain. */
export function ChainProgressList({ chains, now }: { chains: readonly ChainProgress[]; now: Date }) {
  const t = useTexts("scores.chains");
  return (
    <ul className="border-t border-line">
      {chains.map((chain) => (
        <li key={chain.chainId} className="border-b border-line py-3">
          <p className="flex items-center justify-between gap-4">
            <span className="flex min-w-0 items-center gap-2.5">
              <svg aria-hidden="true" width="8" height="8" className="shrink-0">
                <circle cx="4" cy="4" r="4" className={dots[chain.state]} />
              </svg>
              <span className="wrap-anywhere font-medium">{chain.name}</span>
            </span>
            <span className="figures shrink-0">{t("scored", { count: chain.scored })}</span>
          </p>
          <p className="figures mt-0.5 flex justify-between gap-4 pl-[1.125rem] text-sm text-ink-faint">
            <span>
              <State chain={chain} now={now} />
            </span>
            {chain.blockNumber !== null && (
              <span className="text-right">
                {t("block", { block: chain.blockNumber })}
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

function State({ chain: { state, failingSince, pausedSince, behind }, now }: { chain: ChainProgress; now: Date }) {
  const t = useTexts("scores.chains");
  const word = t(`states.${state}`);
  const since = state === "failing" ? failingSince : state === "paused" ? pausedSince : null;
  if (since !== null) return t.rich("since", { state: word, time: () => <TimeAgo at={since} now={now} /> });
  return state === "syncing" && behind !== null ? t("behind", { state: word, blocks: behind }) : word;
}
