import { randomBytes } from "node:crypto";
import type { Context } from "../../core/context.ts";

/** Validity of a nonce, and maximum age of a sign-in message. */
export const NONCE_LIFE_MS = 600_000;

export async function createNonce(ctx: Context): Promise<{ nonce: string; expiresAt: string }> {
  const nonce = randomBytes(16).toString("hex");
  const expiresAt = new Date(ctx.now.getTime() + NONCE_LIFE_MS);
  await ctx.db.authNonce.create({ data: { nonce, client: ctx.client ?? null, expiresAt } });
  return { nonce, expiresAt: expiresAt.toISOString() };
}

/** Consumes a nonce. Returns its client; null if it was used, has expired or was never issued. */
export async function consumeNonce(ctx: Context, nonce: string): Promise<{ client: string | null } | null> {
  const found = await ctx.db.authNonce.findUnique({ where: { nonce } });
  // Of concurrent requests with one nonce, only one deletes it.
  const { count } = await ctx.db.authNonce.deleteMany({ where: { nonce } });
  return found && count === 1 && found.expiresAt > ctx.now ? { client: found.client } : null;
}
