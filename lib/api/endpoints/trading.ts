import { z } from "zod";
import { ChainFilter, Identity, Limit, Offset, SortOrder } from "../../core/schemas.ts";
import { Timeframe } from "../../domains/scores/schemas.ts";
import * as trading from "../../domains/trading/index.ts";
import {
  TradingHistoryResponse,
  TradingLeaderboardResponse,
  TradingStatsResponse,
  tradeTypes,
  tradingSorts,
} from "../../domains/trading/schemas.ts";
import { defineEndpoint, endpointGroup } from "../declaration/define-endpoint.ts";

const identity = z.object({ identity: Identity });
const COST = `It counts as one request for each ${trading.ROWS_PER_REQUEST.toLocaleString("en")} stored rows of the identity's activity, at
most ${trading.MOST_REQUESTS}.`;
const Period = Timeframe.meta({ description: "The period that ends now." });

export const tradingEndpoints = endpointGroup("trading", {
  getTradingStats: defineEndpoint({
    method: "GET",
    path: "/v1/trading/{identity}/stats",
    summary: "Get the trading statistics of an identity",
    description: `Swaps on pools, by block time. A swap's value is that of the token given, otherwise of the token received, at the configured price in wei
of the chain's native currency; without a price it adds no volume. Realised profit: tokens without a price that were bought for
a priced token are held at average cost, and realise the difference when sold for a priced token. Chains read
only from explorers have no swaps: the values are null. ${COST}`,
    cost: ({ ctx, params, query }) => trading.tradesCost(ctx, { ...params, ...query }),
    access: "read",
    replica: true,
    params: identity,
    query: z.object({ chainId: ChainFilter, timeframe: Period.default("all") }),
    response: TradingStatsResponse,
    errors: ["USER_NOT_FOUND", "UNSUPPORTED_CHAIN"],
    handler: ({ ctx, params, query }) => trading.getTradingStats(ctx, { ...params, ...query }),
  }),

  getTradingHistory: defineEndpoint({
    method: "GET",
    path: "/v1/trading/{identity}/history",
    summary: "Get the swaps and token transfers of an identity",
    description: `Newest first. In a swap, the wallet gave \`tokenIn\` to the pool and received \`tokenOut\`; an incoming
transfer has \`tokenIn\`, an outgoing one \`tokenOut\`. Without \`type\`, both. ${COST}`,
    cost: ({ ctx, params, query }) => trading.tradesCost(ctx, { ...params, ...query }),
    access: "read",
    replica: true,
    params: identity,
    query: z.object({
      chainId: ChainFilter,
      type: z.enum(tradeTypes).optional(),
      limit: Limit,
      offset: Offset,
    }),
    response: TradingHistoryResponse,
    errors: ["USER_NOT_FOUND", "UNSUPPORTED_CHAIN"],
    handler: ({ ctx, params, query }) => trading.getTradingHistory(ctx, { ...params, ...query }),
  }),

  getTradingLeaderboard: defineEndpoint({
    method: "GET",
    path: "/v1/trading/leaderboard",
    summary: "Get the leaderboard of traders",
    description: `Subjects that swapped in the period, by volume, trades or realised profit, then by address. \`order=asc\` reverses the rows, not
the ranks. A chain that is not configured, or has no swaps, has an empty leaderboard. At most a few seconds old.`,
    access: "read",
    replica: true,
    query: z.object({
      sort: z.enum(tradingSorts).default("volume"),
      order: SortOrder.default("desc"),
      chainId: ChainFilter,
      timeframe: Period.default("30d"),
      limit: Limit,
      offset: Offset,
    }),
    response: TradingLeaderboardResponse,
    handler: ({ ctx, query }) => trading.getTradingLeaderboard(ctx, query),
  }),
});
