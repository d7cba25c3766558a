import type { Address } from "./chains.ts";
import type { Sql } from "./db.ts";

/** Advisory lock namespace of running job workers; the second key is a hash of the worker's id. */
export const WORKER_LOCK = 0x10b5;

/** How many workers run. Each holds its locks on a connection of its own, which only the primary shows. */
export async function countWorkers(pg: Sql): Promise<number> {
  const { rows } = await pg.query<{ workers: number }>(
    `select count(distinct pid)::int as workers from pg_locks
     where locktype = 'advisory' and classid = $1::oid and objsubid = 2 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [WORKER_LOCK],
  );
  return rows[0]?.workers ?? 0;
}

/** Every background job and its payload. lib/worker/jobs.ts has the handlers. */
export interface JobPayload {
  /** Track a wallet that an identity made known, on every chain. */
  "track-wallet": { address: string };
  /** Compare a model with the active one. `requestedAt` names the comparison. */
  "compare-models": { version: string; requestedAt: string };
  /** Find the clusters of alike wallets, though no search is due. */
  "search-clusters": Record<string, never>;
  /** Compute payment trust, though it is not due. */
  "compute-trust": Record<string, never>;
  /** Create an epoch of the board now, and publish it where `publish`. */
  "create-epoch": { publish: boolean };
  /** Run the next turn of an exact simulation of a policy. */
  "simulate-policy": { simulationId: string };
  /** Run the next turn of a list. */
  "work-list": { listId: string };
  /** Run the next turn of reading a list from where it comes from. */
  "read-source": { listId: string };
  /** Build a tree over the wallets of a list. */
  "build-tree": { treeId: string };
  /** Compare the wallets of a list with each other. */
  "find-list-clusters": { listId: string };
  /** Erase the data of a wallet's owner, who asked for it. `wallet`: whose, since the account no longer names it afterwards. */
  "erase-data": { developerId: string; wallet: Address };
}
export type JobName = keyof JobPayload;

/** Jobs of which one runs at a time in the whole installation, in the order in which they are due: each is long, or a turn of longer work. */
const serialized: readonly JobName[] = ["simulate-policy", "work-list", "read-source", "build-tree"];

/** Enqueues jobs in the caller's transaction. A waiting job with the same key is replaced. */
export async function enqueueJobs<N extends JobName>(
  sql: Sql,
  name: N,
  jobs: readonly { payload: JobPayload[N]; key: string }[],
  runAt: Date | null = null,
): Promise<void> {
  if (jobs.length === 0) return;
  await sql.query(
    `select 1 from unnest($2::text[], $3::text[]) as j(payload, key),
       graphile_worker.add_job($1, j.payload::json, job_key => j.key, run_at => $4::timestamptz, queue_name => $5)`,
    [
      name,
      jobs.map(({ payload }) => JSON.stringify(payload)),
      jobs.map(({ key }) => key),
      runAt,
      serialized.includes(name) ? name : null,
    ],
  );
}
