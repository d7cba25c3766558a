import * as models from "../../../domains/models/index.ts";
import {
  CompareModel,
  ComparisonResponse,
  ModelsResponse,
  ScheduledResponse,
  ScheduleModel,
} from "../../../domains/models/schemas.ts";
import { defineEndpoint, endpointGroup } from "../../declaration/define-endpoint.ts";

export const modelEndpoints = endpointGroup("administration", {
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
