export { listQuarantined, type QuarantinedTransaction } from "./list-quarantined.ts";
export { requestRetry } from "./request-retry.ts";
