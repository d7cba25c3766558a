import type { Context } from "../../core/context.ts";
import { requireWebhook, viewWebhook } from "./internal.ts";
import type { Webhook } from "./schemas.ts";

/** A webhook of the developer who acts. NOT_FOUND for one of another developer, as for none. */
export async function getWebhook(ctx: Context, input: { webhookId: string }): Promise<Webhook> {
  return viewWebhook(await requireWebhook(ctx, input.webhookId));
}
