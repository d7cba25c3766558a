export { scoreTiers } from "../../engine/index.ts";
export { byCategory } from "../../engine/types.ts";
export { type ChainView, dayOf, dayText } from "./chain-heads.ts";
export { runComparison } from "./compare-models.ts";
export { findAttestationGaps } from "./coverage.ts";
export {
  type ComputedScore,
  type ScoreChange,
  type ScoreTrigger,
  type SourceBlock,
  stronger,
} from "./current-score.ts";
export type { AlikeReport } from "./daily/alike-wallets.ts";
export { openOnceComparison } from "./daily/compare-once.ts";
export {
  type FundingClusters,
  openFundingClusters,
  readSenders,
  recomputeFundingClusters,
} from "./daily/funding-clusters.ts";
export { type DueSubject, type DueSubjects, markDue, readDuePage, readDueSubjects } from "./due.ts";
export { achievementEvent, endClaims } from "./earned-achievements.ts";
export { hashOfVersion } from "./facts-hash.ts";
export { lockInTime, lockScores, lockScoresOf, scoreRequest, scoreTransaction } from "./lock-scores.ts";
export { findAlikeWallets, rescoreMissed, rescoreOutdated, switchModel, weighPayments } from "./outdated.ts";
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
export { countForAll } from "./ranks/count-for-all.ts";
export { type BoardCategory, boardCategories } from "./ranks/histogram.ts";
export { SCORE_CHANNEL } from "./ranks/read-feed.ts";
export { firstCloseDay, newestClosedDay, readPlainPoints, requireCloseDay } from "./read/day-closes.ts";
export { getBreakdown } from "./read/get-breakdown.ts";
export { getCloses, getHistory, getScoreSeries, historyIntervals } from "./read/get-history.ts";
export { getLeaderboard, getMovers, getRank, warmBoards } from "./read/get-leaderboard.ts";
export { findReadyScore, getScore, getScoreBatch } from "./read/get-score.ts";
export { changedSince, getRecentChanges, getUpdates, type RecentChange } from "./read/get-updates.ts";
export { type Measures, readMeasures, worstState } from "./read/measures.ts";
export { type ChainProgress, countTiers, type Delays, getDelays, getNetwork, type TierCounts } from "./read/network.ts";
export {
  askForList,
  type ClaimedOnce,
  claimOnce,
  endOnce,
  expireOnce,
  forgetQueued,
  keyedHash,
  ONCE_CHANNEL,
  ONCE_CLAIM_MS,
  type OnceHistory,
  renewOnce,
  storeOnceHistory,
} from "./read/once-queue.ts";
export { getScheduledScore, getScoreWithWallet, readFlags } from "./read/recomputed.ts";
export { listSubjects, sampleSubjects, searchNames, searchScores } from "./read/search.ts";
export { readStoredFacts } from "./read/stored-score.ts";
export {
  type AskedScore,
  askForVisitor,
  notifyReading,
  readAsked,
  type VisitorQuestion,
  type WalletReading,
} from "./read/visitor-question.ts";
export { askerOf, getScoreOrWait, readVoters, waitCost, waitForWallet } from "./read/wait-for-score.ts";
export { getReceipt, issueReceipt, judgeReceipt, RECEIPT_PER_REQUEST, receiptCost } from "./receipt/issue.ts";
export { Receipt, ReceiptDomain, receiptDomain } from "./receipt/receipt.ts";
export { openScoringSession, rescore, rescoreWallets, type ScoringSession } from "./rescore.ts";
export {
  LeaderboardResponse,
  MoversResponse,
  moversPeriods,
  type SearchResult,
  type SubjectScore,
  type Timeframe,
  timeframes,
} from "./schemas.ts";
export { type ScoringSettings, type Service, scoringSettings } from "./settings.ts";
export {
  markSkippedDays,
  markWholeHistory,
  recomputeStaleCloses,
  rollBackCloses,
} from "./stale-closes.ts";
export { fillSteps, moveBySteps, type StepsPosition } from "./steps.ts";
export { ACTIVITY_FIELDS, type ActivityRow, toActivity } from "./stored-activity.ts";
export type { SourceStates } from "./subject.ts";
export { finalizeScores, writeScores } from "./write-scores.ts";
