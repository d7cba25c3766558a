import { hasCapability } from "../chain/sources/index.ts";
import type { Context } from "../core/context.ts";
import { sqlTransaction } from "../core/transaction.ts";
import { snapshotBoards } from "../domains/scores/index.ts";
import { enqueueBackfills } from "../domains/wallets/index.ts";

/** How often tracked wallets of chains that are not followed are read again, milliseconds. */
const REFRESH_MS = 60 * 60_000;
const REFRESH_BATCH = 500;

/** Tasks of earlier versions without a handler. */
const RETIRED_TASKS = ["backfill-wallet"];

/** Stores the boards of the UTC day that ended, once, if there is history from before its end. */
export async function snapshotEndedDay(ctx: Context): Promise<void> {
  const midnight = new Date(Date.UTC(ctx.now.getUTCFullYear(), ctx.now.getUTCMonth(), ctx.now.getUTCDate()));
  const day = new Date(midnight.getTime() - 1).toISOString().slice(0, 10);
  const { rows } = await ctx.pg.query<{ due: boolean }>(
    `select exists (select 1 from score_history where at < $1)
       and not exists (select 1 from board_day where day = $2::date) as due`,
    [midnight, day],
  );
  if (rows[0]?.due) await sqlTransaction(ctx.pg, (sql) => snapshotBoards(sql, day));
}

export async function expireIdempotentRequests(ctx: Context): Promise<void> {
  await ctx.pg.query("delete from idempotent_request where expires_at < $1", [ctx.now]);
}

/** Removes jobs of an earlier version, so that they do not count as waiting. */
export async function removeRetiredJobs(ctx: Context): Promise<void> {
  await ctx.pg.query(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs where task_identifier = any($1::text[])))`,
    [RETIRED_TASKS],
  );
}

/** Queues tracked wallets last read an hour ago: all on chains that are not followed, elsewhere those whose backfill failed. */
export async function refreshWallets(ctx: Context): Promise<void> {
  const chains = ctx.env.CHAINS.filter((chain) => chain.wallets === "tracked" && hasCapability(chain, "walletHistory"));
  const unfollowed = chains.filter((chain) => !hasCapability(chain, "blocks"));
  const due = await ctx.pg.query<{ address: string; chain_id: number }>(
    `select address, chain_id from tracked_wallet t
     where checked_at < $1 and state in ('ready', 'failed')
       and (chain_id = any($2::bigint[]) or (chain_id = any($3::bigint[]) and error is not null))
       and not exists (select 1 from backfill b where b.address = t.address and b.chain_id = t.chain_id)
     order by checked_at limit ${REFRESH_BATCH}`,
    [new Date(ctx.now.getTime() - REFRESH_MS), unfollowed.map((chain) => chain.id), chains.map((chain) => chain.id)],
  );
  const wallets = due.rows.map(({ address, chain_id: chainId }) => ({ address, chainId }));
  await sqlTransaction(ctx.pg, (sql) => enqueueBackfills(sql, "refresh", wallets));
}
