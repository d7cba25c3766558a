import { randomBytes } from "node:crypto";
import type { Context } from "../../core/context.ts";

/**
 * How long a message may be signed, milliseconds: by a key until its nonce's `expiresAt`, by an account with code, whose owners may be many
 * and slow, for as long as the nonce is stored.
 */
export const SIGNING_TIME_MS = { key: 600_000, account: 86_400_000 } as const;
/** Nonces of one client that are stored beyond the time of a key. Older ones serve no more. */
export const MOST_SLOW_NONCES = 100;

export async function createNonce(ctx: Context): Promise<{ nonce: string; expiresAt: string }> {
  const nonce = randomBytes(16).toString("hex");
  const at = ctx.now.getTime();
  const expiresAt = new Date(at + SIGNING_TIME_MS.account);
  await ctx.db.authNonce.create({ data: { nonce, client: ctx.client ?? null, expiresAt } });
  return { nonce, expiresAt: new Date(at + SIGNING_TIME_MS.key).toISOString() };
}

/** A nonce that was issued and not used yet. */
interface IssuedNonce {
  client: string | null;
  issuedAt: Date;
}

/** Null if the nonce was used, has expired or was never issued. */
export async function findNonce(ctx: Context, nonce: string): Promise<IssuedNonce | null> {
  const found = await ctx.db.authNonce.findUnique({ where: { nonce } });
  if (!found || found.expiresAt <= ctx.now) return null;
  return { client: found.client, issuedAt: new Date(found.expiresAt.getTime() - SIGNING_TIME_MS.account) };
}

/** Uses a nonce up. False if it was used before: of concurrent requests with one nonce, only one deletes it. */
export async function useNonce(ctx: Context, nonce: string): Promise<boolean> {
  return (await ctx.db.authNonce.deleteMany({ where: { nonce } })).count === 1;
}
