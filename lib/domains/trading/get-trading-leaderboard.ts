import type { Context } from "../../core/context.ts";
import { checksum, type Pagination, paginate } from "../../core/schemas.ts";
import type { Timeframe } from "../scores/schemas.ts";
import { svcIdsOf } from "../wallets/index.ts";
import type { Trader, tradingSorts } from "./schemas.ts";
import { chainsWithSwaps } from "./tally.ts";
import { boardOf } from "./trader-rows.ts";

type TradingSort = (typeof tradingSorts)[number];

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
  const ranks = ranksOf(input.sort, page);
  const leaderboard = page.rows.map((row, place) => toTrader(svcIdOf, ranks[place] ?? 0, row));
  if (input.order === "asc") leaderboard.reverse();
  return { leaderboard, pagination: paginate(page.total, limit, offset) };
}

interface Row {
  subject: string;
  trades: number;
  volume: string;
  profit: string;
}

/** Rows from the highest one down. */
interface Page {
  rows: Row[];
  total: number;
  /** Rows of the leaderboard above the page. */
  above: number;
  /** Of the first row. */
  rank: number;
}

/** A page from one snapshot: read by index from the bucket that the histogram names. */
async function readPage(
  ctx: Pick<Context, "pg">,
  board: number,
  { sort, order, timeframe, limit, offset }: Input,
): Promise<Page> {
  // `sort` is from a closed set. An index of integers is not used for a comparison with a numeric.
  const bucket = sort === "trades" ? "bucket::bigint" : "bucket";
  const traders = "from trader where chain_id = $1 and period = $2 and";
  const falling = `order by ${sort} desc, subject`;
  const { rows } = await ctx.pg.query<Page>(
    `with cells as materialized (
       select *, (sum(traders) over (order by bucket desc, prefix) - traders)::bigint as before
       from trader_histogram where chain_id = $1 and period = $2 and sort = $3),
     place as materialized (
       select total, case when $4 then $6 else greatest(total - $6 - $5, 0) end as above, least(greatest(total - $6, 0), $5) as length
       from (select coalesce(sum(traders), 0)::bigint as total from cells) board),
     start as materialized (
       select ${bucket}, prefix, above - before as skip, above - before + length as until, length
       from cells cross join place where before <= above and above < before + traders),
     page as materialized (select * ${traders} subject = any(array(
       select subject from (
         (select subject, ${sort} ${traders} ${sort} = (select bucket from start) and subject >= (select prefix from start)
           order by subject limit (select until from start))
         union all
         (select subject, ${sort} ${traders} ${sort} < (select bucket from start) ${falling} limit (select until from start))) found
       ${falling} offset (select skip from start) limit (select length from start))))
     select total, above,
       (1 + (select coalesce(sum(traders), 0) from cells where bucket > (select bucket from start))
         + (select count(*) ${traders} ${sort} <= (select bucket from start) and ${sort} > (select max(${sort}) from page)))::bigint as rank,
       (select coalesce(json_agg(json_build_object('subject', subject, 'trades', trades, 'volume', volume::text,
         'profit', profit::text) ${falling}), '[]') from page) as rows
     from place`,
    [board, timeframe, sort, order === "desc", limit, offset],
  );
  return rows[0] ?? { rows: [], total: 0, above: 0, rank: 1 };
}

/** Competition ranks: equals have that of the first of them. */
function ranksOf(sort: TradingSort, { rows, above, rank }: Page): number[] {
  const ranks: number[] = [];
  for (const [place, row] of rows.entries()) {
    const isTied = rows[place - 1]?.[sort] === row[sort];
    ranks.push(place === 0 ? rank : isTied ? (ranks[place - 1] ?? 0) : above + place + 1);
  }
  return ranks;
}

function toTrader(svcIdOf: (subject: string) => string | null, rank: number, row: Row): Trader {
  const { subject, trades, volume, profit } = row;
  return { rank, svcId: svcIdOf(subject), address: checksum(subject), trades, volume, profit };
}
