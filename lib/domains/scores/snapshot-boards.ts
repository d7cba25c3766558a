import type { Sql } from "../../core/db.ts";
import { lockScores } from "./lock-scores.ts";

/**
 * Store the current histograms of all boards for the end of a UTC day (`YYYY-MM-DD`), inside the caller's
 * transaction. A stored day never changes; a board without subjects has no row. Returns the number of boards stored.
 */
export async function snapshotBoards(sql: Sql, day: string): Promise<number> {
  await lockScores(sql);
  const { rowCount } = await sql.query(
    `insert into board_day (chain_id, category, day, counts)
     select chain_id, category, $1::date, jsonb_object_agg(points::text, subjects)
     from score_histogram
     where not exists (select 1 from board_day where day = $1::date)
     group by chain_id, category`,
    [day],
  );
  return rowCount ?? 0;
}
