import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { Duplex } from "node:stream";
import { createRemoteJWKSet } from "jose";
import { type BaseClient, custom, Issuer, type IssuerMetadata } from "openid-client";
import type { Env } from "../../core/env.ts";
import { type Role, roles } from "../../core/permissions.ts";
import { processSingleton } from "../../core/process-singleton.ts";
import { lowerAscii } from "../../core/schemas.ts";

/** What one answer of the provider may have, and how long it may take, in bytes and milliseconds. */
const MOST_BYTES = 512 * 1024;
const TIMEOUT_MS = 5_000;
/** Connections to the provider at once. */
const MOST_SOCKETS = 10;
/** How long what the provider says of itself and its keys are used, milliseconds. */
const VALID_MS = 600_000;
/** Tolerated difference of the clocks, seconds. */
export const CLOCK_SKEW_S = 60;

type Settings = Pick<Env, "OIDC_ISSUER" | "OIDC_CLIENT_ID" | "OIDC_CLIENT_SECRET" | "PUBLIC_ORIGIN">;

interface Provider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  metadata: IssuerMetadata & Record<"authorization_endpoint" | "token_endpoint" | "jwks_uri", string>;
  /** The keys that sign its tokens; asked for again where a token names an unknown one, at most every 30 seconds. */
  keys: ReturnType<typeof createRemoteJWKSet>;
}

/** The provider cannot be asked, or what it says of itself cannot be used. */
class ProviderUnavailable extends Error {
  override name = "ProviderUnavailable";
}

/** Where the provider sends people back to. */
export function redirectUri(env: Pick<Env, "PUBLIC_ORIGIN">): string {
  return `${env.PUBLIC_ORIGIN}/api/auth/callback/oidc`;
}

/** The provider of the settings; null without one. Throws ProviderUnavailable. */
export async function readProvider(env: Settings): Promise<Provider | null> {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  const known = processSingleton(
    "sign-in provider",
    () => new Map<string, { read: Promise<Provider>; until: number }>(),
  );
  const cached = known.get(issuer);
  if (cached && cached.until > performance.now()) return cached.read;
  // Whoever asks meanwhile waits for the same answer.
  const read = describe(issuer, clientId, clientSecret);
  known.set(issuer, { read, until: performance.now() + VALID_MS });
  read.catch(() => known.delete(issuer));
  return read;
}

async function describe(issuer: string, clientId: string, clientSecret: string): Promise<Provider> {
  const metadata = await discover(issuer);
  const address = new URL(metadata.jwks_uri);
  const keys = createRemoteJWKSet(address, {
    agent: agentOf(address),
    timeoutDuration: TIMEOUT_MS,
    cacheMaxAge: VALID_MS,
  });
  return { issuer, clientId, clientSecret, metadata, keys };
}

/** A client of the provider, which checks its answers by the standard. */
export function clientOf(provider: Provider, env: Settings): BaseClient {
  const issuer = new BoundedIssuer(provider.metadata);
  Object.assign(issuer, { [custom.http_options]: httpOptions });
  const { clientId: client_id, clientSecret: client_secret } = provider;
  const client = new issuer.Client({ client_id, client_secret, redirect_uris: [redirectUri(env)] });
  client[custom.http_options] = httpOptions;
  client[custom.clock_tolerance] = CLOCK_SKEW_S;
  return client;
}

/** Whether the provider itself refused; everything else means that it could not be asked. Its errors are of another copy in Next's bundle. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== "OPError") return false;
  const { error: code, response } = error as Error & { error?: unknown; response?: { statusCode?: number } }; // So openid-client documents it.
  const status = response?.statusCode ?? 0;
  const isCode = typeof code === "string" && /^[a-z_]+$/.test(code);
  return (
    isCode &&
    status >= 400 &&
    status < 500 &&
    status !== 429 &&
    !/^(?:temporarily_unavailable|server_error|slow_down)$/.test(code)
  );
}

class BoundedIssuer extends Issuer<BaseClient> {
  static override [custom.http_options] = httpOptions;
}

async function discover(issuer: string): Promise<Provider["metadata"]> {
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const { metadata } = await BoundedIssuer.discover(address).catch((cause: unknown) => {
    throw new ProviderUnavailable(`${address} cannot be read`, { cause });
  });
  if (metadata.issuer !== issuer) {
    throw new ProviderUnavailable(`${address} is of the issuer ${metadata.issuer}, and OIDC_ISSUER is ${issuer}`);
  }
  const { authorization_endpoint, token_endpoint, jwks_uri } = metadata;
  const { protocol } = new URL(issuer);
  for (const endpoint of [authorization_endpoint, token_endpoint, jwks_uri]) {
    const isUrl = typeof endpoint === "string" && URL.canParse(endpoint);
    if (!isUrl || (new URL(endpoint).protocol !== "https:" && protocol === "https:")) {
      throw new ProviderUnavailable(`${address} lacks an endpoint with https: ${endpoint}`);
    }
  }
  return metadata as Provider["metadata"]; // Checked above.
}

function httpOptions(url: URL) {
  return { agent: agentOf(url), timeout: TIMEOUT_MS };
}

function agentOf({ protocol }: URL): HttpAgent {
  const agents = processSingleton("agents of the sign-in provider", () => ({
    http: bounded(new HttpAgent({ maxSockets: MOST_SOCKETS })),
    https: bounded(new HttpsAgent({ maxSockets: MOST_SOCKETS })),
  }));
  return protocol === "https:" ? agents.https : agents.http;
}

/** Node documents this method of agents, and its types lack it. */
type Connecting = { createConnection(...options: unknown[]): Duplex };

/** Each connection carries one answer, which is cut off where it is too long or too slow. */
function bounded<A extends HttpAgent>(agent: A): A {
  const connecting = agent as A & Connecting;
  const connect = connecting.createConnection.bind(agent);
  connecting.createConnection = (...options) => {
    const socket = connect(...options);
    let read = 0;
    const timer = setTimeout(() => socket.destroy(new Error("the provider's answer takes too long")), TIMEOUT_MS);
    socket.once("close", () => clearTimeout(timer));
    socket.on("data", (bytes: Buffer) => {
      read += bytes.length;
      if (read > MOST_BYTES) socket.destroy(new Error("the provider's answer is too long"));
    });
    return socket;
  };
  return agent;
}

/** Whom an ID token is of, and what the settings give them. */
export interface Granted {
  subject: string;
  /** The provider's own session; null if the token names none. */
  providerSession: string | null;
  role: Role;
  /** The item of the settings that gives the role. */
  grantedBy: string;
}

export type Members = Pick<Env, "OIDC_OPERATORS" | "OIDC_REVIEWERS" | "OIDC_READERS">;
type ClaimSettings = Members & Pick<Env, "OIDC_GROUPS_CLAIM">;

/** The standard's most. */
const LONGEST = 255;
const MOST_GROUPS = 1_000;

/**
 * Reads the claims of a verified ID token. Null if nothing in the settings gives its subject a role. An e-mail counts only where the provider
 * says that it is verified, and groups only from this token.
 */
export function readClaims(env: ClaimSettings, claims: Readonly<Record<string, unknown>>): Granted | null {
  const { sub: subject, sid, email, email_verified: isVerified } = claims;
  // The standard allows ASCII alone; control characters would end a line of the audit log.
  if (typeof subject !== "string" || !/^[\x20-\x7e]+$/.test(subject) || subject.length > LONGEST) return null;
  const groups = groupsOf(claims[env.OIDC_GROUPS_CLAIM]).map((group) => `group:${group}`);
  const own = typeof email === "string" && isVerified === true ? [...groups, `email:${lowerAscii(email)}`] : groups;
  for (const role of roles) {
    const grantedBy = membersOf(env, role).find((member) => own.includes(member));
    if (grantedBy !== undefined) return { subject, providerSession: readText(sid), role, grantedBy };
  }
  return null;
}

/** Who has a role by the settings. */
export function membersOf(env: Members, role: Role): readonly string[] {
  return { operator: env.OIDC_OPERATORS, reviewer: env.OIDC_REVIEWERS, reader: env.OIDC_READERS }[role];
}

function groupsOf(claim: unknown): string[] {
  const groups = Array.isArray(claim) ? claim.slice(0, MOST_GROUPS) : [claim];
  return groups.filter((group) => typeof group === "string");
}

function readText(claim: unknown): string | null {
  return typeof claim === "string" && claim !== "" && claim.length <= LONGEST ? claim : null;
}
