import { z } from "zod";
import { ChainId, Identity, Limit, Offset, SortOrder } from "../../core/schemas.ts";
import { Timeframe } from "../../domains/scores/schemas.ts";
import * as trading from "../../domains/trading/index.ts";
import {
  TradingHistoryResponse,
  TradingLeaderboardResponse,
  TradingStatsResponse,
} from "../../domains/trading/schemas.ts";
import { defineEndpoint } from "../define-endpoint.ts";

const identity = z.object({ identity: Identity });
const Period = Timeframe.meta({ description: "The period, ending now, whose trades count." });

export const getTradingStats = defineEndpoint({
  method: "GET",
  path: "/v1/trading/{identity}/stats",
  summary: "Get what an identity traded",
  description: `Swaps on pools, by block time. A swap is worth the token given, else the token got, at the configured price in wei
of the chain's native currency; without a price it adds no volume. Realised profit: tokens without a price that were bought for
something of known worth are held at average cost, and realise the difference when sold for something of known worth. Chains read
through explorers tell no swaps: alone they give nulls.`,
  tag: "trading",
  access: "read",
  rateLimit: "default",
  params: identity,
  query: z.object({ chainId: ChainId.optional(), timeframe: Period.default("all") }),
  response: TradingStatsResponse,
  errors: ["USER_NOT_FOUND", "UNSUPPORTED_CHAIN"],
  handler: ({ ctx, params, query }) => trading.getTradingStats(ctx, { ...params, ...query }),
});

export const getTradingHistory = defineEndpoint({
  method: "GET",
  path: "/v1/trading/{identity}/history",
  summary: "Get the swaps and token transfers of an identity",
  description: `Newest first. Of a swap, \`tokenIn\` is what the wallet gave to the pool and \`tokenOut\` what it got; an incoming
transfer has \`tokenIn\`, an outgoing one \`tokenOut\`. Without \`type\`, both.`,
  tag: "trading",
  access: "read",
  rateLimit: "default",
  params: identity,
  query: z.object({
    chainId: ChainId.optional(),
    type: z.enum(["swap", "transfer"]).optional(),
    limit: Limit,
    offset: Offset,
  }),
  response: TradingHistoryResponse,
  errors: ["USER_NOT_FOUND", "UNSUPPORTED_CHAIN"],
  handler: ({ ctx, params, query }) => trading.getTradingHistory(ctx, { ...params, ...query }),
});

export const getTradingLeaderboard = defineEndpoint({
  method: "GET",
  path: "/v1/trading/leaderboard",
  summary: "Get the board of traders",
  description: `Who swapped in the period, by volume, trades or realised profit, then address. \`order=asc\` reverses the rows, not
the ranks. A chain that is not configured, or tells no swaps, has an empty board. Some seconds old at most.`,
  tag: "trading",
  access: "read",
  rateLimit: "default",
  query: z.object({
    sort: z.enum(["volume", "trades", "profit"]).default("volume"),
    order: SortOrder.default("desc"),
    chainId: ChainId.optional(),
    timeframe: Period.default("30d"),
    limit: Limit,
    offset: Offset,
  }),
  response: TradingLeaderboardResponse,
  errors: [],
  handler: ({ ctx, query }) => trading.getTradingLeaderboard(ctx, query),
});
