import type { Confidence, ScoreFacts } from "../../engine/index.ts";
import { type Breakdown, type Category, categories } from "../../engine/types.ts";
import type { ScoreStatus } from "./ranks/rows.ts";

/** The scope of the score over all chains; every other scope is a chain id. */
export const ALL_CHAINS = 0;

/** What maps call a subject's score over all chains or on one. */
export function scopeKey({ subject, chainId }: { subject: string; chainId: number }): string {
  return `${chainId} ${subject}`;
}

/** What a close stores of a score. */
export interface ClosePoints {
  total: number;
  breakdown: Breakdown;
  /** Counted on the boards. */
  ranked: boolean;
  /** How much was seen of the subject. */
  confidence: Confidence;
}

/** The score of a subject in one scope. */
export interface CurrentScore extends ClosePoints {
  /** The part of these points that is the bonus of claimed achievements, by category. */
  bonus: Partial<Breakdown>;
  status: ScoreStatus;
  unavailable: readonly Category[];
  stale: readonly Category[];
  modelHash: string;
  /** The first day of those up to the present whose closes have this total (00:00 UTC, unix seconds); 0 without points. */
  reachedAt: number;
  /** The version of the stored facts (`versionOf`), which are not written again while it is the same; absent before the score is written. */
  factsHash?: string;
  /** The chain id of the stored row (`scopesOf` in ranks/scopes.ts); absent before the score is written. */
  row?: number;
}

/** A score with the facts it was computed from. */
export interface ComputedScore extends CurrentScore {
  /** `asOf` is the day of each chain's newest row: whoever reads them sets it to the present ({@link datedFacts}). */
  facts: ScoreFacts;
  /**
   * The first chain day (00:00 UTC, unix seconds) on which time alone changes points or earns an achievement; null: none. 0: due at
   * the next chain day.
   */
  nextChangeDay: number | null;
}

/** True for no score, and for one without points that is on no board. */
export function isBlank(score: Pick<ClosePoints, "total" | "ranked"> | null): boolean {
  return score === null || (score.total === 0 && !score.ranked);
}

/** The points by which an issuer is weighed: all but the social ones. */
export function ownPoints(score: Pick<ClosePoints, "total" | "breakdown"> | null): number {
  return score ? score.total - score.breakdown.social : 0;
}

/** Whether what a close stores differs. */
export function closeDiffers(a: ClosePoints | null, b: ClosePoints | null): boolean {
  if (a === null || b === null) return a !== b;
  const arePointsSame = categories.every((category) => a.breakdown[category] === b.breakdown[category]);
  return !arePointsSame || a.total !== b.total || a.ranked !== b.ranked || a.confidence !== b.confidence;
}

/** Whether a reader of the scores sees a difference. */
export function visiblyDiffer(a: CurrentScore | null, b: CurrentScore | null): boolean {
  if (a === null || b === null) return a !== b;
  return (
    closeDiffers(a, b) ||
    // The order among equal totals.
    a.reachedAt !== b.reachedAt ||
    a.status !== b.status ||
    a.unavailable.join() !== b.unavailable.join() ||
    a.stale.join() !== b.stale.join()
  );
}

/** What can change a score. */
export const scoreCauses = [
  "transactions",
  "time",
  "reorg",
  "attestation",
  "achievement",
  "wallets",
  "clusters",
  "trust",
  "model",
  "appeal",
] as const;
export type ScoreCause = (typeof scoreCauses)[number];

/** From the strongest to the weakest: several changes that count as one have the first of their causes. */
const byStrength: readonly ScoreCause[] = [
  "transactions",
  "attestation",
  "achievement",
  "appeal",
  "wallets",
  "clusters",
  "trust",
  "model",
  "reorg",
  "time",
];

export function stronger(a: ScoreCause, b: ScoreCause): ScoreCause {
  return byStrength.indexOf(a) <= byStrength.indexOf(b) ? a : b;
}

/** The block a change was computed at. */
export interface SourceBlock {
  chainId: number;
  number: number;
  /** Null for explorers, which return none. */
  hash: string | null;
  /** Unix seconds. */
  time: number;
}

/** Why scores are computed again. */
export interface ScoreTrigger {
  cause: ScoreCause;
  source: SourceBlock | null;
}

/** One change of one subject in one scope. `before` is null for a first score, `after` for one that ends. */
export interface ScoreChange {
  subject: string;
  /** ALL_CHAINS or a chain. */
  chainId: number;
  before: CurrentScore | null;
  after: ComputedScore | null;
  /** 00:00 UTC of the chain day the score was computed for, unix seconds; null without a block: then the day of the write counts. */
  day: number | null;
  cause: ScoreCause;
  source: SourceBlock | null;
  /** The score ended because the wallet was linked to another subject, whose score it became part of. */
  absorbed?: boolean;
}

export interface WriteScoresOptions {
  /** Commit time: what the feed and `updated_at` get. */
  now: Date;
  /** Emit no events. */
  silent?: boolean;
}
