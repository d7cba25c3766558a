import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { type ScoreTier, scoreTierOf } from "../../engine/index.ts";
import { svcIdOf } from "../wallets/index.ts";
import { addressAt, checksumAt } from "./boards/address-table.ts";
import { type BoardCategory, categoryIndex } from "./boards/board-category.ts";
import { type Boards, loadedBoards, rankSnapshotOf } from "./boards/boards.ts";
import { percentileOf, rankOf } from "./boards/histogram.ts";
import { rowsFrom } from "./boards/ordered-rows.ts";
import { periodStart } from "./boards/period-start.ts";
import { advanceTo, createRankSnapshot, type RankSnapshot, rankAt } from "./boards/rank-snapshot.ts";
import { histogramOf, pointsAt, type Scope } from "./boards/scope.ts";
import type { Timeframe } from "./boards/timeframes.ts";
import { ALL_CHAINS } from "./current-score.ts";

export interface LeaderboardEntry {
  /** Competition rank ("1224") by the board's points. */
  rank: number;
  svcId: string | null;
  /** Checksummed. */
  address: Address;
  /** Points on this board. */
  score: number;
  percentile: number;
  /** By the total, on every board. */
  tier: ScoreTier;
  /** Rank at the start of the period minus rank now; 0 for a subject that was not ranked then. */
  change: number;
  avatar: string | null;
}

export interface LeaderboardInput {
  category: BoardCategory;
  timeframe: Timeframe;
  chainId?: number;
  /** `asc` reverses the rows, not the ranks. */
  order: "asc" | "desc";
  limit: number;
  offset: number;
}

/**
 * One page of a board: ranked subjects by points, then earliest reach, then address. Rows, ranks, percentiles and the
 * total come from one snapshot, at most a second old. A chain nobody is ranked on has an empty board.
 * LEADERBOARD_UNAVAILABLE while the scores load or history cannot be read.
 */
export async function getLeaderboard(
  ctx: Context,
  input: LeaderboardInput,
): Promise<{ leaderboard: LeaderboardEntry[]; pagination: Pagination }> {
  const boards = await loadedBoards(ctx, "LEADERBOARD_UNAVAILABLE");
  const chainId = input.chainId ?? ALL_CHAINS;
  const configured = chainId === ALL_CHAINS || ctx.env.CHAINS.some((chain) => chain.id === chainId);
  const scope = configured ? boards.scopes.get(chainId) : undefined;
  if (!scope) return { leaderboard: [], pagination: paginate(0, input.limit, input.offset) };
  const earlier = await earlierRanks(ctx, boards, scope, { chainId, timeframe: input.timeframe });
  // No await from here on: one snapshot.
  return pageOf(ctx, scope, earlier, input);
}

/** The ranks at the start of the period; none if it begins before the first snapshot. */
async function earlierRanks(
  ctx: Context,
  boards: Boards,
  scope: Scope,
  { chainId, timeframe }: { chainId: number; timeframe: Timeframe },
): Promise<RankSnapshot> {
  try {
    const asOf = await periodStart(ctx, boards, chainId, timeframe);
    if (asOf === null) return createRankSnapshot();
    const snapshot = rankSnapshotOf(boards, chainId, timeframe);
    await advanceTo(ctx.pg, snapshot, { scope, chainId, asOf, now: ctx.now.getTime() });
    return snapshot;
  } catch (error) {
    throw new ServiceError("LEADERBOARD_UNAVAILABLE", "The history of the ranks cannot be read now; try again.", {
      cause: error,
    });
  }
}

function pageOf(
  ctx: Context,
  scope: Scope,
  earlier: RankSnapshot,
  { category, order, limit, offset }: LeaderboardInput,
): { leaderboard: LeaderboardEntry[]; pagination: Pagination } {
  const board = categoryIndex[category];
  const rows = scope.orders?.[board];
  if (!rows) throw new ServiceError("LEADERBOARD_UNAVAILABLE", "The boards are being built; try again in a moment.");
  const histogram = histogramOf(scope, board);
  const entry = (row: number): LeaderboardEntry => {
    const score = pointsAt(scope, board, row);
    const rank = rankOf(histogram, score);
    const subject = addressAt(scope.addresses, row);
    const before = rankAt(earlier, board, row);
    return {
      rank,
      svcId: svcIdOf(ctx, subject),
      address: checksumAt(scope.addresses, row, subject),
      score,
      percentile: percentileOf(histogram, score),
      tier: scoreTierOf(pointsAt(scope, categoryIndex.total, row)),
      change: before === null ? 0 : before - rank,
      avatar: null,
    };
  };
  const end = Math.max(0, rows.size - offset);
  const page =
    order === "desc"
      ? rowsFrom(rows, offset, limit)
      : rowsFrom(rows, Math.max(0, end - limit), Math.min(limit, end)).reverse();
  return { leaderboard: page.map(entry), pagination: paginate(rows.size, limit, offset) };
}
