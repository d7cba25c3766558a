export {
  type Achievement,
  type AchievementCategory,
  type AchievementId,
  type AchievementProgress,
  achievementIds,
  achievements,
  earnedAchievements,
  isAchievementId,
  progressOf,
  type Rarity,
  rarities,
  requirementWords,
} from "./achievements.ts";
export { type GapSearch, openGapSearch, waitDays } from "./close-gap.ts";
export { walletAgeDays } from "./days.ts";
export { categoryEvidence, type EvidenceSelector, signalEvidence } from "./evidence.ts";
export { DAY, emptyFacts, type FactsChange, type Fold, foldActivity, openFold, type WalletFacts } from "./facts.ts";
export { FULL_WEIGHT, issuerWeights, type Vouch } from "./issuer-weights.ts";
export { type Merge, mergeFacts, openMerge } from "./merge.ts";
export { currentModel, type Model, type ModelSpec, models, type SignalCode, signalCodes } from "./model.ts";
export { type NextStep, nextStep } from "./next-step.ts";
export {
  type CategoryScore,
  pointsOverTime,
  type ScorePoints,
  type ScoreResult,
  scoreFacts,
  scorePoints,
} from "./score.ts";
export type { MergeInput, MergePart, ScoreFacts, SocialInput, TokenPrice, WalletFunding } from "./score-facts.ts";
export { type ScoreTier, scoreTierOf, scoreTiers } from "./score-tiers.ts";
export { type Signal, signalsOf } from "./signals.ts";
export {
  type Activity,
  type ActivityKind,
  activityKinds,
  type Breakdown,
  type Category,
  type CategoryState,
  categories,
  compareActivity,
} from "./types.ts";
