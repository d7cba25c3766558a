import { hasCapability } from "../chain/capabilities.ts";
import type { Context } from "../core/context.ts";
import { WORKER_LOCK } from "../core/jobs.ts";
import { sqlTransaction } from "../core/transaction.ts";
import { enqueueBackfills } from "../domains/wallets/index.ts";

/** How often tracked wallets of chains that are not followed are read again, milliseconds. */
const REFRESH_MS = 60 * 60_000;
const REFRESH_BATCH = 500;

/** Rows of a feed deleted with one statement. */
const FEED_BATCH = 10_000;

/** Deletes entries of the feeds older than FEED_DAYS, and saved rankings that the feed no longer continues. */
export async function pruneFeeds(ctx: Context): Promise<void> {
  const until = new Date(ctx.now.getTime() - ctx.env.FEED_DAYS * 86_400_000);
  await ctx.pg.query("delete from saved_ranking where saved_at < $1", [until]);
  for (const table of ["score_feed", "identity_feed"]) {
    const text = `delete from ${table} where id in (select id from ${table} where at < $1 limit ${FEED_BATCH})`;
    let deleted: number | null;
    do deleted = (await ctx.pg.query(text, [until])).rowCount;
    while (deleted === FEED_BATCH);
  }
}

export async function expireIdempotentRequests(ctx: Context): Promise<void> {
  await ctx.pg.query("delete from idempotent_request where expires_at < $1", [ctx.now]);
  await ctx.pg.query("delete from idempotent_bytes where hour < $1", [new Date(ctx.now.getTime() - 86_400_000)]);
}

/** Removes jobs that were replaced while they ran, which have no key and no attempt left, so that they do not count as waiting. */
export async function removeReplacedJobs(ctx: Context): Promise<void> {
  await ctx.pg.query(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs where key is null and attempts >= max_attempts and locked_at is null))`,
  );
}

/** Queues backfills of tracked wallets last read an hour ago: all on chains that are not followed, elsewhere those that failed. */
export async function refreshWallets(ctx: Context): Promise<void> {
  const chains = ctx.env.CHAINS.filter((chain) => chain.wallets === "tracked" && hasCapability(chain, "walletHistory"));
  const unfollowed = chains.filter((chain) => !hasCapability(chain, "blocks"));
  const due = await ctx.pg.query<{ address: string; chain_id: number }>(
    `with waiting as materialized (select address, chain_id from backfill)
     select address, chain_id from tracked_wallet t
     where checked_at < $1 and state in ('ready', 'failed')
       and (chain_id = any($2::bigint[]) or (chain_id = any($3::bigint[]) and error is not null))
       and not exists (select 1 from waiting b where b.address = t.address and b.chain_id = t.chain_id)
     order by checked_at limit ${REFRESH_BATCH}`,
    [new Date(ctx.now.getTime() - REFRESH_MS), unfollowed.map((chain) => chain.id), chains.map((chain) => chain.id)],
  );
  const wallets = due.rows.map(({ address, chain_id: chainId }) => ({ address, chainId }));
  await sqlTransaction(ctx.pg, (sql) => enqueueBackfills(sql, "refresh", wallets));
}

/** Returns the jobs of dead workers to the queue. Taking a job from a running worker by mistake only makes it run twice. */
export async function recoverStaleJobs(ctx: Context): Promise<void> {
  const { rows } = await ctx.pg.query<{ locked_by: string }>(
    `select distinct locked_by from graphile_worker.jobs
     where locked_by is not null and locked_at < now() - interval '5 seconds' and not exists (
       select 1 from pg_locks
       where locktype = 'advisory' and classid = $1::oid and granted
         and database = (select oid from pg_database where datname = current_database())
         and objid = (hashtext(locked_by)::bigint & 4294967295)::oid)`,
    [WORKER_LOCK],
  );
  if (rows.length === 0) return;
  const dead = rows.map((row) => row.locked_by);
  await ctx.pg.query("select graphile_worker.force_unlock_workers($1::text[])", [dead]);
  ctx.log.info({ workers: dead }, "returned the jobs of dead workers to the queue");
}
