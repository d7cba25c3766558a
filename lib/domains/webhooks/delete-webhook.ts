import type { Context } from "../../core/context.ts";
import { transaction } from "../../core/transaction.ts";
import { requireWebhook, viewWebhook } from "./internal.ts";
import type { Webhook } from "./schemas.ts";

/** Delete a webhook with its deliveries. Gives it as it last was. NOT_FOUND for one of another developer, as for none. */
export async function deleteWebhook(ctx: Context, input: { webhookId: string }): Promise<Webhook> {
  const row = await requireWebhook(ctx, input.webhookId);
  await transaction(ctx, (tx) => tx.webhook.deleteMany({ where: { id: row.id } }));
  return { ...viewWebhook(row), active: false };
}
