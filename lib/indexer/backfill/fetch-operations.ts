import { ChainError, type ChainErrorCode, isChainError } from "../../chain/errors.ts";
import { openSource } from "../../chain/sources/open-source.ts";
import type { HistoryList, HistoryListResult, InternalRow, WalletHistory } from "../../chain/wallet-history.ts";
import type { Activity } from "../../engine/index.ts";
import { operationFilters, operationsToActivity } from "../decode/history-operations.ts";
import type { FetchedTurn, FetchOptions, Turn } from "./turn.ts";

/** Maximum logs that a turn reads; with more, the history is truncated. */
const MOST_LOGS = 10_000;
/** Errors which mean that a source has no logs. */
const refusals: ReadonlySet<ChainErrorCode> = new Set(["UNSUPPORTED", "REFUSED", "MALFORMED"]);

interface ReadLists extends FetchedTurn {
  history: WalletHistory;
  rows: Map<HistoryList, Activity[]>;
  /** Value that left the wallet inside transactions. */
  paid: readonly InternalRow[];
  /** Maximum rows of the list `internal`. */
  maxRows: number;
}

/**
 * Adds a smart account's acts to the rows of `internal`, for the blocks that this turn read of that list. If the source's logs are not
 * available now, the list counts as failed and is read again; if the source has no logs, the list stays as it is.
 */
export async function addOperations(turn: Turn, read: ReadLists, options: FetchOptions): Promise<FetchedTurn> {
  const { history, rows, paid, maxRows, ...fetched } = read;
  const { chain, claimed, fromBlock, staged } = turn;
  const { internal } = history.lists;
  const before = staged?.lists.internal ?? { toBlock: fromBlock - 1, count: 0, truncated: false };
  const most = Math.min(MOST_LOGS, maxRows - internal.count);
  const reader = openSource(chain, "walletHistory", options.source);
  if (!reader.logs || before.toBlock >= internal.toBlock || most <= 0) return { ...fetched, history, rows };
  try {
    const range = { from: before.toBlock + 1, to: internal.toBlock, most, signal: options.signal, isDoubted: true };
    const found = await reader.logs(operationFilters(claimed.address), range);
    if (found.isWhole && found.toBlock < internal.toBlock) {
      throw new ChainError("INCONSISTENT", `The explorer has logs up to block ${found.toBlock} only`);
    }
    const isWhole = found.isWhole && found.logs.length <= most;
    const logs = found.logs.slice(0, most);
    const acts = operationsToActivity(chain.id, claimed.address, { logs, paid });
    rows.set("internal", [...(rows.get("internal") ?? []), ...acts]);
    const known = { count: internal.count + logs.length, truncated: internal.truncated || !isWhole };
    const isSmartAccount = read.isSmartAccount || acts.length > 0;
    return { ...fetched, history: withInternal(history, known), rows, isSmartAccount };
  } catch (error) {
    if (!isChainError(error) || error.code === "ABORTED") throw error;
    if (refusals.has(error.code)) return { ...fetched, history, rows };
    rows.delete("internal");
    const { toBlock, count, truncated } = before;
    const failure = { state: "failed", error: { code: error.code, message: error.message } } as const;
    return { ...fetched, history: withInternal(history, { toBlock, count, truncated, ...failure }), rows };
  }
}

function withInternal(history: WalletHistory, changed: Partial<HistoryListResult<InternalRow>>): WalletHistory {
  return { ...history, lists: { ...history.lists, internal: { ...history.lists.internal, ...changed } } };
}

/** Whether a wallet may be a smart account for which others always paid: tokens left it, but it sent no transaction. */
export function mayBeSponsored(rows: ReadonlyMap<HistoryList, readonly Activity[]>): boolean {
  const has = (list: HistoryList, ...kinds: string[]) =>
    rows.get(list)?.some(({ kind }) => kinds.includes(kind)) ?? false;
  return !has("transactions", "sent", "failed") && (has("tokens", "tokenOut") || has("nfts", "nftOut"));
}
