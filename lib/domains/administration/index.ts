export { expireAudit, listAudit } from "./audit.ts";
export { getOverview } from "./get-overview.ts";
export { countWork, listWork, retryBackfill, retryJob, startJob, type Workload } from "./jobs.ts";
