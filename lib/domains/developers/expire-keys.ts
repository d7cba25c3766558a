import type { Context } from "../../core/context.ts";

/** How long a key that ended is listed: as long as its usage is stored, milliseconds. */
const RETENTION_MS = 90 * 86_400_000;

/** Deletes keys that were revoked or expired 90 days ago. */
export async function expireKeys(ctx: Pick<Context, "now" | "db">): Promise<void> {
  const lt = new Date(ctx.now.getTime() - RETENTION_MS);
  await ctx.db.apiKey.deleteMany({ where: { OR: [{ revokedAt: { lt } }, { expiresAt: { lt } }] } });
}
