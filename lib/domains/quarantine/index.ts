export { listQuarantined } from "./list-quarantined.ts";
export { requestRetry } from "./request-retry.ts";
