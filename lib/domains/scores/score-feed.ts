import { copyRows, type PlainColumns } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import { boardCategories } from "../../ranking/board-category.ts";
import { type CurrentScore, SCORE_CHANNEL } from "./current-score.ts";

/** A change that readers see. `before` is null for a first score, `after` for one that ends. */
export interface FeedChange {
  subject: string;
  chainId: number;
  before: CurrentScore | null;
  after: CurrentScore | null;
}

const columns: PlainColumns<FeedChange & { at: Date }> = {
  at: ["timestamptz", ({ at }) => at],
  subject: ["word", ({ subject }) => subject],
  chain_id: ["bigint", ({ chainId }) => chainId],
  before: ["word", ({ before }) => pointsOf(before)],
  after: ["word", ({ after }) => pointsOf(after)],
  ranked_before: ["bool", ({ before }) => before?.ranked ?? false],
  ranked_after: ["bool", ({ after }) => after?.ranked ?? false],
  reached_before: ["bigint", ({ before }) => before?.reachedAt ?? 0],
  reached_after: ["bigint", ({ after }) => after?.reachedAt ?? 0],
};

/**
 * Append changes to the feed, and notify readers on commit. Call it after the scores are written: a subject's rows are locked then, so
 * that its ids rise in the order of its changes.
 */
export async function appendToFeed(sql: Sql, changes: readonly FeedChange[], at: Date): Promise<void> {
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
