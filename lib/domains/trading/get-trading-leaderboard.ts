import type { Context } from "../../core/context.ts";
import { checksum, type Pagination, paginate } from "../../core/schemas.ts";
import type { Timeframe } from "../scores/index.ts";
import { svcIdsOf } from "../wallets/index.ts";
import { chainsWithSwaps } from "./period.ts";
import type { Trader, TradingSort } from "./schemas.ts";
import { boardOf } from "./trader-rows.ts";

interface Input {
  sort: TradingSort;
  order: "asc" | "desc";
  chainId?: number;
  timeframe: Timeframe;
  limit: number;
  offset: number;
}

/**
 * Subjects that swapped in a period that ends now, by volume, trades or realised profit, then address. `asc` reverses the rows, not the
 * ranks. A chain without logs has an empty leaderboard. At most a few seconds old (see countTrades).
 */
export async function getTradingLeaderboard(
  ctx: Pick<Context, "env" | "pg">,
  input: Input,
): Promise<{ leaderboard: Trader[]; pagination: Pagination }> {
  const { limit, offset } = input;
  const chainIds = chainsWithSwaps(ctx, input.chainId);
  if (chainIds.length === 0) return { leaderboard: [], pagination: paginate(0, limit, offset) };
  const page = await readPage(ctx, boardOf(chainIds), input);
  const svcIdOf = await svcIdsOf(
    ctx,
    page.rows.map(({ subject }) => subject),
  );
  return {
    leaderboard: ranksOf(input, page).map((rank, place) => toTrader(svcIdOf, rank, page.rows[place])),
    pagination: paginate(page.total, limit, offset),
  };
}

interface Row {
  subject: string;
  trades: number;
  volume: string;
  profit: string;
}

interface Page {
  rows: Row[];
  total: number;
  /** Subjects before the page with the same value as its highest row. */
  tied: number;
}

/** A page from one snapshot. */
async function readPage(
  ctx: Pick<Context, "pg">,
  board: number,
  { sort, order, timeframe, limit, offset }: Input,
): Promise<Page> {
  // `sort` and `order` are from closed sets. Rows before the page are skipped in the index.
  const subjects = order === "desc" ? "asc" : "desc";
  const { rows } = await ctx.pg.query<Page>(
    `with page as materialized (select * from trader where chain_id = $1 and period = $2 and subject = any(array(
         select subject from trader where chain_id = $1 and period = $2
         order by ${sort} ${order}, subject ${subjects} limit $3 offset $4))),
       first as materialized (select ${sort}, subject from page order by ${sort} desc, subject limit 1)
     select coalesce((select traders from trader_count where chain_id = $1 and period = $2), 0) as total,
       (select count(*) from trader where chain_id = $1 and period = $2
         and ${sort} = (select ${sort} from first) and subject < (select subject from first)) as tied,
       (select coalesce(json_agg(json_build_object('subject', subject, 'trades', trades, 'volume', volume::text,
         'profit', profit::text) order by ${sort} ${order}, subject ${subjects}), '[]') from page) as rows`,
    [board, timeframe, limit, offset],
  );
  return rows[0] ?? { rows: [], total: 0, tied: 0 };
}

function ranksOf({ sort, order, offset }: Input, { rows, total, tied }: Page): number[] {
  // Rank the highest first.
  const isReversed = order === "asc";
  const falling = isReversed ? [...rows].reverse() : rows;
  const before = isReversed ? total - offset - rows.length : offset;
  const ranks: number[] = [];
  for (const [place, row] of falling.entries()) {
    const isTied = falling[place - 1]?.[sort] === row[sort];
    if (place === 0) ranks.push(before - tied + 1);
    else ranks.push(isTied ? (ranks[place - 1] ?? 0) : before + place + 1);
  }
  return isReversed ? ranks.reverse() : ranks;
}

function toTrader(svcIdOf: (subject: string) => string | null, rank: number, row: Row | undefined): Trader {
  if (!row) throw new Error("each rank is that of a row");
  const { subject, trades, volume, profit } = row;
  return { rank, svcId: svcIdOf(subject), address: checksum(subject), trades, volume, profit };
}
