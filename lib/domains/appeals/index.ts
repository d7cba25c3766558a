export { eraseAppeals, withdrawAppeal } from "./close-appeal.ts";
export { decideAppeal } from "./decide-appeal.ts";
export { countAppeals, findUnderReview, getAppeal, listAppeals } from "./list-appeals.ts";
export { expireAppeals, MOST_A_DAY, MOST_OPEN, openAppeal } from "./open-appeal.ts";
