import type { Context } from "../../core/context.ts";
import { checksum, type Pagination, paginate } from "../../core/schemas.ts";
import {
  type AchievementCategory,
  type AchievementId,
  achievementIds,
  achievements,
  earnedAchievements,
  type Rarity,
  type ScoreFacts,
} from "../../engine/index.ts";
import { type EarnedBy, progressTowards, readEarned } from "./get-progress.ts";
import { categoryNames, rarityNames, type UserAchievement, type UserAchievements } from "./schemas.ts";
import { viewDefinition } from "./view.ts";

/** An identity's achievements in the order of the table. Claimable ones and the summary ignore the filters. Throws USER_NOT_FOUND. */
export async function getUserAchievements(
  ctx: Context,
  input: {
    identity: string;
    category?: AchievementCategory;
    status: "earned" | "in_progress" | "all";
    rarity?: Rarity;
    limit: number;
    offset: number;
  },
): Promise<UserAchievements & { pagination: Pagination }> {
  const { category, status, rarity, limit, offset } = input;
  const by = await readEarned(ctx, input.identity);
  const wanted = achievementIds.filter((id) => {
    const one = achievements[id];
    if ((category && one.category !== category) || (rarity && one.rarity !== rarity)) return false;
    return status === "all" || (status === "earned") === by.earned.has(id);
  });
  const claimable = achievementIds.filter((id) => by.earned.get(id)?.claimedAt === null);
  return {
    address: checksum(by.identity.subject),
    svcId: by.identity.svcId,
    achievements: wanted.slice(offset, offset + limit).map((id) => viewOwn(ctx, by, id)),
    claimableAchievements: claimable.map((id) => {
      const { title, points, scoreBonus } = viewDefinition(ctx, id);
      return { id, title, points, scoreBonus };
    }),
    claimableCount: claimable.length,
    summary: summarise(ctx, by),
    pagination: paginate(wanted.length, limit, offset),
  };
}

/** The titles of the achievements that facts meet, in the order of the table. They are earned only once their wallet is followed. */
export function listMet(facts: ScoreFacts): string[] {
  const met = new Set<string>(earnedAchievements(facts));
  return achievementIds.filter((id) => met.has(id)).map((id) => achievements[id].title);
}

export function viewOwn(ctx: Context, by: EarnedBy, id: AchievementId): UserAchievement {
  const earned = by.earned.get(id);
  return {
    ...viewDefinition(ctx, id),
    earned: earned !== undefined,
    earnedAt: earned?.earnedAt.toISOString() ?? null,
    progress: earned ? null : progressTowards(by, id),
  };
}

function summarise(ctx: Context, by: EarnedBy): UserAchievements["summary"] {
  const earned = achievementIds.filter((id) => by.earned.has(id)).map((id) => viewDefinition(ctx, id));
  const total = (key: "points" | "scoreBonus") => earned.reduce((sum, one) => sum + one[key], 0);
  const count = <T extends string>(names: readonly T[], key: "rarity" | "category") =>
    Object.fromEntries(names.map((name) => [name, earned.filter((one) => one[key] === name).length])) as Record<
      T,
      number
    >; // One entry for each name.
  return {
    totalEarned: earned.length,
    totalPoints: total("points"),
    totalScoreBonus: total("scoreBonus"),
    rarityBreakdown: count(rarityNames, "rarity"),
    categoryBreakdown: count(categoryNames, "category"),
  };
}
