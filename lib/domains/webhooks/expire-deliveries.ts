import type { Context } from "../../core/context.ts";

/** How long deliveries and their attempts are kept, days. */
const RETENTION_DAYS = 30;

/** Forget deliveries older than 30 days with their attempts, whatever became of them. */
export async function expireDeliveries(ctx: Pick<Context, "now" | "pg">): Promise<void> {
  await ctx.pg.query("delete from webhook_delivery where created_at < $1", [
    new Date(ctx.now.getTime() - RETENTION_DAYS * 86_400_000),
  ]);
}
