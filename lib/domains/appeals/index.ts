export { countAppeals } from "./count-appeals.ts";
export { decideAppeal } from "./decide-appeal.ts";
export { findUnderReview } from "./find-under-review.ts";
export { getAppeal } from "./get-appeal.ts";
export { listAppeals } from "./list-appeals.ts";
export { expireAppeals, MOST_A_DAY, MOST_OPEN, openAppeal } from "./open-appeal.ts";
export { withdrawAppeal } from "./withdraw-appeal.ts";
