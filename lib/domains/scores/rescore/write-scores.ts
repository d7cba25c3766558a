import { plainArray } from "../../../core/bulk-write.ts";
import type { Sql } from "../../../core/db.ts";
import type { EventData } from "../../../core/events.ts";
import { notify } from "../../../core/notifications.ts";
import { emitEvents } from "../../../core/outbox.ts";
import { checksum } from "../../../core/schemas.ts";
import { scoreTierOf } from "../../../engine/index.ts";
import { correctReached } from "../closes/correct-reached.ts";
import { writeCloses } from "../closes/write-closes.ts";
import { ALL_CHAINS, visiblyDiffer } from "../current-score.ts";
import { explainChange } from "../explain-change.ts";
import { type ScoreChange, stronger, type WriteScoresOptions } from "../score-change.ts";
import { appendToFeed } from "../score-feed.ts";
import { readNames } from "./earned-achievements.ts";
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

/** One change of each subject and scope: from the score before its first to the score after its last, with the strongest cause. */
function joinChanges(changes: readonly ScoreChange[]): ScoreChange[] {
  const joined = new Map<string, ScoreChange>();
  for (const change of changes) {
    const key = `${change.chainId} ${change.subject}`;
    const one = joined.get(key);
    if (one) Object.assign(one, change, { before: one.before, cause: stronger(one.cause, change.cause) });
    else joined.set(key, { ...change });
  }
  return [...joined.values()];
}

/** Emit score.updated for each change of a total over all chains, and notify owners of falls. */
async function notifyChanges(sql: Sql, changes: readonly ScoreChange[], now: Date): Promise<void> {
  const notified = changes.filter(
    ({ chainId, before, after, absorbed }) =>
      chainId === ALL_CHAINS && !absorbed && (before?.total ?? 0) !== (after?.total ?? 0),
  );
  if (notified.length === 0) return;
  const names = await readNames(sql, [...new Set(notified.map((change) => change.subject))]);
  const updates = notified.map(({ subject, before, after, cause }): ScoreUpdate => {
    const newScore = after?.total ?? 0;
    return {
      address: checksum(subject),
      svcId: names.get(subject) ?? null,
      newScore,
      oldScore: before?.total ?? 0,
      tier: scoreTierOf(newScore),
      cause,
      explanation: explainChange({ before: before?.breakdown ?? null, after: after?.breakdown ?? null, cause }),
    };
  });
  await emitEvents(
    sql,
    now,
    updates.map((data) => ({ event: "score.updated" as const, data })),
  );
  await notifyFalls(sql, now, updates);
}

export type ScoreUpdate = EventData["score.updated"];

/** Points from which on a fall within a tier is worth a notification: the passing of time takes a few. */
const NOTABLE_FALL = 10;

/**
 * Notify owners who have signed in of falls of their scores: by ten points or more, or to a lower tier. A newer one replaces one
 * that is not read, so that there are never more than were read, and one.
 */
async function notifyFalls(sql: Sql, now: Date, updates: readonly ScoreUpdate[]): Promise<void> {
  // The last fall of each subject.
  const falls = new Map(updates.filter(isNotable).map((update) => [update.address.toLowerCase(), update]));
  if (falls.size === 0) return;
  const { rows } = await sql.query<{ subject: string }>(
    `select distinct w.subject from wallet w join developer d on d.wallet = w.address
     where w.subject = any($1::text[]) order by w.subject`,
    [plainArray([...falls.keys()])],
  );
  if (rows.length === 0) return;
  await sql.query(
    "delete from notification where address = any($1::text[]) and kind = 'score.updated' and read_at is null",
    [rows.map(({ subject }) => subject)],
  );
  const notices = rows.flatMap(({ subject }) => {
    const data = falls.get(subject);
    return data ? [{ address: subject, kind: "score.updated" as const, data }] : [];
  });
  await notify(sql, now, notices);
}

function isNotable({ oldScore, newScore, tier }: ScoreUpdate): boolean {
  return newScore < oldScore && (oldScore - newScore >= NOTABLE_FALL || scoreTierOf(oldScore) !== tier);
}
