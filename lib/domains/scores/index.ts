export { categoryStates, type SourceList, type SourceStates, sourceCategories } from "./category-sources.ts";
export { finalizeScores } from "./finalize-scores.ts";
export { type Lists, loadLists } from "./lists.ts";
export { lockScores } from "./lock-scores.ts";
export { rescoreChain } from "./rescore-chain.ts";
export {
  dayOf,
  type LedChain,
  openBook,
  type ScoreBook,
  type ScoreStep,
  type ScoringSettings,
  scoringSettings,
} from "./score-book.ts";
export { snapshotBoards } from "./snapshot-boards.ts";
export { recomputeSpread } from "./spread.ts";
export {
  ALL_CHAINS,
  SCORE_CHANNEL,
  type ScoreCause,
  type ScoreChange,
  type ScoreStatus,
  type SourceBlock,
  type Standing,
  scoreCauses,
  writeScores,
} from "./write-scores.ts";
