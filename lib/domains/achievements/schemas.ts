import { z } from "zod";
import { AddressParam, ChecksumAddress, Timestamp } from "../../core/schemas.ts";
import { achievementCategories, rarities } from "../../engine/achievements.ts";
import { requirementFacts } from "../../engine/requirements.ts";
import { SvcId } from "../scores/schemas.ts";

// Schemas of requests and responses. Safe in a browser.

// The tables' own keys.
export const categoryNames = Object.keys(achievementCategories) as [keyof typeof achievementCategories];
export const rarityNames = Object.keys(rarities) as [keyof typeof rarities];

export const AchievementCategory = z.enum(categoryNames);
export const Rarity = z.enum(rarityNames);
export const EarnedStatus = z.enum(["earned", "in_progress", "all"]);

const Count = z.int().nonnegative();

const Progress = z
  .object({
    current: Count,
    required: Count,
    percentage: z.int().min(0).max(100).meta({ description: "100 only if earned." }),
    requirements: z
      .record(z.string(), z.object({ current: Count, required: Count }))
      .meta({ description: "Each required fact." }),
  })
  .meta({ id: "AchievementProgress" });

const definition = {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: AchievementCategory,
  rarity: Rarity,
  points: Count,
  scoreBonus: Count.meta({ description: "Points that a claim adds to the score at most." }),
  icon: z.string().meta({ description: "URL of an SVG image." }),
};

export const Achievement = z
  .object({
    ...definition,
    requirement: z.string().meta({ description: "As a sentence." }),
    holders: Count.meta({ description: "Subjects that have earned it and still meet the requirement." }),
  })
  .meta({ id: "Achievement", description: "An achievement and its requirement." });
export type Achievement = z.infer<typeof Achievement>;

export const UserAchievement = z
  .object({
    ...definition,
    earned: z.boolean(),
    earnedAt: Timestamp.nullable(),
    progress: Progress.nullable().meta({ description: "Null when earned." }),
  })
  .meta({ id: "UserAchievement", description: "An identity's achievement." });
export type UserAchievement = z.infer<typeof UserAchievement>;

const counts = <T extends string>(names: readonly T[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, Count])) as Record<T, typeof Count>); // one for each name

export const UserAchievements = z.object({
  address: ChecksumAddress,
  svcId: SvcId,
  achievements: z.array(UserAchievement),
  claimableAchievements: z.array(z.object({ id: z.string(), title: z.string(), points: Count, scoreBonus: Count })),
  claimableCount: Count,
  summary: z.object({
    totalEarned: Count,
    totalPoints: Count,
    totalScoreBonus: Count.meta({ description: "Of all earned achievements, claimed or not." }),
    rarityBreakdown: counts(rarityNames),
    categoryBreakdown: counts(categoryNames),
  }),
});
export type UserAchievements = z.infer<typeof UserAchievements>;

export const ProgressEntry = z.object({
  id: z.string(),
  title: z.string(),
  earned: z.boolean(),
  progress: Progress,
});
export type ProgressEntry = z.infer<typeof ProgressEntry>;

/** The name of a required fact: "votes cast". */
export function factName(key: string): string {
  const known: Record<string, { words: string }> = requirementFacts;
  return known[key]?.words ?? key;
}

/** A claim by the session's wallet, or by another wallet of the identity with its signature. */
export const Claim = z.strictObject({
  achievementId: z.string().min(1).max(100).meta({ example: "first_month" }),
  wallet: AddressParam.optional().meta({ description: "The wallet that signed; the primary one if absent." }),
  deadline: z.int().nonnegative().optional().meta({ description: "Unix seconds, at most an hour ahead." }),
  signature: z.string().max(40_000).optional().meta({ description: "Of `ClaimAchievement`." }),
});
export type Claim = z.output<typeof Claim>;
