import type { Context } from "../../core/context.ts";
import { checkedTransaction, transaction } from "../../core/transaction.ts";
import { requireWebhook, viewWebhook } from "./internal.ts";
import type { Webhook } from "./schemas.ts";

/** Deletes a webhook with its deliveries, and returns it. Throws NOT_FOUND, also for other developers'. */
export function deleteWebhook(ctx: Context, input: { webhookId: string }): Promise<Webhook> {
  return checkedTransaction(async () => {
    const row = await requireWebhook(ctx, input.webhookId);
    return transaction(ctx, async (tx) => {
      await tx.webhook.deleteMany({ where: { id: row.id } });
      return { ...viewWebhook(row), active: false };
    });
  });
}
