export { getTradingHistory } from "./get-trading-history.ts";
export { getTradingLeaderboard } from "./get-trading-leaderboard.ts";
export { getTradingStats } from "./get-trading-stats.ts";
