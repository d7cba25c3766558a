import type { Coverage } from "../../lib/domains/scores/schemas.ts";
import { DataTable } from "../ui/data-table.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { type ChainNames, chainName } from "./transaction-link.tsx";

const states = {
  ok: "complete",
  syncing: "indexing",
  truncated: "partial history",
  failed: "source not responding",
} as const;

/** The failed sources as the subject of a sentence. */
export function failedSources(coverage: readonly Coverage[], chains: ChainNames): string {
  const failed = coverage.filter((one) => one.state === "failed").map((one) => chainName(chains, one.chainId));
  return failed.length === 0 ? "A source" : `The source of ${[...new Set(failed)].join(" and ")}`;
}

/** The blocks a score was computed from. */
export function CoverageTable({ coverage, chains }: { coverage: readonly Coverage[]; chains: ChainNames }) {
  return (
    <DataTable
      caption="Blocks this score was computed from"
      rows={coverage}
      columns={[
        {
          head: "Chain",
          cell: ({ chainId, source, state, ...row }) => (
            <>
              {chainName(chains, chainId)}
              <span className="block text-sm text-ink-faint sm:hidden">
                <span className="break-all">{source}</span>
                <span className="block">{states[state]}</span>
                <span className="block">{attestationRange(row)}</span>
              </span>
            </>
          ),
        },
        {
          head: "Source",
          className: "hidden sm:table-cell",
          cellClassName: "break-all text-ink-soft",
          cell: ({ source }) => source,
        },
        {
          head: "Blocks",
          className: "text-right max-sm:pr-4 sm:text-left",
          cellClassName: "figures whitespace-nowrap text-ink-soft",
          cell: blockRange,
        },
        {
          head: "Final up to",
          className: "hidden md:table-cell",
          cellClassName: "figures text-ink-soft",
          cell: ({ finalizedBlock }) => (finalizedBlock === null ? "–" : formatNumber(finalizedBlock)),
        },
        {
          head: "State",
          className: "hidden text-right sm:table-cell",
          cellClassName: "text-ink-soft",
          cell: ({ state, ...row }) => (
            <>
              {states[state]}
              <span className="block text-sm text-ink-faint">{attestationRange(row)}</span>
            </>
          ),
        },
      ]}
    />
  );
}

function blockRange({ fromBlock, toBlock, state }: Coverage): string {
  // A wallet that is read once has no newest block.
  if (toBlock === null) return state === "ok" && fromBlock === 0 ? "all when it was read" : "none yet";
  return `${formatNumber(fromBlock ?? 0)} to ${formatNumber(toBlock)}`;
}

/** Which attestations are known; empty if all are. */
function attestationRange({ attestationsFrom: from }: Pick<Coverage, "attestationsFrom">): string {
  if (from === undefined) return "";
  return from === null ? "no attestations" : `attestations from block ${formatNumber(from)}`;
}
