import { hasCapability } from "../../chain/capabilities.ts";
import { ChainError, type ChainErrorCode, isChainError } from "../../chain/errors.ts";
import { openSource } from "../../chain/sources/open-source.ts";
import type {
  HistoryList,
  HistoryListResult,
  HistoryRowLists,
  InternalRow,
  WalletHistory,
} from "../../chain/wallet-history.ts";
import type { Context } from "../../core/context.ts";
import type { ClaimedBackfill } from "../../domains/wallets/index.ts";
import type { Activity } from "../../engine/index.ts";
import { operationFilters, operationsToActivity } from "../decode/history-operations.ts";
import { historyRowsToActivity, showsSmartAccount } from "../decode/history-rows.ts";
import { writeProgress } from "../tracked-wallets.ts";
import { countRows, lists } from "./history-lists.ts";
import type { FetchedTurn, FetchOptions, Turn } from "./turn.ts";

/** A turn requests no further page after this many rows or milliseconds. Its rows are in memory, about 500 bytes each. */
const FIRST_TURN = { rows: 1_000, ms: 20_000 };
const LATER_TURN = { rows: 2_000, ms: 20_000 };
/** Shortest time between two writes of the progress. */
const PROGRESS_MS = 1_000;

/** Whether a turn shows that the wallet is a smart account, which was not known when earlier blocks were read. */
export function isNewSmartAccount({ tracked, staged, fromBlock }: Turn, isSmartAccount: boolean): boolean {
  return isSmartAccount && !tracked.smart_account && (staged !== null || fromBlock > 0);
}

/** Fetches until the history is complete or the turn is over. Returns faults of the sources. */
export async function fetchTurn(ctx: Context, turn: Turn, options: FetchOptions): Promise<FetchedTurn> {
  const { chain, claimed, tracked, fromBlock, staged } = turn;
  const rows = new Map<HistoryList, Activity[]>();
  const isInTime = createTurnEnd(turn, options);
  let rowCount = 0;
  let isSmartAccount = false;
  const paid: InternalRow[] = [];
  try {
    const maxRows = await rowLimits(ctx, claimed, fromBlock);
    const history = await openSource(chain, "walletHistory", options.source).fetch(claimed.address, {
      fromBlock,
      withHeadTime: !hasCapability(chain, "blocks"),
      ...(fromBlock > 0 && tracked.to_block !== null && { knownTo: tracked.to_block }),
      ...(staged && { progress: staged.lists, ...(staged.head !== null && { head: staged.head }) }),
      maxRows,
      signal: options.signal,
      mayContinue: () => isInTime(rowCount),
      onRows: (page) => {
        const list = listOf(page);
        rowCount += page[list]?.length ?? 0;
        isSmartAccount ||= showsSmartAccount(claimed.address, page);
        for (const row of page.internal ?? []) if (row.from === claimed.address) paid.push(row);
        const known = rows.get(list) ?? [];
        for (const row of historyRowsToActivity(chain, claimed.address, page)) known.push(row);
        rows.set(list, known);
        options.onPage?.({ list, rows: rowCount });
      },
      onProgress: createProgressWriter(ctx, turn),
    });
    const fetched = { history, fault: null, rows, isSmartAccount };
    const mayAct = isSmartAccount || tracked.smart_account || (staged === null && mayBeSponsored(rows));
    if (!mayAct || isNewSmartAccount(turn, isSmartAccount)) return fetched;
    return await addOperations(turn, { ...fetched, paid, maxRows: maxRows("internal") }, options);
  } catch (error) {
    if (!isChainError(error) || error.code === "ABORTED") throw error;
    return { history: null, fault: error.message, rows, isSmartAccount };
  }
}

/** Returns a function that says whether the turn continues after a number of rows. */
function createTurnEnd({ staged }: Turn, options: FetchOptions): (rows: number) => boolean {
  const limit = options.turn ?? (staged ? LATER_TURN : FIRST_TURN);
  const startedAt = performance.now();
  return (rows) => rows < limit.rows && performance.now() - startedAt < limit.ms;
}

/** Rows that may still be read of each list. Each of the four lists has a quarter of BACKFILL_MAX_ROWS. */
async function rowLimits(ctx: Context, { address, chainId }: ClaimedBackfill, fromBlock: number) {
  const counts = fromBlock > 0 ? await countRows(ctx.pg, { address, chainId, below: fromBlock }) : null;
  const most = Math.ceil(ctx.env.BACKFILL_MAX_ROWS / lists.length);
  return (list: HistoryList) => most - (counts?.get(list) ?? 0);
}

function listOf(rows: Partial<HistoryRowLists>): HistoryList {
  const list = lists.find((one) => rows[one] !== undefined);
  if (!list) throw new Error("the source gave rows of no list");
  return list;
}

/** Stores how many transactions were read, at most once a second. */
function createProgressWriter(ctx: Context, { tracked, claimed }: Turn): (progress: { transactions: number }) => void {
  let writtenAt = Date.now();
  return ({ transactions }) => {
    if (tracked.state === "ready" || Date.now() - writtenAt < PROGRESS_MS) return;
    writtenAt = Date.now();
    writeProgress(ctx.pg, claimed, transactions).catch((error: unknown) =>
      ctx.log.warn({ err: error }, "could not store the progress of a backfill"),
    );
  };
}

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
async function addOperations(turn: Turn, read: ReadLists, options: FetchOptions): Promise<FetchedTurn> {
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
function mayBeSponsored(rows: ReadonlyMap<HistoryList, readonly Activity[]>): boolean {
  const has = (list: HistoryList, ...kinds: string[]) =>
    rows.get(list)?.some(({ kind }) => kinds.includes(kind)) ?? false;
  return !has("transactions", "sent", "failed") && (has("tokens", "tokenOut") || has("nfts", "nftOut"));
}
