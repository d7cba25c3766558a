export { currentModel, type ScoreTier, scoreTiers } from "../../engine/index.ts";
export { type BoardCategory, boardCategories } from "./boards/board-category.ts";
export { boardsOf, refreshBoards } from "./boards/boards.ts";
export { type Timeframe, timeframes } from "./boards/timeframes.ts";
export type { SourceList, SourceStates } from "./category-sources.ts";
export { type ChainView, dayOf } from "./chain-heads.ts";
export { claimEarned, endClaims } from "./claim-earned.ts";
export { type ComputedScore, SCORE_CHANNEL, type ScoreStatus } from "./current-score.ts";
export { achievementEvent } from "./earned-achievements.ts";
export { finalizeScores } from "./finalize-scores.ts";
export type { SubjectScore } from "./find-scores.ts";
export {
  type FundingClusters,
  openFundingClusters,
  readSenders,
  recomputeFundingClusters,
} from "./funding-clusters.ts";
export { type CategoryBreakdown, getBreakdown } from "./get-breakdown.ts";
export { getHistory } from "./get-history.ts";
export { getLeaderboard } from "./get-leaderboard.ts";
export { type ChainProgress, getNetwork } from "./get-network.ts";
export { getRank } from "./get-rank.ts";
export { getReceipt, issueReceipt } from "./get-receipt.ts";
export { getRecentChanges, type RecentChange } from "./get-recent-changes.ts";
export { getScore } from "./get-score.ts";
export { getScoreBatch } from "./get-score-batch.ts";
export { getScoreSeries, type SeriesPoint } from "./get-score-series.ts";
export { getUpdates } from "./get-updates.ts";
export type { Lists } from "./lists.ts";
export { lockScores, scoreTransaction } from "./lock-scores.ts";
export { modelHash } from "./model-hash.ts";
export { type PercentileWith, percentileWith } from "./percentile-with.ts";
export { type Measures, readMeasures, worstState } from "./read-measures.ts";
export { readStoredFacts } from "./read-score.ts";
export { Receipt } from "./receipt.ts";
export { type ChainWallets, readChainWallets, rescoreChain } from "./rescore-chain.ts";
export { rescoreOutdated } from "./rescore-outdated.ts";
export { rescoreWallets } from "./rescore-wallets.ts";
export { sampleSubjects } from "./sample-subjects.ts";
export type { ScoreCause, ScoreChange, ScoreTrigger, SourceBlock } from "./score-change.ts";
export { openScoringSession, type ScoringSession } from "./scoring-session.ts";
export { type ScoringSettings, scoringSettings } from "./scoring-settings.ts";
export { type SearchResult, searchNames, searchScores } from "./search-scores.ts";
export { snapshotBoards } from "./snapshot-boards.ts";
export { warmBoards } from "./warm-boards.ts";
export { writeScores } from "./write-scores.ts";
