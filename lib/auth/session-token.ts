import { decode, encode } from "next-auth/jwt";
import type { Context } from "../core/context.ts";
import type { Env } from "../core/env.ts";
import type { SessionRecord } from "../domains/developers/index.ts";

// Cookie and Bearer token have one format: next-auth's encrypted JWT. `sub` is the wallet, `sid` the session's id in the database.

type Secret = Pick<Env, "SESSION_SECRET">;

export function sessionClaims({ id, wallet }: Pick<SessionRecord, "id" | "wallet">): { sub: string; sid: string } {
  return { sub: wallet, sid: id };
}

export function encodeSession(ctx: Pick<Context, "env" | "now">, session: SessionRecord): Promise<string> {
  const maxAge = Math.ceil((session.expiresAt.getTime() - ctx.now.getTime()) / 1000);
  return encode({ token: sessionClaims(session), secret: ctx.env.SESSION_SECRET, maxAge });
}

/** The form of a JWT encrypted with a shared key: five parts, the second empty. */
const SHAPE = /^[\w-]{1,100}\.\.[\w-]{16}\.[\w-]{1,700}\.[\w-]{22}$/;

/** The session id in a token; null for any other text. Does not check whether the session is active. */
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

/** next-auth's name for the cookie. With TLS it has a prefix that browsers accept only over TLS. */
export function sessionCookie(env: Pick<Env, "PUBLIC_ORIGIN">): string {
  return isHttps(env) ? "__Secure-next-auth.session-token" : "next-auth.session-token";
}
