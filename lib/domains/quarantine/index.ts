export { listQuarantined, requestRetry } from "./quarantine.ts";
