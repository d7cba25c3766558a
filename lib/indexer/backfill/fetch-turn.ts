import { isChainError } from "../../chain/errors.ts";
import { openSource } from "../../chain/sources/index.ts";
import type { SourceOptions } from "../../chain/sources/source.ts";
import type { HistoryList, HistoryRowLists, WalletHistory } from "../../chain/wallet-history.ts";
import type { ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { ClaimedBackfill } from "../../domains/wallets/index.ts";
import type { Activity } from "../../engine/index.ts";
import { historyRowsToActivity, showsSmartAccount } from "../decode/history-rows.ts";
import { countRows, lists } from "./history-lists.ts";
import type { BackfillProgress } from "./staged-history.ts";
import { type TrackedWallet, writeProgress } from "./tracked-wallets.ts";

/** A turn asks for no further page after so many rows or milliseconds. Its rows wait in memory, about 500 bytes each. */
const FIRST_TURN = { rows: 1_000, ms: 20_000 };
const LATER_TURN = { rows: 2_000, ms: 20_000 };
/** Shortest time between two writes of the progress. */
const PROGRESS_MS = 1_000;

export interface FetchOptions {
  signal: AbortSignal;
  /** Given by tests. */
  source?: SourceOptions;
  /** Given by tests. */
  turn?: { rows: number; ms: number };
}

/** A turn of a backfill: what it fetches, from where. */
export interface Turn {
  chain: ChainConfig;
  claimed: ClaimedBackfill;
  tracked: TrackedWallet;
  /** First block to read; activity before it stays. */
  fromBlock: number;
  /** What earlier turns staged. */
  staged: BackfillProgress | null;
}

/** What a turn fetched. */
export interface FetchedTurn {
  /** Null: no source gave its newest block. */
  history: WalletHistory | null;
  fault: string | null;
  /** By list. */
  rows: ReadonlyMap<HistoryList, readonly Activity[]>;
  /** The rows show a smart account, whose acts they hold in part. */
  isSmartAccount: boolean;
}

/** Fetches until the history is whole or the turn is over. Faults of the sources are returned. */
export async function fetchTurn(ctx: Context, turn: Turn, options: FetchOptions): Promise<FetchedTurn> {
  const { chain, claimed, fromBlock, staged } = turn;
  const rows = new Map<HistoryList, Activity[]>();
  const limit = options.turn ?? (staged ? LATER_TURN : FIRST_TURN);
  const startedAt = performance.now();
  let rowCount = 0;
  let isSmartAccount = false;
  try {
    const history = await openSource(chain, "walletHistory", options.source).fetch(claimed.address, {
      fromBlock,
      ...(staged && { progress: staged.lists, ...(staged.head !== null && { head: staged.head }) }),
      maxRows: await rowLimits(ctx, claimed, fromBlock),
      signal: options.signal,
      mayContinue: () => rowCount < limit.rows && performance.now() - startedAt < limit.ms,
      onRows: (page) => {
        const list = listOf(page);
        rowCount += page[list]?.length ?? 0;
        isSmartAccount ||= showsSmartAccount(claimed.address, page);
        const known = rows.get(list) ?? [];
        for (const row of historyRowsToActivity(chain, claimed.address, page)) known.push(row);
        rows.set(list, known);
      },
      onProgress: createProgressWriter(ctx, turn),
    });
    return { history, fault: null, rows, isSmartAccount };
  } catch (error) {
    if (!isChainError(error) || error.code === "ABORTED") throw error;
    return { history: null, fault: error.message, rows, isSmartAccount };
  }
}

/** Rows that may still be read of each list: a wallet has at most BACKFILL_MAX_ROWS on a chain, each list a quarter. */
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
