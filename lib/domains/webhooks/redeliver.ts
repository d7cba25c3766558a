import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { transaction } from "../../core/transaction.ts";
import { wakeDeliverers } from "./deliverers.ts";
import { holdWebhook, requireWebhook } from "./internal.ts";
import type { Delivery } from "./schemas.ts";
import { viewDelivery } from "./view-delivery.ts";

/**
 * Send an event once more: a new delivery with the same bytes and the same `webhook-id`, whatever became of the old one.
 * NOT_FOUND for a webhook or delivery that is not the caller's.
 */
export async function redeliver(ctx: Context, input: { webhookId: string; deliveryId: string }): Promise<Delivery> {
  const { id: webhookId } = await requireWebhook(ctx, input.webhookId);
  return transaction(ctx, async (tx) => {
    await holdWebhook(tx, webhookId);
    const old = await tx.webhookDelivery.findFirst({ where: { id: input.deliveryId, webhookId } });
    if (!old) throw new ServiceError("NOT_FOUND", "There is no such delivery.");
    const { messageId, event, body } = old;
    const row = await tx.webhookDelivery.create({
      data: {
        id: createId("delivery", ctx.now),
        webhookId,
        messageId,
        event,
        body,
        status: "pending",
        createdAt: ctx.now,
        nextAttemptAt: ctx.now,
      },
    });
    await wakeDeliverers(tx);
    return viewDelivery({ ...row, attempts: [] });
  });
}
