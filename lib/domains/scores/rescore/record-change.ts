import type { ScorePoints } from "../../../engine/index.ts";
import { modelHash } from "../../models/model-hash.ts";
import { type ComputedScore, closeDiffers, isBlank } from "../current-score.ts";
import { dayOf, type HeadOf, newestDay } from "../inputs/chain-heads.ts";
import type { ScoreChange, ScoreTrigger } from "../score-change.ts";
import { factsOf } from "./compute-score.ts";
import type { ScopeState, Scored } from "./subject-state.ts";

/** Replace the current score of a scope by a computed one, or by none, and append the change if there is one. */
export function recordChange(
  changes: ScoreChange[],
  headOf: HeadOf,
  input: { subject: string; scope: ScopeState; next: Scored | null; trigger: ScoreTrigger },
): void {
  const { subject, scope, next, trigger } = input;
  const { cause, source } = trigger;
  const before = scope.current;
  const change = { subject, chainId: scope.scope, before, cause, source };
  if (next === null) {
    if (before === null) return;
    scope.current = null;
    const day = source ? dayOf(source.time) : (headOf(scope.scope)?.asOf ?? null);
    addChange(changes, scope, { ...change, after: null, day }, null);
    return;
  }
  if (isUnchanged(scope, next)) return;
  const day = newestDay(next.parts, headOf);
  const after = computedScore(scope, next, reachedDay(scope, next.points, day ?? 0), headOf);
  scope.current = after;
  addChange(changes, scope, { ...change, after, day }, next);
}

/** Only the facts can differ, and the writer reads those from the scorer. */
function isUnchanged({ current, latest }: ScopeState, { points, status, states, scorer }: Scored): boolean {
  const isSame = current?.breakdown === points.breakdown && current.status === status && current.stale === states.stale;
  return isSame && latest?.scored?.scorer === scorer;
}

function computedScore(scope: ScopeState, next: Scored, reachedAt: number, headOf: HeadOf): ComputedScore {
  const { total, breakdown, bonus, ranked } = next.points;
  const { unavailable, stale } = next.states;
  return {
    total,
    breakdown,
    bonus,
    ranked,
    confidence: next.scorer.confidence(),
    status: next.status,
    unavailable,
    stale,
    facts: scope.latest?.change.after?.facts ?? factsOf(next, headOf),
    modelHash: modelHash(next.scorer.model),
    reachedAt,
    // Known when it is written.
    nextChangeDay: 0,
  };
}

/**
 * The chain day on which the total was reached; 0 for no points. A total that the score had before this day and comes back to on it, and a
 * score that is there again, are dated by {@link correctReached}.
 */
function reachedDay({ current }: ScopeState, { total, ranked }: ScorePoints, day: number): number {
  if (total === 0 && !ranked) return 0;
  const isSame = current?.total === total && !isBlank(current);
  return isSame && current.reachedAt <= day ? current.reachedAt : day;
}

/** Joins consecutive changes with equal points and confidence. */
function addChange(changes: ScoreChange[], scope: ScopeState, change: ScoreChange, scored: Scored | null): void {
  if (scope.latest && !closeDiffers(change.before, change.after)) {
    scope.latest.change.after = change.after;
    scope.latest.scored = scored;
  } else {
    changes.push(change);
    scope.latest = { change, scored };
  }
}
