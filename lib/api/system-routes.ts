import { createHash, timingSafeEqual } from "node:crypto";
import { gzipSync } from "node:zlib";
import { privateKeyToAddress } from "viem/accounts";
import { type Context, systemContext } from "../core/context.ts";
import { isOnThisMachineAlone } from "../core/env.ts";
import { type ErrorCode, ServiceError } from "../core/errors.ts";
import { checksum } from "../core/schemas.ts";
import { dataHeaders } from "../core/security-headers.ts";
import { modelHash, readActiveModel } from "../domains/models/index.ts";
import { describeContracts } from "../domains/reservations/index.ts";
import { askedOrigin, hostCheck } from "./allowed-host.ts";
import { errorBody, statusOf, successBody } from "./envelope.ts";
import { readiness } from "./health.ts";
import { MCP_PATH, RESOURCE_METADATA_PATH } from "./mcp-tools.ts";
import { type ApiRequest, type ApiResponse, acceptsGzip } from "./message.ts";
import { metricsText } from "./metrics.ts";
import { fromWeb, toWeb } from "./next-adapter.ts";
import { llmsFullText, llmsText } from "./reference/markdown.ts";
import { openapiText } from "./reference/openapi.ts";

type Base = Pick<Context, "env" | "pg" | "log">;
type Page = (request: ApiRequest, base: Base) => Promise<ApiResponse>;

/** Outside all limits, because monitors of many machines may share an address. Their answers are small. */
const probes: Readonly<Record<string, Page>> = {
  "/health/live": async () => json(200, successBody({ status: "live" }, Date.now())),
  "/health/ready": async (_, base) => {
    const state = await readiness(base);
    if (state.status !== "unavailable") return json(200, successBody(state, Date.now()));
    const error = new ServiceError("SERVICE_UNAVAILABLE", state.failures.join(" "));
    return json(503, JSON.stringify({ ...JSON.parse(errorBody(error, Date.now())), ...state }));
  },
  "/metrics": async (request, base) => {
    if (!mayReadMetrics(request, base.env)) {
      return refuse("UNAUTHORIZED", "Metrics need the Bearer token METRICS_TOKEN, or a service on this machine alone.");
    }
    const { contentType, body } = await metricsText(await readiness(base));
    return { status: 200, headers: { "Content-Type": contentType, "Cache-Control": "no-store" }, body };
  },
};

const JSON_TYPE = "application/json; charset=utf-8";
const TEXT_TYPE = "text/plain; charset=utf-8";

/** Public documents for machines. The server counts them as pages of the client's address. */
const documents: Readonly<Record<string, Page>> = {
  "/openapi.json": largeDocument(JSON_TYPE, ({ PUBLIC_ORIGIN }) => openapiText(PUBLIC_ORIGIN)),
  "/llms.txt": async (_, base) => text(llmsText(base.env)),
  "/llms-full.txt": largeDocument(TEXT_TYPE, llmsFullText),
  [RESOURCE_METADATA_PATH]: describeMcp,
  // Clients that know only the URL of the resource look here (RFC 9728, 3.1).
  [RESOURCE_METADATA_PATH + MCP_PATH]: describeMcp,
  "/.well-known/security.txt": async (_, base) => securityText(base),
  "/.well-known/credence.json": async (_, base) => json(200, successBody(await describeService(base), Date.now())),
};

const pages = { ...probes, ...documents };

/**
 * A large document that changes with the version alone: with an ETag, and compressed for clients that take it. Encoded once, so that
 * many slow readers hold the same bytes.
 */
function largeDocument(type: string, make: (env: Base["env"]) => string): Page {
  let made: { plain: Uint8Array<ArrayBuffer>; gzip: Uint8Array<ArrayBuffer>; etag: string } | undefined;
  const encode = (env: Base["env"]) => {
    const plain = new TextEncoder().encode(make(env));
    const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
    return { plain, gzip: new Uint8Array(gzipSync(plain)), etag };
  };
  return async (request, { env }) => {
    made ??= encode(env);
    const { plain, gzip, etag } = made;
    const headers = { "Content-Type": type, "Cache-Control": "no-cache", ETag: etag, Vary: "Accept-Encoding" };
    if (names(request.header("if-none-match"), etag)) return { status: 304, headers, body: "" };
    if (!acceptsGzip(request)) return { status: 200, headers, body: plain };
    return { status: 200, headers: { ...headers, "Content-Encoding": "gzip" }, body: gzip };
  };
}

/** Whether `If-None-Match` names the tag, by weak comparison (RFC 9110, 13.1.2). */
function names(given = "", etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return given.split(",").some((tag) => tag.trim() === "*" || opaque(tag) === opaque(etag));
}

function json(status: number, body: ApiResponse["body"]): ApiResponse {
  return { status, headers: { "Content-Type": JSON_TYPE, "Cache-Control": "no-store" }, body };
}

async function describeMcp({ header }: ApiRequest, { env }: Base): Promise<ApiResponse> {
  return json(200, JSON.stringify(resourceMetadata(askedOrigin(env, header("host")))));
}

/** Where clients that are refused look for OAuth (RFC 8414, OpenID Connect Discovery, RFC 7591). There is none. */
const OAUTH_PATHS =
  /^(?:(?:\/mcp)?\/\.well-known\/(?:oauth-authorization-server|openid-configuration)(?:\/mcp)?|\/(?:register|authorize|token))\/?$/;

function isOauthPath(path: string): boolean {
  return OAUTH_PATHS.test(path);
}

/** What a client reads there, and may show: as an error of OAuth too, which has `error_description`. */
function noOauth(origin: string): { message: string; error_description: string } {
  const message = `Keys come from the portal, not from OAuth: create one at ${origin}/portal and send it as Authorization: Bearer svc_live_…. If you sent one, it is unknown, revoked or expired. See ${origin}/docs/agents.`;
  return { message, error_description: message };
}

/** The metadata of `/mcp`: keys come from the portal, so it names no authorization server. */
function resourceMetadata(publicOrigin: string): object {
  return {
    resource: `${publicOrigin}${MCP_PATH}`,
    resource_name: "Credence",
    resource_documentation: `${publicOrigin}/docs/agents`,
    bearer_methods_supported: ["header"],
  };
}

/** A client that is refused at `/mcp` looks for OAuth, and shows what it finds. */
function refuseOauth({ header }: ApiRequest, { env }: Base): ApiResponse {
  const words = noOauth(askedOrigin(env, header("host")));
  const body = JSON.parse(errorBody(new ServiceError("NOT_FOUND", words.message), Date.now()));
  return json(404, JSON.stringify({ ...body, ...words }));
}

function text(body: ApiResponse["body"]): ApiResponse {
  return {
    status: 200,
    headers: { "Content-Type": TEXT_TYPE, "Cache-Control": "no-cache" },
    body,
  };
}

export function isDocument(path: string): boolean {
  return Object.hasOwn(documents, path) || isOauthPath(path);
}

/** Pages of any origin may read documents, the typed client and badges, and why there is none. */
export function sharedHeaders(path: string): Record<string, string> {
  const isShared = isDocument(path) || path === "/credence.ts" || /^\/badge\/[^/]+$/.test(path);
  return isShared ? { "Access-Control-Allow-Origin": "*" } : {};
}

const preflightHeaders = { "Access-Control-Allow-Methods": "GET", "Access-Control-Max-Age": "86400" };

/** Null for paths that are not system routes. */
export async function answerSystemRoute(request: ApiRequest, base: Base): Promise<ApiResponse | null> {
  const shared = sharedHeaders(request.path);
  const headers = { ...dataHeaders(base.env.PUBLIC_ORIGIN), ...shared };
  if (request.method === "OPTIONS" && Object.keys(shared).length > 0) {
    return { status: 200, headers: { ...headers, ...preflightHeaders }, body: "" };
  }
  if (isOauthPath(request.path)) {
    const answer = refuseOauth(request, base);
    return { ...answer, headers: { ...headers, ...answer.headers } };
  }
  const page = Object.hasOwn(pages, request.path) ? pages[request.path] : undefined;
  if (!page) return null;
  if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod(base.env);
  const answer = await page(request, base);
  return { ...answer, headers: { ...headers, ...answer.headers } };
}

/** The response to a method that a path outside the API does not have. */
export function refuseMethod(
  { PUBLIC_ORIGIN }: Pick<Context["env"], "PUBLIC_ORIGIN">,
  message = "Nothing exists at this method and path; the path answers GET, HEAD.",
): ApiResponse {
  const answer = refuse("NOT_FOUND", message);
  return { ...answer, headers: { ...dataHeaders(PUBLIC_ORIGIN), ...answer.headers, Allow: "GET, HEAD" } };
}

function refuse(code: ErrorCode, message: string): ApiResponse {
  const error = new ServiceError(code, message);
  const answer = json(statusOf(error), errorBody(error, Date.now()));
  return code === "UNAUTHORIZED" ? { ...answer, headers: { ...answer.headers, "WWW-Authenticate": "Bearer" } } : answer;
}

const forwardingHeaders = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

function mayReadMetrics(request: ApiRequest, env: Base["env"]): boolean {
  const token = env.METRICS_TOKEN;
  const given = request.header("authorization");
  if (token !== undefined && given !== undefined && equal(given, `Bearer ${token}`)) return true;
  // A proxy on this machine that sends no forwarding headers looks like a local client.
  if (!isOnThisMachineAlone(env)) return false;
  const local = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(request.peer);
  // Prevents DNS rebinding by a browser on this machine.
  const isOwnHost = hostCheck(env)(request.header("host"));
  return local && isOwnHost && forwardingHeaders.every((name) => request.header(name) === undefined);
}

const DAY_MS = 86_400_000;
/** How long readers may rely on the contact: RFC 9116 recommends less than a year. */
const CONTACT_DAYS = 180;

/** Where to report weaknesses (RFC 9116); 404 without SECURITY_CONTACT. */
function securityText({ env }: Base): ApiResponse {
  if (env.SECURITY_CONTACT === undefined) return refuse("NOT_FOUND", "The operator names no contact for security.");
  const end = (Math.floor(Date.now() / DAY_MS) + CONTACT_DAYS) * DAY_MS;
  const origin = env.PUBLIC_ORIGIN;
  return text(
    `Contact: ${env.SECURITY_CONTACT}\nExpires: ${new Date(end).toISOString()}\nPreferred-Languages: en\nCanonical: ${origin}/.well-known/security.txt\n`,
  );
}

function equal(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** The data to verify receipts (signer and active model), and the chains with their contracts. */
async function describeService({ env, pg }: Base): Promise<object> {
  const model = await readActiveModel(pg);
  return {
    service: "Credence",
    origin: env.PUBLIC_ORIGIN,
    nameSuffix: env.NAME_SUFFIX,
    receiptSigner: privateKeyToAddress(env.RECEIPT_SIGNER_KEY),
    ens: describeEns(env.CHAINS),
    // The hash is keccak256 of the specification as RFC 8785 JSON.
    model: { version: model.spec.version, hash: modelHash(model), specification: model.spec },
    chains: env.CHAINS.map((chain) => ({
      chainId: chain.id,
      name: chain.name,
      currency: chain.currency,
      explorer: chain.explorerUrl ?? null,
      contracts: {
        governors: chain.contracts.governors.map(checksum),
        pools: chain.contracts.pools.map(checksum),
        ...describeContracts(chain),
      },
    })),
  };
}

/** Where ENS clients find names of this service, by chain id. */
function describeEns(chains: Base["env"]["CHAINS"]): object {
  const entries = chains.flatMap(({ id, contracts: { ens } }) => {
    if (!ens) return [];
    const { resolver, registry, universalResolver } = ens;
    const addresses = {
      registry: registry ? checksum(registry) : null,
      universalResolver: universalResolver ? checksum(universalResolver) : null,
      resolver: checksum(resolver),
    };
    return [[String(id), addresses] as const];
  });
  return Object.fromEntries(entries);
}

export async function handleSystemRoute(request: Request): Promise<Response> {
  const context = systemContext();
  const response = await answerSystemRoute(fromWeb(request, context.env), context);
  return response ? toWeb(request, response) : new Response(null, { status: 404 });
}
