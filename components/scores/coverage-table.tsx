import { type ChainNames, chainName } from "./transaction-link.tsx";

export interface Coverage {
  chainId: number;
  source: string;
  fromBlock: number | null;
  toBlock: number | null;
  state: "ok" | "syncing" | "truncated" | "failed";
}

const states = {
  ok: "complete",
  syncing: "still being read",
  truncated: "the source gave only a part",
  failed: "the source did not answer",
} as const;

/** Which blocks of which chains a score was computed from. */
export function CoverageTable({ coverage, chains }: { coverage: readonly Coverage[]; chains: ChainNames }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Blocks this score was computed from</caption>
      <thead>
        <tr className="border-b border-line text-sm text-ink-faint [&>th]:py-2 [&>th]:font-medium">
          <th scope="col">Chain</th>
          <th scope="col" className="hidden sm:table-cell">
            Source
          </th>
          <th scope="col" className="text-right sm:text-left">
            Blocks
          </th>
          <th scope="col" className="hidden text-right sm:table-cell">
            State
          </th>
        </tr>
      </thead>
      <tbody>
        {coverage.map((one) => (
          <tr key={`${one.chainId}${one.source}`} className="border-b border-line [&>td]:py-3 [&>td]:align-top">
            <td>
              {chainName(chains, one.chainId)}
              <span className="block text-sm text-ink-faint sm:hidden">
                <span className="break-all">{one.source}</span>
                <span className="block">{states[one.state]}</span>
              </span>
            </td>
            <td className="hidden break-all text-ink-soft sm:table-cell">{one.source}</td>
            <td className="figures text-right text-ink-soft sm:text-left">{blocks(one)}</td>
            <td className="hidden text-right text-ink-soft sm:table-cell">{states[one.state]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function blocks({ fromBlock, toBlock }: Coverage): string {
  if (toBlock === null) return "none yet";
  return `${(fromBlock ?? 0).toLocaleString("en")} to ${toBlock.toLocaleString("en")}`;
}
