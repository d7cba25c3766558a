import type { Sql } from "../../core/db.ts";
import { SCORE_CHANNEL } from "./current-score.ts";
import { nextSeq } from "./upsert-scores.ts";

/**
 * Mark provisional scores that depend on final blocks only as final, after the finality in a chain's cursor advanced. No
 * history row, since points do not change. Hold the score lock.
 */
export async function finalizeScores(sql: Sql, chainId: number): Promise<void> {
  const seq = await nextSeq(sql);
  const { rowCount } = await sql.query(
    `with done as (
       select s.subject, s.chain_id, row_number() over (order by s.subject, s.chain_id) - 1 as position
       from score s
       where s.status = 'provisional' and s.chain_id in (0, $1) and not exists (
         select 1 from wallet w
         join facts f on f.wallet = w.address and (s.chain_id = 0 or f.chain_id = s.chain_id)
         join chain_cursor c on c.chain_id = f.chain_id
         where w.subject = s.subject and f.to_block > coalesce(c.finalized_block, -1)))
     update score s set status = 'final', seq = $2 + done.position
     from done where s.subject = done.subject and s.chain_id = done.chain_id`,
    [chainId, seq],
  );
  if (rowCount) await sql.query("select pg_notify($1, $2)", [SCORE_CHANNEL, String(seq + rowCount - 1)]);
}
