import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireWebhook } from "./internal.ts";
import type { DeliveryDetail } from "./schemas.ts";
import { viewDeliveryDetail } from "./view-delivery.ts";

/** A delivery with what each attempt sent and received. Throws NOT_FOUND. */
export async function getDelivery(
  ctx: Context,
  input: { webhookId: string; deliveryId: string },
): Promise<DeliveryDetail> {
  const { id: webhookId } = await requireWebhook(ctx, input.webhookId);
  const row = await ctx.db.webhookDelivery.findFirst({
    where: { id: input.deliveryId, webhookId },
    include: { attempts: { orderBy: [{ at: "asc" }, { id: "asc" }] } },
  });
  if (!row) throw new ServiceError("NOT_FOUND", "The delivery does not exist.");
  return viewDeliveryDetail(row);
}
