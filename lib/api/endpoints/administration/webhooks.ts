import { z } from "zod";
import { IdParam } from "../../../core/schemas.ts";
import * as webhooks from "../../../domains/webhooks/index.ts";
import {
  OperatedWebhookResponse,
  OperatedWebhooksResponse,
  SwitchOff,
  WebhooksQuery,
} from "../../../domains/webhooks/schemas.ts";
import { defineEndpoint, endpointGroup } from "../../declaration/define-endpoint.ts";

const params = z.object({ id: IdParam });

export const operatedWebhookEndpoints = endpointGroup("administration", {
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
    params,
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
    params,
    response: OperatedWebhookResponse,
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params: { id } }) => ({
      webhook: await webhooks.switchWebhook(ctx, { webhookId: id, reason: null }),
    }),
  }),
});
