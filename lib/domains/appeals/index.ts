export { decideAppeal, eraseAppeals, withdrawAppeal } from "./close-appeal.ts";
export { countAppeals, findUnderReview, getAppeal, listAppeals } from "./list-appeals.ts";
export { expireAppeals, MOST_A_DAY, MOST_OPEN, openAppeal } from "./open-appeal.ts";
