import { plainArray } from "../../../core/bulk-write.ts";
import type { Sql } from "../../../core/db.ts";
import { DAY } from "../../../engine/index.ts";
import { boardCategories } from "../../../ranking/board-category.ts";
import { isBlank } from "../current-score.ts";
import type { ScoreChange } from "../score-change.ts";
import { notifyReaders } from "../score-feed.ts";

/** SQL: subject, chain_id, and the time from which on all closes of the subjects ($1) have the newest total. */
const REACHED = `
  select subject, chain_id, (min(day) - date '1970-01-01')::bigint * ${DAY} as reached_at
  from (
    select c.subject, c.chain_id, c.day,
      max(c.day) filter (where c.total <> newest.total) over (partition by c.subject, c.chain_id) as last_other
    from score_close c
      join score_close newest on newest.subject = c.subject and newest.chain_id = c.chain_id and newest.until = 'infinity'
        and newest.subject = any($1::text[])
    where c.subject = any($1::text[])) as dated
  where last_other is null or day > last_other
  group by subject, chain_id`;

/**
 * Date the totals of changes by their closes where the scores do not show since when: the total changed more than once on a day, or the
 * day is earlier than before (a reorg). Call it after the closes are written.
 */
export async function correctReached(sql: Sql, net: readonly ScoreChange[]): Promise<void> {
  const unsure = net.filter(isUnsure);
  if (unsure.length === 0) return;
  const subjects = [...new Set(unsure.map(({ subject }) => subject))];
  const { rows } = await sql.query<{ subject: string; chain_id: number; reached_at: number }>(REACHED, [
    plainArray(subjects),
  ]);
  const reached = new Map(rows.map((row) => [`${row.chain_id} ${row.subject}`, row.reached_at]));
  for (const { subject, chainId, after } of unsure) {
    if (after) after.reachedAt = reached.get(`${chainId} ${subject}`) ?? after.reachedAt;
  }
}

function isUnsure({ before, after }: ScoreChange): boolean {
  if (!before || !after || isBlank(after)) return false;
  if (isBlank(before)) return true;
  return before.total === after.total ? before.reachedAt !== after.reachedAt : before.reachedAt >= after.reachedAt;
}

/** Date the totals of stored scores whose earlier closes have changed. Points do not change. Hold the score lock. */
export async function correctStoredReached(sql: Sql, subjects: readonly string[]): Promise<void> {
  const points = `array[${boardCategories.map((board) => `s.${board}`).join(", ")}]::smallint[]`;
  const { rowCount } = await sql.query(
    `with reached as materialized (${REACHED}),
     wrong as materialized (
       select s.subject, s.chain_id, s.reached_at as before, reached.reached_at as after
       from score s join reached on reached.subject = s.subject and reached.chain_id = s.chain_id
       where s.reached_at <> reached.reached_at and (s.total > 0 or s.ranked)),
     updated as (
       update score s set reached_at = wrong.after
       from wrong where s.subject = wrong.subject and s.chain_id = wrong.chain_id
       returning s.subject, s.chain_id, ${points} as points, s.ranked, wrong.before, wrong.after)
     insert into score_feed (at, subject, chain_id, before, after, ranked_before, ranked_after, reached_before, reached_after)
     select now(), subject, chain_id, points, points, ranked, ranked, before, after from updated`,
    [plainArray(subjects)],
  );
  if (rowCount) await notifyReaders(sql);
}
