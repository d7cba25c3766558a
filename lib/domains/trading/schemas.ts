import { z } from "zod";
import { Amount, ChecksumAddress, Pagination, Timestamp, TransactionHash } from "../../core/schemas.ts";

// Schemas of responses. Safe in a browser.

export const TradingStatsResponse = z.object({
  stats: z
    .object({
      trades: z.int().nonnegative().nullable(),
      volume: Amount.nullable(),
      volumeByToken: z
        .array(
          z.object({
            chainId: z.int().positive(),
            token: ChecksumAddress,
            amountIn: Amount.meta({ description: "Units given to pools." }),
            amountOut: Amount.meta({ description: "Units received from pools." }),
            volume: Amount.nullable().meta({ description: "Wei; null for a token without a price." }),
          }),
        )
        .nullable(),
      distinctTokens: z.int().nonnegative().nullable(),
      distinctPools: z.int().nonnegative().nullable(),
      realizedProfit: Amount.nullable(),
      firstTradeAt: Timestamp.nullable(),
      lastTradeAt: Timestamp.nullable(),
    })
    .meta({ id: "TradingStats", description: "Statistics of swaps; all null if none of the chains has logs." }),
});

export const TradingHistoryResponse = z.object({
  trades: z.array(
    z.object({
      type: z.enum(["swap", "transfer"]),
      chainId: z.int().positive(),
      txHash: TransactionHash,
      logIndex: z.int(),
      at: Timestamp,
      tokenIn: ChecksumAddress.optional(),
      amountIn: Amount.optional(),
      tokenOut: ChecksumAddress.optional(),
      amountOut: Amount.optional(),
      pool: ChecksumAddress.optional(),
      counterparty: ChecksumAddress.optional(),
    }),
  ),
  pagination: Pagination,
});

export const TradingLeaderboardResponse = z.object({
  leaderboard: z.array(
    z.object({
      rank: z.int().positive(),
      svcId: z.string().nullable(),
      address: ChecksumAddress,
      trades: z.int().positive(),
      volume: Amount,
      profit: Amount,
    }),
  ),
  pagination: Pagination,
});
