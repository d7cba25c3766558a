import type { Context } from "../../core/context.ts";
import { requireDeveloper } from "../../core/require-developer.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { viewWebhook } from "./internal.ts";
import type { Webhook } from "./schemas.ts";

/** The acting developer's webhooks, newest first. */
export async function listWebhooks(
  ctx: Context,
  input: { limit: number; offset: number },
): Promise<{ webhooks: Webhook[]; pagination: Pagination }> {
  const { limit, offset } = input;
  const { developerId } = requireDeveloper(ctx);
  const where = { developerId };
  const [total, rows] = await Promise.all([
    ctx.db.webhook.count({ where }),
    ctx.db.webhook.findMany({ where, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: limit, skip: offset }),
  ]);
  return { webhooks: rows.map(viewWebhook), pagination: paginate(total, limit, offset) };
}
