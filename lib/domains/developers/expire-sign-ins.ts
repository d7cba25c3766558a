import type { Context } from "../../core/context.ts";

/** Deletes expired nonces and sessions. */
export async function expireSignIns(ctx: Context): Promise<void> {
  const where = { expiresAt: { lte: ctx.now } };
  await ctx.db.authNonce.deleteMany({ where });
  await ctx.db.session.deleteMany({ where });
}
