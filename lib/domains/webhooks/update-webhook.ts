import type { Context } from "../../core/context.ts";
import { changeWebhook, requireReceiver, requireWebhook, sortEvents, viewWebhook } from "./internal.ts";
import type { Webhook, WebhookChange } from "./schemas.ts";

/**
 * Change a webhook's address or events, or switch it on or off. While it is off, deliveries wait; switched on, they go
 * out, and the reason it was switched off for is forgotten. NOT_FOUND and INVALID_REQUEST as at registration.
 */
export async function updateWebhook(ctx: Context, input: WebhookChange & { webhookId: string }): Promise<Webhook> {
  const { webhookId, url, events, active } = input;
  const { id } = await requireWebhook(ctx, webhookId);
  if (url !== undefined) await requireReceiver(ctx, url);
  const data = {
    ...(url !== undefined && { url }),
    ...(events !== undefined && { events: sortEvents(events) }),
    ...(active !== undefined && { active, disabledReason: null, failingSince: null }),
  };
  return viewWebhook(await changeWebhook(ctx, id, data));
}
