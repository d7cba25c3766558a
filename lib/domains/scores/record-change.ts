import {
  dayOf,
  measuredAt,
  nextChangeDay,
  nextEarningDay,
  type ScoreFacts,
  type ScorePoints,
} from "../../engine/index.ts";
import { modelHash } from "../models/model-hash.ts";
import { type HeadOf, hasOpenBlocks, newestDay, newestDays } from "./chain-heads.ts";
import {
  ALL_CHAINS,
  type ComputedScore,
  type CurrentScore,
  closeDiffers,
  isBlank,
  type ScoreChange,
  type ScoreTrigger,
} from "./current-score.ts";
import type { ScoreStatus } from "./ranks/rows.ts";
import type { Earned, ScoreOverTime, Subject } from "./subject.ts";

/** A subject in one scope, as it was computed last. */
export interface ScopeState {
  scope: number;
  current: CurrentScore | null;
  /** The newest change, and what it was computed from: its facts are completed when it is written. */
  latest: { change: ScoreChange; score: ScoreOverTime | null } | null;
}

/** The state of a subject in a scope: its stored score, until another is computed. */
export function scopeOf(
  { scopes, scores }: Pick<Subject, "scores"> & { scopes: Map<number, ScopeState> },
  scope: number,
) {
  let found = scopes.get(scope);
  if (!found) {
    found = { scope, current: scores.get(scope) ?? null, latest: null };
    scopes.set(scope, found);
  }
  return found;
}

/** A score with what it is at present. */
export interface PresentScore {
  score: ScoreOverTime;
  /** The newest day of its chains; null without facts. */
  day: number | null;
  points: ScorePoints;
  status: ScoreStatus;
}

function presentOf(score: ScoreOverTime, headOf: HeadOf): PresentScore {
  const day = newestDay(score.parts, headOf);
  return { score, day, points: score.pointsAt(day), status: statusOf(score, headOf) };
}

/**
 * Replace the current score of a scope by a computed one, or by none, and append the change if there is one. Returns what it is at present:
 * `known`, if that is of the same score.
 */
export function recordChange(
  changes: ScoreChange[],
  headOf: HeadOf,
  input: {
    subject: string;
    scope: ScopeState;
    next: ScoreOverTime | null;
    known: PresentScore | null;
    trigger: ScoreTrigger;
    /** The first day on which it is another score, where that is known. */
    first?: number | undefined;
  },
): PresentScore | null {
  const { subject, scope, next, known, trigger, first } = input;
  const { cause, source } = trigger;
  const before = scope.current;
  if (next === null) {
    if (before === null) return null;
    scope.current = null;
    const day = first ?? (source ? dayOf(source.time) : (headOf(scope.scope)?.asOf ?? null));
    addChange(changes, scope, { subject, chainId: scope.scope, before, cause, source, after: null, day }, null);
    return null;
  }
  const present = known?.score === next ? known : presentOf(next, headOf);
  const { day, points, status } = present;
  // Only a day has passed, and it changes nothing: most days change few subjects.
  const isSame = scope.latest?.score === next && before?.breakdown === points.breakdown && before.status === status;
  if (isSame) return present;
  const after = computedScore(scope, next, { points, status, day: day ?? 0 });
  scope.current = after;
  addChange(changes, scope, { subject, chainId: scope.scope, before, cause, source, after, day }, next);
  return present;
}

function statusOf({ states, parts }: ScoreOverTime, headOf: HeadOf): ScoreStatus {
  if (states.unavailable.length > 0) return "partial";
  return hasOpenBlocks(parts, headOf) ? "provisional" : "final";
}

function computedScore(
  { current }: ScopeState,
  { states, confidence, model, facts }: ScoreOverTime,
  { points, status, day }: { points: ScorePoints; status: ScoreStatus; day: number },
): ComputedScore {
  const { total, breakdown, bonus, ranked } = points;
  const { unavailable, stale } = states;
  const reachedAt = reachedDay(current, points, day);
  // The facts and the next change day are completed when the score is written.
  const known = { modelHash: modelHash(model), reachedAt, facts, nextChangeDay: 0 };
  return { total, breakdown, bonus, ranked, confidence, status, unavailable, stale, ...known };
}

/**
 * The chain day on which the total was reached; 0 for no points. A total that the score had before this day and comes back to on it, and a
 * score that is there again, are dated by {@link correctReached}.
 */
function reachedDay(current: CurrentScore | null, { total, ranked }: ScorePoints, day: number): number {
  if (total === 0 && !ranked) return 0;
  const isSame = current?.total === total && !isBlank(current);
  return isSame && current.reachedAt <= day ? current.reachedAt : day;
}

/** Joins consecutive changes with equal points and confidence. */
function addChange(changes: ScoreChange[], scope: ScopeState, change: ScoreChange, score: ScoreOverTime | null): void {
  if (scope.latest && !closeDiffers(change.before, change.after)) {
    scope.latest.change.after = change.after;
    scope.latest.score = score;
  } else {
    changes.push(change);
    scope.latest = { change, score };
  }
}

/** The facts of a subject over all chains, which decide its achievements. */
interface JudgedSubject {
  subject: string;
  facts: ScoreFacts;
  earned: Earned;
}

/** What is stored of a computed score besides points. Facts of one chain may be those of all chains: they are made once. */
interface Completed {
  /** As of the present. */
  facts: ScoreFacts;
  /** As of each chain's newest row: a function of the inputs alone, which the passing of days does not change. */
  stored: ScoreFacts;
  /** The first later day on which these facts give other points. */
  changeDay: number | null;
}

/**
 * Set the current facts of each newest change, and the day on which they change next. Returns the subjects with facts over all
 * chains.
 */
export function completeFacts(
  subjects: Iterable<{ subject: string; earned: Earned; scopes: ReadonlyMap<number, ScopeState> }>,
  headOf: HeadOf,
): JudgedSubject[] {
  const judged: JudgedSubject[] = [];
  for (const { subject, earned, scopes } of subjects) {
    const known = new Map<ScoreOverTime, Completed>();
    for (const { scope, latest } of scopes.values()) {
      const after = latest?.change.after;
      if (!after || !latest.score) continue;
      const completed = known.get(latest.score) ?? complete(latest.score, headOf);
      known.set(latest.score, completed);
      after.facts = completed.stored;
      after.nextChangeDay = scope === ALL_CHAINS ? nextDayOf(completed) : completed.changeDay;
      if (scope === ALL_CHAINS) judged.push({ subject, facts: completed.facts, earned });
    }
  }
  return judged;
}

function complete({ facts: merged, parts, model }: ScoreOverTime, headOf: HeadOf): Completed {
  const facts = { ...merged, asOf: newestDays(parts, headOf) };
  const day = measuredAt(facts);
  return {
    facts,
    stored: { ...merged, asOf: newestDays(parts, () => undefined) },
    changeDay: day === null ? null : nextChangeDay(facts, model, day),
  };
}

/** The first later day on which these facts give other points or earn an achievement. */
function nextDayOf({ facts, changeDay }: Completed): number | null {
  const day = measuredAt(facts);
  const earningDay = day === null ? null : nextEarningDay(facts, day);
  if (changeDay === null || earningDay === null) return changeDay ?? earningDay;
  return Math.min(changeDay, earningDay);
}
