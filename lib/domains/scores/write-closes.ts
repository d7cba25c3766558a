import { type Columns, plainArray, rowsAsTable } from "../../core/bulk-write.ts";
import { formFor } from "../../core/cluster.ts";
import type { Sql } from "../../core/db.ts";
import { groupBy } from "../../core/group-by.ts";
import { type Breakdown, categories, DAY, dayNumber } from "../../engine/index.ts";
import {
  type ClosePoints,
  closeDiffers,
  isBlank,
  type ScoreCause,
  type ScoreChange,
  scopeKey,
  stronger,
} from "./current-score.ts";

/**
 * Write the closes of the chain days that changes belong to. A change replaces the close of its day and removes those of
 * later days; a close equal to the one before is not stored, nor are closes before the first point. A score that ends
 * leaves its earlier closes, the last of which ends too. Returns the scopes that had a close then or later, as `chainId subject`. Hold
 * the score lock.
 */
export function writeCloses(sql: Sql, changes: readonly ScoreChange[], now: Date): Promise<ReadonlySet<string>> {
  return mergeCloses(sql, closesOf(changes, now), { now, causeOf: stronger });
}

/** The points of each subject and scope at the ends of the days of its changes. */
function closesOf(changes: readonly ScoreChange[], now: Date): ScopeCloses[] {
  const byScope = new Map<string, { subject: string; scope: number; points: DatedPoints[] }>();
  for (const { subject, chainId: scope, before, after, cause, day } of changes) {
    if (!closeDiffers(before, after)) continue;
    const key = scopeKey({ subject, chainId: scope });
    const list = byScope.get(key) ?? { subject, scope, points: [] };
    byScope.set(key, list);
    append(list.points, { day: dayNumber(day ?? now.getTime() / 1000) * DAY, score: after, cause });
  }
  return [...byScope.values()];
}

/** The points of a day are those of its last change; its cause is the strongest of all changes. */
function append(points: DatedPoints[], next: DatedPoints): void {
  let { cause } = next;
  for (let last = points.at(-1); last && last.day >= next.day; last = points.at(-1)) {
    cause = stronger(last.cause, cause);
    points.pop();
  }
  points.push({ ...next, cause });
}

/** The points from a day on (00:00 UTC, unix seconds); null: no score. */
export interface DatedPoints {
  day: number;
  score: ClosePoints | null;
  cause: ScoreCause;
}

/** The points of a subject in a scope from a day on, in the order of days. The first entry is of that day. */
export interface ScopeCloses {
  subject: string;
  scope: number;
  points: readonly DatedPoints[];
}

/** Replace the closes from the first day of each list on; equal ones stay as they are. Hold the score lock. */
export async function replaceCloses(sql: Sql, lists: readonly ScopeCloses[], now: Date): Promise<void> {
  await mergeCloses(sql, lists, { now, causeOf: (_, cause) => cause });
}

/**
 * The same; `causeOf` chooses the cause of a close with other points than the one it replaces. Returns the scopes that had a close on
 * the first day or later, as `scope subject`.
 */
async function mergeCloses(
  sql: Sql,
  lists: readonly ScopeCloses[],
  { now, causeOf }: { now: Date; causeOf: (stored: ScoreCause, cause: ScoreCause) => ScoreCause },
): Promise<ReadonlySet<string>> {
  if (lists.length === 0) return new Set();
  const stored = groupBy(await readStored(sql, lists), scopeKey);
  const written: CloseRow[] = [];
  const removed: CloseRow[] = [];
  for (const list of lists) {
    const known = stored.get(scopeKey({ subject: list.subject, chainId: list.scope })) ?? [];
    const knownOn = new Map(known.map((row) => [row.day, row]));
    const next = rowsOf(list, known);
    const days = new Set(next.map((row) => row.day));
    removed.push(...known.filter((row) => !days.has(row.day)));
    for (const row of next) {
      const same = knownOn.get(row.day);
      const isSame = same !== undefined && !closeDiffers(same.score, row.score);
      if (isSame && same.until === row.until) continue;
      const cause = same && (isSame ? same.cause : causeOf(same.cause, row.cause));
      written.push({ ...row, cause: cause ?? row.cause });
    }
  }
  await deleteCloses(sql, removed);
  await upsertCloses(sql, written, now);
  return new Set(stored.keys());
}

/** The rows of a list, with the stored one before it, which may end on its first day or hold on. */
function rowsOf({ subject, scope, points }: ScopeCloses, known: readonly CloseRow[]): CloseRow[] {
  const first = dayNumber(points[0]?.day ?? 0);
  const rows = known.filter((row) => row.day < first).map((row) => ({ ...row, until: null as number | null }));
  let last: ClosePoints | null = rows.at(-1)?.score ?? null;
  for (const { day: time, score, cause } of points) {
    const day = dayNumber(time);
    const open = rows.at(-1);
    if (score === null ? last === null : last === null ? isBlank(score) : !closeDiffers(last, score)) continue;
    if (open && last !== null) open.until = day;
    if (score !== null) rows.push({ subject, chainId: scope, day, until: null, score, cause });
    last = score;
  }
  return rows;
}

type StoredRow = Breakdown &
  Pick<ClosePoints, "total" | "ranked" | "confidence"> & {
    subject: string;
    chain_id: number;
    day: number;
    until: number | null;
    cause: ScoreCause;
  };

/** One list's closes, by two look-ups however long its past is. */
const byLookUps = `cross join lateral (
       select * from score_close o
       where o.subject = s.subject and o.chain_id = s.chain_id and o.day >= date '1970-01-01' + s.first
       union all (
         select * from score_close o
         where o.subject = s.subject and o.chain_id = s.chain_id and o.day < date '1970-01-01' + s.first
         order by o.day desc limit 1)) c`;
/** The same where the closes are on several nodes. */
const byJoin =
  "join score_close c on c.subject = s.subject and c.chain_id = s.chain_id and c.subject = any($1::text[])";

/** The stored closes that hold on the first day of each list or later, and the one that ends with it. */
async function readStored(sql: Sql, lists: readonly ScopeCloses[]): Promise<CloseRow[]> {
  const { rows } = await sql.query<StoredRow>(
    `select c.subject, c.chain_id, c.day - date '1970-01-01' as day,
       case when c.until < 'infinity' then c.until - date '1970-01-01' end as until, total, ranked, confidence, cause,
       ${categories.join(", ")}
     from rows from (unnest($1::text[]), unnest($2::bigint[]), unnest($3::int[])) as s(subject, chain_id, first)
     ${await formFor(sql, { oneServer: byLookUps, cluster: byJoin })}
     where c.until >= date '1970-01-01' + s.first
     order by c.subject, c.chain_id, c.day`,
    [
      plainArray(lists.map((list) => list.subject)),
      plainArray(lists.map((list) => list.scope)),
      plainArray(lists.map((list) => dayNumber(list.points[0]?.day ?? 0))),
    ],
  );
  return rows.map(({ subject, chain_id: chainId, day, until, total, ranked, confidence, cause, ...breakdown }) => {
    return { subject, chainId, day, until, cause, score: { total, ranked, confidence, breakdown } };
  });
}

async function deleteCloses(sql: Sql, rows: readonly CloseRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql.query(
    `delete from score_close c using rows from (unnest($1::text[]), unnest($2::bigint[]), unnest($3::int[])) as s(subject, chain_id, day)
     where c.subject = s.subject and c.chain_id = s.chain_id and c.day = date '1970-01-01' + s.day`,
    [
      plainArray(rows.map((row) => row.subject)),
      plainArray(rows.map((row) => row.chainId)),
      plainArray(rows.map((row) => row.day)),
    ],
  );
}

/** A close: points that hold from a day until the day before another. Days are counted from 1970-01-01. */
interface CloseRow {
  subject: string;
  /** ALL_CHAINS or a chain. */
  chainId: number;
  day: number;
  /** Null while it holds. */
  until: number | null;
  score: ClosePoints;
  cause: ScoreCause;
}

/** The columns of what a close stores of a score; without one, no points. */
const pointsColumns: Columns<{ score: ClosePoints | null }> = {
  total: ["int", ({ score }) => score?.total ?? 0],
  ...Object.fromEntries(
    categories.map((name) => [
      name,
      ["int", ({ score }: { score: ClosePoints | null }) => score?.breakdown[name] ?? 0] as const,
    ]),
  ),
  ranked: ["bool", ({ score }) => score?.ranked ?? false],
  confidence: ["word", ({ score }) => score?.confidence ?? "low"],
};

const pointNames = Object.keys(pointsColumns);

/** Insert closes, or replace those of the same days. One with equal points keeps when it was recorded. */
async function upsertCloses(sql: Sql, rows: readonly CloseRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const columns: Columns<CloseRow> = {
    subject: ["word", (row) => row.subject],
    chain_id: ["bigint", (row) => row.chainId],
    day: ["int", (row) => row.day],
    until: ["int", (row) => row.until],
    ...pointsColumns,
    cause: ["word", (row) => row.cause],
  };
  const { from, values } = rowsAsTable("r", { columns, rows, before: [now] });
  const pointsOf = (alias: string) => pointNames.map((name) => `${alias}.${name}`).join(", ");
  const replaced = ["until", ...pointNames, "cause"].map((name) => `${name} = excluded.${name}`).join(", ");
  await sql.query(
    `insert into score_close as c (subject, chain_id, day, until, ${pointNames.join(", ")}, cause, recorded_at)
     select subject, chain_id, date '1970-01-01' + day, coalesce(date '1970-01-01' + until, 'infinity'), ${pointsOf("r")}, cause, $1
     from ${from}
     on conflict (subject, chain_id, day) do update set ${replaced},
       recorded_at = case when (${pointsOf("c")}) = (${pointsOf("excluded")}) then c.recorded_at else excluded.recorded_at end`,
    values,
  );
}

/**
 * SQL: subject, chain_id, and the time from which on all closes of the subjects ($1) have the newest total, without a day on which there
 * was no score.
 */
export const REACHED = `
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
  const hadCloses = new Set(earlier);
  const unsure = new Set(net.filter((change) => isUnsure(change, false)).map(scopeKey));
  for (const change of steps) {
    const key = scopeKey(change);
    if (isUnsure(change, hadCloses.has(key))) unsure.add(key);
    hadCloses.add(key);
  }
  const corrected = net.filter((change) => change.after !== null && unsure.has(scopeKey(change)));
  if (corrected.length === 0) return;
  const { rows } = await sql.query<{ subject: string; chain_id: number; reached_at: number }>(REACHED, [
    plainArray([...new Set(corrected.map(({ subject }) => subject))]),
  ]);
  const reached = new Map(
    rows.map((row) => [scopeKey({ subject: row.subject, chainId: row.chain_id }), row.reached_at]),
  );
  for (const change of corrected) {
    if (change.after) change.after.reachedAt = reached.get(scopeKey(change)) ?? change.after.reachedAt;
  }
}

function isUnsure({ before, after }: ScoreChange, hadCloses: boolean): boolean {
  if (!after || isBlank(after)) return false;
  if (!before) return hadCloses;
  if (isBlank(before)) return true;
  return before.total === after.total ? before.reachedAt !== after.reachedAt : before.reachedAt >= after.reachedAt;
}
