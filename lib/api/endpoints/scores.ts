import { z } from "zod";
import { ChainId, ChainNumber, Cursor, Identity, Instant, Limit, Offset, SortOrder } from "../../core/schemas.ts";
import * as scores from "../../domains/scores/index.ts";
import {
  Batch,
  BatchResponse,
  BoardCategory,
  BreakdownResponse,
  HistoryResponse,
  LeaderboardResponse,
  ScoreResponse,
  Timeframe,
  UpdatesResponse,
} from "../../domains/scores/schemas.ts";
import { defineEndpoint } from "../define-endpoint.ts";

const identity = z.object({ identity: Identity });

export const getScore = defineEndpoint({
  method: "GET",
  path: "/v1/score/{identity}",
  summary: "Get the trust score of an identity",
  description: `The score over all chains, or with \`chainId\` on one. A known identity without own transactions there
has score 0, rank ranked + 1 and percentile 0. At most one second old.`,
  tag: "scores",
  access: "read",
  params: identity,
  query: z.object({ chainId: ChainId.optional() }),
  response: ScoreResponse,
  errors: ["USER_NOT_FOUND", "UNSUPPORTED_CHAIN", "SERVICE_UNAVAILABLE"],
  handler: ({ ctx, params, query }) => scores.getScore(ctx, { ...params, ...query }),
});

export const getScores = defineEndpoint({
  ...getScore,
  path: "/v1/scores/{identity}",
  summary: "Get the trust score of an identity (same as /v1/score)",
  description: undefined,
});

export const getBreakdown = defineEndpoint({
  method: "GET",
  path: "/v1/score/{identity}/breakdown",
  summary: "Get the inputs of a score, and the transactions behind them",
  description: `Each category with its formula's inputs, up to three transactions behind it (for risk: up to three
for each signal), and the smallest step that would raise it. \`coverage\` has the included blocks.`,
  tag: "scores",
  access: "read",
  params: identity,
  query: z.object({ chainId: ChainId.optional() }),
  response: BreakdownResponse,
  errors: ["USER_NOT_FOUND", "UNSUPPORTED_CHAIN"],
  handler: ({ ctx, params, query }) => scores.getBreakdown(ctx, { ...params, ...query }),
});

export const getHistory = defineEndpoint({
  method: "GET",
  path: "/v1/score/{identity}/history",
  summary: "Get the changes of a score",
  description: `Newest first, from \`from\` to \`to\`, both included. \`interval=event\` returns every change, \`day\` the last of each
UTC day. Changes on blocks that a reorg replaced are omitted.`,
  tag: "scores",
  access: "read",
  params: identity,
  query: z.object({
    from: Instant.optional(),
    to: Instant.optional(),
    interval: z.enum(["event", "day"]).default("event"),
    limit: Limit,
    offset: Offset,
  }),
  response: HistoryResponse,
  errors: ["USER_NOT_FOUND"],
  handler: ({ ctx, params, query }) => scores.getHistory(ctx, { ...params, ...query }),
});

export const getReceipt = defineEndpoint({
  method: "GET",
  path: "/v1/score/{identity}/receipt",
  summary: "Get a signed receipt of a score, which anybody can recompute",
  description: "`npm run verify -- receipt.json` recomputes it offline. `issuedAt` is in unix seconds.",
  tag: "scores",
  access: "read",
  params: identity,
  response: z.object({ receipt: scores.Receipt }),
  errors: ["USER_NOT_FOUND"],
  handler: ({ ctx, params }) => scores.getReceipt(ctx, params),
});

export const getScoreBatch = defineEndpoint({
  method: "POST",
  path: "/v1/scores/batch",
  summary: "Get the scores of up to 100 identities",
  description: "In the order of the request and from one snapshot; an unknown identity has `found: false`.",
  tag: "scores",
  access: "read",
  body: z.strictObject({ identities: Batch, chainId: ChainNumber.optional() }),
  response: BatchResponse,
  errors: ["UNSUPPORTED_CHAIN", "SERVICE_UNAVAILABLE"],
  handler: ({ ctx, body }) => scores.getScoreBatch(ctx, body),
});

export const getScoreUpdates = defineEndpoint({
  method: "GET",
  path: "/v1/scores/updates",
  summary: "Follow the changes of all scores",
  description: `Changes of scores over all chains after the cursor, oldest first. Continue with \`next\`: no change is missed or
repeated.`,
  tag: "scores",
  access: "read",
  query: z.object({ after: Cursor.optional(), limit: Limit }),
  response: UpdatesResponse,
  handler: ({ ctx, query }) => scores.getUpdates(ctx, query),
});

export const getLeaderboard = defineEndpoint({
  method: "GET",
  path: "/v1/scores/leaderboard",
  summary: "Get the leaderboard of the total or one category",
  description: `Ranked subjects by points, then by who reached them first, then by address. \`timeframe\` is the period of \`change\`:
the rank at its start minus the rank now, 0 for a subject that was not ranked then; for \`all\` it starts at the end of the UTC day
of the first score. A chain that is not configured has an empty leaderboard. \`order=asc\` reverses the rows, not the ranks.`,
  tag: "scores",
  access: "read",
  rateLimit: "leaderboard",
  query: z
    .object({
      limit: Limit,
      offset: Offset,
      category: BoardCategory.default("total"),
      chainId: ChainId.optional(),
      timeframe: Timeframe.default("30d"),
      sort: z.literal("totalScore").optional().meta({ description: "Only with the category total." }),
      order: SortOrder.default("desc"),
    })
    .refine((query) => query.sort === undefined || query.category === "total", {
      message: "totalScore needs the category total",
      path: ["sort"],
    }),
  response: LeaderboardResponse,
  errors: ["LEADERBOARD_UNAVAILABLE"],
  handler: async ({ ctx, query }) => ({
    category: query.category,
    timeframe: query.timeframe,
    ...(await scores.getLeaderboard(ctx, query)),
  }),
});
