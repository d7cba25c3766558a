import { type ScoreChange, stronger } from "../score-change.ts";

/** One change of each subject and scope: from the score before its first to the score after its last, with the strongest cause. */
export function joinChanges(changes: readonly ScoreChange[]): ScoreChange[] {
  const joined = new Map<string, ScoreChange>();
  for (const change of changes) {
    const key = `${change.chainId} ${change.subject}`;
    const one = joined.get(key);
    if (one) Object.assign(one, change, { before: one.before, cause: stronger(one.cause, change.cause) });
    else joined.set(key, { ...change });
  }
  return [...joined.values()];
}
