import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import { exportJWK, importJWK, type JWTPayload, SignJWT } from "jose";
import Provider, { type Configuration } from "oidc-provider";
import { listen } from "../../scripts/processes/listen.ts";
import { withCookies } from "./with-cookies.ts";

/** What ID tokens say of somebody, besides their subject. */
export interface Claims {
  email?: string;
  email_verified?: unknown;
  groups?: unknown;
}

export interface SignInProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  people: Map<string, Claims>;
  /** Who signs in next; its page asks nobody. */
  next: string;
  /** Seconds for which ID tokens are valid, and whether there are refresh tokens. */
  lifetime: number;
  refreshes: boolean;
  provider: Provider;
  /** The answer to an authorization request: the address that the browser is sent back to. */
  authorize(url: string): Promise<URL>;
  /** Signs any token with the provider's key, or another. */
  sign(claims: JWTPayload, options?: { key?: "another"; header?: object }): Promise<string>;
  /** Sends a logout token to the client, as the standard says. */
  logOut(subject: string, session: string): Promise<void>;
  close(): Promise<void>;
}

export const CLIENT = { id: "credence", secret: "a secret of a client of tests, long enough for anything" };

/** A real OpenID provider with one client: the service of an origin. It answers on a port until `close`. */
export async function startSignInProvider(service: string, port = 0): Promise<SignInProvider> {
  const client = {
    redirectUri: `${service}/api/auth/callback/oidc`,
    logoutUri: `${service}/api/auth/backchannel-logout`,
  };
  const jwk = { ...(await newKey()), kid: "first", use: "sig", alg: "RS256" };
  const another = await newKey();
  let answer: ReturnType<Provider["callback"]> | undefined;
  const server = await listen(
    createServer((request, response) => void answer?.(request, response)),
    port,
  );
  const issuer = `http://127.0.0.1:${server.port}`;
  const self = { next: "", lifetime: 3_600, refreshes: false, people: new Map<string, Claims>() };
  const provider = new Provider(issuer, {
    ...configuration(self, client),
    jwks: { keys: [jwk] },
  });
  provider.on("server_error", (_ctx, error) => process.stderr.write(`the provider failed: ${error.stack}\n`));
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith("/interaction/")) return next();
    const result = { login: { accountId: self.next }, consent: {} };
    await provider.interactionFinished(ctx.req, ctx.res, result, { mergeWithLastSubmission: false });
    ctx.respond = false;
  });
  answer = provider.callback();
  return Object.assign(self, {
    issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    provider,
    authorize: (url: string) => follow(url, client.redirectUri),
    async sign(claims: JWTPayload, { key, header }: { key?: "another"; header?: object } = {}) {
      const signer = await importJWK(key ? { ...another, alg: "RS256" } : jwk);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: "RS256", kid: "first", typ: "logout+jwt", ...header })
        .sign(signer);
    },
    async logOut(subject: string, session: string) {
      const found = await provider.Client.find(CLIENT.id);
      // Its types lack the method that its own sign-out calls.
      await (found as unknown as { backchannelLogout(sub: string, sid: string): Promise<void> }).backchannelLogout(
        subject,
        session,
      );
    },
    close: server.close,
  });
}

function configuration(
  self: Pick<SignInProvider, "lifetime" | "refreshes" | "people">,
  client: { redirectUri: string; logoutUri: string },
): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [client.redirectUri],
        grant_types: ["authorization_code", "refresh_token"],
        backchannel_logout_uri: client.logoutUri,
        backchannel_logout_session_required: true,
      },
    ],
    cookies: { keys: ["a key of tests"] },
    claims: { openid: ["sub", "groups"], email: ["email", "email_verified"] },
    conformIdTokenClaims: false,
    findAccount: (_ctx, id) => ({ accountId: id, claims: async () => ({ sub: id, ...self.people.get(id) }) }),
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    pkce: { methods: ["S256"], required: () => true },
    issueRefreshToken: async () => self.refreshes,
    rotateRefreshToken: true,
    ttl: {
      IdToken: () => self.lifetime,
      Grant: 86_400,
      Session: 86_400,
      Interaction: 600,
      AccessToken: 600,
      RefreshToken: 86_400,
    },
    async loadExistingGrant(ctx) {
      const { session, client: asking } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({ clientId: asking?.clientId, accountId: session?.accountId });
      grant.addOIDCScope("openid email");
      await grant.save();
      return grant;
    },
  };
}

async function newKey() {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return exportJWK(privateKey);
}

/** Follows redirects with cookies, as a browser does, until the client's address. */
async function follow(url: string, end: string): Promise<URL> {
  const ask = withCookies(new Map());
  let at = new URL(url);
  while (!at.href.startsWith(end)) {
    const { status, text, location } = await ask(at);
    if (location === null) throw new Error(`the provider answered ${status}: ${text}`);
    at = new URL(location, at);
  }
  return at;
}
