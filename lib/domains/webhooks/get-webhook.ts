import type { Context } from "../../core/context.ts";
import { requireWebhook, viewWebhook } from "./internal.ts";
import type { Webhook } from "./schemas.ts";

/** Throws NOT_FOUND, also for other developers'. */
export async function getWebhook(ctx: Context, input: { webhookId: string }): Promise<Webhook> {
  return viewWebhook(await requireWebhook(ctx, input.webhookId));
}
