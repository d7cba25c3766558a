import { z } from "zod";
import { ChecksumAddress, Pagination } from "../../core/schemas.ts";
import { BoardCategory, MoversPeriod, Points, ScoreTier, SvcId, Timeframe } from "./schemas.ts";

// Response schemas of leaderboards.

/** In each list of movers. */
export const MOST_MOVERS = 10;

export const LeaderboardEntry = z.object({
  /** Competition rank ("1224") by the points on this board. */
  rank: z.int().positive(),
  svcId: SvcId,
  address: ChecksumAddress,
  /** On this board. */
  score: Points,
  percentile: z.number().min(0).max(100),
  /** By the total, on every board. */
  tier: ScoreTier,
  change: z.int().meta({ description: "Ranks gained (positive) or lost since the start of the period." }),
  avatar: z.string().nullable(),
});
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>;

export const LeaderboardResponse = z.object({
  category: BoardCategory,
  timeframe: Timeframe,
  leaderboard: z.array(LeaderboardEntry),
  pagination: Pagination,
});

const Mover = LeaderboardEntry.extend({
  earlierScore: Points.meta({ description: "Points on this board at the start of the period." }),
}).meta({ id: "Mover", description: "A subject whose points on a board changed." });
export type Mover = z.infer<typeof Mover>;

export const MoversResponse = z.object({
  category: BoardCategory,
  timeframe: MoversPeriod,
  rose: z.array(Mover).max(MOST_MOVERS).meta({ description: "By points gained, the most first." }),
  fell: z.array(Mover).max(MOST_MOVERS).meta({ description: "By points lost, the most first." }),
});
export type Movers = z.infer<typeof MoversResponse>;
