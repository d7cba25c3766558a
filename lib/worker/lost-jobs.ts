import { EventEmitter } from "node:events";
import type { WorkerEvents } from "graphile-worker";
import pg from "pg";
import type { Context } from "../core/context.ts";
import type { Logger } from "../core/log.ts";

/** Advisory lock namespace of living job workers; the second key is a hash of the worker's id. */
const WORKER_LOCK = 0x10b5;

/**
 * Hold a lock for every job worker of this process, on a connection that dies with it. The queue alone would take a killed
 * process's jobs back after four hours; by these locks the others see at once that it is gone.
 */
export async function showLife(
  databaseUrl: string,
  log: Logger,
): Promise<{ events: WorkerEvents; end(): Promise<void> }> {
  const events: WorkerEvents = new EventEmitter();
  const sql = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  sql.on("error", (error) => log.warn({ err: error }, "the connection that shows this worker's life broke"));
  await sql.connect();
  let turn: Promise<unknown> = Promise.resolve();
  events.on("worker:create", ({ worker }) => {
    turn = turn
      .then(() => sql.query("select pg_advisory_lock($1, hashtext($2))", [WORKER_LOCK, worker.workerId]))
      .catch((error: unknown) => log.warn({ err: error }, "could not lock for a job worker"));
  });
  return { events, end: () => sql.end() };
}

/** Give back to the queue the jobs of workers that died. A job that is taken back from a living worker runs twice, harmlessly. */
export async function freeLostJobs(ctx: Context): Promise<void> {
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
  const lost = rows.map((row) => row.locked_by);
  await ctx.pg.query("select graphile_worker.force_unlock_workers($1::text[])", [lost]);
  ctx.log.info({ workers: lost }, "took back the jobs of workers that died");
}
