import type { CallbacksOptions, NextAuthOptions } from "next-auth";
import { decode } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import type { Address } from "../core/chains.ts";
import { type Context, logger, systemContext } from "../core/context.ts";
import { type Env, env } from "../core/env.ts";
import { isServiceError } from "../core/errors.ts";
import { splitPublicOrigin } from "../core/public-origin.ts";
import { checksum } from "../core/schemas.ts";
import { lookUpSession, revokeSession, signIn } from "../domains/developers/index.ts";
import { isPersonSession, lookUpPerson, signOutPerson } from "../domains/people/index.ts";
import { isHttps, sessionClaims, sessionCookie } from "./session-token.ts";

// Only Next can load this file: next-auth's default exports do not work in Node's ES modules.

declare module "next-auth" {
  interface User {
    sessionId?: string;
  }
  interface Session {
    /** The signed-in wallet, checksummed; null of a person signed in by the provider. */
    address: string | null;
  }
}

/** Sign-in by the provider of the settings. */
export interface ByProvider {
  provider: NextAuthOptions["providers"][number];
  /** Creates the session of whoever has a role. */
  admit: CallbacksOptions["signIn"];
}

const SESSION_SECONDS = 24 * 3_600;

/**
 * Sign-In with Ethereum through next-auth, and by the provider of the settings where it is given. The cookie names a session in the
 * database, which can be revoked.
 */
export function authOptions(byProvider?: ByProvider): NextAuthOptions {
  const settings = env();
  const { basePath } = splitPublicOrigin(settings.PUBLIC_ORIGIN);
  const portal = `${basePath}/portal`;
  return {
    secret: settings.SESSION_SECRET,
    useSecureCookies: isHttps(settings),
    ...(basePath && { cookies: cookiesBelow(basePath, settings) }),
    pages: { signIn: portal, signOut: portal, error: portal },
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    providers: [siwe(), ...(byProvider ? [byProvider.provider] : [])],
    jwt: { decode: decodeActive },
    callbacks: {
      jwt: ({ token, user, account }) => {
        if (!user?.sessionId) return token;
        // A person has no wallet.
        if (account?.type === "oauth") return { sid: user.sessionId };
        return sessionClaims({ id: user.sessionId, wallet: user.id as Address });
      },
      session: ({ session, token }) => ({
        expires: session.expires,
        address: token.sub === undefined ? null : checksum(token.sub),
      }),
      redirect: ({ url }) => (isOwnPage(url, settings) ? url : settings.PUBLIC_ORIGIN),
      ...(byProvider && { signIn: byProvider.admit }),
    },
    events: {
      signOut: async ({ token }) => {
        if (typeof token?.sid === "string") await endSession(systemContext(), token.sid);
      },
    },
    logger: quietLogger,
  };
}

/** Sign-In with Ethereum. */
function siwe() {
  return CredentialsProvider({
    id: "siwe",
    name: "Ethereum",
    credentials: { message: { type: "text" }, signature: { type: "text" } },
    authorize: async (credentials) => {
      const { message, signature } = credentials ?? {};
      if (typeof message !== "string" || typeof signature !== "string") return null;
      return authorize(message, signature);
    },
  });
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
    pkceCodeVerifier: { name: name("pkce.code_verifier"), options },
    state: { name: name("state"), options },
    nonce: { name: name("nonce"), options },
  };
}

/** Whether an absolute or relative URL is of this service: other services may have other paths of its host. */
function isOwnPage(url: string, { PUBLIC_ORIGIN }: Env): boolean {
  if (!URL.canParse(url, PUBLIC_ORIGIN)) return false;
  const { origin, basePath } = splitPublicOrigin(PUBLIC_ORIGIN);
  const asked = new URL(url, PUBLIC_ORIGIN);
  return asked.origin === origin && `${asked.pathname}/`.startsWith(`${basePath}/`);
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
  const ctx = systemContext();
  const look = isPersonSession(claims.sid) ? lookUpPerson : lookUpSession;
  const session = await look(ctx, claims.sid);
  return session && session.expiresAt > ctx.now ? claims : null;
}

/** Signs a wallet or a person out. */
async function endSession(ctx: Context, sessionId: string): Promise<void> {
  await (isPersonSession(sessionId) ? signOutPerson : revokeSession)(ctx, { sessionId });
}
