export {
  type AchievementCategory,
  type AchievementId,
  achievementIds,
  achievements,
  earnedAchievements,
  isAchievementId,
  nextEarningDay,
  type Rarity,
  rarities,
} from "./achievements.ts";
export type { ScorePoints } from "./card-points.ts";
export type { EvidenceSelector } from "./categories.ts";
export { type GapSearch, type NextStep, openGapSearch, openNextSteps, waitDays } from "./close-gap.ts";
export { categoryEvidence, signalEvidence } from "./evidence.ts";
export { decodeFacts, encodeFacts, FACTS_FORMATS, FACTS_VERSION } from "./facts-codec.ts";
export { foldActivity } from "./fold.ts";
export { FULL_WEIGHT, issuerWeights, type Vouch } from "./issuer-weights.ts";
export { countsFrom, type Departure, isWaiting, MEMORY_DAYS, movedAtOf, WAIT_DAYS } from "./links.ts";
export { mergeFacts } from "./merge.ts";
export { currentModel, models } from "./model.ts";
export { type Model, type ModelSpec, maxOf, type SignalCode, signalCodes } from "./model-spec.ts";
export { nextChangeDay, stepsAhead } from "./next-change-day.ts";
export { DAY, dayFrom, dayNumber, dayOf, measuredAt, walletAgeDays, weekOf } from "./numbers/days.ts";
export { contactFlag } from "./overrides.ts";
export { passedBefore } from "./passed-before.ts";
export { findPassedMoney, mayPass, type Payment, passingRules } from "./passed-money.ts";
export { openTrustPush, type Payees, payeesOf, trustSeeds } from "./payment-trust.ts";
export { type AchievementProgress, progressOf, requirementWords } from "./requirements.ts";
export {
  type Confidence,
  confidenceOf,
  pointsOverTime,
  type ScoreResult,
  scoreFacts,
  scorePoints,
} from "./score.ts";
export type {
  AlikeCluster,
  FlagOverride,
  MergeInput,
  MergePart,
  PassedMoney,
  PassedSum,
  ScoreFacts,
  SocialInput,
  TokenPrice,
  WalletFunding,
  WalletLink,
} from "./score-facts.ts";
export { decodeScoreFacts, encodeScoreFacts } from "./score-facts-codec.ts";
export { type ScoreTier, scoreTierOf, scoreTiers } from "./score-tiers.ts";
export { type SignalCosts, signalCosts } from "./signal-costs.ts";
export { type Signal, signalsOf, trustOf } from "./signals.ts";
export { hashOf } from "./sketch/hash.ts";
export {
  type Activity,
  type ActivityKind,
  activityKinds,
  type Breakdown,
  byCategory,
  type Category,
  type CategoryState,
  categories,
  compareActivity,
  type HistoryList,
  noPoints,
} from "./types.ts";
export { emptyFacts, type WalletFacts } from "./wallet-facts.ts";
