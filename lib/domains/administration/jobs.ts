import { hasCapability } from "../../chain/capabilities.ts";
import { audit, auditSql } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { enqueueJobs } from "../../core/jobs.ts";
import { requireRole } from "../../core/operators.ts";
import { sqlTransaction, transaction } from "../../core/transaction.ts";
import { canPublish } from "../epochs/index.ts";
import { enqueueBackfills } from "../wallets/index.ts";
import type { Backfill, Job, ReadOnce, RequestedTask } from "./schemas.ts";

/** Rows of each list. */
const MOST = 100;

/**
 * Jobs and backfills that are not complete: failed ones first, then running and waiting ones; and what is stored of wallets that are read once.
 * Throws FORBIDDEN.
 */
export async function listWork(ctx: Context): Promise<{ jobs: Job[]; backfills: Backfill[]; readOnce: ReadOnce }> {
  requireRole(ctx, "reader");
  const [jobs, backfills] = await Promise.all([ctx.pg.query<JobRow>(JOBS), ctx.pg.query<BackfillRow>(BACKFILLS)]);
  const [stored, developers] = await Promise.all([
    ctx.pg.query<Omit<ReadOnce, "developers">>(READ_ONCE),
    ctx.pg.query<ReadOnce["developers"][number]>(READ_ONCE_FOR),
  ]);
  return {
    readOnce: { wallets: 0, waiting: 0, bytes: 0, ...stored.rows[0], developers: developers.rows },
    jobs: jobs.rows.map(({ runAt, ...job }) => ({ ...job, runAt: runAt.toISOString() })),
    backfills: backfills.rows.map(({ dueAt, ...backfill }) => ({ ...backfill, dueAt: dueAt.toISOString() })),
  };
}

type JobRow = Omit<Job, "runAt"> & { runAt: Date };
const JOBS = `select id::text, task_identifier as task, attempts, max_attempts as "maxAttempts", run_at as "runAt",
    left(last_error, 500) as error,
    case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed' else 'waiting' end as state
  from graphile_worker.jobs
  order by locked_at is null and attempts >= max_attempts desc, locked_at is not null desc, run_at, id limit ${MOST}`;

type BackfillRow = Omit<Backfill, "dueAt"> & { dueAt: Date };
const BACKFILLS = `select b.address as wallet, b.chain_id as "chainId", b.attempts, b.due_at as "dueAt", left(t.error, 500) as error,
    case when b.claim is not null and b.due_at > now() then 'running' when b.attempts > 0 then 'failed' else 'waiting' end as state
  from backfill b left join tracked_wallet t on t.address = b.address and t.chain_id = b.chain_id
  order by b.attempts desc, b.due_at, b.address, b.chain_id limit ${MOST}`;

const READ_ONCE = `select count(*)::int as wallets, count(due_at)::int as waiting,
    (select sum(pg_total_relation_size(name::regclass))::bigint
     from unnest(array['once_wallet', 'once_history', 'once_question']) as name) as bytes
  from once_wallet`;
/** The asker of a question is a developer, a visitor of its policy or of its publishable key, or a visitor of pages. */
const READ_ONCE_FOR = `select coalesce(q.payer, d.id) as "developerId", count(distinct q.address)::int as wallets,
    count(distinct q.address) filter (where w.due_at is not null)::int as waiting,
    count(*) filter (where q.reads and q.asked_at > clock_timestamp() - interval '1 day')::int as "readsToday"
  from once_question q join once_wallet w using (address) left join developer d on d.id = coalesce(substring(q.asker from ' of (.*)$'), q.asker)
  group by 1 order by wallets desc, 1 limit ${MOST}`;

/** Makes a failed or waiting job due now. Throws FORBIDDEN, NOT_FOUND. */
export async function retryJob(ctx: Context, input: { jobId: string }): Promise<void> {
  requireRole(ctx, "operator");
  const id = /^[0-9]{1,18}$/.test(input.jobId) ? input.jobId : "0";
  await transaction(ctx, async (tx) => {
    const rows = await tx.$queryRaw<object[]>`
      select 1 as done from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`;
    if (rows.length === 0) throw new ServiceError("NOT_FOUND", "No job that waits or failed has this id.");
    await audit(ctx, tx, "job.retried", id);
  });
}

/** Progress of a backfill that begins again: BackfillProgress of lib/indexer/backfill/staged-history.ts. */
const FROM_FIRST_BLOCK = { fromBlock: 0, head: null, lists: {} };

/**
 * Makes the next turn of a wallet's backfill on a chain due now. A history that is complete is read again from its first block: explorers
 * may have more of it now. Throws FORBIDDEN, NOT_FOUND.
 */
export async function retryBackfill(ctx: Context, input: { wallet: string; chainId: number }): Promise<void> {
  requireRole(ctx, "operator");
  const { wallet, chainId } = input;
  const chain = ctx.env.CHAINS.find(({ id }) => id === chainId);
  const isListed = chain?.wallets === "tracked" && hasCapability(chain, "walletHistory");
  await sqlTransaction(ctx.pg, async (sql) => {
    const { rows } = await sql.query<{ state: string }>(
      "select state from tracked_wallet where address = $1 and chain_id = $2",
      [wallet, chainId],
    );
    if (isListed && rows.length > 0) await enqueueBackfills(sql, "refresh", [{ address: wallet, chainId }]);
    const progress = isListed && rows[0]?.state === "ready" ? FROM_FIRST_BLOCK : null;
    const { rowCount } = await sql.query(
      `update backfill set attempts = 0, due_at = now(), progress = coalesce(progress, $3::jsonb)
       where address = $1 and chain_id = $2 and claim is null`,
      [wallet, chainId, progress],
    );
    if (!rowCount) {
      throw new ServiceError(
        "NOT_FOUND",
        "No explorer lists the chain's wallets, or this one is not tracked, or is being read.",
      );
    }
    await auditSql(ctx, sql, "backfill.retried", wallet, { chainId });
  });
}

const enqueue: Record<RequestedTask, (sql: Sql) => Promise<void>> = {
  "clusters.search": (sql) => enqueueJobs(sql, "search-clusters", [{ payload: {}, key: "search clusters" }]),
  "trust.compute": (sql) => enqueueJobs(sql, "compute-trust", [{ payload: {}, key: "compute trust" }]),
  "epoch.create": (sql) => enqueueJobs(sql, "create-epoch", [{ payload: { publish: false }, key: "create epoch" }]),
  "epoch.publish": (sql) => enqueueJobs(sql, "create-epoch", [{ payload: { publish: true }, key: "publish epoch" }]),
};
const targets: Record<RequestedTask, string> = {
  "clusters.search": "all wallets",
  "trust.compute": "all addresses",
  "epoch.create": "all chains",
  "epoch.publish": "all chains",
};

/** Has a worker do a task now, as a job. Throws FORBIDDEN, and INVALID_REQUEST where nothing can be published. */
export async function startJob(ctx: Context, { task }: { task: RequestedTask }): Promise<void> {
  requireRole(ctx, "operator");
  if (task === "epoch.publish" && !canPublish(ctx)) {
    throw invalidField(
      "body.task",
      "is not possible here",
      "Publishing needs ROOTS_PUBLISHER_KEY and a chain with the contract roots.",
    );
  }
  await sqlTransaction(ctx.pg, async (sql) => {
    await enqueue[task](sql);
    await auditSql(ctx, sql, task, targets[task]);
  });
}

/** Counts of what an installation has to do and what it serves; deliveries are those of the last 24 hours. */
export interface Workload {
  jobsWaiting: number;
  jobsRunning: number;
  jobsFailed: number;
  /** Wallets' histories on a chain that are not read yet. */
  backfills: number;
  deliveries: number;
  deliveriesWaiting: number;
  deliveriesFailed: number;
  webhooks: number;
  webhooksOff: number;
  openAppeals: number;
  hidden: number;
  developers: number;
  keys: number;
}

/** Figures for an operator at a glance. Throws FORBIDDEN. */
export async function countWork(ctx: Context): Promise<Workload> {
  requireRole(ctx, "reader");
  const { rows } = await ctx.pg.query<Workload>(
    `select j.*, d.*, w.*,
       (select count(*)::int from backfill) as backfills,
       (select count(*)::int from appeal where status = 'open') as "openAppeals",
       (select count(*)::int from takedown where lifted_at is null) as hidden,
       (select count(*)::int from developer) as developers,
       (select count(*)::int from api_key where revoked_at is null and (expires_at is null or expires_at > $1)) as keys
     from (select count(*) filter (where locked_at is null and attempts < max_attempts)::int as "jobsWaiting",
             count(locked_at)::int as "jobsRunning",
             count(*) filter (where locked_at is null and attempts >= max_attempts)::int as "jobsFailed"
           from graphile_worker.jobs) j,
       (select count(*)::int as deliveries, count(*) filter (where status = 'pending')::int as "deliveriesWaiting",
          count(*) filter (where status = 'failed')::int as "deliveriesFailed"
        from webhook_delivery where created_at > $1::timestamptz - interval '24 hours') d,
       (select count(*)::int as webhooks, count(*) filter (where not active)::int as "webhooksOff" from webhook) w`,
    [ctx.now],
  );
  const [counts] = rows;
  if (!counts) throw new Error("an aggregate returns a row");
  return counts;
}
