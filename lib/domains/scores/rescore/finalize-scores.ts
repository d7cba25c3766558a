import type { Sql } from "../../../core/db.ts";
import { boardCategories } from "../ranks/histogram.ts";
import { notifyReaders } from "../score-feed.ts";

/**
 * Mark provisional scores that depend on final blocks only as final, after the finality in a chain's cursor advanced. No
 * history row, since points do not change. Hold the score lock.
 */
export async function finalizeScores(sql: Sql, chainId: number): Promise<void> {
  const points = `array[${boardCategories.map((board) => `s.${board}`).join(", ")}]::smallint[]`;
  const { rowCount } = await sql.query(
    `with provisional as materialized (
       select subject, chain_id from score where status = 'provisional' and chain_id in (0, $1)),
     open as materialized (
       select distinct p.subject, p.chain_id from provisional p join wallet w on w.subject = p.subject
         join facts f on f.wallet = w.address and (p.chain_id = 0 or f.chain_id = p.chain_id)
         join chain_cursor c on c.chain_id = f.chain_id
       where f.to_block > coalesce(c.finalized_block, -1)),
     done as materialized (select subject, chain_id from provisional except select subject, chain_id from open),
     updated as (
       update score s set status = 'final'
       from done where s.subject = done.subject and s.chain_id = done.chain_id
       returning s.subject, s.chain_id, ${points} as points, s.ranked, s.reached_at)
     insert into score_feed (at, subject, chain_id, before, after, ranked_before, ranked_after, reached_before, reached_after)
     select now(), subject, chain_id, points, points, ranked, ranked, reached_at, reached_at from updated`,
    [chainId],
  );
  if (rowCount) await notifyReaders(sql);
}
