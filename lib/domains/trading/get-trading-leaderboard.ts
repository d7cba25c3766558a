import type { Pool } from "pg";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { checksum, type Pagination, paginate } from "../../core/schemas.ts";
import { viewRows } from "../../core/view-rows.ts";
import type { Timeframe } from "../scores/index.ts";
import { svcIdOf } from "../wallets/index.ts";
import { chainsWithSwaps, sinceOf } from "./period.ts";
import { readSwaps } from "./read-swaps.ts";
import { tallySwaps } from "./tally.ts";
import { pricesOf } from "./trade-value.ts";

export const tradingSorts = ["volume", "trades", "profit"] as const;
export type TradingSort = (typeof tradingSorts)[number];

export interface Trader {
  /** Competition rank by what the board is sorted by, the most first. */
  rank: number;
  svcId: string | null;
  address: Address;
  trades: number;
  /** Wei. */
  volume: string;
  /** Wei; negative for a loss. */
  profit: string;
}

interface Traded {
  subject: string;
  trades: number;
  volume: bigint;
  profit: bigint;
}

/**
 * Subjects that swapped in a period that ends now, by block time: by volume, trades or realised profit, then address.
 * `asc` reverses the rows, not the ranks. A chain without logs, or one that is not configured, has an empty board. At most
 * {@link KEPT_MS} old.
 */
export async function getTradingLeaderboard(
  ctx: Context,
  input: {
    sort: TradingSort;
    order: "asc" | "desc";
    chainId?: number;
    timeframe: Timeframe;
    limit: number;
    offset: number;
  },
): Promise<{ leaderboard: Trader[]; pagination: Pagination }> {
  const traders = await readTraders(ctx, input);
  const { sort } = input;
  const sorted = [...traders].sort((a, b) => compare(b[sort], a[sort]) || (a.subject < b.subject ? -1 : 1));
  let rank = 0;
  const ranked = sorted.map((one, index) => {
    if (index === 0 || sorted[index - 1]?.[sort] !== one[sort]) rank = index + 1;
    return { ...one, rank };
  });
  const rows = input.order === "desc" ? ranked : ranked.reverse();
  return {
    leaderboard: viewRows(ctx, "traders", rows.slice(input.offset, input.offset + input.limit), (one) => ({
      rank: one.rank,
      svcId: svcIdOf(ctx, one.subject),
      address: checksum(one.subject),
      trades: one.trades,
      volume: String(one.volume),
      profit: String(one.profit),
    })),
    pagination: paginate(rows.length, input.limit, input.offset),
  };
}

function compare(a: bigint | number, b: bigint | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Pages of one board follow each other faster than this; milliseconds. */
export const KEPT_MS = 5_000;

interface Kept {
  /** When it was made, unix milliseconds. */
  at: number;
  traders: Promise<Traded[]>;
}

const shared = globalThis as typeof globalThis & { __credenceTraders?: WeakMap<Pool, Map<string, Kept>> };

function readTraders(ctx: Context, input: { chainId?: number; timeframe: Timeframe }): Promise<Traded[]> {
  shared.__credenceTraders ??= new WeakMap();
  const boards = shared.__credenceTraders.get(ctx.pg) ?? new Map<string, Kept>();
  shared.__credenceTraders.set(ctx.pg, boards);
  const chainIds = chainsWithSwaps(ctx, input.chainId);
  const key = `${chainIds.join()} ${input.timeframe}`;
  const now = ctx.now.getTime();
  const kept = boards.get(key);
  if (kept && now >= kept.at && now - kept.at < KEPT_MS) return kept.traders;
  const traders = tallyTraders(ctx, chainIds, input.timeframe);
  boards.set(key, { at: now, traders });
  traders.catch(() => boards.delete(key));
  return traders;
}

async function tallyTraders(ctx: Context, chainIds: readonly number[], timeframe: Timeframe): Promise<Traded[]> {
  if (chainIds.length === 0) return [];
  const prices = pricesOf(ctx.env.CHAINS);
  const since = sinceOf(ctx, timeframe);
  const swaps = await readSwaps(ctx.pg, { chainIds, until: Math.floor(ctx.now.getTime() / 1000) });
  return [...swaps]
    .map(([subject, rows]) => {
      const { trades, volume, profit } = tallySwaps(rows, prices, since);
      return { subject, trades, volume, profit };
    })
    .filter((one) => one.trades > 0);
}
