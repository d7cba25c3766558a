import type { NextAuthOptions } from "next-auth";
import { systemContext } from "../core/context.ts";
import {
  clientOf,
  endByProvider,
  isRefusal,
  readProvider,
  redirectUri,
  signInPerson,
} from "../domains/people/index.ts";
import { authOptions, type ByProvider } from "./options.ts";

/** Why nobody was signed in; the page of administration says it. */
type Failure = "unreachable" | "refused" | "no-role" | "no-service";

/**
 * Sends a browser to the provider (POST signin/oidc), or takes it back (GET callback/oidc). Who is not signed in comes to the page of
 * administration, which says why. `run`: next-auth with some options, for this request.
 */
export async function signInByProvider(
  request: Request,
  run: (options: NextAuthOptions) => Promise<Response>,
): Promise<Response> {
  const { env, log } = systemContext();
  const { pathname, searchParams } = new URL(request.url);
  const isStart = request.method === "POST";
  // next-auth passes a query on to the provider. A provider that posts its answer gets no cookies: they are SameSite=Lax.
  if (isStart && (searchParams.size > 0 || !pathname.endsWith("/signin/oidc"))) {
    return new Response("A sign-in has no query, and the provider answers by GET.", { status: 400 });
  }
  const failed = (failure: Failure) => {
    const url = `${env.PUBLIC_ORIGIN}/admin?error=${failure}`;
    return isStart ? Response.json({ url }) : new Response(null, { status: 302, headers: { Location: url } });
  };
  const prepared = await prepare().catch((err: unknown) => {
    log.warn({ err }, "the sign-in provider cannot be used");
    return "unreachable" as const;
  });
  if (prepared === null) return new Response("No sign-in provider is configured.", { status: 404 });
  if (prepared === "unreachable") return failed(prepared);
  const response = await run(authOptions(prepared));
  const isRefused = /\/api\/auth\/(?:error|signin)\b/.test(response.headers.get("location") ?? "");
  return isRefused && !isStart ? failed(prepared.failure()) : response;
}

/** What next-auth needs for one request, and why it failed, as far as that is known. Null without a provider. */
async function prepare(): Promise<(ByProvider & { failure: () => Failure }) | null> {
  const { env } = systemContext();
  const found = await readProvider(env);
  if (!found) return null;
  const { metadata, issuer, clientId, clientSecret } = found;
  let failure: Failure = "refused";
  return {
    failure: () => failure,
    provider: {
      id: "oidc",
      name: "OpenID Connect",
      type: "oauth",
      idToken: true,
      checks: ["pkce", "state", "nonce"],
      ...{ issuer, clientId, clientSecret, jwks_endpoint: metadata.jwks_uri },
      authorization: { url: metadata.authorization_endpoint, params: { scope: env.OIDC_SCOPES } },
      token: {
        url: metadata.token_endpoint,
        // By a client with bounds, which also refuses an answer without `iss` from a provider that promises one.
        async request({ params, checks }) {
          try {
            return { tokens: await clientOf(found, env).callback(redirectUri(env), params, checks) };
          } catch (error) {
            failure = isRefusal(error) || isWrong(error) ? "refused" : "unreachable";
            throw error;
          }
        },
      },
      // The claims of the verified ID token.
      profile: (claims: Claims) => ({ id: claims.sub }),
    },
    async admit({ user, account, profile }) {
      failure = "no-service";
      const sessionId = await signIn(profile as Claims, account?.refresh_token); // As above.
      if (sessionId === null) failure = "no-role";
      else user.sessionId = sessionId;
      return sessionId !== null;
    },
  };
}

async function signIn(claims: Claims, refreshToken: string | undefined): Promise<string | null> {
  const ctx = systemContext();
  try {
    return await signInPerson(ctx, { claims, refreshToken });
  } catch (err) {
    // next-auth logs nothing then.
    ctx.log.error({ err }, "signing in by the provider failed");
    throw err;
  }
}

/** openid-client has checked that these are there. */
type Claims = Readonly<Record<string, unknown>> & { sub: string; exp: number };

/** Whether the provider gave an answer that the standard forbids. */
function isWrong(error: unknown): boolean {
  return error instanceof Error && error.name === "RPError" && !/timed out/.test(error.message);
}

/** Answers the provider's back-channel logout, as OpenID Connect Back-Channel Logout 1.0 says. */
export async function answerLogout(request: Request): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { ...headers, Allow: "POST" } });
  const refuse = (error: string, error_description: string) =>
    Response.json({ error, error_description }, { status: 400, headers });
  const isForm = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") === true;
  const [logoutToken, ...others] = isForm ? new URLSearchParams(await request.text()).getAll("logout_token") : [];
  if (logoutToken === undefined || others.length > 0) {
    return refuse("invalid_request", "The form must have one logout_token.");
  }
  const ctx = systemContext();
  const answer = await endByProvider(ctx, { logoutToken });
  if (answer.kind === "ended") {
    ctx.log.info({ sessions: answer.sessions }, "the provider ended sessions");
    return new Response(null, { status: 200, headers });
  }
  const code = answer.kind === "refused" ? "invalid_request" : "temporarily_unavailable";
  return refuse(code, `The logout token was not obeyed: ${answer.why}.`);
}
