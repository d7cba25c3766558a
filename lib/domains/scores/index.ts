export { scoreTiers } from "../../engine/index.ts";
export { type BoardCategory, boardCategories } from "../../ranking/board-category.ts";
export { findAttestationGaps } from "./attestation-gaps.ts";
export { LeaderboardResponse, MoversResponse } from "./board-schemas.ts";
export { boardsOf, refreshBoards } from "./boards/boards.ts";
export { type PercentileWith, percentileWith } from "./boards/percentile-with.ts";
export { OLDEST_ANSWER_MS, type ReadSource, replicaAge, usableReplica } from "./boards/usable-replica.ts";
export { warmBoards } from "./boards/warm-boards.ts";
export { byCategory } from "./by-category.ts";
export { rollBackCloses } from "./closes/roll-back-closes.ts";
export { markMissingCloses, markSkippedDays, markWholeHistory, recomputeStaleCloses } from "./closes/stale-closes.ts";
export { runComparison } from "./compare-models.ts";
export { countTiers, type TierCounts } from "./count-tiers.ts";
export { type ComputedScore, SCORE_CHANNEL } from "./current-score.ts";
export { hashFacts, hashOfVersion } from "./facts-hash.ts";
export { firstCloseDay, requireCloseDay } from "./first-close.ts";
export { getBreakdown } from "./get-breakdown.ts";
export { getCloses } from "./get-closes.ts";
export { type Delays, getDelays } from "./get-delays.ts";
export { getHistory, historyIntervals } from "./get-history.ts";
export { getLeaderboard } from "./get-leaderboard.ts";
export { getMovers } from "./get-movers.ts";
export { type ChainProgress, getNetwork } from "./get-network.ts";
export { getRank } from "./get-rank.ts";
export { getReceipt, issueReceipt } from "./get-receipt.ts";
export { getRecentChanges, type RecentChange } from "./get-recent-changes.ts";
export { getScheduledScore } from "./get-scheduled-score.ts";
export { getScore } from "./get-score.ts";
export { getScoreBatch } from "./get-score-batch.ts";
export { getScoreSeries } from "./get-score-series.ts";
export { getUpdates } from "./get-updates.ts";
export type { SourceStates } from "./inputs/category-sources.ts";
export { type ChainView, dayOf } from "./inputs/chain-heads.ts";
export { type AlikeReport, findAlikeWallets } from "./inputs/find-alike-wallets.ts";
export {
  type FundingClusters,
  openFundingClusters,
  readSenders,
  recomputeFundingClusters,
} from "./inputs/funding-clusters.ts";
export { type ScoringSettings, scoringSettings } from "./inputs/scoring-settings.ts";
export type { Service } from "./inputs/services.ts";
export { type PaymentReport, weighPayments } from "./inputs/weigh-payments.ts";
export { judgeReceipt, RECEIPT_PER_REQUEST, receiptCost } from "./judge-receipt.ts";
export { type DayMeasures, readDayMeasures } from "./read-day-measures.ts";
export { readFlags } from "./read-flags.ts";
export { type Measures, readMeasures, worstState } from "./read-measures.ts";
export { readStoredFacts } from "./read-score.ts";
export { Receipt, ReceiptDomain, receiptDomain } from "./receipt.ts";
export { claimEarned, endClaims } from "./rescore/claim-earned.ts";
export { achievementEvent } from "./rescore/earned-achievements.ts";
export { finalizeScores } from "./rescore/finalize-scores.ts";
export { lockInTime, lockScores, lockScoresOf, scoreRequest, scoreTransaction } from "./rescore/lock-scores.ts";
export {
  type DueSubject,
  type DueSubjects,
  loadDue,
  markDue,
  readDueSubjects,
  rescore,
  rescoreChain,
  rescoreDuePage,
  rescoreWallets,
} from "./rescore/rescore.ts";
export { rescoreMissed, rescoreOutdated } from "./rescore/rescore-outdated.ts";
export { openScoringSession, type ScoringSession } from "./rescore/scoring-session.ts";
export { switchModel } from "./rescore/switch-model.ts";
export { writeScores } from "./rescore/write-scores.ts";
export { listSubjects, sampleSubjects } from "./sample-subjects.ts";
export type { SearchResult, SubjectScore } from "./schemas.ts";
export { type ScoreChange, type ScoreTrigger, type SourceBlock, stronger } from "./score-change.ts";
export { searchNames, searchScores } from "./search-scores.ts";
export { ACTIVITY_FIELDS, type ActivityRow, toActivity } from "./stored-activity.ts";
export { moversPeriods, type Timeframe, timeframes } from "./timeframes.ts";
