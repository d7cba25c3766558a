import type { Sql } from "../../core/db.ts";

/** Advisory lock namespace of score writing; the second key is unused. */
const SCORE_LOCK = 0x5c0_4e5;

/**
 * Take the one lock under which scores are written, to the end of the transaction. Take it before reading what a score
 * is made of (facts of all chains, spread, states): then no aggregate loses the update of a concurrent chain, and `seq`
 * rises in the order of commits. A transaction that also locks a chain's cursor locks the cursor first.
 */
export async function lockScores(sql: Sql): Promise<void> {
  await sql.query("select pg_advisory_xact_lock($1, 0)", [SCORE_LOCK]);
}
