import type { NextAuthOptions } from "next-auth";
import { decode } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import type { Address } from "../core/chains.ts";
import { logger, systemContext } from "../core/context.ts";
import { type Env, env } from "../core/env.ts";
import { isServiceError } from "../core/errors.ts";
import { splitPublicOrigin } from "../core/public-origin.ts";
import { checksum } from "../core/schemas.ts";
import { lookUpSession, revokeSession, signIn } from "../domains/developers/index.ts";
import { isHttps, sessionClaims, sessionCookie } from "./session-token.ts";

// Only Next can load this file: next-auth's default exports do not work in Node's ES modules.

declare module "next-auth" {
  interface User {
    sessionId?: string;
  }
  interface Session {
    /** The signed-in wallet, checksummed. */
    address: string;
  }
}

const SESSION_SECONDS = 24 * 3_600;

/** Sign-In with Ethereum through next-auth. The cookie names a session in the database, which can be revoked. */
export function authOptions(): NextAuthOptions {
  const settings = env();
  const { basePath } = splitPublicOrigin(settings.PUBLIC_ORIGIN);
  const portal = `${basePath}/portal`;
  return {
    secret: settings.SESSION_SECRET,
    useSecureCookies: isHttps(settings),
    ...(basePath && { cookies: cookiesBelow(basePath, settings) }),
    pages: { signIn: portal, signOut: portal, error: portal },
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    providers: [
      CredentialsProvider({
        id: "siwe",
        name: "Ethereum",
        credentials: { message: { type: "text" }, signature: { type: "text" } },
        authorize: async (credentials) => {
          const { message, signature } = credentials ?? {};
          if (typeof message !== "string" || typeof signature !== "string") return null;
          return authorize(message, signature);
        },
      }),
    ],
    jwt: { decode: decodeActive },
    callbacks: {
      jwt: ({ token, user }) =>
        user?.sessionId ? sessionClaims({ id: user.sessionId, wallet: user.id as Address }) : token,
      session: ({ session, token }) => ({ expires: session.expires, address: checksum(token.sub ?? "") }),
    },
    events: {
      signOut: async ({ token }) => {
        if (typeof token?.sid === "string") await revokeSession(systemContext(), { sessionId: token.sid });
      },
    },
    logger: quietLogger,
  };
}

const quietLogger: NextAuthOptions["logger"] = {
  error: (code, about) => logger().warn({ code, err: about instanceof Error ? about : about.error }, "sign-in failed"),
  warn: (code) => logger().debug({ code }, "next-auth warns"),
  debug: () => {},
};

/** next-auth's cookies for one path of a host: other services there neither get nor replace them. */
function cookiesBelow(path: string, settings: Env): NextAuthOptions["cookies"] {
  const secure = isHttps(settings);
  const options = { httpOnly: true, sameSite: "lax", path, secure };
  // Browsers accept the prefix `__Host-`, which next-auth would use, for the path `/` alone.
  const name = (end: string) => `${secure ? "__Secure-" : ""}next-auth.${end}`;
  return {
    sessionToken: { name: sessionCookie(settings), options },
    callbackUrl: { name: name("callback-url"), options },
    csrfToken: { name: name("csrf-token"), options },
  };
}

/** Signs a wallet in. next-auth shows an error's message to the page, so the message is only the error's code. */
async function authorize(message: string, signature: string): Promise<{ id: string; sessionId: string }> {
  const ctx = systemContext();
  try {
    const session = await signIn(ctx, { message, signature, kind: "cookie" });
    return { id: session.wallet, sessionId: session.id };
  } catch (error) {
    if (isServiceError(error)) throw new Error(error.code);
    ctx.log.error({ err: error }, "signing in failed");
    throw new Error("SERVICE_UNAVAILABLE");
  }
}

/** The claims of a cookie, if its session is active; next-auth removes the cookie otherwise. */
async function decodeActive(given: Parameters<typeof decode>[0]): ReturnType<typeof decode> {
  const claims = await decode(given);
  if (typeof claims?.sid !== "string") return null;
  const { pg, now } = systemContext();
  const session = await lookUpSession({ pg }, claims.sid);
  return session && session.expiresAt > now ? claims : null;
}
