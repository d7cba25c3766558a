import * as administration from "../../../domains/administration/index.ts";
import { AuditQuery, AuditResponse, OverviewResponse } from "../../../domains/administration/schemas.ts";
import { defineEndpoint, endpointGroup } from "../../declaration/define-endpoint.ts";

export const overviewEndpoints = endpointGroup("administration", {
  getOverview: defineEndpoint({
    method: "GET",
    path: "/v1/admin/overview",
    summary: "List what needs attention",
    description:
      "Late and paused chains, quarantined transactions, failed jobs and histories, and webhooks that are switched off.",
    access: "reader",
    commands: [{ usage: "overview" }],
    response: OverviewResponse,
    handler: ({ ctx }) => administration.getOverview(ctx),
  }),

  listAuditEntries: defineEndpoint({
    method: "GET",
    path: "/v1/admin/audit",
    summary: "List the audit log",
    description:
      "Acts of owners, developers and operators, newest first. Each entry was written in the transaction of its act.",
    access: "reader",
    commands: [{ usage: "audit" }],
    query: AuditQuery,
    response: AuditResponse,
    handler: ({ ctx, query }) => administration.listAudit(ctx, query),
  }),
});
