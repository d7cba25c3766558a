import type { Sql } from "../../core/db.ts";
import { boardCategories } from "../../ranking/board-category.ts";
import { notifyReaders } from "./score-feed.ts";

/**
 * Mark provisional scores that depend on final blocks only as final, after the finality in a chain's cursor advanced. No
 * history row, since points do not change. Hold the score lock.
 */
export async function finalizeScores(sql: Sql, chainId: number): Promise<void> {
  const points = `array[${boardCategories.map((board) => `s.${board}`).join(", ")}]::smallint[]`;
  const { rowCount } = await sql.query(
    `with done as (
       select s.subject, s.chain_id
       from score s
       where s.status = 'provisional' and s.chain_id in (0, $1) and not exists (
         select 1 from wallet w
         join facts f on f.wallet = w.address and (s.chain_id = 0 or f.chain_id = s.chain_id)
         join chain_cursor c on c.chain_id = f.chain_id
         where w.subject = s.subject and f.to_block > coalesce(c.finalized_block, -1))),
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
