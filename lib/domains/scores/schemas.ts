import { z } from "zod";
import { type HistoryGap, historyGaps } from "../../chain/wallet-history.ts";
import {
  ChecksumAddress,
  Day,
  EXAMPLE_ADDRESS,
  Identity,
  MAX_LIMIT,
  Pagination,
  Timestamp,
  TransactionHash,
} from "../../core/schemas.ts";
import { categoryRows } from "../../engine/categories.ts";
import { scoreTiers } from "../../engine/score-tiers.ts";
import { byCategory, categories } from "../../engine/types.ts";
import { scoreCauses } from "./current-score.ts";
import { boardCategories } from "./ranks/histogram.ts";

// Response schemas of scores. Safe in a browser.

/** Display names of boards and categories. More points of `risk` mean lower risk. */
export const boardNames: Record<(typeof boardCategories)[number], string> = {
  total: "Total",
  ...byCategory((name) => categoryRows[name].label),
};

const Category = z.enum(categories).meta({ description: "A category of the score." });
export const ScoreTier = z.enum(scoreTiers.map((tier) => tier.name)).meta({ description: "The tier of the total." });
export const BoardCategory = z
  .enum(boardCategories)
  .meta({ description: "What the board ranks by: the total, or one category." });
/** The periods a board's `change` compares with, and their length in days; `all` begins at the first close. */
export const timeframes = { "24h": 1, "7d": 7, "30d": 30, all: null } as const;
export const timeframeNames = ["24h", "7d", "30d", "all"] as const satisfies readonly Timeframe[];
/** The periods of movers; not `all`, because hardly anybody was ranked at the first close. */
export const moversPeriods = ["24h", "7d", "30d"] as const satisfies readonly Timeframe[];
export type MoversPeriod = (typeof moversPeriods)[number];

export const Timeframe = z
  .enum(timeframeNames)
  .meta({ description: "The period `change` compares with; `all`: since the first snapshot." });
export type Timeframe = keyof typeof timeframes;

export const MoversPeriod = z.enum(moversPeriods).meta({ description: "The period of the gains and losses." });

export const SvcId = z.string().nullable().meta({ description: "Identity name without suffix; null if not set." });
export const Points = z.int().nonnegative();
const Hash = z.string().regex(/^0x[0-9a-f]{64}$/);

const PointsByCategory = z.object(byCategory(() => Points)).meta({
  id: "PointsByCategory",
  description: "Points of each category; they add up to the total.",
  example: byCategory((_, i) => 141 - 13 * i),
});

/** From the best to the worst. */
export const coverageStates = ["ok", "syncing", "truncated", "failed"] as const;

export const Coverage = z
  .object({
    chainId: z.int(),
    source: z.string().meta({ description: "`rpc`, or the host name of the explorer." }),
    /** Null before the first answer, as toBlock. */
    fromBlock: z.int().nullable(),
    toBlock: z.int().nullable(),
    blockHash: z.string().nullable().meta({ description: "Hash of toBlock; null if the source returns none." }),
    /** Newest final block of the chain; explorer rows are final at once. */
    finalizedBlock: z.int().nullable(),
    state: z.enum(coverageStates),
    smartAccount: z.literal(true).optional().meta({
      description:
        "Present for a smart account whose acts are known in part: an explorer gives no more, or the call data of an operation was not found.",
    }),
    unreadRows: z.int().positive().optional().meta({
      description: "Rows of the explorer that could not be read and do not count. Absent without any.",
    }),
    gaps: z
      .array(z.enum(Object.keys(historyGaps) as [HistoryGap, ...HistoryGap[]])) // The table's keys are the gaps.
      .optional()
      .meta({
        description:
          "What the explorer lacks: a list of ERC-1155 transfers; blocks not processed yet; transactions that the nonce shows (`contradiction`); new blocks. Absent if nothing is lacking.",
      }),
    missingBlocks: z
      .array(z.object({ from: z.int(), to: z.int() }))
      .optional()
      .meta({
        description: "Ranges of blocks that no node gave, the newest first, at most 16. Absent if there are none.",
      }),
    attestationsFrom: z.int().nullable().optional().meta({
      description: "Present while not all attestations are known: the first block from which they are; null: none are.",
    }),
    attestationsTo: z.int().optional().meta({
      description:
        "Present while attestations are read less far than the history: the last block up to which they are known.",
    }),
  })
  .meta({ id: "Coverage", description: "The blocks of a chain behind a score." });
export type Coverage = z.infer<typeof Coverage>;

const Confidence = z
  .enum(["low", "medium", "high"])
  .meta({ description: "How much was seen of the subject, whatever it shows." });

export const Score = z
  .object({
    total: Points,
    rank: z.int().positive().meta({ description: "Competition rank (1224); ranked + 1 for a subject not ranked." }),
    tier: ScoreTier,
    percentile: z.number().min(0).max(100).meta({ description: "Two decimals; 100 for a sole subject." }),
    breakdown: PointsByCategory,
    confidence: Confidence,
    lastUpdated: Timestamp,
    status: z.enum(["final", "provisional", "partial"]).meta({
      description: "provisional: a contributing block is not final yet; partial: a category was never read.",
    }),
    unavailable: z.array(Category).meta({ description: "Categories whose source was never read." }),
  })
  .meta({ id: "Score", description: "A trust score." });
export type Score = z.infer<typeof Score>;

const CountsFrom = Timestamp.optional();

const Signal = z.object({
  code: z.string(),
  permille: z.int().meta({ description: "Severity, 1 to 1000." }),
  note: z.string().meta({ description: "What was seen, in words." }),
});

export const LinkedWallet = z
  .object({
    address: ChecksumAddress,
    linkedAt: Timestamp,
    countsFrom: CountsFrom.meta({
      description: "Present while the wallet waits: from when it counts for the identity.",
    }),
    total: Points.meta({ description: "The points of this wallet alone." }),
    tier: ScoreTier,
    signals: z.array(Signal).meta({ description: "The risk signals of this wallet alone." }),
  })
  .meta({ id: "LinkedWallet", description: "A wallet of an identity, scored on its own." });
export type LinkedWallet = z.infer<typeof LinkedWallet>;

const NameCountsFrom = CountsFrom.meta({
  description: "Present for a name that changed owner within 30 days: it has no points until then.",
});

const UnderReview = z.array(z.string()).readonly().meta({
  description: "Flags of its wallets that are contested by an open appeal (`GET /v1/appeals`).",
});

export const ScoreResponse = z.object({
  svcId: SvcId,
  address: ChecksumAddress,
  score: Score,
  countsFrom: NameCountsFrom,
  underReview: UnderReview.optional().meta({
    description: "Present while appeals are open: the flags that they contest (`GET /v1/appeals`).",
  }),
  recordedAt: Timestamp.optional().meta({
    description: "Present with `at`, if the subject had points then: when the service computed them.",
  }),
  coverage: z.array(Coverage).optional().meta({
    description: "Of a wallet that `wait` made known: what was read on each chain; `toBlock` is null for explorers.",
  }),
  wallet: LinkedWallet.optional().meta({
    description: "Asked by the address of an identity's wallet: that wallet's own points and signals.",
  }),
});
/** The score of a subject with its name. */
export type SubjectScore = z.infer<typeof ScoreResponse>;

const Evidence = z.object({ chainId: z.int(), txHash: TransactionHash, note: z.string() });

export const BreakdownResponse = z.object({
  svcId: SvcId,
  address: ChecksumAddress,
  total: Points,
  breakdown: z.array(
    z.object({
      category: Category,
      /** With bonus. */
      score: Points,
      /** Without bonus. */
      max: Points,
      bonus: Points,
      state: z.enum(["ok", "stale", "unavailable"]),
      inputs: z.record(z.string(), z.union([z.number(), z.string()])).meta({
        description: "Empty for a past day whose points stored data do not give any more.",
      }),
      formula: z.string(),
      evidence: z.array(Evidence),
      next: z.object({ change: z.string(), gain: z.int().positive() }).nullable(),
    }),
  ),
  confidence: Confidence,
  gate: z
    .object({
      from: Points,
      cost: z.string().meta({ description: "What holding the wallets must have cost, in units.", example: "0.0084" }),
      paid: z.string().meta({ description: "Gas paid and interest of what was held, in units.", example: "0.0011" }),
      gasUnknown: z.int().nonnegative().meta({ description: "Own transactions whose fee is not known." }),
      hands: z.int().positive().nullable().meta({
        description: "Through so many subjects' hands money of it passed: each counts that part of it. Null: none did.",
      }),
    })
    .nullable()
    .meta({ description: "The gate that holds the total just below `from`; null if none does." }),
  risk: z
    .object({
      points: Points.meta({ description: "Points by which the total is lower than without any signal." }),
      signals: z.array(
        Signal.extend({
          counts: z.boolean().meta({ description: "Whether the model takes trust for it; others are shown only." }),
          points: Points.meta({
            description:
              "Points by which the total is lower than without this signal alone; 0 where others take them too.",
          }),
          remedy: z.string().nullable().meta({ description: "What lessens it; null if nothing does." }),
        }),
      ),
    })
    .meta({ description: "What the risk signals cost, the costliest first; empty where a past day's are not known." }),
  modelVersion: z.string(),
  modelHash: Hash,
  coverage: z.array(Coverage),
  underReview: UnderReview,
  overrides: z
    .array(
      z.object({
        flag: z.string(),
        wallet: ChecksumAddress,
        appealId: z.string(),
        decidedAt: Timestamp,
        note: z.string().meta({ example: "fan_in: overridden by appeal apl_01jd3v…" }),
      }),
    )
    .meta({ description: "Flags that appeals have set aside: they take no points." }),
  wallets: z
    .array(LinkedWallet)
    .meta({ description: "The identity's wallets, each with its own signals; empty for a wallet on no identity." }),
  recordedAt: Timestamp.optional().meta({
    description: "Present with `at`, if the subject had points then: when the service computed them.",
  }),
});
export type ScoreBreakdown = z.infer<typeof BreakdownResponse>;
export type CategoryBreakdown = ScoreBreakdown["breakdown"][number];

export const ClosesResponse = z.object({
  closes: z.array(
    z.object({
      day: Day,
      total: Points,
      breakdown: PointsByCategory,
      tier: ScoreTier,
      ranked: z.boolean(),
      recordedAt: Timestamp.meta({ description: "When the service computed these points, ISO 8601, UTC." }),
    }),
  ),
  pagination: Pagination,
});

export const HistoryResponse = z.object({
  history: z.array(
    z.object({
      /** The end of the day, or commit time. */
      at: Timestamp,
      total: Points,
      /** By the closes of that day. */
      rank: z.int().positive(),
      tier: ScoreTier,
      breakdown: PointsByCategory,
      cause: z.enum(scoreCauses),
    }),
  ),
  pagination: Pagination,
});

/** An identity of a batch, as the caller wrote it. */
const BatchIdentity = z
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
      /** As the caller wrote it. */
      identity: z.string(),
      found: z.boolean(),
      svcId: SvcId,
      address: ChecksumAddress.nullable(),
      score: Score.nullable(),
      countsFrom: NameCountsFrom,
    }),
  ),
});

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

/** The `next` of an earlier response. */
export const UpdateCursor = z
  .string()
  .max(10_000)
  .regex(/^[\w.-]+$/, "must be the `next` of an earlier response")
  .meta({
    description: "The `next` of an earlier response; without it, from the beginning.",
    override: { type: "string" },
  });

export const UpdatesResponse = z.object({
  updates: z.array(z.object({ address: ChecksumAddress, svcId: SvcId, total: Points, at: Timestamp })),
  next: z.string().meta({ description: "Cursor to continue from; the same as `after` when nothing is new." }),
});

export const SearchResult = z.object({ svcId: SvcId, address: ChecksumAddress, total: Points, tier: ScoreTier });
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchResponse = z.object({ results: z.array(SearchResult).max(10) });

export const ReceiptVerdict = z.object({
  valid: z.boolean().meta({ description: "Whether every check is ok." }),
  subject: z.string().nullable().meta({ description: "Null if it has not the form of a receipt." }),
  total: Points.nullable(),
  checks: z.array(
    z.object({
      check: z.string().meta({ description: "Such as `signature`, `total` or `expiry`." }),
      meaning: z.string(),
      ok: z.boolean(),
      message: z.string().meta({ description: "What was found." }),
    }),
  ),
});
export type ReceiptVerdict = z.infer<typeof ReceiptVerdict>;
