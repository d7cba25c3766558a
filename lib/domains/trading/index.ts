export { MOST_REQUESTS, ROWS_PER_REQUEST, tradesCost } from "./cost.ts";
export { countTrades } from "./count-trades.ts";
export { getTradingHistory } from "./get-trading-history.ts";
export { getTradingLeaderboard } from "./get-trading-leaderboard.ts";
export { getTradingStats } from "./get-trading-stats.ts";
export { markTraders, rollBackTrades } from "./stale-traders.ts";
