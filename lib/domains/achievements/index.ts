export { claimAchievement } from "./claim-achievement.ts";
export { getClaimGain } from "./get-claim-gain.ts";
export { getProgress } from "./get-progress.ts";
export { getUserAchievements, listMet } from "./get-user-achievements.ts";
export { listAchievements } from "./list-achievements.ts";
