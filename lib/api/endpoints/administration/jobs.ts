import { z } from "zod";
import { IdParam } from "../../../core/schemas.ts";
import * as administration from "../../../domains/administration/index.ts";
import { Retried, RetryBackfill, WorkResponse } from "../../../domains/administration/schemas.ts";
import { defineEndpoint, endpointGroup } from "../../define-endpoint.ts";

const listWork = defineEndpoint({
  method: "GET",
  path: "/v1/admin/jobs",
  summary: "List jobs and backfills",
  description: "What runs, waits and failed: at most 100 of each, failed ones first.",
  access: "operator",
  response: WorkResponse,
  handler: ({ ctx }) => administration.listWork(ctx),
});

const retryJob = defineEndpoint({
  method: "POST",
  path: "/v1/admin/jobs/{id}/retry",
  summary: "Run a failed or waiting job again",
  access: "operator",
  params: z.object({ id: IdParam }),
  response: Retried,
  errors: ["NOT_FOUND"],
  handler: async ({ ctx, params }) => {
    await administration.retryJob(ctx, { jobId: params.id });
    return {};
  },
});

const retryBackfill = defineEndpoint({
  method: "POST",
  path: "/v1/admin/backfills/retry",
  summary: "Read a wallet's history on a chain again now",
  access: "operator",
  body: RetryBackfill,
  response: Retried,
  errors: ["NOT_FOUND"],
  handler: async ({ ctx, body }) => {
    await administration.retryBackfill(ctx, body);
    return {};
  },
});

export const jobEndpoints = endpointGroup("administration", { listWork, retryJob, retryBackfill });
