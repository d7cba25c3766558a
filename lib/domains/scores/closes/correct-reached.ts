import { plainArray } from "../../../core/bulk-write.ts";
import type { Sql } from "../../../core/db.ts";
import { DAY } from "../../../engine/index.ts";
import { isBlank } from "../current-score.ts";
import { boardCategories } from "../ranks/histogram.ts";
import type { ScoreChange } from "../score-change.ts";
import { notifyReaders } from "../score-feed.ts";

/**
 * SQL: subject, chain_id, and the time from which on all closes of the subjects ($1) have the newest total, without a day on which there
 * was no score.
 */
const REACHED = `
  select subject, chain_id, (min(day) - date '1970-01-01')::bigint * ${DAY} as reached_at
  from (
    select subject, chain_id, day, max(other) over (partition by subject, chain_id) as last_other
    from (
      select c.subject, c.chain_id, c.day,
        case when c.until < lead(c.day) over (partition by c.subject, c.chain_id order by c.day) then c.until
          when c.total <> newest.total then c.day end as other
      from score_close c
        join score_close newest on newest.subject = c.subject and newest.chain_id = c.chain_id and newest.until = 'infinity'
          and newest.subject = any($1::text[])
      where c.subject = any($1::text[])) as compared) as dated
  where last_other is null or day > last_other
  group by subject, chain_id`;

/**
 * Date the totals of joined changes by their closes where a step of them does not show since when: the total came back on a day, the day
 * is earlier than before (a reorg), or a score that had ended is there again. `earlier`: the scopes that had closes before. Call it after
 * the closes are written.
 */
export async function correctReached(
  sql: Sql,
  { steps, net, earlier }: { steps: readonly ScoreChange[]; net: readonly ScoreChange[]; earlier: ReadonlySet<string> },
): Promise<void> {
  const keyOf = ({ chainId, subject }: ScoreChange) => `${chainId} ${subject}`;
  const hadCloses = new Set(earlier);
  const unsure = new Set(net.filter((change) => isUnsure(change, false)).map(keyOf));
  for (const change of steps) {
    const key = keyOf(change);
    if (isUnsure(change, hadCloses.has(key))) unsure.add(key);
    hadCloses.add(key);
  }
  const corrected = net.filter((change) => change.after !== null && unsure.has(keyOf(change)));
  if (corrected.length === 0) return;
  const { rows } = await sql.query<{ subject: string; chain_id: number; reached_at: number }>(REACHED, [
    plainArray([...new Set(corrected.map(({ subject }) => subject))]),
  ]);
  const reached = new Map(rows.map((row) => [`${row.chain_id} ${row.subject}`, row.reached_at]));
  for (const change of corrected) {
    if (change.after) change.after.reachedAt = reached.get(keyOf(change)) ?? change.after.reachedAt;
  }
}

function isUnsure({ before, after }: ScoreChange, hadCloses: boolean): boolean {
  if (!after || isBlank(after)) return false;
  if (!before) return hadCloses;
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
