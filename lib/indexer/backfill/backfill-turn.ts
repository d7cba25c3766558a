import { hasCapability } from "../../chain/capabilities.ts";
import type { ChainError } from "../../chain/errors.ts";
import type { ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { storeExplorerFaults } from "../../core/explorer-faults.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import type { ScoringSettings } from "../../domains/scores/index.ts";
import type { ClaimedBackfill } from "../../domains/wallets/index.ts";
import { DAY } from "../../engine/index.ts";
import { markSmartAccount, type TrackedWallet, writeProgress } from "../tracked-wallets.ts";
import { completeFromBlocks, isReadFromBlocks } from "./complete-histories.ts";
import { fetchTurn, isNewSmartAccount } from "./fetch-turn.ts";
import { writeGrouped } from "./history-group.ts";
import { lists } from "./history-lists.ts";
import { readListedAttestations } from "./listed-attestations.ts";
import { stageRetainedHistory } from "./retained-history.ts";
import { type BackfillProgress, finishBackfills, isOldHistory, lockClaims, stageTurn } from "./staged-history.ts";
import { type BegunTurn, type FetchedTurn, type FetchOptions, OVERLAP, type Turn } from "./turn.ts";

export interface BackfillOptions extends FetchOptions {
  settings: ScoringSettings;
  /** Called when the whole history is fetched and waits to be written. */
  onFetched?: () => void;
}

/** The history could not be read completely; another turn may succeed. */
export class HistoryIncompleteError extends Error {
  override readonly name = "HistoryIncompleteError";
}

/**
 * One turn of fetching a tracked wallet's history on one chain, from what {@link beginTurns} returned for it.
 *
 * 1. The wallet turns out to be a smart account: its history is read again, with the logs of its acts.
 * 2. The turn ends before the history does: its rows are staged, and the backfill goes to the end of its queue.
 * 3. The history is whole: its rows, with those staged before, replace the wallet's old ones in one transaction with the
 *    facts and the score. Histories that become ready at the same time share a transaction.
 * 4. A list cannot be read: its old rows stay, and the categories that need it become `stale`, or `unavailable` if it was never
 *    read. What was read is committed and the next attempt queued; then HistoryIncompleteError is thrown.
 *
 * A kill at any time leaves the state after the turn before. On any other error the claim is still held.
 */
export async function backfillTurn(
  ctx: Context,
  claimed: ClaimedBackfill,
  begun: BegunTurn | undefined,
  options: BackfillOptions,
): Promise<"done" | "continues"> {
  const { settings } = options;
  const chain = ctx.env.CHAINS.find((one) => one.id === claimed.chainId);
  if (!chain || !begun) {
    await finishBackfills(ctx.pg, [claimed]);
    return "done";
  }
  if (isReadFromBlocks(chain)) {
    await completeFromBlocks(ctx, chain, claimed, settings);
    return "done";
  }
  const started = begun.isRetained && begun.staged === null ? await stageRetainedHistory(ctx, claimed, begun) : begun;
  const { tracked, staged } = started;
  const turn: Turn = { chain, claimed, ...started, fromBlock: staged?.fromBlock ?? firstBlock(chain, tracked) };
  const fetched = await fetchAndNote(ctx, turn, options);
  if (isNewSmartAccount(turn, fetched.isSmartAccount)) {
    await restart(ctx, claimed);
    return "continues";
  }
  // This is true whatever happens to the turn's rows.
  if (fetched.isSmartAccount) await markSmartAccount(ctx.pg, claimed);
  if (isUnfinished(fetched)) {
    await stage(ctx, turn, fetched);
    return "continues";
  }
  options.onFetched?.();
  const retry = await writeGrouped(ctx.pg, { chain, settings }, { ...turn, ...fetched });
  if (retry !== null) throw new HistoryIncompleteError(retry);
  return "done";
}

/** Fetches a turn, with the attestations if it is the last one, and stores which explorers failed during it. */
async function fetchAndNote(ctx: Context, turn: Turn, options: BackfillOptions): Promise<FetchedTurn> {
  const answers = new Map<string, { status: number | null; error: string } | null>();
  const onExplorer = (host: string, error: ChainError | null) => {
    if (error) answers.set(host, { status: error.status ?? null, error: error.message });
    else if (!answers.has(host)) answers.set(host, null);
  };
  const noted = { ...options, source: { ...options.source, now: ctx.now, onExplorer } };
  try {
    const fetched = await fetchTurn(ctx, turn, noted);
    await storeHead(ctx, turn, fetched);
    if (isUnfinished(fetched) || isNewSmartAccount(turn, fetched.isSmartAccount)) return fetched;
    return { ...fetched, attested: await readListedAttestations(ctx, turn, fetched, noted) };
  } finally {
    await storeExplorerFaults(ctx.pg, turn.chain.id, answers).catch((err: unknown) =>
      ctx.log.warn({ err }, "could not store which explorers fail"),
    );
  }
}

/**
 * Stores the explorer's newest block if it is of another day, on a chain without nodes: what wallets did ages with these days. Where the
 * explorer does not give the block's time, blocks that it did not have before are of today.
 */
async function storeHead({ pg, now }: Context, { chain, headDay }: Turn, { history }: FetchedTurn): Promise<void> {
  if (history?.headAt === undefined || hasCapability(chain, "blocks")) return;
  const time = Math.max(history.headAt ?? Math.floor(now.getTime() / 1_000), history.newestAt ?? 0);
  if (Math.floor(time / DAY) === headDay) return;
  await pg.query(
    `insert into explorer_head as e (chain_id, block_number, block_time, guessed) values ($1, $2, $3, $4)
     on conflict (chain_id) do update set
       block_number = excluded.block_number, block_time = excluded.block_time, guessed = excluded.guessed
     where excluded.block_time / ${DAY} <> e.block_time / ${DAY}
       and case when excluded.guessed then excluded.block_number > e.block_number and excluded.block_time > e.block_time
         else excluded.block_number >= e.block_number or e.guessed end`,
    [chain.id, history.target, time, history.headAt === null],
  );
}

/** The first block to read. If blocks are not followed, reading continues after a complete history, with an overlap. */
function firstBlock(chain: ChainConfig, tracked: TrackedWallet): number {
  if (hasCapability(chain, "blocks") || tracked.to_block === null) return 0;
  if (lists.some((list) => tracked.sources[list] !== "ok")) return 0;
  return Math.max(0, tracked.to_block - OVERLAP);
}

function isUnfinished({ history }: FetchedTurn): boolean {
  return history !== null && Object.values(history.lists).some((list) => list.state === "open");
}

async function restart(ctx: Context, claimed: ClaimedBackfill): Promise<void> {
  await sqlTransaction(ctx.pg, async (sql) => {
    if ((await lockClaims(sql, [claimed])).size === 0) return;
    await markSmartAccount(sql, claimed);
    await restartHistory(sql, claimed);
    await requeueTurn(sql, claimed);
  });
}

/** Ends a turn with more to come: the backfill goes to the end of its queue. */
async function requeueTurn(sql: Sql, { claim }: ClaimedBackfill): Promise<void> {
  await sql.query(
    `update backfill set claim = null, turns = turns + 1, attempts = 0, queued_at = now(), due_at = now()
     where claim = $1`,
    [claim],
  );
}

/** Deletes the rows of earlier turns, so that the history is read again from the first block. */
async function restartHistory(sql: Sql, { claim, address, chainId }: ClaimedBackfill): Promise<void> {
  await sql.query("delete from staged_activity where wallet = $1 and chain_id = $2", [address, chainId]);
  const progress: BackfillProgress = { fromBlock: 0, head: null, lists: {} };
  await sql.query("update backfill set progress = $2 where claim = $1", [claim, progress]);
}

/** Stores what a turn fetched, for the next one to continue from. */
async function stage(
  ctx: Context,
  { claimed, fromBlock, staged }: Turn,
  { history, rows }: FetchedTurn,
): Promise<void> {
  if (!history) return;
  await sqlTransaction(ctx.pg, async (sql) => {
    await writeProgress(sql, claimed, history.lists.transactions.count);
    if ((await lockClaims(sql, [claimed])).size === 0) return;
    const isOld = isOldHistory(history, staged);
    await stageTurn(sql, { claimed, history, fromBlock, rows, isBehind: false, isOld });
    await requeueTurn(sql, claimed);
  });
}
