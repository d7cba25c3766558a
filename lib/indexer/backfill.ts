import { isChainError } from "../chain/errors.ts";
import { fetchPast } from "../chain/explorer.ts";
import type { ExplorerOptions } from "../chain/explorer-source.ts";
import type { Past, PastList, PastRowLists } from "../chain/types.ts";
import type { ChainConfig } from "../core/chains.ts";
import type { Context } from "../core/context.ts";
import { transaction } from "../core/db.ts";
import type { ScoringSettings } from "../domains/scores/index.ts";
import { lockCursor } from "./cursor.ts";
import { explorerRowsToActivity } from "./decode/explorer-rows.ts";
import { readFacts } from "./facts-rows.ts";
import { writeWithOthers } from "./past-group.ts";
import { createPastTable, type PastTable } from "./past-table.ts";
import { completePasts, lists, readTracked, type Tracked } from "./write-pasts.ts";

/** Blocks a refresh reads again below the last one it covered: explorers may add rows late. */
const OVERLAP = 20;

export interface BackfillInput {
  address: string;
  chainId: number;
}

export interface BackfillOptions {
  settings: ScoringSettings;
  signal: AbortSignal;
  /** Given by tests. */
  explorer?: ExplorerOptions;
  /** Rows of a past that wait in memory; given by tests. */
  held?: number;
}

/** The past could not be read whole; the job is to be tried again. */
export class PastIncompleteError extends Error {
  override readonly name = "PastIncompleteError";
}

/**
 * Fetch the past of a tracked wallet on one chain and score it, once, when all is there. What is fetched waits outside the
 * tables others read and takes the place of the old rows in one transaction with the facts and the score, so that a kill
 * at any moment leaves the old state and a repetition changes nothing; pasts that are ready at once share a transaction.
 * Lists that could not be read keep their old rows and make the categories fed by them `stale`, or `unavailable` where
 * they were never read. Throws PastIncompleteError, after everything that was read is committed, when another try may do
 * better.
 */
export async function backfillWallet(ctx: Context, input: BackfillInput, options: BackfillOptions): Promise<void> {
  const chain = ctx.env.CHAINS.find((one) => one.id === input.chainId);
  if (!chain) return;
  if (chain.explorers.length === 0 || chain.wallets === "all") return completeFromBlocks(ctx, chain, input, options);
  const tracked = await begin(ctx, input);
  if (!tracked) return;
  const table = createPastTable(ctx.pg, options.held);
  try {
    const fromBlock = firstBlock(chain, tracked);
    const fetched = await fetchInto(ctx, table, { chain, tracked, fromBlock, address: input.address }, options);
    const retry = await writeWithOthers(ctx.pg, { chain, settings: options.settings }, fetched);
    if (retry !== null) throw new PastIncompleteError(retry);
  } finally {
    await table.close();
  }
}

/** Note that the past is being fetched. Undefined: nobody asked for it. */
async function begin(ctx: Context, input: BackfillInput): Promise<Tracked | undefined> {
  const { rows } = await ctx.pg.query<Tracked>(
    `update tracked_wallet set
       state = case when state in ('queued', 'failed') then 'syncing' else state end,
       transactions = case when state in ('queued', 'failed') then 0 else transactions end
     where address = $1 and chain_id = $2 returning address, state, sources, truncated, from_block, to_block`,
    [input.address, input.chainId],
  );
  return rows[0];
}

interface Job {
  chain: ChainConfig;
  address: string;
  tracked: Tracked;
  fromBlock: number;
}

async function fetchInto(ctx: Context, table: PastTable, job: Job, options: BackfillOptions) {
  const { chain, address, fromBlock, tracked } = job;
  const report = progressReporter(ctx, job);
  let past: Past | null = null;
  let fault: string | null = null;
  try {
    past = await fetchPast(chain, address, {
      ...options.explorer,
      fromBlock,
      signal: options.signal,
      onRows: (rows) => table.add(listOf(rows), explorerRowsToActivity(chain.id, address, rows)),
      onProgress: ({ transactions }) => report(transactions),
    });
  } catch (error) {
    if (!isChainError(error) || error.code === "ABORTED") throw error;
    fault = error.message;
  }
  return { address, past, fault, table, fromBlock, wasTruncated: tracked.truncated };
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

/** Tell how many transactions were read, not more than once a second. */
function progressReporter(ctx: Context, { tracked, address, chain }: Job): (transactions: number) => void {
  let told = Date.now();
  return (transactions) => {
    if (tracked.state === "ready" || Date.now() - told < 1_000) return;
    told = Date.now();
    ctx.pg
      .query("update tracked_wallet set transactions = $3 where address = $1 and chain_id = $2 and state = 'syncing'", [
        address,
        chain.id,
        transactions,
      ])
      .catch((error: unknown) => ctx.log.warn({ err: error }, "could not note the progress of a back-fill"));
  };
}

/** On a chain whose blocks hold all there is to know, or all that can be known, what was read from them is the past. */
async function completeFromBlocks(
  ctx: Context,
  chain: ChainConfig,
  input: BackfillInput,
  options: BackfillOptions,
): Promise<void> {
  await transaction(ctx.pg, async (sql) => {
    const cursor = await lockCursor(sql, chain.id);
    const [tracked] = await readTracked(sql, chain.id, [input.address]);
    if (!tracked || tracked.state === "ready") return;
    const followed = chain.wallets === "all";
    const known = (await readFacts(sql, chain.id, [input.address])).has(input.address);
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
        [input.address, chain.id, fromBlock, cursor.newest?.number ?? null, new Date(), truncated],
      );
      return;
    }
    const toBlock = followed ? (cursor.newest?.number ?? null) : tracked.to_block;
    await completePasts(sql, { chain, cursor, settings: options.settings }, [
      { address: input.address, sources: {}, truncated, fromBlock, toBlock, error, source: null },
    ]);
  });
}
