import type { Pool } from "pg";
import type { z } from "zod";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { countForAll } from "../../core/count-for-all.ts";
import { isServiceError, ServiceError } from "../../core/errors.ts";
import { checksum, type Pagination, paginate } from "../../core/schemas.ts";
import { DAY } from "../../engine/numbers/days.ts";
import { scoreTierOf } from "../../engine/score-tiers.ts";
import { subjectOf, svcIdsOf } from "../wallets/index.ts";
import { dayText } from "./chain-heads.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { firstCloseDay, requireCloseDay } from "./day-closes.ts";
import { boardsOf, loadedBoards } from "./ranks/boards.ts";
import { closeRows, type DayBoard, dayHistogram } from "./ranks/days.ts";
import {
  type BoardCategory,
  boardCategories,
  categoryIndex,
  createHistogram,
  type Histogram,
  histogramIn,
  percentileOf,
  rankOf,
} from "./ranks/histogram.ts";
import { type PageInput, type PageRow, readDayPage } from "./ranks/pages.ts";
import { boardRows } from "./ranks/scopes.ts";
import {
  type LeaderboardEntry,
  MOST_MOVERS,
  type MoversPeriod,
  type MoversResponse,
  moversPeriods,
  type Timeframe,
  timeframeNames,
  timeframes,
} from "./schemas.ts";

type Movers = z.infer<typeof MoversResponse>;

export interface LeaderboardInput {
  category: BoardCategory;
  timeframe: Timeframe;
  chainId?: number;
  /** `asc` reverses the rows, not the ranks. */
  order: "asc" | "desc";
  limit: number;
  offset: number;
  /** 00:00 of a UTC day, unix seconds: the board by the closes of that day. */
  at?: number;
}

interface Leaderboard {
  leaderboard: LeaderboardEntry[];
  pagination: Pagination;
}

/**
 * One page of a board: ranked subjects by points, then earliest reach (at a past day: none), then address. Rows, ranks, percentiles and
 * the total come from one snapshot, at most a second old. A chain nobody is ranked on has an empty board.
 * Throws LEADERBOARD_UNAVAILABLE while the ranks load or closes cannot be read, and INVALID_REQUEST for a day without closes.
 */
export async function getLeaderboard(ctx: Context, input: LeaderboardInput): Promise<Leaderboard> {
  const { category, limit, offset } = input;
  const chainId = input.chainId ?? ALL_CHAINS;
  const configured = chainId === ALL_CHAINS || ctx.env.CHAINS.some((chain) => chain.id === chainId);
  const at = input.at === undefined ? undefined : dayText(input.at);
  if (input.at !== undefined) await requireCloseDay(ctx, input.at, configured ? chainId : ALL_CHAINS);
  if (!configured) return { leaderboard: [], pagination: paginate(0, limit, offset) };
  return orUnavailable(async () => {
    const day = await periodStart(ctx, chainId, input);
    const board = { chainId, board: categoryIndex[category] };
    const earlier = day === null ? createHistogram() : await dayHistogram(ctx, board, day);
    const page: PageInput = { ...board, order: input.order, limit, offset, day };
    if (at !== undefined) {
      const histogram = await dayHistogram(ctx, board, at);
      return viewPage(await readDayPage(ctx.pg, at, page, histogram), histogram, earlier, page);
    }
    const boards = await loadedBoards(ctx, "LEADERBOARD_UNAVAILABLE");
    return boards.pages.read(page, (rows) => {
      return viewPage(rows, histogramIn(boards.scopes, chainId, board.board), earlier, page);
    });
  });
}

/** Turns a failure to read a board into LEADERBOARD_UNAVAILABLE. */
async function orUnavailable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (isServiceError(error)) throw error;
    throw new ServiceError(
      "LEADERBOARD_UNAVAILABLE",
      "Leaderboard temporarily unavailable: it cannot be read now; try again.",
      {
        cause: error,
      },
    );
  }
}

/** The day whose closes `change` compares with; null for none. */
async function periodStart(ctx: Context, chainId: number, { timeframe, at }: LeaderboardInput): Promise<string | null> {
  const length = timeframes[timeframe];
  if (length === null) return firstCloseDay(ctx.pg, chainId);
  return dayText((at ?? ctx.now.getTime() / 1000) - length * DAY);
}

function viewPage(
  rows: readonly PageRow[],
  histogram: Histogram,
  earlierBoard: Histogram,
  { limit, offset }: PageInput,
): Leaderboard {
  return {
    leaderboard: rows.map((row) => entryOf(row, histogram, earlierBoard)),
    pagination: paginate(histogram.size, limit, offset),
  };
}

/** A row of a board, whose histograms now and at the start of the period give its ranks. */
function entryOf(
  { address, svcId, points, total, earlier }: PageRow,
  histogram: Histogram,
  earlierBoard: Histogram,
): LeaderboardEntry {
  const rank = rankOf(histogram, points);
  return {
    rank,
    svcId,
    address,
    score: points,
    percentile: percentileOf(histogram, points),
    tier: scoreTierOf(total),
    change: earlier === null ? 0 : rankOf(earlierBoard, earlier) - rank,
    avatar: null,
  };
}

/**
 * Who gained and who lost most points on a board in a period, by daily closes: of the subjects ranked at its start and now. They may
 * be a minute old. A chain that is not configured has none. Throws LEADERBOARD_UNAVAILABLE while the ranks load or closes cannot be read.
 */
export async function getMovers(
  ctx: Context,
  input: { category: BoardCategory; timeframe: MoversPeriod; chainId?: number },
): Promise<Pick<Movers, "rose" | "fell">> {
  const chainId = input.chainId ?? ALL_CHAINS;
  if (chainId !== ALL_CHAINS && !ctx.env.CHAINS.some((chain) => chain.id === chainId)) return { rose: [], fell: [] };
  const board = { chainId, board: categoryIndex[input.category] };
  const day = dayText(ctx.now.getTime() / 1000 - timeframes[input.timeframe] * DAY);
  return orUnavailable(async () => {
    const boards = await loadedBoards(ctx, "LEADERBOARD_UNAVAILABLE");
    const [{ rose, fell }, earlier] = await Promise.all([
      readMovers(ctx.pg, { ...board, day }),
      dayHistogram(ctx, board, day),
    ]);
    const subjects = [...rose, ...fell].map(({ subject }) => subject);
    const svcIdOf = await svcIdsOf(ctx, subjects);
    const histogram = histogramIn(boards.scopes, chainId, board.board);
    const view = ({ subject, ...points }: MovedSubject) => ({
      ...entryOf({ address: checksum(subject), svcId: svcIdOf(subject), ...points }, histogram, earlier),
      earlierScore: points.earlier,
    });
    return { rose: rose.map(view), fell: fell.map(view) };
  });
}

/** A subject that was ranked on a board at the end of a day, and is ranked there now with other points. */
interface MovedSubject {
  subject: string;
  /** On the board, by the newest close. */
  points: number;
  total: number;
  /** On the board at the end of the day. */
  earlier: number;
}

interface MoverLists {
  /** By points gained, then by points, then by address. */
  rose: readonly MovedSubject[];
  /** By points lost, then by points, then by address. */
  fell: readonly MovedSubject[];
}

const nobody: MoverLists = { rose: [], fell: [] };

/**
 * Who rose and fell most since the end of a day, by closes; see {@link countForAll} for their age. The statement visits every subject
 * whose points moved since: for 100,000 subjects it takes 0.06 s for a day, and 0.18 s for 30 days in which all of them moved.
 */
export async function readMovers(pool: Pool, input: DayBoard & { day: string }): Promise<MoverLists> {
  const key = `movers ${input.chainId} ${input.board} ${input.day}`;
  const [lists = nobody] = await countForAll(pool, [key], async () => {
    const read = await readLists(pool, input);
    // Empty ones cost little to read, and the first scores should show at once.
    return new Map(read.rose.length + read.fell.length > 0 ? [[key, read]] : []);
  });
  return lists;
}

async function readLists(pool: Pool, { chainId, board, day }: DayBoard & { day: string }): Promise<MoverLists> {
  const { rows } = await pool.query<MovedSubject>({
    name: `movers-${board}`,
    text: moverQueries[board] ?? "",
    values: [await closeRows(pool, chainId), day, MOST_MOVERS],
  });
  return {
    rose: rows.filter(({ points, earlier }) => points > earlier),
    fell: rows.filter(({ points, earlier }) => points < earlier),
  };
}

/** By board. Only a close that has ended since, found by its end, can differ from the newest one. */
const moverQueries = boardCategories.map(
  (column) => `with moved as materialized (
      select subject, now.${column} as points, now.total, was.${column} as earlier
      from score_close was join score_close now using (subject)
      where was.chain_id = any($1::bigint[]) and now.chain_id = any($1::bigint[]) and was.day <= $2::date and was.until > $2::date and was.until < 'infinity' and was.ranked
        and now.until = 'infinity' and now.ranked and now.${column} <> was.${column})
    (select * from moved where points > earlier order by points - earlier desc, points desc, subject limit $3)
    union all
    (select * from moved where points < earlier order by points - earlier, points desc, subject limit $3)`,
);

interface BoardRank {
  /** Checksummed address of the subject. */
  address: Address;
  rank: number;
  rowsAbove: number;
}

/**
 * The rank of a wallet's subject on a board, and the number of rows above its own. Null for a subject that is not ranked
 * there. Throws LEADERBOARD_UNAVAILABLE while the ranks load.
 */
export async function getRank(
  ctx: Context,
  input: { wallet: Address; category: BoardCategory; chainId?: number },
): Promise<BoardRank | null> {
  const boards = await loadedBoards(ctx, "LEADERBOARD_UNAVAILABLE");
  const chainId = input.chainId ?? ALL_CHAINS;
  const subject = await subjectOf(ctx, input.wallet);
  const column = input.category;
  let scopes = 0;
  /** Undefined if a chain got its first scores meanwhile: rows that stand for it were not searched. */
  const read = () =>
    boards.read<{ points: number; equals: number }, { rank: BoardRank | null } | undefined>(
      () => {
        scopes = boards.scopes.size;
        return {
          name: `rank-${column}`,
          text: `with s as materialized (
          select subject, ${column} as points, reached_at from score where subject = $4 and chain_id = any($5::bigint[]) and ranked),
        above as materialized (
          select count(*) as n from s join score o on o.${column} = s.points and (o.reached_at, o.subject) < (s.reached_at, s.subject)
          where o.chain_id = any($5::bigint[]) and o.ranked)
        select points, n as equals from s cross join above`,
          values: [subject, boardRows(boards.scopes.keys(), chainId)],
        };
      },
      ([row]) => {
        if (boards.scopes.size !== scopes) return;
        if (!row) return { rank: null };
        const rank = rankOf(histogramIn(boards.scopes, chainId, categoryIndex[column]), row.points);
        return { rank: { address: checksum(subject), rank, rowsAbove: rank - 1 + row.equals } };
      },
    );
  return ((await read()) ?? (await read()))?.rank ?? null;
}

/**
 * Load the ranks, and those at the start and the movers of every period, before the first request: with a million subjects this
 * takes seconds. Never throws; a board that cannot be read now is read at its first use.
 */
export async function warmBoards(context: () => Context): Promise<void> {
  const { env, log } = context();
  await boardsOf(context()).loaded;
  for (const chainId of [undefined, ...env.CHAINS.map((chain) => chain.id)]) {
    const board = { category: "total", ...(chainId && { chainId }) } as const;
    const page = { ...board, order: "desc", limit: 1, offset: 0 } as const;
    const reads = timeframeNames.map((timeframe) => () => getLeaderboard(context(), { ...page, timeframe }));
    const movers = moversPeriods.map((timeframe) => () => getMovers(context(), { ...board, timeframe }));
    for (const read of [...reads, ...movers]) {
      await read().catch((err: unknown) => log.warn({ err }, "could not read a board beforehand"));
    }
  }
}
