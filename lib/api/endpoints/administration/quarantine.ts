import * as quarantine from "../../../domains/quarantine/index.ts";
import {
  QuarantineQuery,
  QuarantineResponse,
  RetryQuarantined,
  RetryResponse,
} from "../../../domains/quarantine/schemas.ts";
import { defineEndpoint, endpointGroup } from "../../declaration/define-endpoint.ts";

export const quarantineEndpoints = endpointGroup("administration", {
  listQuarantined: defineEndpoint({
    method: "GET",
    path: "/v1/admin/quarantine",
    summary: "List quarantined transactions",
    description:
      "Transactions that could not be understood, and blocks that no node gave: those that wait first, then those that were read since.",
    access: "reader",
    commands: [{ usage: "quarantine [chainId]" }],
    query: QuarantineQuery,
    response: QuarantineResponse,
    handler: ({ ctx, query }) => quarantine.listQuarantined(ctx, query),
  }),

  retryQuarantined: defineEndpoint({
    method: "POST",
    path: "/v1/admin/quarantine/retry",
    summary: "Read quarantined transactions again",
    description: `Those of a block, of a chain, or all. The worker reads them again once it has reached the head of their chain. It also does so by
itself, with growing pauses.`,
    access: "operator",
    commands: [{ usage: "quarantine retry [chainId] [block]" }],
    body: RetryQuarantined,
    response: RetryResponse,
    handler: async ({ ctx, body }) => ({ count: await quarantine.requestRetry(ctx, body) }),
  }),
});
