import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { transaction } from "../../core/transaction.ts";
import { createDelivery } from "./deliverers.ts";
import { holdWebhook, requireWebhook } from "./internal.ts";
import type { Delivery } from "./schemas.ts";

/** Sends an event again: a new delivery with the same bytes and `webhook-id`. Throws NOT_FOUND, NOT_ELIGIBLE. */
export async function redeliver(ctx: Context, input: { webhookId: string; deliveryId: string }): Promise<Delivery> {
  const { id: webhookId, developerId } = await requireWebhook(ctx, input.webhookId);
  return transaction(ctx, async (tx) => {
    await holdWebhook(tx, webhookId);
    const old = await tx.webhookDelivery.findFirst({ where: { id: input.deliveryId, webhookId } });
    if (!old) throw new ServiceError("NOT_FOUND", "The delivery does not exist.");
    const { messageId, event, body } = old;
    // A replay of a replay replays the original.
    return createDelivery(ctx, tx, {
      developerId,
      webhookId,
      messageId,
      event,
      body,
      replayOf: old.replayOf ?? old.id,
    });
  });
}
