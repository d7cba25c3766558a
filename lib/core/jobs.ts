import type { Sql } from "./db.ts";

/** Every background job and its payload. Handlers are lib/worker/handlers/<name>.ts. */
export interface JobPayload {
  /** Fetch the past of one tracked wallet on one chain. */
  "backfill-wallet": { address: string; chainId: number };
  /** Track a wallet that an identity made known, on every chain. */
  "track-wallet": { address: string };
}
export type JobName = keyof JobPayload;

/**
 * Put a job in the queue inside the caller's transaction, so that it exists exactly when its cause does.
 * Jobs with the same key replace each other while they wait.
 */
export async function enqueueJob<N extends JobName>(
  sql: Sql,
  name: N,
  payload: JobPayload[N],
  options: { key: string; runAt?: Date },
): Promise<void> {
  await sql.query(
    "select 1 from graphile_worker.add_job($1, $2::json, job_key => $3, run_at => coalesce($4::timestamptz, now()))",
    [name, JSON.stringify(payload), options.key, options.runAt ?? null],
  );
}
