import type { Pool, PoolClient } from "pg";
import { runExclusive } from "../../core/concurrency.ts";
import type { Sql } from "../../core/db.ts";
import { sqlTransaction } from "../../core/transaction.ts";

/** Advisory lock namespace of score writing; the second key is unused. */
const SCORE_LOCK = 0x5c0_4e5;

/**
 * Take the lock under which scores are written, to the end of the transaction, before reading what a score is computed
 * from (facts of all chains, funding, states): then no aggregate loses the update of a concurrent chain. A transaction that also locks a chain's cursor locks the cursor first.
 */
export async function lockScores(sql: Sql): Promise<void> {
  await sql.query("select pg_advisory_xact_lock($1, 0)", [SCORE_LOCK]);
}

/**
 * Run one transaction under that lock, taken after the locks of `before`. Only one of this process waits for it at a time:
 * a waiting one holds a connection, and a burst would leave none for other work.
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
