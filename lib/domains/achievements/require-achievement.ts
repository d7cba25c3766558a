import { ServiceError } from "../../core/errors.ts";
import { type AchievementId, isAchievementId } from "../../engine/index.ts";

/** Throws ACHIEVEMENT_NOT_FOUND. */
export function requireAchievement(id: string): AchievementId {
  if (isAchievementId(id)) return id;
  throw new ServiceError("ACHIEVEMENT_NOT_FOUND", `There is no achievement ${id}.`);
}
