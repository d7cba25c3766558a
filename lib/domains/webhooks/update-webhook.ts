import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { changeWebhook, requireReceiver, requireWebhook, sortEvents, subjectColumns, urlColumns } from "./internal.ts";
import type { Webhook, WebhookChange } from "./schemas.ts";

/**
 * Changes a webhook's URL, events or subjects, or enables or disables it. Deliveries of a disabled webhook wait until it is enabled.
 * Throws NOT_FOUND, INVALID_REQUEST; FORBIDDEN for a webhook that an operator switched off.
 */
export async function updateWebhook(ctx: Context, input: WebhookChange & { webhookId: string }): Promise<Webhook> {
  const { webhookId, url, events, subjects, active } = input;
  const stored = await requireWebhook(ctx, webhookId);
  const { id } = stored;
  if (url !== undefined || active) await requireReceiver(ctx, url ?? stored.url);
  return changeWebhook(ctx, id, ({ operatorOff }) => {
    if (active && operatorOff) {
      throw new ServiceError(
        "FORBIDDEN",
        "An operator of this service switched the webhook off; only an operator can switch it on.",
      );
    }
    return {
      ...(url !== undefined && urlColumns(url)),
      ...(events !== undefined && { events: sortEvents(events) }),
      ...(subjects !== undefined && subjectColumns(subjects)),
      ...(active !== undefined && !operatorOff && { active, disabledReason: null, failingSince: null }),
    };
  });
}
