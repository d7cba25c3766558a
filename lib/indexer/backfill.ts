import type { PoolClient } from "pg";
import { isChainError } from "../chain/errors.ts";
import { fetchPast } from "../chain/explorer.ts";
import type { ExplorerOptions } from "../chain/explorer-source.ts";
import type { Past, PastList, PastRowLists } from "../chain/types.ts";
import type { ChainConfig } from "../core/chains.ts";
import type { Context } from "../core/context.ts";
import { type Sql, transaction } from "../core/db.ts";
import { lockScores, openBook, type ScoringSettings, type SourceStates } from "../domains/scores/index.ts";
import { rememberWallets } from "../domains/wallets/index.ts";
import { type ActivityKind, emptyFacts, foldActivity, type WalletFacts } from "../engine/index.ts";
import { readActivity } from "./activity-rows.ts";
import { type Cursor, lockCursor } from "./cursor.ts";
import { explorerRowsToActivity } from "./decode/explorer-rows.ts";
import { readFacts, writeFacts } from "./facts-rows.ts";
import { createPastTable } from "./past-table.ts";

/** Blocks a refresh reads again below the last one it covered: explorers may add rows late. */
const OVERLAP = 20;

/** What activity each list gives; `internal` and `transactions` both tell of value received, with and without an index. */
const listKinds = {
  transactions: { kinds: ["sent", "failed", "received", "created", "vote", "delegate"], indexed: false },
  internal: { kinds: ["received"], indexed: true },
  tokens: { kinds: ["tokenOut", "tokenIn"], indexed: null },
  nfts: { kinds: ["nftOut", "nftIn"], indexed: null },
} as const satisfies Record<PastList, { kinds: readonly ActivityKind[]; indexed: boolean | null }>;
const lists = Object.keys(listKinds) as PastList[]; // The table's keys are the lists.

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
 * at any moment leaves the old state and a repetition changes nothing. Lists that could not be read keep their old rows
 * and make the categories fed by them `stale`, or `unavailable` where they were never read. Throws
 * PastIncompleteError, after everything that was read is committed, when another try may do better.
 */
export async function backfillWallet(ctx: Context, input: BackfillInput, options: BackfillOptions): Promise<void> {
  const chain = ctx.env.CHAINS.find((one) => one.id === input.chainId);
  const tracked = await readTracked(ctx.pg, input);
  if (!chain || !tracked) return;
  if (chain.explorers.length === 0 || chain.wallets === "all") return completeFromBlocks(ctx, chain, input, options);
  await ctx.pg.query(
    `update tracked_wallet set state = 'syncing', transactions = 0
     where address = $1 and chain_id = $2 and state in ('queued', 'failed')`,
    [input.address, input.chainId],
  );
  const client = await ctx.pg.connect();
  try {
    await fetchAndReplace(ctx, client, { chain, tracked, ...input }, options);
    client.release();
  } catch (error) {
    // The session holds rows of this wallet.
    client.release(error instanceof PastIncompleteError ? undefined : true);
    throw error;
  }
}

interface Tracked {
  state: string;
  sources: SourceStates;
  truncated: boolean;
  from_block: number | null;
  to_block: number | null;
}

async function readTracked(sql: Sql, input: BackfillInput, lock = ""): Promise<Tracked | undefined> {
  const { rows } = await sql.query<Tracked>(
    `select state, sources, truncated, from_block, to_block from tracked_wallet
     where address = $1 and chain_id = $2 ${lock}`,
    [input.address, input.chainId],
  );
  return rows[0];
}

interface Job extends BackfillInput {
  chain: ChainConfig;
  tracked: Tracked;
}

async function fetchAndReplace(ctx: Context, client: PoolClient, job: Job, options: BackfillOptions): Promise<void> {
  const { address, chain, tracked } = job;
  const fromBlock = firstBlock(job);
  const table = createPastTable(client, options.held);
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
  const retry = await transaction(oneClient(client), async (sql) => {
    const cursor = chain.rpcUrls.length > 0 ? await lockCursor(sql, chain.id) : null;
    const now = await readTracked(sql, job, "for update");
    if (!now) return null;
    // Blocks above this one are followed over RPC; the explorer's rows of them would count twice.
    const until = cursor ? (now.to_block ?? chain.startBlock - 1) : (past?.head ?? now.to_block ?? -1);
    const behind = past !== null && past.head < until;
    const faults = fault !== null ? [fault] : [];
    if (past && behind) faults.push(`The explorer is at block ${past.head}, behind block ${until}.`);
    const sources: SourceStates = { ...now.sources };
    let truncated = fromBlock > 0 && tracked.truncated;
    for (const list of lists) {
      const result = past?.lists[list];
      if (result?.state === "ok" && !behind) {
        const { kinds, indexed } = listKinds[list];
        await table.replace(sql, { address, chainId: chain.id, list, kinds, indexed, fromBlock, until });
        sources[list] = "ok";
        truncated ||= result.truncated;
      } else {
        sources[list] = now.sources[list] === "ok" || now.sources[list] === "stale" ? "stale" : "unavailable";
        if (result?.error) faults.push(`${list}: ${result.error.message}`);
      }
    }
    await finish(sql, {
      job,
      cursor,
      settings: options.settings,
      sources,
      truncated,
      fromBlock: now.from_block ?? 0,
      toBlock: cursor || !past || faults.length > 0 ? now.to_block : until,
      error: faults.length > 0 ? faults.join("; ") : null,
      source: past?.source ?? null,
    });
    return faults.length > 0 ? faults.join("; ") : null;
  });
  await table.clear();
  if (retry !== null) throw new PastIncompleteError(retry);
}

/** Where to read from: a wallet that is covered on a chain without RPC is read on from there. */
function firstBlock({ chain, tracked }: Job): number {
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
function progressReporter(ctx: Context, job: Job): (transactions: number) => void {
  let told = 0;
  return (transactions) => {
    if (job.tracked.state === "ready" || Date.now() - told < 1_000) return;
    told = Date.now();
    ctx.pg
      .query("update tracked_wallet set transactions = $3 where address = $1 and chain_id = $2 and state = 'syncing'", [
        job.address,
        job.chainId,
        transactions,
      ])
      .catch((error: unknown) => ctx.log.warn({ err: error }, "could not note the progress of a back-fill"));
  };
}

/** A pool of one connection, for a transaction on a session that is held already. */
function oneClient(client: PoolClient): Parameters<typeof transaction>[0] {
  // The client itself must run the queries: it keeps its state on `this`.
  const held = { query: client.query.bind(client), release: () => {} };
  return { connect: async () => held } as unknown as Parameters<typeof transaction>[0]; // All that transaction() asks of a pool.
}

interface Completion {
  job: Pick<Job, "chain" | "address" | "chainId">;
  /** Null on chains that are read through explorers alone. */
  cursor: Cursor | null;
  settings: ScoringSettings;
  sources: SourceStates;
  truncated: boolean;
  fromBlock: number;
  toBlock: number | null;
  error: string | null;
  source: string | null;
}

/** Fold what is there, score it, and say how far it reaches. Hold the cursor's lock where there is one. */
async function finish(sql: Sql, done: Completion): Promise<void> {
  const { chain, address } = done.job;
  const now = new Date();
  const { facts, oldest } = await foldWallet(sql, chain.id, address);
  await rememberWallets(sql, [address], now);
  await writeFacts(sql, chain.id, [facts], new Map([[address, oldest]]));
  const read = done.sources.transactions !== "unavailable";
  const whole = Object.values(done.sources).every((state) => state === "ok");
  await sql.query(
    `update tracked_wallet set state = $3, transactions = $4, truncated = $5, error = $6, source = coalesce($7, source),
       from_block = $8, to_block = $9, sources = $10::jsonb, checked_at = $11,
       ready_at = case when $3 = 'ready' then coalesce(ready_at, $11) else ready_at end
     where address = $1 and chain_id = $2`,
    [
      address,
      chain.id,
      read ? "ready" : "failed",
      facts.sent + facts.failed,
      done.truncated,
      done.error,
      done.source,
      done.fromBlock,
      done.toBlock,
      JSON.stringify(done.sources),
      now,
    ],
  );
  await lockScores(sql);
  const book = openBook(sql, done.settings);
  const time = facts.lastSeenAt ?? done.cursor?.newest?.time ?? 0;
  const source = { chainId: chain.id, number: facts.block ?? done.toBlock ?? 0, hash: null, time };
  for (const subject of await book.load([address])) book.score(subject, chain.id, { cause: "transactions", source });
  // While something is still to be fetched the score is told to nobody.
  await book.flush({ now, silent: !whole });
}

async function foldWallet(sql: Sql, chainId: number, wallet: string): Promise<{ facts: WalletFacts; oldest: number }> {
  let facts = emptyFacts(wallet, chainId);
  let oldest = -1;
  await readActivity(sql, { chainId, wallets: [wallet] }, (rows) => {
    if (oldest < 0) oldest = rows[0]?.blockNumber ?? -1;
    facts = foldActivity(facts, rows);
  });
  return { facts, oldest };
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
    const tracked = await readTracked(sql, input, "for update");
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
    await finish(sql, {
      job: { ...input, chain },
      cursor,
      settings: options.settings,
      sources: {},
      truncated,
      fromBlock,
      toBlock: followed ? (cursor.newest?.number ?? null) : tracked.to_block,
      error,
      source: null,
    });
  });
}
