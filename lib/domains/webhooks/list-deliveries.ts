import type { Context } from "../../core/context.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { requireWebhook } from "./internal.ts";
import type { Delivery, DeliveryStatus } from "./schemas.ts";
import { listedAttempt, viewDelivery } from "./view-delivery.ts";

/** A webhook's deliveries with all attempts, newest first. Throws NOT_FOUND. */
export async function listDeliveries(
  ctx: Context,
  input: { webhookId: string; status?: DeliveryStatus; limit: number; offset: number },
): Promise<{ deliveries: Delivery[]; pagination: Pagination }> {
  const { limit, offset, status } = input;
  const { id } = await requireWebhook(ctx, input.webhookId);
  const where = { webhookId: id, status };
  const [total, rows] = await Promise.all([
    ctx.db.webhookDelivery.count({ where }),
    ctx.db.webhookDelivery.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
      include: { attempts: { select: listedAttempt, orderBy: [{ at: "asc" }, { id: "asc" }] } },
    }),
  ]);
  return { deliveries: rows.map(viewDelivery), pagination: paginate(total, limit, offset) };
}
