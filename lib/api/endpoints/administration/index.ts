import { z } from "zod";
import { IdParam } from "../../../core/schemas.ts";
import * as administration from "../../../domains/administration/index.ts";
import {
  AuditQuery,
  AuditResponse,
  OverviewResponse,
  Retried,
  RetryBackfill,
  StartJob,
  WorkResponse,
} from "../../../domains/administration/schemas.ts";
import * as appeals from "../../../domains/appeals/index.ts";
import { AppealResponse, Decision } from "../../../domains/appeals/schemas.ts";
import * as models from "../../../domains/models/index.ts";
import {
  CompareModel,
  ComparisonResponse,
  ModelsResponse,
  ScheduledResponse,
  ScheduleModel,
} from "../../../domains/models/schemas.ts";
import * as quarantine from "../../../domains/quarantine/index.ts";
import {
  QuarantineQuery,
  QuarantineResponse,
  RetryQuarantined,
  RetryResponse,
} from "../../../domains/quarantine/schemas.ts";
import * as screening from "../../../domains/screening/index.ts";
import { ListParams, ScreeningListResponse, ScreeningListsResponse } from "../../../domains/screening/schemas.ts";
import * as takedowns from "../../../domains/takedowns/index.ts";
import {
  NewTakedown,
  TakedownResponse,
  TakedownsQuery,
  TakedownsResponse,
} from "../../../domains/takedowns/schemas.ts";
import * as webhooks from "../../../domains/webhooks/index.ts";
import {
  OperatedWebhookResponse,
  OperatedWebhooksResponse,
  SwitchOff,
  WebhooksQuery,
} from "../../../domains/webhooks/schemas.ts";
import { defineEndpoint, endpointGroup } from "../../declaration/define-endpoint.ts";
import { chainEndpoints } from "./chains.ts";
import { developerEndpoints } from "./developers.ts";

const overviewEndpoints = endpointGroup("administration", {
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

const IdParams = z.object({ id: IdParam });

const jobEndpoints = endpointGroup("administration", {
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
    params: IdParams,
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

const modelEndpoints = endpointGroup("administration", {
  listModels: defineEndpoint({
    method: "GET",
    path: "/v1/admin/models",
    summary: "List the models, their comparisons and switches",
    access: "reader",
    commands: [{ usage: "models" }, { usage: "model list" }],
    response: ModelsResponse,
    handler: ({ ctx }) => models.getModels(ctx),
  }),

  compareModel: defineEndpoint({
    method: "POST",
    path: "/v1/admin/models/comparisons",
    summary: "Compare a model with the active one",
    access: "operator",
    commands: [{ usage: "model compare <version>" }],
    description: `A worker also scores every subject with the model, and counts whose total and tier would change, by how much, and why. No score
changes. The comparison replaces the model's earlier one; \`GET /v1/admin/models\` shows its progress and its result.`,
    body: CompareModel,
    response: ComparisonResponse,
    handler: async ({ ctx, body }) => ({ comparison: await models.requestComparison(ctx, body) }),
  }),

  scheduleModel: defineEndpoint({
    method: "POST",
    path: "/v1/admin/models/switch",
    summary: "Schedule the switch to another model",
    access: "operator",
    commands: [{ usage: "model schedule <version>" }],
    description: `The model must have been compared with the active one. Pages, \`GET /v1/model\` and the event \`model.scheduled\` announce the switch.
A worker makes it at its time and computes every score again. If subjects have scores, it needs \`noticeDays\` of notice, unless \`withoutNotice\`.`,
    body: ScheduleModel,
    response: ScheduledResponse,
    handler: async ({ ctx, body }) => ({ scheduled: await models.scheduleModel(ctx, body) }),
  }),

  cancelSwitch: defineEndpoint({
    method: "DELETE",
    path: "/v1/admin/models/switch",
    summary: "Cancel the scheduled switch",
    description: "The event `model.cancelled` says so. INVALID_REQUEST if none is scheduled.",
    access: "operator",
    commands: [{ usage: "model cancel" }],
    response: ScheduledResponse,
    handler: async ({ ctx }) => ({ scheduled: await models.cancelScheduled(ctx) }),
  }),
});

const quarantineEndpoints = endpointGroup("administration", {
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

const appealDecisionEndpoints = endpointGroup("administration", {
  decideAppeal: defineEndpoint({
    method: "POST",
    path: "/v1/admin/appeals/{id}/decision",
    summary: "Decide an appeal",
    access: "reviewer",
    commands: [
      { usage: "appeal <id> uphold --reason <decision>", sets: { outcome: "upheld" }, summary: "Uphold an appeal" },
      { usage: "appeal <id> reject --reason <decision>", sets: { outcome: "rejected" }, summary: "Reject an appeal" },
    ],
    description: `\`decision\` is the reason, in the public log. An upheld appeal sets the flag aside: the score is computed again at once, and
receipts show the override among the facts. A decision is final.`,
    params: IdParams,
    body: Decision,
    response: AppealResponse,
    errors: ["NOT_FOUND"],
    handler: ({ ctx, params, body }) => appeals.decideAppeal(ctx, { ...params, ...body }),
  }),
});

const takedownEndpoints = endpointGroup("administration", {
  listTakedowns: defineEndpoint({
    method: "GET",
    path: "/v1/takedowns",
    summary: "List takedowns",
    description: "The public log of what operators hid from pages and lists, with reasons, newest first.",
    access: "public",
    commands: [{ usage: "takedowns [kind]" }],
    query: TakedownsQuery,
    response: TakedownsResponse,
    handler: ({ ctx, query }) => takedowns.listTakedowns(ctx, query),
  }),

  takeDown: defineEndpoint({
    method: "POST",
    path: "/v1/admin/takedowns",
    summary: "Hide an attestation, a name, an avatar or the text of an appeal",
    access: "operator",
    commands: [{ usage: "takedown <kind> <target>" }],
    description: `From pages, lists, search, ENS records and badges, with a public reason. Scores and proofs stay: the attestation by its id and
the identity by its name still answer, with \`hidden\`. An appeal stays in the public log without its reason and evidence. Hiding it
again changes nothing.`,
    body: NewTakedown,
    response: TakedownResponse,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, body }) => ({ takedown: await takedowns.takeDown(ctx, body) }),
  }),

  liftTakedown: defineEndpoint({
    method: "DELETE",
    path: "/v1/admin/takedowns/{id}",
    summary: "Lift a takedown",
    description: "The entry stays in the public log, with the time at which it was lifted.",
    access: "operator",
    commands: [{ usage: "takedown <kind> <target> --lift", sets: { id: "<kind>:<target>" } }],
    params: z.object({
      id: IdParam.meta({
        description: "The takedown's id, or kind and target of what is hidden.",
        example: "name:alice",
      }),
    }),
    response: TakedownResponse,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params }) => ({ takedown: await takedowns.liftTakedown(ctx, params) }),
  }),
});

const screeningEndpoints = endpointGroup("administration", {
  listScreeningLists: defineEndpoint({
    method: "GET",
    path: "/v1/admin/screening",
    summary: "List the screening lists",
    description:
      "The lists of the setting `SCREENING_LISTS`, which rules of policies and checks name, and how their refresh goes.",
    access: "reader",
    commands: [{ usage: "screening" }],
    response: ScreeningListsResponse,
    handler: ({ ctx }) => screening.listScreeningLists(ctx),
  }),

  refreshScreeningList: defineEndpoint({
    method: "POST",
    path: "/v1/admin/screening/{name}/refresh",
    summary: "Refresh a screening list now",
    description: "A worker reads it within a minute.",
    access: "operator",
    commands: [{ usage: "screening refresh <name>" }],
    params: ListParams,
    response: ScreeningListResponse,
    handler: async ({ ctx, params }) => ({ list: await screening.refreshNow(ctx, params) }),
  }),

  acceptScreeningList: defineEndpoint({
    method: "POST",
    path: "/v1/admin/screening/{name}/accept",
    summary: "Accept a shorter screening list",
    description: `A list that has less than half of the addresses that it had is refused, until an operator accepts exactly these. A worker stores
them within a minute.`,
    access: "operator",
    commands: [{ usage: "screening accept <name>" }],
    params: ListParams,
    response: ScreeningListResponse,
    handler: async ({ ctx, params }) => ({ list: await screening.acceptFewer(ctx, params) }),
  }),
});

const operatedWebhookEndpoints = endpointGroup("administration", {
  listAllWebhooks: defineEndpoint({
    method: "GET",
    path: "/v1/admin/webhooks",
    summary: "List the webhooks of all developers",
    description: "Newest first.",
    access: "reader",
    commands: [{ usage: "webhooks" }],
    query: WebhooksQuery,
    response: OperatedWebhooksResponse,
    handler: ({ ctx, query }) => webhooks.listAllWebhooks(ctx, query),
  }),

  switchWebhookOff: defineEndpoint({
    method: "POST",
    path: "/v1/admin/webhooks/{id}/off",
    summary: "Switch a webhook off",
    description: "Its owner reads the reason and cannot switch it on. Deliveries wait.",
    access: "operator",
    commands: [{ usage: "webhook <id> off" }],
    params: IdParams,
    body: SwitchOff,
    response: OperatedWebhookResponse,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params: { id }, body }) => ({
      webhook: await webhooks.switchWebhook(ctx, { webhookId: id, reason: body.reason }),
    }),
  }),

  switchWebhookOn: defineEndpoint({
    method: "POST",
    path: "/v1/admin/webhooks/{id}/on",
    summary: "Switch a webhook on",
    access: "operator",
    commands: [{ usage: "webhook <id> on" }],
    params: IdParams,
    response: OperatedWebhookResponse,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params: { id } }) => ({
      webhook: await webhooks.switchWebhook(ctx, { webhookId: id, reason: null }),
    }),
  }),
});

/** Every endpoint of the service's operators, and the public log of takedowns. */
export const administrationEndpoints = {
  ...overviewEndpoints,
  ...appealDecisionEndpoints,
  ...chainEndpoints,
  ...quarantineEndpoints,
  ...developerEndpoints,
  ...operatedWebhookEndpoints,
  ...jobEndpoints,
  ...modelEndpoints,
  ...screeningEndpoints,
  ...takedownEndpoints,
} as const;
