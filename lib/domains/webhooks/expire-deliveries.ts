import type { Context } from "../../core/context.ts";

const RETENTION_MS = 30 * 86_400_000;

/** Deletes deliveries older than 30 days with their attempts. */
export async function expireDeliveries(ctx: Pick<Context, "now" | "db">): Promise<void> {
  await ctx.db.webhookDelivery.deleteMany({ where: { createdAt: { lt: new Date(ctx.now.getTime() - RETENTION_MS) } } });
}
