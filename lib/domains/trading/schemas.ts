import { z } from "zod";
import { Amount, ChecksumAddress, Pagination, Timestamp, TransactionHash } from "../../core/schemas.ts";

// Schemas of responses. Safe in a browser.

const TradingStats = z
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
    /** Wei; negative for a loss. */
    realizedProfit: Amount.nullable(),
    firstTradeAt: Timestamp.nullable(),
    lastTradeAt: Timestamp.nullable(),
  })
  .meta({ id: "TradingStats", description: "Statistics of swaps; all null if none of the chains has logs." });
export type TradingStats = z.infer<typeof TradingStats>;

export const TradingStatsResponse = z.object({ stats: TradingStats });

export const tradeTypes = ["swap", "transfer"] as const;

const Trade = z.object({
  type: z.enum(tradeTypes),
  chainId: z.int().positive(),
  txHash: TransactionHash,
  logIndex: z.int(),
  at: Timestamp,
  /** In a swap: given to the pool. In a transfer: incoming. */
  tokenIn: ChecksumAddress.optional(),
  amountIn: Amount.optional(),
  /** In a swap: received from the pool. In a transfer: outgoing. */
  tokenOut: ChecksumAddress.optional(),
  amountOut: Amount.optional(),
  pool: ChecksumAddress.optional(),
  counterparty: ChecksumAddress.optional(),
});
export type Trade = z.infer<typeof Trade>;

export const TradingHistoryResponse = z.object({ trades: z.array(Trade), pagination: Pagination });

export const tradingSorts = ["volume", "trades", "profit"] as const;

const Trader = z.object({
  /** Competition rank by the column the board is sorted by, highest first. */
  rank: z.int().positive(),
  svcId: z.string().nullable(),
  address: ChecksumAddress,
  trades: z.int().positive(),
  /** Wei, as profit; negative for a loss. */
  volume: Amount,
  profit: Amount,
});
export type Trader = z.infer<typeof Trader>;

export const TradingLeaderboardResponse = z.object({ leaderboard: z.array(Trader), pagination: Pagination });
