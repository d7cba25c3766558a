import type { ScoreFacts } from "./score-facts.ts";
import type { Breakdown, Category } from "./types.ts";

export interface ScorePoints {
  /** The exact sum of the breakdown. */
  total: number;
  breakdown: Breakdown;
  /** Of the points above: those of claimed achievements, by category. */
  bonus: Partial<Breakdown>;
  /** Counted among the ranked: {@link isRanked}. */
  ranked: boolean;
}

/** Whether a subject is counted among the ranked: one own successful transaction, every category read, and no service. */
export function isRanked({ sent, service }: ScoreFacts, unread: readonly Category[]): boolean {
  return sent > 0 && unread.length === 0 && service === undefined;
}

/** The points at a time ({@link measuredAt}). Times with equal points give the same object. */
export type PointsOverTime = (measuredAt: number | null) => ScorePoints;
