import type { Context } from "../../core/context.ts";
import { achievementIds, achievements } from "../../engine/index.ts";
import { progressTowards, readEarned } from "./read-earned.ts";
import { requireAchievement } from "./require-achievement.ts";
import type { ProgressEntry } from "./schemas.ts";

/** An identity's progress towards all achievements or one. Throws USER_NOT_FOUND, ACHIEVEMENT_NOT_FOUND. */
export async function getProgress(
  ctx: Context,
  input: { identity: string; achievementId?: string },
): Promise<ProgressEntry[]> {
  const by = await readEarned(ctx, input.identity);
  const ids = input.achievementId === undefined ? achievementIds : [requireAchievement(input.achievementId)];
  return ids.map((id) => ({
    id,
    title: achievements[id].title,
    earned: by.earned.has(id),
    progress: progressTowards(by, id),
  }));
}
