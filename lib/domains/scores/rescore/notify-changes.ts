import type { Sql } from "../../../core/db.ts";
import { emitEvents } from "../../../core/outbox.ts";
import { checksum } from "../../../core/schemas.ts";
import { scoreTierOf } from "../../../engine/index.ts";
import { ALL_CHAINS } from "../current-score.ts";
import { explainChange } from "../explain-change.ts";
import type { ScoreChange } from "../score-change.ts";
import { readNames } from "./earned-achievements.ts";
import { notifyFalls, type ScoreUpdate } from "./notify-falls.ts";

/** Emit score.updated for each change of a total over all chains, and notify owners of falls. */
export async function notifyChanges(sql: Sql, changes: readonly ScoreChange[], now: Date): Promise<void> {
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
