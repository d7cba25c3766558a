import { z } from "zod";
import { IdParam } from "../../../core/schemas.ts";
import * as administration from "../../../domains/administration/index.ts";
import { Retried, RetryBackfill, StartJob, WorkResponse } from "../../../domains/administration/schemas.ts";
import { defineEndpoint, endpointGroup } from "../../declaration/define-endpoint.ts";

export const jobEndpoints = endpointGroup("administration", {
  listWork: defineEndpoint({
    method: "GET",
    path: "/v1/admin/jobs",
    summary: "List jobs and backfills",
    description: `What runs, waits and failed: at most 100 of each, failed ones first. \`readOnce\` has how much is kept of wallets that
are read once, and for whom; their addresses are shown to nobody.`,
    access: "reader",
    commands: [{ usage: "jobs" }],
    response: WorkResponse,
    handler: ({ ctx }) => administration.listWork(ctx),
  }),

  startJob: defineEndpoint({
    method: "POST",
    path: "/v1/admin/jobs",
    summary: "Have a worker do a task now",
    description: `\`clusters.search\` finds the clusters of alike wallets and scores their wallets again; \`trust.compute\` computes payment
trust, where seeds are configured, and scores again who paid an address whose trust changed; \`epoch.create\` creates an epoch of the board, which \`epoch.publish\` also publishes on each chain with the contract \`roots\`. A worker does each once a day by itself.`,
    access: "operator",
    commands: [
      {
        usage: "clusters",
        sets: { task: "clusters.search" },
        summary: "Have a worker find the clusters of alike wallets now",
      },
      { usage: "trust", sets: { task: "trust.compute" }, summary: "Have a worker compute payment trust now" },
      { usage: "epoch", sets: { task: "epoch.create" }, summary: "Have a worker create an epoch of the board now" },
      {
        usage: "epoch publish",
        sets: { task: "epoch.publish" },
        summary: "Have a worker create an epoch of the board now and publish its root",
      },
    ],
    body: StartJob,
    response: Retried,
    handler: async ({ ctx, body }) => {
      await administration.startJob(ctx, body);
      return {};
    },
  }),

  retryJob: defineEndpoint({
    method: "POST",
    path: "/v1/admin/jobs/{id}/retry",
    summary: "Run a failed or waiting job again",
    access: "operator",
    commands: [{ usage: "retry <id>" }],
    params: z.object({ id: IdParam }),
    response: Retried,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params }) => {
      await administration.retryJob(ctx, { jobId: params.id });
      return {};
    },
  }),

  retryBackfill: defineEndpoint({
    method: "POST",
    path: "/v1/admin/backfills/retry",
    summary: "Read a wallet's history on a chain again now",
    access: "operator",
    commands: [{ usage: "retry <wallet> <chainId>" }],
    body: RetryBackfill,
    response: Retried,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, body }) => {
      await administration.retryBackfill(ctx, body);
      return {};
    },
  }),
});
