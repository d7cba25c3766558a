import type { Context } from "../core/context.ts";
import { WORKER_LOCK } from "../core/jobs.ts";

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
