import type { Context } from "../../core/context.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { transaction } from "../../core/transaction.ts";
import { wakeDeliverers } from "./deliverers.ts";
import { holdWebhook, requireWebhook } from "./internal.ts";

/** How far back deliveries can be sent again together, milliseconds. */
const FURTHEST_MS = 14 * 86_400_000;
/** Deliveries sent again by one call. */
const MOST = 10_000;

/**
 * Send everything again that failed for good since a moment, at most 14 days back, the oldest first and at most 10,000: each
 * delivery starts again with its first attempt. Returns how many there were. INVALID_REQUEST for an earlier moment.
 */
export async function redeliverFailed(ctx: Context, input: { webhookId: string; since: Date }): Promise<number> {
  const { id } = await requireWebhook(ctx, input.webhookId);
  if (ctx.now.getTime() - input.since.getTime() > FURTHEST_MS) {
    throw invalidField("body.since", "must lie at most 14 days back");
  }
  return transaction(ctx, async (tx) => {
    await holdWebhook(tx, id);
    const count = await tx.$executeRaw`
      update webhook_delivery set status = 'pending', attempt = 0, next_attempt_at = ${ctx.now}
      where id in (
        select id from webhook_delivery where webhook_id = ${id} and status = 'failed' and created_at >= ${input.since}
        order by created_at, id limit ${MOST})`;
    if (count > 0) await wakeDeliverers(tx);
    return count;
  });
}
