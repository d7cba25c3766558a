import { z } from "zod";
import { Identity, IdParam, Limit, Offset, Pagination } from "../../core/schemas.ts";
import * as achievements from "../../domains/achievements/index.ts";
import {
  Achievement,
  AchievementCategory,
  Claim,
  EarnedStatus,
  ProgressEntry,
  Rarity,
  UserAchievement,
  UserAchievements,
} from "../../domains/achievements/schemas.ts";
import { Score } from "../../domains/scores/schemas.ts";
import { defineEndpoint, endpointGroup } from "../declaration/define-endpoint.ts";

export const achievementEndpoints = endpointGroup("achievements", {
  listAchievements: defineEndpoint({
    method: "GET",
    path: "/v1/achievements",
    summary: "List all achievements",
    access: "read",
    replica: true,
    query: z.object({
      category: AchievementCategory.optional(),
      rarity: Rarity.optional(),
      limit: Limit,
      offset: Offset,
    }),
    response: z.object({ achievements: z.array(Achievement), pagination: Pagination }),
    handler: ({ ctx, query }) => achievements.listAchievements(ctx, query),
  }),

  getUserAchievements: defineEndpoint({
    method: "GET",
    path: "/v1/achievements/{identity}",
    summary: "Get the achievements of an identity",
    description: "Earned achievements and those in progress. The claimable ones and the summary ignore the filters.",
    access: "read",
    replica: true,
    rateLimit: "achievements",
    params: z.object({ identity: Identity }),
    query: z.object({
      category: AchievementCategory.optional(),
      status: EarnedStatus.default("all"),
      rarity: Rarity.optional(),
      limit: Limit,
      offset: Offset,
    }),
    response: UserAchievements.extend({ pagination: Pagination }),
    errors: ["USER_NOT_FOUND"],
    handler: ({ ctx, params, query }) => achievements.getUserAchievements(ctx, { ...params, ...query }),
  }),

  getAchievementProgress: defineEndpoint({
    method: "GET",
    path: "/v1/achievements/{identity}/progress",
    summary: "Get the progress of an identity towards each achievement",
    access: "read",
    replica: true,
    params: z.object({ identity: Identity }),
    query: z.object({ achievementId: IdParam.optional() }),
    response: z.object({ progress: z.array(ProgressEntry) }),
    errors: ["USER_NOT_FOUND", "ACHIEVEMENT_NOT_FOUND"],
    handler: async ({ ctx, params, query }) => ({
      progress: await achievements.getProgress(ctx, { ...params, ...query }),
    }),
  }),

  claimAchievement: defineEndpoint({
    method: "POST",
    path: "/v1/achievements/{identity}/claim",
    summary: "Claim an achievement",
    description: `Adds the bonus to the identity's score over all chains, while the achievement is earned: under trust, as the
category's other points, within its maximum, and by the share of the model's \`bonusCost\` that the wallets have paid. Needs the session of one of the identity's wallets, or its signature of
\`ClaimAchievement\`. Claiming again changes nothing.`,
    access: "write",
    params: z.object({ identity: Identity }),
    body: Claim,
    response: z.object({ achievement: UserAchievement, score: Score }),
    errors: [
      "USER_NOT_FOUND",
      "ACHIEVEMENT_NOT_FOUND",
      "INVALID_SIGNATURE",
      "CHAIN_UNAVAILABLE",
      "ACHIEVEMENT_NOT_EARNED",
    ],
    handler: ({ ctx, params, body }) => achievements.claimAchievement(ctx, { ...body, ...params }),
  }),
});
