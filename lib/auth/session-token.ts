import { decode, encode } from "next-auth/jwt";
import type { Context } from "../core/context.ts";
import type { Env } from "../core/env.ts";
import type { SessionRecord } from "../domains/developers/index.ts";

// A session is named by one kind of token, in the cookie and as Bearer token alike: next-auth's encrypted JWT, whose `sub` is
// the wallet and whose `sid` is the row in the database that says whether the session still lives.

type Secret = Pick<Env, "SESSION_SECRET">;

/** The claims of a session's token. */
export function sessionClaims({ id, wallet }: Pick<SessionRecord, "id" | "wallet">): { sub: string; sid: string } {
  return { sub: wallet, sid: id };
}

/** The Bearer token of a session. */
export function encodeSession(ctx: Pick<Context, "env" | "now">, session: SessionRecord): Promise<string> {
  const maxAge = Math.ceil((session.expiresAt.getTime() - ctx.now.getTime()) / 1000);
  return encode({ token: sessionClaims(session), secret: ctx.env.SESSION_SECRET, maxAge });
}

/** What may be a token: five parts of a JWT that is encrypted with a key known to both (the second is empty). */
const SHAPE = /^[\w-]{1,100}\.\.[\w-]{16}\.[\w-]{1,700}\.[\w-]{22}$/;

/** The session that a token of ours names; null for any other text. Asks no database: whether it lives is another question. */
export async function decodeSession(env: Secret, token: string): Promise<string | null> {
  if (!SHAPE.test(token)) return null;
  try {
    const claims = await decode({ token, secret: env.SESSION_SECRET });
    return typeof claims?.sid === "string" ? claims.sid : null;
  } catch {
    // Not encrypted with our secret, or expired.
    return null;
  }
}

export function isHttps(env: Pick<Env, "PUBLIC_ORIGIN">): boolean {
  return env.PUBLIC_ORIGIN.startsWith("https://");
}

/** next-auth's name for the cookie. Behind TLS it has a prefix that no plain connection can set. */
export function sessionCookie(env: Pick<Env, "PUBLIC_ORIGIN">): string {
  return isHttps(env) ? "__Secure-next-auth.session-token" : "next-auth.session-token";
}
