// What the rest of the program has of scores, in three blocks. Schemas and their types are in schemas.ts.

// Read: scores, what explains them, and ranks, now or at the end of a past day.

export { scoreTiers } from "../../engine/index.ts";
export { dayText } from "./chain-heads.ts";
export { findAttestationGaps, readCoverage } from "./coverage.ts";
export { firstCloseDay, newestClosedDay, readOnDay, requireCloseDay } from "./day-closes.ts";
export { hashOfVersion } from "./facts-hash.ts";
export { getBreakdown } from "./get-breakdown.ts";
export { getCloses, getHistory, getScoreSeries, historyIntervals } from "./get-history.ts";
export { getLeaderboard, getMovers, getRank, warmBoards } from "./get-leaderboard.ts";
export { findReadyScore, getScore, getScoreBatch, type ScoreInput } from "./get-score.ts";
export { changedSince, getRecentChanges, getUpdates, type RecentChange } from "./get-updates.ts";
export { getReceipt, judgeReceipt, RECEIPT_PER_REQUEST, receiptCost } from "./issue-receipt.ts";
export { type Measures, readMeasures, worstState } from "./measures.ts";
export { type ChainProgress, countTiers, type Delays, getDelays, getNetwork, type TierCounts } from "./network.ts";
export {
  explainOutside,
  type OutsideSubject,
  openOutside,
  openOutsidePercentiles,
  viewOutside,
} from "./outside.ts";
export {
  boardsOf,
  OLDEST_ANSWER_MS,
  type PercentileWith,
  percentileWith,
  type ReadSource,
  refreshBoards,
  replicaAge,
  usableReplica,
} from "./ranks/boards.ts";
export { type BoardCategory, boardCategories } from "./ranks/histogram.ts";
export { Receipt, ReceiptDomain, receiptDomain } from "./receipt/receipt.ts";
export { getScheduledScore, getScoreWithWallet, readFlags } from "./recomputed.ts";
export { listSubjects, sampleSubjects, searchNames, searchScores } from "./search.ts";
export { type ScoringSettings, type Service, scoringSettings } from "./settings.ts";
export { readStoredFacts } from "./stored-score.ts";
export { readCategories, type SourceStates } from "./subject.ts";

// Write: what a block, a history or a decision changes, in the transaction that stores it and under the score lock.

export type { ChainView } from "./chain-heads.ts";
export { type ScoreTrigger, type SourceBlock, stronger } from "./current-score.ts";
export { markDue } from "./due.ts";
export { achievementEvent, endClaims } from "./earned-achievements.ts";
export { markLateVouches, markStaleWeights } from "./issuer-weights.ts";
export { lockInTime, lockScores, lockScoresOf, scoreRequest, scoreTransaction } from "./lock-scores.ts";
export { SCORE_CHANNEL } from "./ranks/read-feed.ts";
export { LINK_ENDED, openScoringSession, rescore, rescoreWallets, type ScoringSession } from "./rescore.ts";
export { markMovedVouches, markWholeHistory, rollBackCloses } from "./stale-closes.ts";
export { ACTIVITY_FIELDS, type ActivityRow, toActivity } from "./stored-activity.ts";
export { finalizeScores } from "./write-scores.ts";

// Daily: what a new chain day, or a worker by itself, changes.

export { addWalletProfiles } from "./alike-wallets.ts";
export { runComparison } from "./compare-models.ts";
export { type DueSubject, readDuePage } from "./due.ts";
export {
  type FundingClusters,
  openFundingClusters,
  readSenders,
  recomputeFundingClusters,
} from "./funding-clusters.ts";
export {
  findAlikeWallets,
  recomputeStale,
  rescoreMissed,
  rescoreOutdated,
  switchModel,
  weighPayments,
} from "./outdated.ts";
export { markSkippedDays } from "./stale-closes.ts";
export { fillSteps, moveBySteps, type StepsPosition } from "./steps.ts";
