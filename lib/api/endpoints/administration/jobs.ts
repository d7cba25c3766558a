import { z } from "zod";
import { IdParam } from "../../../core/schemas.ts";
import * as administration from "../../../domains/administration/index.ts";
import { Retried, RetryBackfill, WorkResponse } from "../../../domains/administration/schemas.ts";
import { defineEndpoint } from "../../define-endpoint.ts";
import { operators } from "./operators.ts";

const listWork = defineEndpoint({
  ...operators,
  method: "GET",
  path: "/v1/admin/jobs",
  summary: "List jobs and backfills",
  description: "What runs, waits and failed: at most 100 of each, failed ones first.",
  response: WorkResponse,
  handler: ({ ctx }) => administration.listWork(ctx),
});

const retryJob = defineEndpoint({
  ...operators,
  method: "POST",
  path: "/v1/admin/jobs/{id}/retry",
  summary: "Run a failed or waiting job again",
  params: z.object({ id: IdParam }),
  response: Retried,
  errors: ["NOT_FOUND"],
  handler: async ({ ctx, params }) => {
    await administration.retryJob(ctx, { jobId: params.id });
    return {};
  },
});

const retryBackfill = defineEndpoint({
  ...operators,
  method: "POST",
  path: "/v1/admin/backfills/retry",
  summary: "Read a wallet's history on a chain again now",
  body: RetryBackfill,
  response: Retried,
  errors: ["NOT_FOUND"],
  handler: async ({ ctx, body }) => {
    await administration.retryBackfill(ctx, body);
    return {};
  },
});

export const jobEndpoints = { listWork, retryJob, retryBackfill } as const;
