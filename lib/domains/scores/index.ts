export { type ScoreTier, scoreTiers } from "../../engine/index.ts";
export { type BoardCategory, boardCategories } from "../../ranking/board-category.ts";
export { LeaderboardResponse, MoversResponse } from "./board-schemas.ts";
export { boardsOf, refreshBoards } from "./boards.ts";
export { byCategory } from "./by-category.ts";
export type { SourceStates } from "./category-sources.ts";
export { type ChainView, dayOf } from "./chain-heads.ts";
export { claimEarned, endClaims } from "./claim-earned.ts";
export { rollBackCloses } from "./closes/roll-back-closes.ts";
export { markMissingCloses, markSkippedDays, markWholeHistory, recomputeStaleCloses } from "./closes/stale-closes.ts";
export { countTiers, type TierCounts } from "./count-tiers.ts";
export { type ComputedScore, SCORE_CHANNEL, type ScoreStatus } from "./current-score.ts";
export { achievementEvent } from "./earned-achievements.ts";
export { hashFacts, hashOfVersion } from "./facts-hash.ts";
export { finalizeScores } from "./finalize-scores.ts";
export { type AlikeReport, findAlikeWallets } from "./find-alike-wallets.ts";
export { requireCloseDay } from "./first-close.ts";
export {
  type FundingClusters,
  openFundingClusters,
  readSenders,
  recomputeFundingClusters,
} from "./funding-clusters.ts";
export { getBreakdown } from "./get-breakdown.ts";
export { getCloses } from "./get-closes.ts";
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
export { judgeReceipt } from "./judge-receipt.ts";
export type { Lists } from "./lists.ts";
export { lockScores, scoreTransaction } from "./lock-scores.ts";
export { type PercentileWith, percentileWith } from "./percentile-with.ts";
export { type DayMeasures, readDayMeasures } from "./read-day-measures.ts";
export { type Flag, readFlags } from "./read-flags.ts";
export { type Measures, readMeasures, worstState } from "./read-measures.ts";
export { readStoredFacts } from "./read-score.ts";
export { Receipt, ReceiptDomain, receiptDomain } from "./receipt.ts";
export {
  type DueSubject,
  type DueSubjects,
  loadDue,
  markDue,
  readDueSubjects,
  rescoreChain,
  rescoreDuePage,
} from "./rescore-chain.ts";
export { rescoreOutdated } from "./rescore-outdated.ts";
export { rescoreWallets } from "./rescore-wallets.ts";
export { runComparison } from "./run-comparison.ts";
export { sampleSubjects } from "./sample-subjects.ts";
export type { CategoryBreakdown, SearchResult, SubjectScore } from "./schemas.ts";
export { type ScoreCause, type ScoreChange, type ScoreTrigger, type SourceBlock, stronger } from "./score-change.ts";
export { openScoringSession, type ScoringSession } from "./scoring-session.ts";
export { type ScoringSettings, scoringSettings } from "./scoring-settings.ts";
export { searchNames, searchScores } from "./search-scores.ts";
export type { Service } from "./services.ts";
export { ACTIVITY_FIELDS, type ActivityRow, toActivity } from "./stored-activity.ts";
export { switchModel } from "./switch-model.ts";
export { moversPeriods, type Timeframe, timeframes } from "./timeframes.ts";
export { OLDEST_ANSWER_MS, type ReadSource, replicaAge, usableReplica } from "./usable-replica.ts";
export { warmBoards } from "./warm-boards.ts";
export { writeScores } from "./write-scores.ts";
