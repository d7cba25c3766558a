import { z } from "zod";
import { eventNames } from "../../core/events.ts";
import { IdParam, Limit, Offset, Pagination } from "../../core/schemas.ts";
import * as webhooks from "../../domains/webhooks/index.ts";
import {
  Delivery,
  DeliveryDetail,
  deliveryStatuses,
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookSignatureKey,
} from "../../domains/webhooks/schemas.ts";
import { defineEndpoint, endpointGroup } from "../declaration/define-endpoint.ts";

const Secret = z.string().meta({ description: "Shown only once." });

export const webhookEndpoints = endpointGroup("webhooks", {
  registerWebhook: defineEndpoint({
    method: "POST",
    path: "/v1/webhooks",
    summary: "Register a webhook",
    description: `The service posts events of the given types to the URL, at least once each and in no guaranteed order: about everybody, or
about the given subjects.
Each delivery is signed: \`x-svc-signature\` is the hex HMAC-SHA256 of the raw body, keyed with the secret; \`webhook-id\`,
\`webhook-timestamp\` and \`webhook-signature\` follow Standard Webhooks, keyed as \`webhookSignatureKey\` says. Any status of 200 to 299 acknowledges; otherwise there
are up to twelve attempts over four days. NOT_ELIGIBLE beyond 50 webhooks of one developer.`,
    access: "write",
    body: NewWebhook,
    response: z.object({ webhook: Webhook, secret: Secret, webhookSignatureKey: WebhookSignatureKey }),
    status: 201,
    errors: ["NOT_ELIGIBLE"],
    handler: ({ ctx, body }) => webhooks.registerWebhook(ctx, body),
  }),

  listWebhooks: defineEndpoint({
    method: "GET",
    path: "/v1/webhooks",
    summary: "List the caller's webhooks",
    access: "read",
    query: z.object({ limit: Limit, offset: Offset }),
    response: z.object({ webhooks: z.array(Webhook), pagination: Pagination }),
    handler: ({ ctx, query }) => webhooks.listWebhooks(ctx, query),
  }),

  getWebhook: defineEndpoint({
    method: "GET",
    path: "/v1/webhooks/{id}",
    summary: "Get a webhook",
    access: "read",
    params: z.object({ id: IdParam }),
    response: z.object({ webhook: Webhook }),
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params }) => ({ webhook: await webhooks.getWebhook(ctx, { webhookId: params.id }) }),
  }),

  updateWebhook: defineEndpoint({
    method: "PATCH",
    path: "/v1/webhooks/{id}",
    summary: "Change, enable or disable a webhook",
    description: "Deliveries of a disabled webhook wait, and are sent when it is enabled again.",
    access: "write",
    params: z.object({ id: IdParam }),
    body: WebhookChange,
    response: z.object({ webhook: Webhook }),
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params, body }) => ({
      webhook: await webhooks.updateWebhook(ctx, { ...body, webhookId: params.id }),
    }),
  }),

  deleteWebhook: defineEndpoint({
    method: "DELETE",
    path: "/v1/webhooks/{id}",
    summary: "Delete a webhook with its deliveries",
    access: "admin",
    params: z.object({ id: IdParam }),
    response: z.object({ webhook: Webhook }),
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params }) => ({ webhook: await webhooks.deleteWebhook(ctx, { webhookId: params.id }) }),
  }),

  testWebhook: defineEndpoint({
    method: "POST",
    path: "/v1/webhooks/{id}/test",
    summary: "Send a test event to a webhook",
    description: `Without \`event\`, the webhook's first event type. Signed and retried like any other. NOT_ELIGIBLE while the developer's
waiting deliveries leave no room.`,
    access: "write",
    params: z.object({ id: IdParam }),
    body: z.strictObject({ event: z.enum(eventNames).optional() }).meta({ example: { event: "score.updated" } }),
    response: z.object({ delivery: Delivery }),
    status: 201,
    errors: ["NOT_FOUND", "NOT_ELIGIBLE"],
    handler: async ({ ctx, params, body }) => ({
      delivery: await webhooks.testWebhook(ctx, { ...body, webhookId: params.id }),
    }),
  }),

  rotateWebhookSecret: defineEndpoint({
    method: "POST",
    path: "/v1/webhooks/{id}/rotate-secret",
    summary: "Rotate a webhook's secret",
    description: `For 24 hours \`webhook-signature\` has signatures with both secrets. \`x-svc-signature\` uses
the new secret at once.`,
    access: "write",
    params: z.object({ id: IdParam }),
    body: z.strictObject({}),
    response: z.object({ webhook: Webhook, secret: Secret, webhookSignatureKey: WebhookSignatureKey }),
    status: 201,
    errors: ["NOT_FOUND"],
    handler: ({ ctx, params }) => webhooks.rotateSecret(ctx, { webhookId: params.id }),
  }),

  getDelivery: defineEndpoint({
    method: "GET",
    path: "/v1/webhooks/{id}/deliveries/{deliveryId}",
    summary: "Get a delivery with its requests and responses",
    description: "The headers of each attempt, with its signatures, and the first 4 kB of the response.",
    access: "read",
    params: z.object({ id: IdParam, deliveryId: IdParam }),
    response: z.object({ delivery: DeliveryDetail }),
    errors: ["NOT_FOUND"],
    handler: async ({ ctx, params }) => ({
      delivery: await webhooks.getDelivery(ctx, { webhookId: params.id, deliveryId: params.deliveryId }),
    }),
  }),

  listDeliveries: defineEndpoint({
    method: "GET",
    path: "/v1/webhooks/{id}/deliveries",
    summary: "List the deliveries of a webhook",
    description: "Newest first, with all attempts. Deliveries are stored for 30 days.",
    access: "read",
    params: z.object({ id: IdParam }),
    query: z.object({ status: z.enum(deliveryStatuses).optional(), limit: Limit, offset: Offset }),
    response: z.object({ deliveries: z.array(Delivery), pagination: Pagination }),
    errors: ["NOT_FOUND"],
    handler: ({ ctx, params, query }) => webhooks.listDeliveries(ctx, { ...query, webhookId: params.id }),
  }),

  redeliver: defineEndpoint({
    method: "POST",
    path: "/v1/webhooks/{id}/deliveries/{deliveryId}/redeliver",
    summary: "Send an event again",
    description: `A new delivery with the same bytes and the same \`webhook-id\`. NOT_ELIGIBLE while the developer's waiting deliveries leave no
room.`,
    access: "write",
    params: z.object({ id: IdParam, deliveryId: IdParam }),
    body: z.strictObject({}),
    response: z.object({ delivery: Delivery }),
    status: 201,
    errors: ["NOT_FOUND", "NOT_ELIGIBLE"],
    handler: async ({ ctx, params }) => ({
      delivery: await webhooks.redeliver(ctx, { webhookId: params.id, deliveryId: params.deliveryId }),
    }),
  }),

  redeliverFailed: defineEndpoint({
    method: "POST",
    path: "/v1/webhooks/{id}/redeliver-failed",
    summary: "Send again everything that failed since a time",
    description: `At most 14 days back and 10,000 deliveries, oldest first, as many as the developer's room holds with their earlier attempts.
NOT_ELIGIBLE without room.`,
    access: "write",
    params: z.object({ id: IdParam }),
    body: z.strictObject({ since: z.iso.datetime({ offset: true }).transform((value) => new Date(value)) }),
    response: z.object({ deliveries: z.int().nonnegative().meta({ description: "How many are sent again." }) }),
    errors: ["NOT_FOUND", "NOT_ELIGIBLE"],
    handler: async ({ ctx, params, body }) => ({
      deliveries: await webhooks.redeliverFailed(ctx, { webhookId: params.id, since: body.since }),
    }),
  }),
});
