export { claimAchievement } from "./claim-achievement.ts";
export { getClaimGain, getProgress } from "./get-progress.ts";
export { getUserAchievements, listMet } from "./get-user-achievements.ts";
export { listAchievements } from "./list-achievements.ts";
