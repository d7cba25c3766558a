import { isChainError } from "../chain/errors.ts";
import { fetchPast } from "../chain/explorer.ts";
import type { ExplorerOptions } from "../chain/explorer-source.ts";
import type { Past, PastList, PastRowLists } from "../chain/types.ts";
import type { ChainConfig } from "../core/chains.ts";
import type { Context } from "../core/context.ts";
import type { Sql } from "../core/db.ts";
import { sqlTransaction } from "../core/transaction.ts";
import type { ScoringSettings } from "../domains/scores/index.ts";
import type { ClaimedBackfill } from "../domains/wallets/index.ts";
import type { Activity } from "../engine/index.ts";
import { lockCursor } from "./cursor.ts";
import { explorerRowsToActivity } from "./decode/explorer-rows.ts";
import { readFacts } from "./facts-rows.ts";
import { writeWithOthers } from "./past-group.ts";
import {
  type BackfillProgress,
  finishBackfills,
  lockClaims,
  progressOf,
  readProgress,
  requeueTurn,
  stageTurn,
} from "./staged-history.ts";
import { completePasts, countRows, type FetchedPast, lists, readTracked, type Tracked } from "./write-pasts.ts";

/** Blocks a refresh reads again below the last one it covered: explorers may add rows late. */
const OVERLAP = 20;

/** After so many rows or milliseconds a turn asks for no further page. Its rows wait in memory, about 500 bytes each. */
export const TURN = { rows: 10_000, ms: 20_000 };

export interface BackfillOptions {
  settings: ScoringSettings;
  signal: AbortSignal;
  /** Given by tests. */
  explorer?: ExplorerOptions;
  /** Given by tests. */
  turn?: { rows: number; ms: number };
}

/** The past could not be read whole; another turn is to try again. */
export class PastIncompleteError extends Error {
  override readonly name = "PastIncompleteError";
}

/**
 * One turn of fetching the past of a tracked wallet on one chain. A turn that does not come to the end stages its rows and
 * sends the back-fill to the back of its line; the one that does scores the past, once: the staged rows take the place of
 * the old ones in one transaction with the facts and the score. A kill at any moment leaves what the turn before left, and
 * pasts that are ready at once share a transaction. Lists that could not be read keep their old rows and make the categories
 * fed by them `stale`, or `unavailable` where they were never read. Throws PastIncompleteError, after everything that was
 * read is committed and the next try is enqueued; where it throws anything else the claim is still held.
 */
export async function backfillTurn(
  ctx: Context,
  claimed: ClaimedBackfill,
  options: BackfillOptions,
): Promise<"done" | "continues"> {
  const { address } = claimed;
  const chain = ctx.env.CHAINS.find((one) => one.id === claimed.chainId);
  const begun = chain && (await readProgress(ctx.pg, claimed));
  const tracked = begun && (await begin(ctx, claimed, begun.progress !== null));
  if (!tracked) {
    await finishBackfills(ctx.pg, [claimed]);
    return "done";
  }
  if (chain.explorers.length === 0 || chain.wallets === "all") {
    await completeFromBlocks(ctx, chain, claimed, options);
    return "done";
  }
  const staged = begun.progress;
  const fromBlock = staged?.fromBlock ?? firstBlock(chain, tracked);
  const turn: Turn = { chain, claimed, tracked, fromBlock, staged };
  const { past, fault, rows } = await fetchTurn(ctx, turn, options);
  if (past && Object.values(past.lists).some((list) => list.state === "open")) {
    await stage(ctx, { claimed, past, fromBlock, rows });
    return "continues";
  }
  const fetched: FetchedPast = {
    address,
    claimed,
    past,
    fault,
    rows,
    staged,
    fromBlock,
    wasTruncated: tracked.truncated,
  };
  const retry = await writeWithOthers(ctx.pg, { chain, settings: options.settings }, fetched);
  if (retry !== null) throw new PastIncompleteError(retry);
  return "done";
}

/** Note that the past is being fetched. Undefined: nobody asked for it. */
async function begin(ctx: Context, input: ClaimedBackfill, wasBegun: boolean): Promise<Tracked | undefined> {
  const { rows } = await ctx.pg.query<Tracked>(
    `update tracked_wallet set
       state = case when state in ('queued', 'failed') then 'syncing' else state end,
       transactions = case when state in ('queued', 'failed') and not $3 then 0 else transactions end
     where address = $1 and chain_id = $2 returning address, state, sources, truncated, from_block, to_block`,
    [input.address, input.chainId, wasBegun],
  );
  return rows[0];
}

interface Turn {
  chain: ChainConfig;
  claimed: ClaimedBackfill;
  tracked: Tracked;
  fromBlock: number;
  staged: BackfillProgress | null;
}

/** Fetch until the past is whole or the turn is over. */
async function fetchTurn(ctx: Context, turn: Turn, options: BackfillOptions) {
  const { chain, claimed, fromBlock, staged } = turn;
  const rows = new Map<PastList, Activity[]>();
  const report = progressReporter(ctx, turn);
  const limit = options.turn ?? TURN;
  const begunAt = performance.now();
  let taken = 0;
  let past: Past | null = null;
  let fault: string | null = null;
  try {
    past = await fetchPast(chain, claimed.address, {
      ...options.explorer,
      fromBlock,
      ...(staged && { progress: staged.lists, ...(staged.head !== null && { head: staged.head }) }),
      maxRows: await roomLeft(ctx, claimed, fromBlock),
      signal: options.signal,
      mayGoOn: () => taken < limit.rows && performance.now() - begunAt < limit.ms,
      onRows: (given) => {
        const list = listOf(given);
        taken += given[list]?.length ?? 0;
        const known = rows.get(list) ?? [];
        for (const row of explorerRowsToActivity(chain.id, claimed.address, given)) known.push(row);
        rows.set(list, known);
      },
      onProgress: ({ transactions }) => report(transactions),
    });
  } catch (error) {
    if (!isChainError(error) || error.code === "ABORTED") throw error;
    fault = error.message;
  }
  return { past, fault, rows };
}

/** How many rows of each list may still be read: a wallet has at most BACKFILL_MAX_ROWS on a chain, each list a quarter. */
async function roomLeft(ctx: Context, { address, chainId }: ClaimedBackfill, fromBlock: number) {
  const counts = fromBlock > 0 ? await countRows(ctx.pg, { address, chainId, below: fromBlock }) : null;
  const most = Math.ceil(ctx.env.BACKFILL_MAX_ROWS / lists.length);
  return (list: PastList) => most - (counts?.get(list) ?? 0);
}

/** Keep what a turn fetched, for the next one to go on from. */
async function stage(
  ctx: Context,
  turn: { claimed: ClaimedBackfill; past: Past; fromBlock: number; rows: Map<PastList, Activity[]> },
): Promise<void> {
  const { claimed, past, fromBlock } = turn;
  await sqlTransaction(ctx.pg, async (sql) => {
    await noteTransactions(sql, claimed, past.lists.transactions.count);
    if ((await lockClaims(sql, [claimed])).size === 0) return;
    const rows = [...turn.rows.values()].flat();
    await stageTurn(sql, { claimed, progress: progressOf(past, fromBlock, false), rows });
    await requeueTurn(sql, claimed);
  });
}

/** Where to read from: a wallet that is covered on a chain without RPC is read on from there. */
function firstBlock(chain: ChainConfig, tracked: Tracked): number {
  if (chain.rpcUrls.length > 0 || tracked.to_block === null) return 0;
  if (lists.some((list) => tracked.sources[list] !== "ok")) return 0;
  return Math.max(0, tracked.to_block - OVERLAP);
}

function listOf(rows: Partial<PastRowLists>): PastList {
  const list = lists.find((one) => rows[one] !== undefined);
  if (!list) throw new Error("the explorer client gave rows of no list");
  return list;
}

/** Note how many transactions were read, not more than once a second. */
function progressReporter(ctx: Context, { tracked, claimed }: Turn): (transactions: number) => void {
  let noted = Date.now();
  return (transactions) => {
    if (tracked.state === "ready" || Date.now() - noted < 1_000) return;
    noted = Date.now();
    noteTransactions(ctx.pg, claimed, transactions).catch((error: unknown) =>
      ctx.log.warn({ err: error }, "could not note the progress of a back-fill"),
    );
  };
}

async function noteTransactions(sql: Sql, { address, chainId }: ClaimedBackfill, transactions: number): Promise<void> {
  await sql.query(
    "update tracked_wallet set transactions = $3 where address = $1 and chain_id = $2 and state = 'syncing'",
    [address, chainId, transactions],
  );
}

/** On a chain whose blocks hold all there is to know, or all that can be known, what was read from them is the past. */
async function completeFromBlocks(
  ctx: Context,
  chain: ChainConfig,
  claimed: ClaimedBackfill,
  options: BackfillOptions,
): Promise<void> {
  const { address } = claimed;
  await sqlTransaction(ctx.pg, async (sql) => {
    const cursor = await lockCursor(sql, chain.id);
    const [tracked] = await readTracked(sql, chain.id, [address]);
    await finishBackfills(sql, [claimed]);
    if (!tracked || tracked.state === "ready") return;
    const followed = chain.wallets === "all";
    const known = (await readFacts(sql, chain.id, [address])).has(address);
    const fromBlock = followed ? chain.startBlock : (tracked.to_block ?? chain.startBlock - 1) + 1;
    const truncated = fromBlock > 0;
    const error =
      truncated && !followed
        ? `No explorer is configured for chain ${chain.id}: what came before block ${fromBlock} is not known.`
        : null;
    if (followed && known) {
      await sql.query(
        `update tracked_wallet set state = 'ready', from_block = $3, to_block = $4, checked_at = $5, ready_at = $5,
           truncated = $6, transactions = (
             select count(*) from activity where wallet = $1 and chain_id = $2 and kind in ('sent', 'failed'))
         where address = $1 and chain_id = $2`,
        [address, chain.id, fromBlock, cursor.newest?.number ?? null, new Date(), truncated],
      );
      return;
    }
    const toBlock = followed ? (cursor.newest?.number ?? null) : tracked.to_block;
    await completePasts(sql, { chain, cursor, settings: options.settings }, [
      { address, sources: {}, truncated, fromBlock, toBlock, error, source: null },
    ]);
  });
}
