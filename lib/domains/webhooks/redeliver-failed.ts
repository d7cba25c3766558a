import type { Context } from "../../core/context.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { transaction } from "../../core/transaction.ts";
import { wakeDeliverers } from "./deliverers.ts";
import { holdWebhook, requireWebhook } from "./internal.ts";
import { requireRoomToSend } from "./limit-stored.ts";

/** Milliseconds. */
const FURTHEST_MS = 14 * 86_400_000;
const MOST = 10_000;

/**
 * Sends again what failed since a time, at most 14 days ago, oldest first and at most 10,000 deliveries, each from its first attempt,
 * within the room of their developer. Returns their number: 0 if none failed. Throws NOT_FOUND, INVALID_REQUEST; NOT_ELIGIBLE without
 * room for the first.
 */
export async function redeliverFailed(ctx: Context, input: { webhookId: string; since: Date }): Promise<number> {
  const { id, developerId } = await requireWebhook(ctx, input.webhookId);
  if (ctx.now.getTime() - input.since.getTime() > FURTHEST_MS) {
    throw invalidField("body.since", "must be at most 14 days ago");
  }
  return transaction(ctx, async (tx) => {
    await holdWebhook(tx, id);
    const [oldest] = await tx.$queryRaw<{ records: number }[]>`
      select 1 + attempt + earlier_attempts as records from webhook_delivery
      where webhook_id = ${id} and status = 'failed' and created_at >= ${input.since} order by created_at, id limit 1`;
    if (!oldest) return 0;
    const room = await requireRoomToSend(ctx, tx, developerId, oldest.records);
    const count = await tx.$executeRaw`
      update webhook_delivery set status = 'pending', earlier_attempts = earlier_attempts + attempt, attempt = 0,
        next_attempt_at = ${ctx.now}
      where id in (
        select id from (
          select id, created_at, sum(1 + attempt + earlier_attempts) over (order by created_at, id) as records
          from webhook_delivery where webhook_id = ${id} and status = 'failed' and created_at >= ${input.since}) as failed
        where records <= ${room} order by created_at, id limit ${MOST})`;
    if (count > 0) await wakeDeliverers(tx);
    return count;
  });
}
