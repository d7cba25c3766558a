import { TriangleAlert } from "lucide-react";
import type { CategoryBreakdown, Coverage } from "../../lib/domains/scores/schemas.ts";
import { Notice } from "../ui/notice.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { failedSources } from "./coverage-table.tsx";
import { categoryName } from "./labels.ts";
import { type ChainNames, chainName } from "./transaction-link.tsx";

interface Props {
  parts: readonly Pick<CategoryBreakdown, "category" | "state">[];
  coverage: readonly Coverage[];
  chains: ChainNames;
  /** Another notice says what is not indexed yet. */
  isIndexing: boolean;
}

/** What the score lacks: categories never indexed, outdated ones, and truncated histories. */
export function CoverageNotice({ parts, coverage, chains, isIndexing }: Props) {
  const named = (state: string) =>
    parts.filter((part) => part.state === state).map((part) => categoryName(part.category));
  const unavailable = isIndexing ? [] : named("unavailable");
  const stale = named("stale");
  const names = (rows: readonly Coverage[]) => [...new Set(rows.map((one) => chainName(chains, one.chainId)))];
  const lacking = coverage.filter(isLacking);
  const truncated = names(coverage.filter(isCut));
  const partlyRead = names(coverage.filter((one) => one.smartAccount));
  const isPending = coverage.some((one) => one.gaps?.some((gap) => gap === "pending" || gap === "behind"));
  const isWaiting = coverage.some((one) => one.state === "failed") || (partlyRead.length === 0 && !isPending);
  if (unavailable.length + stale.length + truncated.length + partlyRead.length + lacking.length === 0) return null;
  return (
    <Notice
      icon={TriangleAlert}
      title={titleOf({ isPartial: unavailable.length > 0, isPartlyRead: partlyRead.length > 0 })}
    >
      {unavailable.length > 0 && (
        <p>{list(unavailable)} could not be indexed yet and count as 0. Until then, this wallet is not ranked.</p>
      )}
      {stale.length > 0 && isWaiting && (
        <p>
          {failedSources(coverage, chains)} is not responding. {list(stale)} keep their last known value until it does.
        </p>
      )}
      {partlyRead.length > 0 && (
        <p>
          The source of {list(partlyRead)} is an explorer, which does not tell what a smart account called. Only part of
          its activity counts.
        </p>
      )}
      {lacking.map((one) => (
        <p key={`${one.chainId} ${one.source} ${one.toBlock}`}>{lackOf(one, chainName(chains, one.chainId))}</p>
      ))}
      {truncated.length > 0 && (
        <p>The source of {list(truncated)} returned only part of the history. Earlier activity is not counted.</p>
      )}
    </Notice>
  );
}

const isLacking = (one: Coverage) =>
  one.unreadRows !== undefined || one.gaps !== undefined || one.missingBlocks !== undefined;
const isCut = (one: Coverage) => one.state === "truncated" && !one.smartAccount && !isLacking(one);

const gapWords = {
  erc1155: "The explorer has no list of ERC-1155 tokens.",
  pending: "The explorer has not processed all transactions yet; the history is read again soon.",
  behind: "The explorer is behind: activity after its newest block is not counted yet.",
  contradiction: "The explorer lists no transactions, but says that the wallet has sent some.",
} as const satisfies Record<NonNullable<Coverage["gaps"]>[number], string>;

/** What an explorer lacks of a history, or nodes of a chain. */
function lackOf({ unreadRows, gaps = [], missingBlocks = [] }: Coverage, chain: string): string {
  const rows = unreadRows === 1 ? "1 row" : `${unreadRows} rows`;
  const unread = unreadRows === undefined ? [] : [`${rows} of the explorer could not be read and are not counted.`];
  const missing = missingBlocks.map(({ from, to }) =>
    from === to
      ? `Block ${formatNumber(to)} is missing: no node gives it.`
      : `Blocks ${formatNumber(from)} to ${formatNumber(to)} are missing: no node gives them.`,
  );
  return [`${chain}:`, ...unread, ...gaps.map((gap) => gapWords[gap]), ...missing].join(" ");
}

function titleOf({ isPartial, isPartlyRead }: { isPartial: boolean; isPartlyRead: boolean }): string {
  if (isPartial) return "This score is partial.";
  return isPartlyRead ? "Smart account: partly read." : "Part of this score is out of date.";
}

const conjunction = new Intl.ListFormat("en", { type: "conjunction" });

function list(words: readonly string[]): string {
  return conjunction.format(words);
}
