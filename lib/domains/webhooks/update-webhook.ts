import type { Context } from "../../core/context.ts";
import {
  changeWebhook,
  requireReceiver,
  requireWebhook,
  sortEvents,
  subjectColumns,
  urlColumns,
  viewWebhook,
} from "./internal.ts";
import type { Webhook, WebhookChange } from "./schemas.ts";

/**
 * Change a webhook's address, events or subjects, or switch it on or off. While it is off, deliveries wait; switched on, they go
 * out, and the reason it was switched off for is forgotten. NOT_FOUND and INVALID_REQUEST as at registration.
 */
export async function updateWebhook(ctx: Context, input: WebhookChange & { webhookId: string }): Promise<Webhook> {
  const { webhookId, url, events, subjects, active } = input;
  const { id } = await requireWebhook(ctx, webhookId);
  if (url !== undefined) await requireReceiver(ctx, url);
  const data = {
    ...(url !== undefined && urlColumns(url)),
    ...(events !== undefined && { events: sortEvents(events) }),
    ...(subjects !== undefined && subjectColumns(subjects)),
    ...(active !== undefined && { active, disabledReason: null, failingSince: null }),
  };
  return viewWebhook(await changeWebhook(ctx, id, data));
}
