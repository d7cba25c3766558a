export { countTrades, markTraders, rollBackTrades } from "./count-trades.ts";
export { getTradingLeaderboard } from "./get-trading-leaderboard.ts";
export {
  getTradingHistory,
  getTradingStats,
  MOST_REQUESTS,
  ROWS_PER_REQUEST,
  tradesCost,
} from "./get-trading-stats.ts";
