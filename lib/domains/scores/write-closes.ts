import { type Columns, plainArray, rowsAsTable } from "../../core/bulk-write.ts";
import { formFor } from "../../core/cluster.ts";
import type { Sql } from "../../core/db.ts";
import { groupBy } from "../../core/group-by.ts";
import { type Breakdown, categories, DAY, dayNumber } from "../../engine/index.ts";
import {
  ALL_CHAINS,
  type ClosePoints,
  closeDiffers,
  isBlank,
  ownPoints,
  type ScoreCause,
  type ScoreChange,
  scopeKey,
  stronger,
} from "./current-score.ts";
import { inScope, scopesIn, scopesOf } from "./ranks/scopes.ts";

/**
 * Write the closes of the chain days that changes belong to. A change replaces the close of its day and removes those of
 * later days; a close equal to the one before is not stored, nor are closes before the first point. A score that ends
 * leaves its earlier closes, the last of which ends too. Returns the scopes that had a close then or later, as `chainId subject`. Hold
 * the score lock.
 */
export async function writeCloses(sql: Sql, changes: readonly ScoreChange[], now: Date): Promise<ReadonlySet<string>> {
  return (await mergeCloses(sql, closesOf(changes, now), { now, causeOf: stronger })).earlier;
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
  /** The day, where there is no entry. */
  from?: number;
}

const firstDayOf = ({ from = 0, points }: ScopeCloses) => dayNumber(points[0]?.day ?? from);

/**
 * Replace the closes from the first day of each list on; equal ones stay as they are. Without points, those before hold on. Returns the
 * subjects that have other points over all chains, without the social ones, and since when. Hold the score lock.
 */
export async function replaceCloses(sql: Sql, lists: readonly ScopeCloses[], now: Date) {
  return (await mergeCloses(sql, lists, { now, causeOf: (_, cause) => cause })).others;
}

/**
 * The same; `causeOf` chooses the cause of a close with other points than the one it replaces. Returns also the scopes that had a close on
 * the first day or later, as `scope subject`.
 */
async function mergeCloses(
  sql: Sql,
  lists: readonly ScopeCloses[],
  { now, causeOf }: { now: Date; causeOf: (stored: ScoreCause, cause: ScoreCause) => ScoreCause },
) {
  const others: { subject: string; from: number }[] = [];
  const earlier = new Set<string>();
  if (lists.length === 0) return { earlier, others };
  const stored = await readStored(sql, lists);
  const byScope = groupBy([...stored.values()].flatMap(ofScopes), scopeKey);
  const next = new Map(byScope);
  for (const list of lists) {
    const key = scopeKey({ subject: list.subject, chainId: list.scope });
    const first = firstDayOf(list);
    const read = byScope.get(key) ?? [];
    const known = read.filter(({ until }) => until === null || until >= first);
    if (known.length > 0) earlier.add(key);
    const knownOn = new Map(known.map((row) => [row.day, row]));
    const rows = rowsOf(list, known, now).map((row) => {
      const same = knownOn.get(row.day);
      if (!same) return row;
      const isSame = !closeDiffers(same.score, row.score);
      return isSame ? { ...same, until: row.until } : { ...row, cause: causeOf(same.cause, row.cause) };
    });
    next.set(key, [...read.filter((row) => !known.includes(row)), ...rows]);
    const from = list.scope === ALL_CHAINS ? firstOther(ownSteps(known), ownSteps(rows)) : null;
    if (from !== null) others.push({ subject: list.subject, from });
  }
  const wanted = new Map(joined([...next.values()].flat()).map((row) => [closeKey(row), row]));
  await deleteCloses(
    sql,
    [...stored.values()].filter((row) => !wanted.has(closeKey(row))),
  );
  await upsertCloses(
    sql,
    [...wanted].flatMap(([key, row]) => (isSameClose(stored.get(key), row) ? [] : [row])),
  );
  return { earlier, others };
}

interface Step {
  day: number;
  points: number;
}

/** The days on which points without the social ones change. */
function ownSteps(rows: readonly CloseRow[]): Step[] {
  const sorted = [...rows].sort((a, b) => a.day - b.day);
  const steps = sorted.flatMap(({ day, until, score }, i) => [
    { day, points: ownPoints(score) },
    ...(until === null || until === sorted[i + 1]?.day ? [] : [{ day: until, points: 0 }]),
  ]);
  return steps.filter(({ points }, i) => points !== (steps[i - 1]?.points ?? 0));
}

/** The first day (00:00 UTC, unix seconds) on which the points differ. */
function firstOther(a: readonly Step[], b: readonly Step[]): number | null {
  const at = [...a, null].findIndex((one, i) => one?.day !== b[i]?.day || one?.points !== b[i]?.points);
  return at < 0 ? null : Math.min(a[at]?.day ?? Infinity, b[at]?.day ?? Infinity) * DAY;
}

const closeKey = ({ subject, chainId, day }: CloseRow) => `${chainId} ${day} ${subject}`;

function isSameClose(a: CloseRow | undefined, b: CloseRow): boolean {
  const isSame = a?.until === b.until && a.cause === b.cause && a.recordedAt.getTime() === b.recordedAt.getTime();
  return isSame && !closeDiffers(a.score, b.score);
}

/** The closes of each scope that a row stands for. */
const ofScopes = (row: CloseRow) => scopesOf(row.chainId).map((chainId) => ({ ...row, chainId }));

/** The rows of closes: one for that over all chains and the same one on a chain. */
function joined(closes: readonly CloseRow[]): CloseRow[] {
  const overAll = new Map(closes.flatMap((one) => (one.chainId === ALL_CHAINS ? [[closeKey(one), one]] : [])));
  const onChains = closes.flatMap((one) => {
    if (one.chainId === ALL_CHAINS) return [];
    const key = closeKey({ ...one, chainId: ALL_CHAINS });
    if (!isSameClose(overAll.get(key), one)) return [one];
    overAll.delete(key);
    return [{ ...one, chainId: -one.chainId }];
  });
  return [...onChains, ...overAll.values()];
}

/** The rows of a list, with the stored one before it, which may end on its first day or hold on. */
function rowsOf(list: ScopeCloses, known: readonly CloseRow[], now: Date): CloseRow[] {
  const { subject, scope, points } = list;
  const first = firstDayOf(list);
  const rows = known.filter((row) => row.day < first).map((row) => ({ ...row, until: null as number | null }));
  let last: ClosePoints | null = rows.at(-1)?.score ?? null;
  for (const { day: time, score, cause } of points) {
    const day = dayNumber(time);
    const open = rows.at(-1);
    if (score === null ? last === null : last === null ? isBlank(score) : !closeDiffers(last, score)) continue;
    if (open && last !== null) open.until = day;
    if (score !== null) rows.push({ subject, chainId: scope, day, until: null, score, cause, recordedAt: now });
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
    recorded_at: Date;
  };

/** One list's closes, by two look-ups however long its past is. */
const byLookUps = `cross join lateral (
       select * from score_close o
       where o.subject = s.subject and ${inScope("o.chain_id", "s.scope")} and o.day >= date '1970-01-01' + s.first
       union all (
         select * from score_close o
         where o.subject = s.subject and ${inScope("o.chain_id", "s.scope")} and o.day < date '1970-01-01' + s.first
         order by o.day desc limit 1)) c`;
/** The same where the closes are on several nodes. */
const byJoin = `join score_close c on c.subject = s.subject and ${inScope("c.chain_id", "s.scope")} and c.subject = any($1::text[])`;

/** The stored rows that hold on the first day of each list or later, and the one that ends with it, by their keys. */
async function readStored(sql: Sql, lists: readonly ScopeCloses[]): Promise<Map<string, CloseRow>> {
  const { rows } = await sql.query<StoredRow>(
    `select c.subject, c.chain_id, c.day - date '1970-01-01' as day,
       case when c.until < 'infinity' then c.until - date '1970-01-01' end as until, total, ranked, confidence, cause, recorded_at,
       ${categories.join(", ")}
     from rows from (unnest($1::text[]), unnest($2::bigint[]), unnest($3::int[])) as s(subject, scope, first)
     ${await formFor(sql, { oneServer: byLookUps, cluster: byJoin })}
     where c.until >= date '1970-01-01' + s.first
     order by c.subject, c.chain_id, c.day`,
    [
      plainArray(lists.map((list) => list.subject)),
      plainArray(lists.map((list) => list.scope)),
      plainArray(lists.map(firstDayOf)),
    ],
  );
  const closes = rows.map((row): CloseRow => {
    const { subject, chain_id: chainId, day, until, total, ranked, confidence, cause, recorded_at, ...breakdown } = row;
    const score = { total, ranked, confidence, breakdown };
    return { subject, chainId, day, until, score, cause, recordedAt: recorded_at };
  });
  return new Map(closes.map((row) => [closeKey(row), row]));
}

async function deleteCloses(sql: Sql, rows: readonly CloseRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { from, values } = rowsAsTable("s", { columns: keyColumns, rows });
  await sql.query(
    `delete from score_close c using ${from}
     where c.subject = s.subject and c.chain_id = s.chain_id and c.day = date '1970-01-01' + s.day`,
    values,
  );
}

/** A close: points that hold from a day until the day before another. Days are counted from 1970-01-01. */
interface CloseRow {
  subject: string;
  /** ALL_CHAINS or a chain; of a stored row, as of a score (`scopesOf` in ranks/scopes.ts). */
  chainId: number;
  day: number;
  /** Null while it holds. */
  until: number | null;
  score: ClosePoints;
  cause: ScoreCause;
  recordedAt: Date;
}

const DATES = ["day", "until"];
const keyColumns: Columns<CloseRow> = {
  subject: ["word", ({ subject }) => subject],
  chain_id: ["bigint", ({ chainId }) => chainId],
  day: ["int", ({ day }) => day],
};
const columns: Columns<CloseRow> = {
  ...keyColumns,
  until: ["int", ({ until }) => until],
  total: ["int", ({ score }) => score.total],
  ...Object.fromEntries(
    categories.map((name) => [name, ["int", ({ score }: CloseRow) => score.breakdown[name]] as const]),
  ),
  ranked: ["bool", ({ score }) => score.ranked],
  confidence: ["word", ({ score }) => score.confidence],
  cause: ["word", ({ cause }) => cause],
  recorded_at: ["timestamptz", ({ recordedAt }) => recordedAt],
};
const names = Object.keys(columns);

/** Insert closes, or replace those of the same days. */
async function upsertCloses(sql: Sql, rows: readonly CloseRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { from, values } = rowsAsTable("r", { columns, rows });
  const selected = names.map((name) =>
    DATES.includes(name) ? `coalesce(date '1970-01-01' + ${name}, 'infinity')` : name,
  );
  await sql.query(
    `insert into score_close (${names.join(", ")}) select ${selected.join(", ")} from ${from}
     on conflict (subject, day, chain_id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(", ")}`,
    values,
  );
}

/**
 * SQL: subject, chain_id, and the time from which on all closes of the subjects ($1) have the newest total, without a day on which there
 * was no score.
 */
export const REACHED = `
  with closes as materialized (
    select subject, scope as chain_id, day, until, total from score_close, ${scopesIn("chain_id")} as scope where subject = any($1::text[]))
  select subject, chain_id, (min(day) - date '1970-01-01')::bigint * ${DAY} as reached_at
  from (
    select subject, chain_id, day, max(other) over (partition by subject, chain_id) as last_other
    from (
      select c.subject, c.chain_id, c.day,
        case when c.until < lead(c.day) over (partition by c.subject, c.chain_id order by c.day) then c.until
          when c.total <> newest.total then c.day end as other
      from closes c join closes newest on newest.subject = c.subject and newest.chain_id = c.chain_id and newest.until = 'infinity'
    ) as compared) as dated
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
