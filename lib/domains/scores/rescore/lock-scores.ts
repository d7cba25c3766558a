import type { Pool, PoolClient } from "pg";
import { SCORE_LOCK } from "../../../core/advisory-lock.ts";
import { isCluster } from "../../../core/cluster.ts";
import { runExclusive } from "../../../core/concurrency.ts";
import type { Sql } from "../../../core/db.ts";
import { sqlTransaction } from "../../../core/transaction.ts";

/**
 * An update of no row, in a table that every node has: with it, Citus commits in two phases. Without it, Citus commits a transaction with
 * rows of one node there first and on the coordinator afterwards, and a crash in between would keep half of it.
 */
const COMMIT_ON_ALL_NODES = "update model_switch set version = version where id = 0";

/**
 * Take the lock under which scores are written, to the end of the transaction. Take it before reading what a score is computed from
 * (facts of all chains, funding, states), so that no score over all chains loses the update of a concurrent chain. A transaction that
 * also locks a chain's cursor locks the cursor first.
 */
export async function lockScores(sql: Sql): Promise<void> {
  await sql.query("select pg_advisory_xact_lock($1, 0)", [SCORE_LOCK]);
  if (await isCluster(sql)) await sql.query(COMMIT_ON_ALL_NODES);
}

/**
 * Run one transaction under that lock, taken after the locks of `before`. Only one transaction of this process waits for it at a time:
 * each holds a connection, and a burst would leave none for other work.
 */
export function scoreTransaction<T>(
  pg: Pool,
  work: (sql: PoolClient) => Promise<T>,
  before?: (sql: PoolClient) => Promise<void>,
): Promise<T> {
  return runExclusive("scores", () =>
    sqlTransaction(pg, async (sql) => {
      await before?.(sql);
      await lockScores(sql);
      return work(sql);
    }),
  );
}
