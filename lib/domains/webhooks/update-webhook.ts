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
 * Changes a webhook's URL, events or subjects, or enables or disables it. Deliveries of a disabled webhook wait until it is enabled.
 * Throws NOT_FOUND, INVALID_REQUEST.
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
