import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { createId } from "../../core/ids.ts";
import { OUTBOX_CHANNEL } from "../../core/outbox.ts";
import { requireRoomToSend } from "./limit-stored.ts";
import type { Delivery } from "./schemas.ts";
import { viewDelivery } from "./view-delivery.ts";

/** Wakes the workers once the transaction commits. */
export async function wakeDeliverers(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_notify(${OUTBOX_CHANNEL}, '')`;
}

/** Writes a delivery that is due at once. The caller holds the webhook. Throws NOT_ELIGIBLE if too many of the developer's wait. */
export async function createDelivery(
  ctx: Pick<Context, "now" | "env">,
  tx: Transaction,
  {
    developerId,
    ...delivery
  }: {
    developerId: string;
    webhookId: string;
    messageId: string;
    event: string;
    body: string;
    replayOf?: string;
  },
): Promise<Delivery> {
  await requireRoomToSend(ctx, tx, developerId);
  const row = await tx.webhookDelivery.create({
    data: {
      ...delivery,
      id: createId("delivery", ctx.now),
      status: "pending",
      createdAt: ctx.now,
      nextAttemptAt: ctx.now,
    },
  });
  await wakeDeliverers(tx);
  return viewDelivery({ ...row, attempts: [] });
}
