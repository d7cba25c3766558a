import { type ScoreChange, stronger } from "./score-change.ts";

/**
 * Joins each change to the one before of the same subject and scope, where `joins` allows it. A change begins at the end of the one
 * before.
 */
export function joinChanges(
  changes: readonly ScoreChange[],
  joins: (one: ScoreChange, next: ScoreChange) => boolean,
): ScoreChange[] {
  const joined: ScoreChange[] = [];
  const latest = new Map<string, ScoreChange>();
  for (const change of changes) {
    const key = `${change.chainId} ${change.subject}`;
    const one = latest.get(key);
    if (one && joins(one, change)) {
      Object.assign(one, change, { before: one.before, cause: stronger(one.cause, change.cause) });
    } else {
      const copy = { ...change };
      latest.set(key, copy);
      joined.push(copy);
    }
  }
  return joined;
}

/** A reorg looks for the score before the blocks it removes, so that only changes at final blocks may be published as one. */
export function areFinal(one: ScoreChange, next: ScoreChange): boolean {
  return one.isFinal === true && next.isFinal === true;
}
