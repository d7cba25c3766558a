import type { Context } from "../../core/context.ts";
import { requireRole } from "../../core/operators.ts";
import { checksum, type Pagination, paginate } from "../../core/schemas.ts";
import { viewWebhook, type WebhookRow } from "./internal.ts";
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

export function viewOperated(
  row: WebhookRow & { failingSince: Date | null },
  wallet: string | undefined,
): OperatedWebhook {
  return {
    ...viewWebhook(row),
    owner: wallet === undefined ? null : checksum(wallet),
    operatorOff: row.operatorOff,
    failingSince: row.failingSince?.toISOString() ?? null,
  };
}
