import { audit } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireRole } from "../../core/operators.ts";
import { checksum, type Pagination, paginate } from "../../core/schemas.ts";
import { transaction } from "../../core/transaction.ts";
import { requireReceiver, viewWebhook, type WebhookRow } from "./internal.ts";
import type { OperatedWebhook, WebhooksQuery } from "./schemas.ts";

const conditions = { on: { active: true }, off: { active: false }, all: {} } as const;

/** The webhooks of all developers, newest first. Throws FORBIDDEN. */
export async function listAllWebhooks(
  ctx: Context,
  input: WebhooksQuery,
): Promise<{ webhooks: OperatedWebhook[]; pagination: Pagination }> {
  requireRole(ctx, "reader");
  const { status, limit, offset } = input;
  const where = conditions[status];
  const [total, rows] = await Promise.all([
    ctx.db.webhook.count({ where }),
    ctx.db.webhook.findMany({ where, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: limit, skip: offset }),
  ]);
  const owners = await ctx.db.developer.findMany({ where: { id: { in: rows.map((row) => row.developerId) } } });
  const wallets = new Map(owners.map(({ id, wallet }) => [id, wallet]));
  return {
    webhooks: rows.map((row) => viewOperated(row, wallets.get(row.developerId))),
    pagination: paginate(total, limit, offset),
  };
}

function viewOperated(row: WebhookRow & { failingSince: Date | null }, wallet: string | undefined): OperatedWebhook {
  return {
    ...viewWebhook(row),
    owner: wallet === undefined ? null : checksum(wallet),
    operatorOff: row.operatorOff,
    failingSince: row.failingSince?.toISOString() ?? null,
  };
}

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
