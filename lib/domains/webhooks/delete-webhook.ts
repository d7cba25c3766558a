import type { Context } from "../../core/context.ts";
import { requireWebhook, viewWebhook } from "./internal.ts";
import type { Webhook } from "./schemas.ts";

/** Delete a webhook with its deliveries. Gives it as it last was. NOT_FOUND for one of another developer, as for none. */
export async function deleteWebhook(ctx: Context, input: { webhookId: string }): Promise<Webhook> {
  const row = await requireWebhook(ctx, input.webhookId);
  await ctx.db.webhook.deleteMany({ where: { id: row.id } });
  return { ...viewWebhook(row), active: false };
}
