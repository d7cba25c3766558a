import type { Pool, PoolClient } from "pg";
import { SCORE_LOCK, SUBJECT_LOCK } from "../../core/advisory-lock.ts";
import { plainArray } from "../../core/bulk-write.ts";
import { isCluster } from "../../core/cluster.ts";
import { runExclusive } from "../../core/concurrency.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { sqlTransaction } from "../../core/transaction.ts";

/**
 * Updates no row, in a table that every node has: with it, Citus commits in two phases. Without it, Citus commits a transaction with rows
 * of one node there first and on the coordinator afterwards, and a crash in between would keep half of it.
 */
async function commitOnAllNodes(sql: Sql): Promise<void> {
  if (await isCluster(sql)) await sql.query("update model_switch set version = version where id = 0");
}

/**
 * Take the lock under which scores are written, to the end of the transaction. Take it before reading what a score is computed from
 * (facts of all chains, funding, states), so that no score over all chains loses the update of a concurrent chain. A transaction that
 * also locks a chain's cursor locks the cursor first.
 */
export async function lockScores(sql: Sql): Promise<void> {
  await sql.query("select pg_advisory_xact_lock($1, 0)", [SCORE_LOCK]);
  await commitOnAllNodes(sql);
}

/** How long a request waits for a lock, milliseconds: a first start, or one with other settings, keeps it while it computes all scores. */
const REQUEST_WAIT_MS = 5_000;

/** Runs what takes locks for a request, in its transaction. Throws SERVICE_UNAVAILABLE if one is not free in time. */
export async function lockInTime<T>(sql: Sql, takeLocks: () => Promise<T>): Promise<T> {
  await sql.query(`set local lock_timeout = ${REQUEST_WAIT_MS}`);
  try {
    const result = await takeLocks();
    await sql.query("set local lock_timeout to default");
    return result;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === LOCK_NOT_AVAILABLE)) throw error;
    throw new ServiceError("SERVICE_UNAVAILABLE", "Scores are being computed again; try again in a minute.", {
      cause: error,
    });
  }
}

const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Take the lock for the subjects of these wallets alone: like {@link lockScores}, but transactions that lock other subjects run at the
 * same time. For transactions that write nothing but scores of some dozens of subjects, and link no wallets.
 */
export async function lockScoresOf(sql: Sql, wallets: readonly string[]): Promise<void> {
  await shareScores(sql);
  // In one order, so that two transactions never wait for each other.
  await sql.query(
    `select pg_advisory_xact_lock($1, key) from (
       select distinct hashtext(coalesce(w.subject, a)) as key
       from unnest($2::text[]) as a left join wallet w on w.address = a order by key) as subjects`,
    [SUBJECT_LOCK, plainArray(wallets)],
  );
}

/** Take the lock for those subjects that no other transaction writes scores of now. Returns them. */
export async function lockFreeScores(sql: Sql, subjects: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql.query<{ subject: string }>(
    "select subject from unnest($2::text[]) as subject where pg_try_advisory_xact_lock($1, hashtext(subject))",
    [SUBJECT_LOCK, plainArray(subjects)],
  );
  return new Set(rows.map(({ subject }) => subject));
}

/** Take the lock so that no wallet changes its subject, and nothing is written under {@link lockScores}. Lock subjects after it. */
export async function shareScores(sql: Sql): Promise<void> {
  await sql.query("select pg_advisory_xact_lock_shared($1, 0)", [SCORE_LOCK]);
  await commitOnAllNodes(sql);
}

/**
 * Run one transaction under that lock, taken after the locks of `before`. Only one transaction of this process waits for it at a time:
 * each holds a connection, and a burst would leave none for other work.
 */
export function scoreTransaction<T>(pg: Pool, work: Work<T>, before?: Work<void>): Promise<T> {
  return afterLocks(pg, work, (sql) => takeLocks(sql, before));
}

/** Like {@link scoreTransaction}, for a request, which waits for its locks for some seconds at most. Throws SERVICE_UNAVAILABLE then. */
export function scoreRequest<T>(pg: Pool, work: Work<T>, before?: Work<void>): Promise<T> {
  return afterLocks(pg, work, (sql) => lockInTime(sql, () => takeLocks(sql, before)));
}

type Work<T> = (sql: PoolClient) => Promise<T>;

async function takeLocks(sql: PoolClient, before?: Work<void>): Promise<void> {
  await before?.(sql);
  await lockScores(sql);
}

function afterLocks<T>(pg: Pool, work: Work<T>, take: Work<void>): Promise<T> {
  return runExclusive("scores", () =>
    sqlTransaction(pg, async (sql) => {
      await take(sql);
      return work(sql);
    }),
  );
}
