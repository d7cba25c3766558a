import { randomBytes } from "node:crypto";
import type { Context } from "../../core/context.ts";

/** How long a nonce may be used, and so how old a sign-in message may be. */
export const NONCE_LIFE_MS = 600_000;

/** A nonce for one sign-in. It remembers the client that asked for it. */
export async function createNonce(ctx: Context): Promise<{ nonce: string; expiresAt: string }> {
  const nonce = randomBytes(16).toString("hex");
  const expiresAt = new Date(ctx.now.getTime() + NONCE_LIFE_MS);
  await ctx.pg.query("insert into auth_nonce (nonce, client, expires_at) values ($1, $2, $3)", [
    nonce,
    ctx.client ?? null,
    expiresAt,
  ]);
  return { nonce, expiresAt: expiresAt.toISOString() };
}

/** Use a nonce up. Null for one that was used, is too old or was never given out, else the client that asked for it. */
export async function consumeNonce(ctx: Context, nonce: string): Promise<{ client: string | null } | null> {
  const { rows } = await ctx.pg.query<{ alive: boolean; client: string | null }>(
    "delete from auth_nonce where nonce = $1 returning expires_at > $2 as alive, client",
    [nonce, ctx.now],
  );
  return rows[0]?.alive ? { client: rows[0].client } : null;
}
