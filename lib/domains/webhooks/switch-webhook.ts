import { audit } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireRole } from "../../core/operators.ts";
import { transaction } from "../../core/transaction.ts";
import { requireReceiver } from "./internal.ts";
import { viewOperated } from "./list-all-webhooks.ts";
import type { OperatedWebhook } from "./schemas.ts";

/**
 * Switches a developer's webhook off, with a reason that its owner reads; only an operator can switch it on again, by a null reason. Its
 * deliveries wait meanwhile. Throws FORBIDDEN, NOT_FOUND; INVALID_REQUEST to switch one on whose receiver the settings refuse.
 */
export async function switchWebhook(
  ctx: Context,
  input: { webhookId: string; reason: string | null },
): Promise<OperatedWebhook> {
  requireRole(ctx, "operator");
  const { webhookId: id, reason } = input;
  const isOff = reason !== null;
  const stored = isOff ? null : await ctx.db.webhook.findUnique({ where: { id } });
  if (stored) await requireReceiver(ctx, stored.url);
  return transaction(ctx, async (tx) => {
    const { count } = await tx.webhook.updateMany({
      where: { id, ...(isOff ? { operatorOff: false } : { active: false }) },
      data: { active: !isOff, operatorOff: isOff, disabledReason: reason, ...(!isOff && { failingSince: null }) },
    });
    if (count > 0) await audit(ctx, tx, isOff ? "webhook.switched-off" : "webhook.switched-on", id, { reason });
    const row = await tx.webhook.findUnique({ where: { id } });
    if (!row) throw new ServiceError("NOT_FOUND", "The webhook does not exist.");
    const owner = await tx.developer.findUnique({ where: { id: row.developerId } });
    return viewOperated(row, owner?.wallet);
  });
}
