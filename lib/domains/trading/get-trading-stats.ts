import { asHex } from "../../core/bulk-write.ts";
import type { Context } from "../../core/context.ts";
import { requireStoredChain } from "../../core/require-chain.ts";
import { checksum, type Pagination, paginate } from "../../core/schemas.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import type { Timeframe } from "../scores/schemas.ts";
import { requireIdentity } from "../wallets/index.ts";
import type { Trade, TradingStats, tradeTypes } from "./schemas.ts";
import { chainsWithSwaps, openTally, pricesOf, readSwaps, sinceOf } from "./tally.ts";

type TradeType = (typeof tradeTypes)[number];

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

const kinds = { swap: ["swap"], transfer: ["tokenIn", "tokenOut"] } as const satisfies Record<
  TradeType,
  readonly string[]
>;

interface Row {
  chain_id: number;
  tx_hash: string;
  log_index: number;
  at: number;
  kind: "swap" | "tokenIn" | "tokenOut";
  counterparty: string | null;
  asset: string | null;
  amount: string | null;
  asset_out: string | null;
  amount_out: string | null;
}

/** The swaps and token transfers of an identity's wallets, newest first. */
export async function getTradingHistory(
  ctx: Context,
  input: { identity: string; chainId?: number; type?: TradeType; limit: number; offset: number },
): Promise<{ trades: Trade[]; pagination: Pagination }> {
  if (input.chainId !== undefined) await requireStoredChain(ctx, input.chainId);
  const { wallets } = await requireIdentity(ctx, input.identity);
  const wanted = input.type ? kinds[input.type] : [...kinds.swap, ...kinds.transfer];
  const where = "wallet = any($1) and kind = any($2) and ($3::bigint is null or chain_id = $3)";
  const values = [wallets, wanted, input.chainId ?? null];
  const [counted, page] = await Promise.all([
    ctx.pg.query<{ total: number }>(`select count(*) as total from activity where ${where}`, values),
    ctx.pg.query<Row>(
      `select chain_id, ${asHex("tx_hash")} as tx_hash, log_index, at, kind, ${asHex("counterparty")} as counterparty,
         ${asHex("asset")} as asset, amount, ${asHex("asset_out")} as asset_out, amount_out
       from activity where ${where}
       order by at desc, chain_id, block_number desc, tx_index desc, activity.tx_hash, log_index desc, wallet, kind limit $4 offset $5`,
      [...values, input.limit, input.offset],
    ),
  ]);
  return {
    trades: page.rows.map(tradeOf),
    pagination: paginate(counted.rows[0]?.total ?? 0, input.limit, input.offset),
  };
}

function tradeOf(row: Row): Trade {
  const given = legOf("In", row.asset, row.amount);
  const other = row.counterparty === null ? null : checksum(row.counterparty);
  const base = {
    chainId: row.chain_id,
    txHash: row.tx_hash,
    logIndex: row.log_index,
    at: new Date(row.at * 1000).toISOString(),
  };
  if (row.kind === "swap") {
    const got = legOf("Out", row.asset_out, row.amount_out);
    return { type: "swap", ...base, ...given, ...got, ...(other && { pool: other }) };
  }
  const leg = row.kind === "tokenIn" ? given : legOf("Out", row.asset, row.amount);
  return { type: "transfer", ...base, ...leg, ...(other && { counterparty: other }) };
}

function legOf(side: "In" | "Out", token: string | null, amount: string | null): Partial<Trade> {
  return {
    ...(token !== null && { [`token${side}`]: checksum(token) }),
    ...(amount !== null && { [`amount${side}`]: amount }),
  };
}

/** Stored rows of activity that count as one request: they are read to sum, count or sort an identity's trades. */
export const ROWS_PER_REQUEST = 1_000;
export const MOST_REQUESTS = 50;

/** How many requests the trades of an identity count as. Throws USER_NOT_FOUND, UNSUPPORTED_CHAIN. */
export async function tradesCost(ctx: Context, input: { identity: string; chainId?: number }): Promise<number> {
  const { chainId = null } = input;
  if (chainId !== null) await requireStoredChain(ctx, chainId);
  const { wallets } = await requireIdentity(ctx, input.identity);
  const { rows } = await ctx.pg.query<{ rows: number }>(
    `select count(*)::int as rows from (
       select from activity where wallet = any($1) and ($2::bigint is null or chain_id = $2) limit $3) as counted`,
    [wallets, chainId, ROWS_PER_REQUEST * MOST_REQUESTS],
  );
  return Math.max(1, Math.ceil((rows[0]?.rows ?? 0) / ROWS_PER_REQUEST));
}
