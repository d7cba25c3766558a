import type { Sql } from "../../../core/db.ts";
import { dayNumber } from "../chain-heads.ts";
import { ALL_CHAINS } from "../current-score.ts";
import { markStaleCloses } from "./stale-closes.ts";

/**
 * Remove the closes of the days that a chain lost in a reorg: those after `day` (00:00 UTC, unix seconds), the day of the common
 * ancestor. These closes are computed again from that day on: over all chains, other chains may have reached the days that are gone; and
 * on this one a score may now end `day` with the points that it had later, which is no change of the score. Hold the score lock, with the
 * facts rolled back.
 */
export async function rollBackCloses(
  sql: Sql,
  { chainId, day }: { chainId: number; day: number },
  now: Date,
): Promise<void> {
  const { rows } = await sql.query<{ subject: string; scope: number }>(
    `with here as materialized (
       select distinct w.subject from facts f join wallet w on w.address = f.wallet where f.chain_id = $1),
     gone as (
       delete from score_close where day > date '1970-01-01' + $2::int
         and (chain_id = $1 or (chain_id = ${ALL_CHAINS} and subject in (select subject from here)))
       returning subject, chain_id, day),
     continued as (
       update score_close c set until = 'infinity' from gone g
       where c.subject = g.subject and c.chain_id = g.chain_id and c.until = g.day and c.day <= date '1970-01-01' + $2::int)
     select distinct subject, chain_id as scope from gone`,
    [chainId, dayNumber(day)],
  );
  await markStaleCloses(
    sql,
    rows.map((row) => ({ ...row, from: day })),
    now,
  );
}
