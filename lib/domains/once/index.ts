// Wallets that a question made known: read, scored and answered for who asked, and forgotten.

export { openOnceComparison } from "./compare-once.ts";
export {
  askForList,
  type ClaimedOnce,
  claimOnce,
  DAILY_HOURS,
  endOnce,
  expireOnce,
  forgetQueued,
  keyedHash,
  ONCE_CHANNEL,
  ONCE_CLAIM_MS,
  type OnceHistory,
  readDaily,
  renewOnce,
  storeOnceHistory,
  takeOnceRows,
} from "./queue.ts";
export { readSeenMeasures, type SeenMeasures } from "./score-once.ts";
export {
  type AskedScore,
  askForVisitor,
  notifyReading,
  readAsked,
  readAskedFacts,
  type VisitorQuestion,
  type WalletReading,
} from "./visitor-question.ts";
export {
  askerOf,
  getScoreOrWait,
  readFactsOrWait,
  readVoters,
  waitCost,
  waitForWallet,
} from "./wait-for-score.ts";
