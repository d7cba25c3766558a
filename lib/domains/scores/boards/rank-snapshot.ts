import type { Sql } from "../../../core/db.ts";
import { boardCategories } from "./board-category.ts";
import { at, grown } from "./columns.ts";
import { addPoints, createHistogram, type Histogram, rankOf } from "./histogram.ts";
import { rowFor, type Scope } from "./scope.ts";

/**
 * The boards of one scope as they stood at a moment: for each subject its newest history row of that moment or before
 * (by commit time, then id; rows on orphaned blocks too, they are what was shown). Moves to any other moment by reading
 * only the subjects whose history has rows in between.
 */
export interface RankSnapshot {
  /** Unix milliseconds; null before the first move. */
  asOf: number | null;
  /** The state is the same for every moment from `moment` up to here, this one excluded. */
  until: number;
  ranked: Uint8Array;
  /** By position in boardCategories, then by row of the scope. */
  points: Uint16Array[];
  histograms: Histogram[];
  /** The move under way; moves follow one another. */
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

/** The same state, to be moved by itself. */
export function copyRankSnapshot(past: RankSnapshot): RankSnapshot {
  return {
    ...past,
    ranked: past.ranked.slice(),
    points: past.points.map((column) => column.slice()),
    histograms: past.histograms.map((histogram) => ({ ...histogram, counts: histogram.counts.slice(), above: null })),
    advancing: null,
  };
}

/** Whether the state is that of the moment. */
export function isAt(past: RankSnapshot, moment: number): boolean {
  return past.asOf !== null && past.asOf <= moment && moment < past.until;
}

/** Rank of a row then, or null where it was not ranked. */
export function rankAt(past: RankSnapshot, board: number, row: number): number | null {
  const column = past.points[board];
  const histogram = past.histograms[board];
  if (!column || !histogram || past.ranked[row] !== 1) return null;
  return rankOf(histogram, at(column, row));
}

/**
 * Bring the state to a moment. `now` is the time of asking: history rows committed later have a later time, so the state
 * cannot change before it.
 */
export async function advanceTo(
  sql: Sql,
  past: RankSnapshot,
  scope: Scope,
  chainId: number,
  moment: number,
  now: number,
): Promise<void> {
  while (!isAt(past, moment)) {
    past.advancing ??= move(sql, past, scope, chainId, moment, now).finally(() => {
      past.advancing = null;
    });
    await past.advancing;
  }
}

const PAGE = 20_000;

/** While it moves the state is of no moment, so nobody reads the boards of two moments mixed. A move that fails starts afresh. */
async function move(
  sql: Sql,
  past: RankSnapshot,
  scope: Scope,
  chainId: number,
  moment: number,
  now: number,
): Promise<void> {
  const from = past.asOf;
  past.asOf = null;
  try {
    const next = await sql.query<{ at: Date | null }>(
      "select min(at) as at from score_history where chain_id = $1 and at > $2",
      [chainId, new Date(moment)],
    );
    const read = from === null ? everySubject : changedSubjects(from, moment);
    for (let after = ""; ; ) {
      const { rows } = await sql.query<SnapshotRow>({
        text: `with subjects as (${read.subjects})
          select s.subject, coalesce(h.ranked, false), ${boardCategories.map((one) => `coalesce(h.${one}, 0)`).join(", ")}
          from subjects s left join lateral (
            select * from score_history h where h.subject = s.subject and h.chain_id = $1 and h.at <= $2
            order by h.at desc, h.id desc limit 1
          ) h on true
          order by s.subject`,
        values: [chainId, new Date(moment), after, PAGE, ...read.values],
        rowMode: "array",
      });
      for (const row of rows) put(past, rowFor(scope, row[0]), row);
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) break;
      after = last[0];
    }
    past.until = Math.min(next.rows[0]?.at?.getTime() ?? Number.POSITIVE_INFINITY, Math.max(now, moment + 1));
    past.asOf = moment;
  } catch (error) {
    Object.assign(past, createRankSnapshot(), { moving: past.advancing });
    throw error;
  }
}

/** Subject, ranked, then the points in the order of boardCategories; zeros where it had no history yet. */
type SnapshotRow = [subject: string, ranked: boolean, ...points: number[]];
const FIRST_POINTS = 2;

interface SubjectQuery {
  /** Up to $4 subjects after $3, in order. */
  subjects: string;
  values: Date[];
}

const everySubject: SubjectQuery = {
  subjects: `select distinct subject from score_history
    where chain_id = $1 and at <= $2 and subject > $3 order by subject limit $4`,
  values: [],
};

function changedSubjects(from: number, to: number): SubjectQuery {
  return {
    // Materialised, so that the index on time is used: the order of subjects would tempt the planner to read all of them.
    subjects: `with changed as materialized (
        select distinct subject from score_history where chain_id = $1 and at > $5 and at <= $6
      ) select subject from changed where subject > $3 order by subject limit $4`,
    values: [new Date(Math.min(from, to)), new Date(Math.max(from, to))],
  };
}

function put(past: RankSnapshot, row: number, then: SnapshotRow): void {
  if (row >= past.ranked.length) reserve(past, Math.max(1024, Math.ceil(row * 1.5)));
  if (past.ranked[row] === 1) count(past, row, -1);
  past.ranked[row] = then[1] ? 1 : 0;
  for (const [board, column] of past.points.entries()) column[row] = Number(then[FIRST_POINTS + board]);
  if (then[1]) count(past, row, 1);
}

function count(past: RankSnapshot, row: number, subjects: 1 | -1): void {
  for (const [board, histogram] of past.histograms.entries()) {
    addPoints(histogram, past.points[board]?.[row] ?? 0, subjects);
  }
}

function reserve(past: RankSnapshot, rows: number): void {
  past.ranked = grown(past.ranked, rows);
  past.points = past.points.map((column) => grown(column, rows));
}
