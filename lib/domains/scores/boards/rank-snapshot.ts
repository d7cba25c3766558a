import type { Sql } from "../../../core/db.ts";
import { boardCategories } from "./board-category.ts";
import { at, grown } from "./columns.ts";
import { addPoints, createHistogram, type Histogram, rankOf } from "./histogram.ts";
import { rowFor, type Scope } from "./scope.ts";

/**
 * The boards of one scope at some time: each subject's newest history row up to then (by commit time, then id; rows on
 * orphaned blocks too, since they were shown). Advancing to another time reads only the subjects with history in between.
 */
export interface RankSnapshot {
  /** Unix milliseconds; null before the first advance, and during one. */
  asOf: number | null;
  /** The snapshot holds for every time from `asOf` up to here, exclusive. */
  until: number;
  ranked: Uint8Array;
  /** By position in boardCategories, then by row of the scope. */
  points: Uint16Array[];
  histograms: Histogram[];
  /** The advance in progress; advances run one after another. */
  advancing: Promise<void> | null;
}

export function createRankSnapshot(): RankSnapshot {
  return {
    asOf: null,
    until: Number.NEGATIVE_INFINITY,
    ranked: new Uint8Array(0),
    points: boardCategories.map(() => new Uint16Array(0)),
    histograms: boardCategories.map(createHistogram),
    advancing: null,
  };
}

/** An independent copy. */
export function copyRankSnapshot(snapshot: RankSnapshot): RankSnapshot {
  return {
    ...snapshot,
    ranked: snapshot.ranked.slice(),
    points: snapshot.points.map((column) => column.slice()),
    histograms: snapshot.histograms.map(({ counts, size }) => ({ counts: counts.slice(), size, above: null })),
    advancing: null,
  };
}

/** Whether the snapshot holds for a time. */
function isAt(snapshot: RankSnapshot, time: number): boolean {
  return snapshot.asOf !== null && snapshot.asOf <= time && time < snapshot.until;
}

/** Rank of a row at the snapshot's time; null if it was not ranked. */
export function rankAt(snapshot: RankSnapshot, board: number, row: number): number | null {
  const column = snapshot.points[board];
  const histogram = snapshot.histograms[board];
  if (!column || !histogram || snapshot.ranked[row] !== 1) return null;
  return rankOf(histogram, at(column, row));
}

interface Target {
  scope: Scope;
  chainId: number;
  /** The time to advance to, unix milliseconds. */
  asOf: number;
  /** Time of the request: history committed later has a later time, so the snapshot cannot change before it. */
  now: number;
}

/** Move the snapshot to a time, earlier or later than its own. */
export async function advanceTo(sql: Sql, snapshot: RankSnapshot, target: Target): Promise<void> {
  while (!isAt(snapshot, target.asOf)) {
    snapshot.advancing ??= advance(sql, snapshot, target).finally(() => {
      snapshot.advancing = null;
    });
    await snapshot.advancing;
  }
}

/** During the advance `asOf` is null, so that no reader sees two times mixed. After a failure the snapshot is empty. */
async function advance(sql: Sql, snapshot: RankSnapshot, target: Target): Promise<void> {
  const from = snapshot.asOf;
  snapshot.asOf = null;
  try {
    const next = await sql.query<{ at: Date | null }>(
      "select min(at) as at from score_history where chain_id = $1 and at > $2",
      [target.chainId, new Date(target.asOf)],
    );
    for await (const row of readRows(sql, from, target)) putRow(snapshot, rowFor(target.scope, row[0]), row);
    const nextChange = next.rows[0]?.at?.getTime() ?? Number.POSITIVE_INFINITY;
    snapshot.until = Math.min(nextChange, Math.max(target.now, target.asOf + 1));
    snapshot.asOf = target.asOf;
  } catch (error) {
    Object.assign(snapshot, createRankSnapshot(), { advancing: snapshot.advancing });
    throw error;
  }
}

/** Subject, ranked, then the points in the order of boardCategories; zeros where it had no history yet. */
type SnapshotRow = [subject: string, ranked: boolean, ...points: number[]];
const FIRST_POINTS = 2;
const PAGE = 20_000;

/** The newest row up to the target's time of each subject that differs from `from`, page by page; null: of all. */
async function* readRows(sql: Sql, from: number | null, { chainId, asOf }: Target): AsyncGenerator<SnapshotRow> {
  const subjects = from === null ? everySubject : changedSubjects(from, asOf);
  const points = boardCategories.map((one) => `coalesce(h.${one}, 0)`).join(", ");
  for (let after = ""; ; ) {
    const { rows } = await sql.query<SnapshotRow>({
      text: `with subjects as (${subjects.text})
        select s.subject, coalesce(h.ranked, false), ${points}
        from subjects s left join lateral (
          select * from score_history h where h.subject = s.subject and h.chain_id = $1 and h.at <= $2
          order by h.at desc, h.id desc limit 1
        ) h on true
        order by s.subject`,
      values: [chainId, new Date(asOf), after, PAGE, ...subjects.values],
      rowMode: "array",
    });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) break;
    after = last[0];
  }
}

interface SubjectQuery {
  /** Up to $4 subjects after $3, in order. */
  text: string;
  values: Date[];
}

const everySubject: SubjectQuery = {
  text: `select distinct subject from score_history
    where chain_id = $1 and at <= $2 and subject > $3 order by subject limit $4`,
  values: [],
};

function changedSubjects(from: number, to: number): SubjectQuery {
  return {
    // Materialised so that the index on time is used: ordering by subject would tempt the planner to read all of them.
    text: `with changed as materialized (
        select distinct subject from score_history where chain_id = $1 and at > $5 and at <= $6
      ) select subject from changed where subject > $3 order by subject limit $4`,
    values: [new Date(Math.min(from, to)), new Date(Math.max(from, to))],
  };
}

function putRow(snapshot: RankSnapshot, row: number, values: SnapshotRow): void {
  if (row >= snapshot.ranked.length) reserve(snapshot, Math.max(1024, Math.ceil(row * 1.5)));
  if (snapshot.ranked[row] === 1) count(snapshot, row, -1);
  snapshot.ranked[row] = values[1] ? 1 : 0;
  for (const [board, column] of snapshot.points.entries()) column[row] = Number(values[FIRST_POINTS + board]);
  if (values[1]) count(snapshot, row, 1);
}

function count(snapshot: RankSnapshot, row: number, subjects: 1 | -1): void {
  for (const [board, histogram] of snapshot.histograms.entries()) {
    addPoints(histogram, snapshot.points[board]?.[row] ?? 0, subjects);
  }
}

function reserve(snapshot: RankSnapshot, rows: number): void {
  snapshot.ranked = grown(snapshot.ranked, rows);
  snapshot.points = snapshot.points.map((column) => grown(column, rows));
}
