import { Cell, HeadCell, Table } from "../ui/table.tsx";
import { type ChainNames, chainName } from "./transaction-link.tsx";

export interface Coverage {
  chainId: number;
  source: string;
  fromBlock: number | null;
  toBlock: number | null;
  finalizedBlock: number | null;
  state: "ok" | "syncing" | "truncated" | "failed";
}

const states = {
  ok: "complete",
  syncing: "still being read",
  truncated: "the source gave only a part",
  failed: "the source did not answer",
} as const;

/** The sources that failed, in words. */
export function failedSources(coverage: readonly Coverage[], chains: ChainNames): string {
  const failed = coverage.filter((one) => one.state === "failed").map((one) => chainName(chains, one.chainId));
  return failed.length === 0 ? "A source" : `The source of ${[...new Set(failed)].join(" and ")}`;
}

/** Which blocks of which chains a score was computed from. */
export function CoverageTable({ coverage, chains }: { coverage: readonly Coverage[]; chains: ChainNames }) {
  return (
    <Table caption="Blocks this score was computed from">
      <thead>
        <tr>
          <HeadCell>Chain</HeadCell>
          <HeadCell className="hidden sm:table-cell">Source</HeadCell>
          <HeadCell className="text-right max-sm:pr-4 sm:text-left">Blocks</HeadCell>
          <HeadCell className="hidden md:table-cell">Final up to</HeadCell>
          <HeadCell className="hidden text-right sm:table-cell">State</HeadCell>
        </tr>
      </thead>
      <tbody>
        {coverage.map((one, i) => (
          // One chain may be read for several wallets, each up to another block.
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity of their own and never move.
          <tr key={i}>
            <Cell>
              {chainName(chains, one.chainId)}
              <span className="block text-sm text-ink-faint sm:hidden">
                <span className="break-all">{one.source}</span>
                <span className="block">{states[one.state]}</span>
              </span>
            </Cell>
            <Cell className="hidden break-all text-ink-soft sm:table-cell">{one.source}</Cell>
            <Cell className="figures text-right whitespace-nowrap text-ink-soft max-sm:pr-4 sm:text-left">
              {blocks(one)}
            </Cell>
            <Cell className="figures hidden text-ink-soft md:table-cell">
              {one.finalizedBlock === null ? "–" : one.finalizedBlock.toLocaleString("en")}
            </Cell>
            <Cell className="hidden text-right text-ink-soft sm:table-cell">{states[one.state]}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function blocks({ fromBlock, toBlock }: Coverage): string {
  if (toBlock === null) return "none yet";
  return `${(fromBlock ?? 0).toLocaleString("en")} to ${toBlock.toLocaleString("en")}`;
}
