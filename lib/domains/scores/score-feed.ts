import { type Columns, copyRows } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import { ALL_CHAINS, type CurrentScore, type ScoreChange } from "./current-score.ts";
import { type BoardCategory, boardCategories } from "./ranks/histogram.ts";
import { SCORE_CHANNEL } from "./ranks/read-feed.ts";

const columns: Columns<ScoreChange & { at: Date }> = {
  at: ["timestamptz", ({ at }) => at],
  subject: ["word", ({ subject }) => subject],
  chain_id: ["bigint", ({ chainId }) => chainId],
  before: ["word", ({ before }) => pointsOf(before)],
  after: ["word", ({ after }) => pointsOf(after)],
  ranked_before: ["bool", ({ before }) => before?.ranked ?? false],
  ranked_after: ["bool", ({ after }) => after?.ranked ?? false],
  reached_before: ["bigint", ({ before }) => before?.reachedAt ?? 0],
  reached_after: ["bigint", ({ after }) => after?.reachedAt ?? 0],
  cause: ["word", ({ cause }) => cause],
  source_chain: ["bigint", ({ source }) => source?.chainId ?? null],
  block_number: ["bigint", ({ source }) => source?.number ?? null],
};

/** SQL: the rows of scores over all chains that change points or being ranked, without subjects that become known without points. */
export const CHANGES_POINTS = `f.chain_id <= ${ALL_CHAINS} and (f.before is distinct from f.after or f.ranked_before <> f.ranked_after)
  and (coalesce(f.before[1], 0) > 0 or coalesce(f.after[1], 0) > 0 or f.ranked_before or f.ranked_after)`;

/** SQL: the points of a row, in the order of the feed; `other`: in place of its columns. */
export const pointsIn = (row: string, other: Partial<Record<BoardCategory, string>> = {}) =>
  `array[${boardCategories.map((board) => other[board] ?? `${row}.${board}`).join(", ")}]::smallint[]`;

/** SQL: append the rows of `updated` (subject, chain_id, points, ranked, reached_before and reached_after), whose points are the same. */
export const APPEND_SAME_POINTS = `insert into score_feed
    (at, subject, chain_id, before, after, ranked_before, ranked_after, reached_before, reached_after)
  select now(), subject, chain_id, points, points, ranked, ranked, reached_before, reached_after from updated`;

/**
 * Append changes to the feed, and notify readers on commit. Call it after the scores are written: a subject's rows are locked then, so
 * that its ids rise in the order of its changes.
 */
export async function appendToFeed(sql: Sql, changes: readonly ScoreChange[], at: Date): Promise<void> {
  if (changes.length === 0) return;
  await copyRows(sql, "score_feed", { columns, rows: changes.map((change) => ({ ...change, at })) });
  await notifyReaders(sql);
}

/** Wakes the readers of the feeds on commit. */
export async function notifyReaders(sql: Sql): Promise<void> {
  await sql.query("select pg_notify($1, '')", [SCORE_CHANNEL]);
}

/** An array literal in the order of boardCategories. */
function pointsOf(score: CurrentScore | null): string | null {
  if (!score) return null;
  const points = boardCategories.map((board) => (board === "total" ? score.total : score.breakdown[board]));
  return `{${points.join(",")}}`;
}
