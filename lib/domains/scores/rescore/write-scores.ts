import type { Sql } from "../../../core/db.ts";
import { correctReached } from "../closes/correct-reached.ts";
import { writeCloses } from "../closes/write-closes.ts";
import { visiblyDiffer } from "../current-score.ts";
import type { ScoreChange, WriteScoresOptions } from "../score-change.ts";
import { appendToFeed } from "../score-feed.ts";
import { joinChanges } from "./join-changes.ts";
import { notifyChanges } from "./notify-changes.ts";
import { upsertScores } from "./upsert-scores.ts";

/**
 * Write the changes of a transaction, in their order: the closes, the current scores with their facts, and what is
 * published of them, the feed and events: one row and one event a subject and scope. Hold the score lock.
 */
export async function writeScores(
  sql: Sql,
  changes: readonly ScoreChange[],
  { now, silent }: WriteScoresOptions,
): Promise<void> {
  if (changes.length === 0) return;
  const earlier = await writeCloses(sql, changes, now);
  const net = joinChanges(changes);
  await correctReached(sql, { steps: changes, net, earlier });
  await upsertScores(sql, net, now);
  const published = net.filter(({ before, after }) => visiblyDiffer(before, after));
  await appendToFeed(sql, published, now);
  if (!silent) await notifyChanges(sql, published, now);
}
