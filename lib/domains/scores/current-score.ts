import { type Breakdown, type Category, categories, type ScoreFacts } from "../../engine/index.ts";

/** The scope of the score over all chains; every other scope is a chain id. */
export const ALL_CHAINS = 0;

/** The channel on which a transaction that wrote scores notifies its newest `seq`, as text. */
export const SCORE_CHANNEL = "score";

/** `partial`: a category was never read; `provisional`: the newest contributing block is not final; else `final`. */
export type ScoreStatus = "final" | "provisional" | "partial";

/** The score of a subject in one scope. */
export interface CurrentScore {
  total: number;
  breakdown: Breakdown;
  /** The part of these points that is the bonus of claimed achievements, by category. */
  bonus: Partial<Breakdown>;
  /** Counted on the boards. */
  ranked: boolean;
  status: ScoreStatus;
  unavailable: readonly Category[];
  stale: readonly Category[];
  modelHash: string;
  /** Block time at which the current total was reached, unix seconds. */
  reachedAt: number;
}

/** A score with the facts it was computed from. */
export interface ComputedScore extends CurrentScore {
  facts: ScoreFacts;
}

/** True for no score, and for one without points that is on no board. */
export function isBlank(score: CurrentScore | null): boolean {
  return score === null || (score.total === 0 && !score.ranked);
}

/** Whether points, or being ranked, differ. */
export function pointsDiffer(a: CurrentScore | null, b: CurrentScore | null): boolean {
  if (a === null || b === null) return a !== b;
  return (
    a.total !== b.total ||
    a.ranked !== b.ranked ||
    categories.some((category) => a.breakdown[category] !== b.breakdown[category])
  );
}

/** Whether a reader of the scores sees a difference. */
export function visiblyDiffer(a: CurrentScore | null, b: CurrentScore | null): boolean {
  if (a === null || b === null) return a !== b;
  return (
    pointsDiffer(a, b) ||
    // The order among equal totals.
    a.reachedAt !== b.reachedAt ||
    a.status !== b.status ||
    a.unavailable.join() !== b.unavailable.join() ||
    a.stale.join() !== b.stale.join()
  );
}
