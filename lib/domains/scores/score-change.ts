import type { ComputedScore, CurrentScore } from "./current-score.ts";

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
