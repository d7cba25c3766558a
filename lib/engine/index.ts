export {
  type Achievement,
  type AchievementCategory,
  type AchievementId,
  achievementIds,
  achievements,
  earnedAchievements,
  isAchievementId,
  type Rarity,
  rarities,
} from "./achievements.ts";
export { type GapSearch, openGapSearch, waitDays } from "./close-gap.ts";
export { DAY, walletAgeDays } from "./days.ts";
export { categoryEvidence, type EvidenceSelector, signalEvidence } from "./evidence.ts";
export { decodeFacts, encodeFacts, FACTS_VERSION } from "./facts-codec.ts";
export { type FactsChange, type Fold, foldActivity, openFold } from "./fold.ts";
export { FULL_WEIGHT, issuerWeights, type Vouch } from "./issuer-weights.ts";
export { type Merge, mergeFacts, openMerge } from "./merge.ts";
export { currentModel, type Model, type ModelSpec, models, type SignalCode, signalCodes } from "./model.ts";
export { type NextStep, nextStep } from "./next-step.ts";
export { type AchievementProgress, progressOf, requirementWords } from "./requirements.ts";
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
export { clusterSuspicion } from "./transfer-clusters.ts";
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
export { emptyFacts, type WalletFacts } from "./wallet-facts.ts";
