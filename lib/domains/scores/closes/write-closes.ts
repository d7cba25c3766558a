import type { Sql } from "../../../core/db.ts";
import { DAY } from "../../../engine/index.ts";
import { dayNumber } from "../chain-heads.ts";
import { closeDiffers } from "../current-score.ts";
import { type ScoreChange, stronger } from "../score-change.ts";
import { type DatedPoints, mergeCloses, type ScopeCloses } from "./replace-closes.ts";

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
    const key = `${scope} ${subject}`;
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
