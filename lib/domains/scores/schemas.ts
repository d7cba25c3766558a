import { z } from "zod";
import {
  ChecksumAddress,
  EXAMPLE_ADDRESS,
  Identity,
  MAX_LIMIT,
  Pagination,
  Timestamp,
  TransactionHash,
} from "../../core/schemas.ts";
import { scoreTiers } from "../../engine/score-tiers.ts";
import { categories } from "../../engine/types.ts";
import { boardCategories } from "./boards/board-category.ts";
import { timeframeNames } from "./boards/timeframes.ts";
import { scoreCauses } from "./score-change.ts";

// Response schemas of scores. Safe in a browser.

/** Display names of boards and categories. More points of `risk` mean lower risk. */
export const boardNames: Record<(typeof boardCategories)[number], string> = {
  total: "Total",
  activity: "Activity",
  volume: "Volume",
  age: "Age",
  diversity: "Diversity",
  governance: "Governance",
  social: "Social",
  risk: "Low risk",
  loyalty: "Loyalty",
};

export const Category = z.enum(categories).meta({ description: "A category of the score." });
export const ScoreTier = z.enum(scoreTiers.map((tier) => tier.name)).meta({ description: "The tier of the total." });
export const BoardCategory = z
  .enum(boardCategories)
  .meta({ description: "What the board ranks by: the total, or one category." });
export const Timeframe = z
  .enum(timeframeNames)
  .meta({ description: "The period `change` compares with; `all`: since the first snapshot." });

export const SvcId = z.string().nullable().meta({ description: "Identity name without suffix; null if not set." });
const Points = z.int().nonnegative();
const Hash = z.string().regex(/^0x[0-9a-f]{64}$/);

export const PointsByCategory = z
  .object({
    activity: Points,
    volume: Points,
    age: Points,
    diversity: Points,
    governance: Points,
    social: Points,
    risk: Points,
    loyalty: Points,
  })
  .meta({
    id: "PointsByCategory",
    description: "Points of each category; they add up to the total.",
    example: {
      activity: 124,
      volume: 96,
      age: 141,
      diversity: 118,
      governance: 41,
      social: 18,
      risk: 146,
      loyalty: 58,
    },
  });

export const Score = z
  .object({
    total: Points,
    rank: z.int().positive().meta({ description: "Competition rank (1224); ranked + 1 for a subject not ranked." }),
    tier: ScoreTier,
    percentile: z.number().min(0).max(100).meta({ description: "Two decimals; 100 for a sole subject." }),
    breakdown: PointsByCategory,
    lastUpdated: Timestamp,
    status: z.enum(["final", "provisional", "partial"]).meta({
      description: "provisional: a contributing block is not final yet; partial: a category was never read.",
    }),
    unavailable: z.array(Category).meta({ description: "Categories whose source was never read." }),
  })
  .meta({ id: "Score", description: "A trust score." });

export const ScoreResponse = z.object({ svcId: SvcId, address: ChecksumAddress, score: Score });

const Evidence = z.object({ chainId: z.int(), txHash: TransactionHash, note: z.string() });

export const Coverage = z
  .object({
    chainId: z.int(),
    source: z.string().meta({ description: "`rpc`, or the host name of the explorer." }),
    fromBlock: z.int().nullable(),
    toBlock: z.int().nullable(),
    blockHash: z.string().nullable().meta({ description: "Hash of toBlock; null if the source returns none." }),
    finalizedBlock: z.int().nullable(),
    state: z.enum(["ok", "syncing", "truncated", "failed"]),
  })
  .meta({ id: "Coverage", description: "The blocks of a chain behind a score." });

export const BreakdownResponse = z.object({
  svcId: SvcId,
  address: ChecksumAddress,
  total: Points,
  breakdown: z.array(
    z.object({
      category: Category,
      score: Points,
      max: Points,
      bonus: Points,
      state: z.enum(["ok", "stale", "unavailable"]),
      inputs: z.record(z.string(), z.union([z.number(), z.string()])),
      formula: z.string(),
      evidence: z.array(Evidence),
      next: z.object({ change: z.string(), gain: z.int().positive() }).nullable(),
    }),
  ),
  modelVersion: z.string(),
  modelHash: Hash,
  coverage: z.array(Coverage),
});

export const HistoryResponse = z.object({
  history: z.array(
    z.object({
      at: Timestamp,
      total: Points,
      rank: z.int().positive(),
      tier: ScoreTier,
      breakdown: PointsByCategory,
      cause: z.enum(scoreCauses),
    }),
  ),
  pagination: Pagination,
});

/** An identity of a batch, as the caller wrote it. */
export const BatchIdentity = z
  .string()
  .refine((value) => Identity.safeParse(value).success, "must be a name, or an address (0x and 40 hex digits)")
  .meta({ description: "An identity name or a wallet address." });
export const Batch = z
  .array(BatchIdentity)
  .min(1)
  .max(MAX_LIMIT)
  .meta({ example: [EXAMPLE_ADDRESS, "alice"] });

export const BatchResponse = z.object({
  scores: z.array(
    z.object({
      identity: z.string(),
      found: z.boolean(),
      svcId: SvcId,
      address: ChecksumAddress.nullable(),
      score: Score.nullable(),
    }),
  ),
});

export const UpdatesResponse = z.object({
  updates: z.array(z.object({ address: ChecksumAddress, svcId: SvcId, total: Points, at: Timestamp })),
  next: z.string().meta({ description: "Cursor to continue from; the same as `after` when nothing is new." }),
});

export const LeaderboardResponse = z.object({
  category: BoardCategory,
  timeframe: Timeframe,
  leaderboard: z.array(
    z.object({
      rank: z.int().positive(),
      svcId: SvcId,
      address: ChecksumAddress,
      score: Points,
      percentile: z.number().min(0).max(100),
      tier: ScoreTier,
      change: z.int().meta({ description: "Ranks gained (positive) or lost since the start of the period." }),
      avatar: z.string().nullable(),
    }),
  ),
  pagination: Pagination,
});

export const SearchResponse = z.object({
  results: z.array(z.object({ svcId: SvcId, address: ChecksumAddress, total: Points, tier: ScoreTier })).max(10),
});
