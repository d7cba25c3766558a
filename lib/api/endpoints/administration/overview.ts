import * as administration from "../../../domains/administration/index.ts";
import { AuditQuery, AuditResponse, OverviewResponse } from "../../../domains/administration/schemas.ts";
import { defineEndpoint } from "../../define-endpoint.ts";
import { operators } from "./operators.ts";

const getOverview = defineEndpoint({
  ...operators,
  method: "GET",
  path: "/v1/admin/overview",
  summary: "List what needs attention",
  description:
    "Late and paused chains, quarantined transactions, failed jobs and histories, and webhooks that are switched off.",
  response: OverviewResponse,
  handler: ({ ctx }) => administration.getOverview(ctx),
});

const listAuditEntries = defineEndpoint({
  ...operators,
  method: "GET",
  path: "/v1/admin/audit",
  summary: "List the audit log",
  description:
    "Acts of owners, developers and operators, newest first. Each entry was written in the transaction of its act.",
  query: AuditQuery,
  response: AuditResponse,
  handler: ({ ctx, query }) => administration.listAudit(ctx, query),
});

export const overviewEndpoints = {
  getOverview,
  listAuditEntries,
} as const;
