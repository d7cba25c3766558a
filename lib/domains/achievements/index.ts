export {
  claimAchievement,
  getClaimGain,
  getProgress,
  getUserAchievements,
  listAchievements,
  listMet,
} from "./achievements.ts";
