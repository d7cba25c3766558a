import type { Context } from "../../core/context.ts";
import { achievementIds, achievements, progressOf } from "../../engine/index.ts";
import { readEarned } from "./read-earned.ts";
import { requireAchievement } from "./require-achievement.ts";
import type { ProgressEntry } from "./schemas.ts";

/** How far an identity has come towards every achievement, or towards one. USER_NOT_FOUND, ACHIEVEMENT_NOT_FOUND. */
export async function getProgress(
  ctx: Context,
  input: { identity: string; achievementId?: string },
): Promise<ProgressEntry[]> {
  const { facts, earned } = await readEarned(ctx, input.identity);
  const ids = input.achievementId === undefined ? achievementIds : [requireAchievement(input.achievementId)];
  return ids.map((id) => {
    const { title, requirement } = achievements[id];
    return { id, title, earned: earned.has(id), progress: progressOf(facts, requirement) };
  });
}
