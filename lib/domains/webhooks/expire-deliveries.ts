import type { Context } from "../../core/context.ts";
import { limitAll } from "./limit-stored.ts";

const RETENTION_MS = 30 * 86_400_000;

/**
 * Deletes deliveries older than 30 days with their attempts, when a webhook was full before that, and what is beyond the limit of a
 * developer, which workers check only as they write.
 */
export async function expireDeliveries(ctx: Pick<Context, "now" | "db" | "env" | "pg">): Promise<void> {
  const oldest = new Date(ctx.now.getTime() - RETENTION_MS);
  await ctx.db.webhookDelivery.deleteMany({ where: { createdAt: { lt: oldest } } });
  await ctx.db.webhook.updateMany({
    where: { missedUntil: { lt: oldest } },
    data: { missedFrom: null, missedUntil: null },
  });
  await limitAll(ctx);
}
