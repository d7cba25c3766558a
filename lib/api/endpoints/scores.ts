import { z } from "zod";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import {
  ChainFilter,
  ChainNumber,
  DayParam,
  Identity,
  Instant,
  Limit,
  Offset,
  SortOrder,
  WaitParam,
} from "../../core/schemas.ts";
import * as models from "../../domains/models/index.ts";
import { ModelResponse } from "../../domains/models/schemas.ts";
import { getScoreOrWait, waitCost } from "../../domains/once/index.ts";
import * as scores from "../../domains/scores/index.ts";
import {
  Batch,
  BatchResponse,
  BoardCategory,
  BreakdownResponse,
  ClosesResponse,
  HistoryResponse,
  LeaderboardResponse,
  MoversPeriod,
  MoversResponse,
  ReceiptVerdict,
  ScoreResponse,
  Timeframe,
  UpdateCursor,
  UpdatesResponse,
} from "../../domains/scores/schemas.ts";
import { defineEndpoint, endpointGroup, ReadyFields, Unfinished } from "../declaration/define-endpoint.ts";

const identity = z.object({ identity: Identity });

/** Requests that the breakdown of a past day counts as: it folds stored activity. */
const DAY_BREAKDOWN_COST = 5;

/** Identities of a batch with a publishable key. */
const PAGE_BATCH = 10;

async function answerScore(ctx: Context, input: Parameters<typeof getScoreOrWait>[1]) {
  const { score, isUnfinished } = await getScoreOrWait(ctx, input);
  return isUnfinished ? new Unfinished(score) : score;
}

const getScore = defineEndpoint({
  method: "GET",
  path: "/v1/score/{identity}",
  summary: "Get the trust score of an identity",
  description: `The score over all chains, or with \`chainId\` on one. A known identity without own transactions there
has score 0, rank ranked + 1 and percentile 0. At most one second old. For the address of an identity's wallet, \`wallet\` has
that wallet's own points and signals. A name that changed owner within 30 days has score 0 and \`countsFrom\`. With \`at\`, the score
by everything up to the end of that UTC day in chain time, as known now (\`recordedAt\`), with the rank on that day's board.
With \`wait\`, an address that is not known is read and scored now, for ten requests, at most ten a minute. If that takes longer, the
answer has what is known, \`status\` \`partial\` and \`Retry-After\`. Such a wallet is in no board,
\`USER_NOT_FOUND\` for who did not ask, and forgotten 30 days after the last question. Its score is \`provisional\` until it
is compared with other wallets, mostly within a minute; \`lastUpdated\` is your last question.`,
  access: "read",
  takesPublishableKey: true,
  replica: true,
  params: identity,
  query: z.object({ chainId: ChainFilter, at: DayParam.optional(), wait: WaitParam.optional() }),
  cost: ({ ctx, params, query }) => waitCost(ctx, { ...params, ...query }),
  pricedBy: "wait",
  response: ScoreResponse,
  errors: ["USER_NOT_FOUND", "UNSUPPORTED_CHAIN", "SERVICE_UNAVAILABLE"],
  tools: [
    {
      name: "get_score",
      description: `Look up the trust score of a wallet or name: total (0 to 1,300), tier, rank, percentile (100 is best) and the points
of each category. confidence says how much was seen of it; an unknown identity is USER_NOT_FOUND, not a score of zero.`,
    },
  ],
  handler: ({ ctx, params, query }) => {
    const input = { ...params, ...query };
    const ready = scores.findReadyScore(ctx, input);
    return ready === null ? answerScore(ctx, input) : new ReadyFields(ready);
  },
});

export const scoreEndpoints = endpointGroup("scores", {
  getScore,

  getScores: defineEndpoint({
    ...getScore,
    path: "/v1/scores/{identity}",
    summary: "Get the trust score of an identity (same as /v1/score)",
    description: undefined,
    tools: undefined,
  }),

  getBreakdown: defineEndpoint({
    method: "GET",
    path: "/v1/score/{identity}/breakdown",
    summary: "Get the inputs of a score, and the transactions behind them",
    description: `Each category with its formula's inputs, up to three transactions behind it (for risk: up to three
for each signal), and the smallest step that would raise it. \`coverage\` has the included blocks, \`wallets\` the identity's wallets.
With \`at\`, the score of the end of that UTC day in chain time: its points are the day's close (\`recordedAt\`), its inputs and
transactions are folded from stored activity. A category whose points these no longer give has empty \`inputs\`; \`next\` is null,
\`wallets\` empty, and \`coverage\` has no newest block. INVALID_REQUEST above 10,000 stored rows; it counts as five requests.`,
    access: "read",
    takesPublishableKey: true,
    replica: true,
    params: identity,
    query: z.object({ chainId: ChainFilter, at: DayParam.optional() }),
    cost: ({ query }) => (query.at === undefined ? 1 : DAY_BREAKDOWN_COST),
    response: BreakdownResponse,
    errors: ["USER_NOT_FOUND", "UNSUPPORTED_CHAIN"],
    tools: [
      {
        name: "get_breakdown",
        description: `Explain a score: the inputs and formula of each category, the transactions behind it, risk signals, and the smallest
change that would raise it.`,
      },
    ],
    handler: ({ ctx, params, query }) => scores.getBreakdown(ctx, { ...params, ...query }),
  }),

  getHistory: defineEndpoint({
    method: "GET",
    path: "/v1/score/{identity}/history",
    summary: "Get the changes of a score",
    description: `From \`from\` to \`to\`, both included. \`interval=day\` returns one entry for each chain day that ended with other
points than the one before, oldest first: \`at\` is the end of the day, \`rank\` the rank on that day's board. \`interval=event\` returns
what the service published, newest first: \`at\` is when. A change that a reorg corrects remains, and the correction has the cause
\`reorg\`. These entries are kept for 7 days (a setting), those by day for ever.
With \`at\`, the history at the end of that UTC day: no later change, whatever \`to\` says.`,
    access: "read",
    replica: true,
    params: identity,
    query: z.object({
      from: Instant.optional(),
      to: Instant.optional(),
      at: DayParam.optional(),
      interval: z.enum(scores.historyIntervals).default("day"),
      limit: Limit,
      offset: Offset,
    }),
    response: HistoryResponse,
    errors: ["USER_NOT_FOUND"],
    handler: ({ ctx, params, query }) => scores.getHistory(ctx, { ...params, ...query }),
  }),

  getCloses: defineEndpoint({
    method: "GET",
    path: "/v1/scores/{identity}/closes",
    summary: "Get the points of a score at the end of each day",
    description: `The points by everything up to the end of each chain day, oldest first: one entry for each day that ended with other
points than the one before; it holds until the next. A late chain, a late history or a reorg changes closes of the past;
\`recordedAt\` says when.`,
    access: "read",
    replica: true,
    params: identity,
    query: z.object({
      chainId: ChainFilter,
      from: DayParam.optional(),
      to: DayParam.optional(),
      limit: Limit,
      offset: Offset,
    }),
    response: ClosesResponse,
    errors: ["USER_NOT_FOUND", "UNSUPPORTED_CHAIN"],
    handler: ({ ctx, params, query }) => scores.getCloses(ctx, { ...params, ...query }),
  }),

  getReceipt: defineEndpoint({
    method: "GET",
    path: "/v1/score/{identity}/receipt",
    summary: "Get a signed receipt of a score, which anybody can recompute",
    description:
      "`npm run verify -- receipt.json` recomputes it offline. `issuedAt` and `validUntil` are in unix seconds.",
    access: "read",
    replica: true,
    params: identity,
    response: z.object({ receipt: scores.Receipt }),
    errors: ["USER_NOT_FOUND"],
    tools: [
      {
        name: "get_receipt",
        description:
          "Get a signed receipt of a score, to prove it to somebody who does not trust you. Pass it on unchanged.",
      },
    ],
    handler: ({ ctx, params }) => scores.getReceipt(ctx, params),
  }),

  getScoreBatch: defineEndpoint({
    method: "POST",
    path: "/v1/scores/batch",
    summary: "Get the scores of up to 100 identities",
    description: `In the order of the request and from one snapshot; an unknown identity has \`found: false\`. With a publishable key at
most ${PAGE_BATCH} identities.`,
    access: "read",
    takesPublishableKey: true,
    replica: true,
    body: z.strictObject({ identities: Batch, chainId: ChainNumber.optional() }),
    response: BatchResponse,
    errors: ["UNSUPPORTED_CHAIN", "SERVICE_UNAVAILABLE"],
    handler: ({ ctx, body }) => {
      if (ctx.actor.kind === "publishable" && body.identities.length > PAGE_BATCH) {
        throw new ServiceError(
          "FORBIDDEN",
          `A publishable key gets the scores of at most ${PAGE_BATCH} identities at once.`,
        );
      }
      return scores.getScoreBatch(ctx, body);
    },
  }),

  getScoreUpdates: defineEndpoint({
    method: "GET",
    path: "/v1/scores/updates",
    summary: "Follow the changes of all scores",
    description: `Changes of scores over all chains after the cursor, oldest first. Continue with \`next\`: no change is missed or
repeated. Changes are kept for a week (a setting).`,
    access: "read",
    query: z.object({ after: UpdateCursor.optional(), limit: Limit }),
    response: UpdatesResponse,
    handler: ({ ctx, query }) => scores.getUpdates(ctx, query),
  }),

  getLeaderboard: defineEndpoint({
    method: "GET",
    path: "/v1/scores/leaderboard",
    summary: "Get the leaderboard of the total or one category",
    description: `Ranked subjects by points, then by who reached their total on the earlier day, then by address. \`timeframe\` is the period of \`change\`:
the rank by the scores at the end of the UTC day that long ago, minus the rank now; 0 for a subject that was not ranked then. \`all\`
starts with the first day that has scores. With \`at\`, the leaderboard at the end of that day in chain time; ranks of past days may be
a minute old, with millions of subjects some minutes. A chain that is not configured has an empty leaderboard. \`order=asc\` reverses the rows, not the ranks.
Pages of the live board can repeat or miss rows, as scores change; those of a past day do not.`,
    access: "read",
    replica: true,
    rateLimit: "leaderboard",
    query: z
      .object({
        limit: Limit,
        offset: Offset,
        category: BoardCategory.default("total"),
        chainId: ChainFilter,
        timeframe: Timeframe.default("30d"),
        sort: z.literal("totalScore").optional().meta({ description: "Only with the category total." }),
        order: SortOrder.default("desc"),
        at: DayParam.optional(),
      })
      .refine((query) => query.sort === undefined || query.category === "total", {
        message: "totalScore needs the category total",
        path: ["sort"],
      }),
    response: LeaderboardResponse,
    errors: ["LEADERBOARD_UNAVAILABLE"],
    tools: [
      {
        name: "get_leaderboard",
        description: "List the best wallets by total score or one category, over all chains or on one, in pages.",
      },
    ],
    handler: async ({ ctx, query }) => ({
      category: query.category,
      timeframe: query.timeframe,
      ...(await scores.getLeaderboard(ctx, query)),
    }),
  }),

  getMovers: defineEndpoint({
    method: "GET",
    path: "/v1/scores/leaderboard/movers",
    summary: "Get who gained and who lost most points in a period",
    description: `Of the subjects that are ranked now and were at the start of the period: the ten that gained most points on the board of
\`category\`, and the ten that lost most, by the scores at the end of the UTC day that long ago. \`change\` is in ranks. Up to a minute old, with millions of subjects some minutes.`,
    access: "read",
    replica: true,
    rateLimit: "leaderboard",
    query: z.object({
      category: BoardCategory.default("total"),
      chainId: ChainFilter,
      timeframe: MoversPeriod.default("30d"),
    }),
    response: MoversResponse,
    errors: ["LEADERBOARD_UNAVAILABLE"],
    handler: async ({ ctx, query }) => ({
      category: query.category,
      timeframe: query.timeframe,
      ...(await scores.getMovers(ctx, query)),
    }),
  }),
});

export const receiptEndpoints = endpointGroup("scores", {
  verifyReceipt: defineEndpoint({
    method: "POST",
    path: "/v1/receipts/verify",
    summary: "Verify a receipt of this service",
    description: `Recomputes the score from the receipt's facts with the published model, and checks that this service signed it and that
it is valid at \`at\`, by default now. \`npm run verify -- receipt.json\` does the same without trust in this service. It counts as one request for each
${scores.RECEIPT_PER_REQUEST / 1024} KiB of the receipt.`,
    access: "read",
    cost: ({ body }) => scores.receiptCost(body),
    body: z.strictObject({
      receipt: z
        .record(z.string(), z.unknown())
        .meta({ description: "As `GET /v1/score/{identity}/receipt` returned it; the whole response is taken too." }),
      at: Instant.optional(),
    }),
    response: ReceiptVerdict,
    tools: [
      {
        name: "verify_receipt",
        description: `Verify a receipt that get_receipt returned or that somebody presents. valid is true only if every check is ok;
otherwise checks names what is wrong. It says nothing about scores after the receipt was issued.`,
      },
    ],
    handler: ({ ctx, body }) => scores.judgeReceipt(ctx, body),
  }),
});

export const modelEndpoints = endpointGroup("scores", {
  getModel: defineEndpoint({
    method: "GET",
    path: "/v1/model",
    summary: "Get the scoring model, and the one that will replace it",
    description: `The operator announces another model at least \`noticeDays\` before the switch, here, on pages, and with the webhook
event \`model.scheduled\`. Breakdowns and receipts name the model of each score.`,
    access: "public",
    response: ModelResponse,
    tools: [
      {
        name: "get_model",
        description:
          "Get the scoring model: its categories, tiers, formulas' constants and hash, and a scheduled successor.",
      },
    ],
    handler: ({ ctx }) => models.getModel(ctx),
  }),
});
