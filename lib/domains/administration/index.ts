export { countWork, type Workload } from "./count-work.ts";
export { expireAudit } from "./expire-audit.ts";
export { getOverview } from "./get-overview.ts";
export { listWork, retryBackfill, retryJob, startJob } from "./jobs.ts";
export { listAudit } from "./list-audit.ts";
