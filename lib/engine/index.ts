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
export { closeGap, type GapStep, waitDays } from "./close-gap.ts";
export { categoryEvidence, type EvidenceSelector, evidenceFor } from "./evidence.ts";
export { DAY, emptyFacts, type FactsChange, type Fold, foldActivity, openFold, type WalletFacts } from "./facts.ts";
export { FULL_WEIGHT, issuerWeights, type Vouch } from "./issuer-weights.ts";
export { type Merge, mergeFacts, openMerge } from "./merge.ts";
export { currentModel, type Model, type ModelSpec, models, type SignalCode, signalCodes } from "./model.ts";
export { walletAgeDays } from "./moments.ts";
export { type NextStep, nextStep } from "./next-step.ts";
export {
  type CategoryScore,
  pointsOverTime,
  type ScorePoints,
  type ScoreResult,
  scoreFacts,
  scorePoints,
} from "./score.ts";
export type { MergeInput, MergePart, ScoreFacts, SocialInput, SpreadInput, TokenPrice } from "./score-facts.ts";
export { type Signal, signalsOf } from "./signals.ts";
export { type Tier, tierOf, tiers } from "./tiers.ts";
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
