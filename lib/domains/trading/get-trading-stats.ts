import type { Context } from "../../core/context.ts";
import { requireStoredChain } from "../../core/require-chain.ts";
import { checksum } from "../../core/schemas.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import type { Timeframe } from "../scores/schemas.ts";
import { requireIdentity } from "../wallets/index.ts";
import { chainsWithSwaps, sinceOf } from "./period.ts";
import { readSwaps } from "./read-swaps.ts";
import type { TradingStats } from "./schemas.ts";
import { openTally } from "./tally.ts";
import { pricesOf } from "./trade-value.ts";

/** An identity's swaps in a period that ends now, by block time. See {@link openTally} for volume and profit. */
export async function getTradingStats(
  ctx: Context,
  input: { identity: string; chainId?: number; timeframe: Timeframe },
): Promise<{ stats: TradingStats }> {
  if (input.chainId !== undefined) await requireStoredChain(ctx, input.chainId);
  const { subject, wallets } = await requireIdentity(ctx, input.identity);
  const chainIds = chainsWithSwaps(ctx, input.chainId);
  if (!(await isOnChains(ctx, wallets, chainIds, input.chainId))) return { stats: UNKNOWN };
  const until = Math.floor(ctx.now.getTime() / 1000);
  const counted = openTally(pricesOf(ctx.env.CHAINS), sinceOf(ctx, input.timeframe));
  await sqlTransaction(ctx.pg, (sql) => readSwaps(sql, { subjects: [subject], chainIds, until }, counted.add));
  const tally = counted.close();
  return {
    stats: {
      trades: tally.trades,
      volume: String(tally.volume),
      volumeByToken: tally.volumeByToken.map((one) => ({
        chainId: one.chainId,
        token: checksum(one.token),
        amountIn: String(one.given),
        amountOut: String(one.got),
        volume: one.volume === null ? null : String(one.volume),
      })),
      distinctTokens: tally.volumeByToken.length,
      distinctPools: tally.pools,
      realizedProfit: String(tally.profit),
      firstTradeAt: tally.firstAt === null ? null : new Date(tally.firstAt * 1000).toISOString(),
      lastTradeAt: tally.lastAt === null ? null : new Date(tally.lastAt * 1000).toISOString(),
    },
  };
}

const UNKNOWN: TradingStats = {
  trades: null,
  volume: null,
  volumeByToken: null,
  distinctTokens: null,
  distinctPools: null,
  realizedProfit: null,
  firstTradeAt: null,
  lastTradeAt: null,
};

/** Whether swaps can be known: some of the wallets' activity is on a chain with logs. */
async function isOnChains(
  ctx: Context,
  wallets: readonly string[],
  chainIds: readonly number[],
  chainId?: number,
): Promise<boolean> {
  if (chainIds.length === 0) return false;
  if (chainId !== undefined) return true;
  const { rows } = await ctx.pg.query<{ chain_id: number }>(
    "select distinct chain_id from facts where wallet = any($1)",
    [wallets],
  );
  return rows.length === 0 || rows.some((row) => chainIds.includes(row.chain_id));
}
