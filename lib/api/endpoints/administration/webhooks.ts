import { z } from "zod";
import { IdParam } from "../../../core/schemas.ts";
import * as webhooks from "../../../domains/webhooks/index.ts";
import {
  OperatedWebhookResponse,
  OperatedWebhooksResponse,
  SwitchOff,
  WebhooksQuery,
} from "../../../domains/webhooks/schemas.ts";
import { defineEndpoint } from "../../define-endpoint.ts";
import { operators } from "./operators.ts";

const params = z.object({ id: IdParam });

const listAllWebhooks = defineEndpoint({
  ...operators,
  method: "GET",
  path: "/v1/admin/webhooks",
  summary: "List the webhooks of all developers",
  description: "Newest first.",
  query: WebhooksQuery,
  response: OperatedWebhooksResponse,
  handler: ({ ctx, query }) => webhooks.listAllWebhooks(ctx, query),
});

const switchWebhookOff = defineEndpoint({
  ...operators,
  method: "POST",
  path: "/v1/admin/webhooks/{id}/off",
  summary: "Switch a webhook off",
  description: "Its owner reads the reason and cannot switch it on. Deliveries wait.",
  params,
  body: SwitchOff,
  response: OperatedWebhookResponse,
  errors: ["NOT_FOUND"],
  handler: async ({ ctx, params: { id }, body }) => ({
    webhook: await webhooks.switchWebhook(ctx, { webhookId: id, reason: body.reason }),
  }),
});

const switchWebhookOn = defineEndpoint({
  ...operators,
  method: "POST",
  path: "/v1/admin/webhooks/{id}/on",
  summary: "Switch a webhook on",
  params,
  response: OperatedWebhookResponse,
  errors: ["NOT_FOUND"],
  handler: async ({ ctx, params: { id } }) => ({
    webhook: await webhooks.switchWebhook(ctx, { webhookId: id, reason: null }),
  }),
});

export const operatedWebhookEndpoints = { listAllWebhooks, switchWebhookOff, switchWebhookOn } as const;
