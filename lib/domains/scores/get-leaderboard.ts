import type { Context } from "../../core/context.ts";
import { isServiceError, ServiceError } from "../../core/errors.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { DAY, scoreTierOf } from "../../engine/index.ts";
import { type BoardCategory, categoryIndex } from "../../ranking/board-category.ts";
import { dayHistograms } from "../../ranking/day-histograms.ts";
import { createHistogram, type Histogram, percentileOf, rankOf } from "../../ranking/histogram.ts";
import { histogramOf } from "../../ranking/scope.ts";
import type { LeaderboardEntry } from "./board-schemas.ts";
import type { PageInput, PageRow } from "./boards/board-pages.ts";
import { loadedBoards } from "./boards/boards.ts";
import { readDayPage } from "./boards/day-board.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { firstCloseDay, requireCloseDay } from "./first-close.ts";
import { dayText } from "./inputs/chain-heads.ts";
import { type Timeframe, timeframes } from "./timeframes.ts";

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
  if (at !== undefined) await requireCloseDay(ctx, at, configured ? chainId : ALL_CHAINS);
  if (!configured) return { leaderboard: [], pagination: paginate(0, limit, offset) };
  return orUnavailable(async () => {
    const day = await periodStart(ctx, chainId, input);
    const board = { chainId, board: categoryIndex[category] };
    const [earlier = createHistogram()] = day === null ? [] : await dayHistograms(ctx, board, [day]);
    const page: PageInput = { ...board, order: input.order, limit, offset, day };
    if (at !== undefined) return readDay(ctx, { ...page, at }, earlier);
    const boards = await loadedBoards(ctx, "LEADERBOARD_UNAVAILABLE");
    return boards.pages.read(page, (rows) => {
      const scope = boards.scopes.get(chainId);
      return viewPage(rows, scope ? histogramOf(scope, board.board) : createHistogram(), earlier, page);
    });
  });
}

/** Turns a failure to read a board into LEADERBOARD_UNAVAILABLE. */
export async function orUnavailable<T>(read: () => Promise<T>): Promise<T> {
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

async function readDay(ctx: Context, page: PageInput & { at: string }, earlier: Histogram): Promise<Leaderboard> {
  const [histogram = createHistogram()] = await dayHistograms(ctx, page, [page.at]);
  return viewPage(await readDayPage(ctx.pg, page, histogram), histogram, earlier, page);
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
export function entryOf(
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
