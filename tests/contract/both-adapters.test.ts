import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Endpoint, methods } from "../../lib/api/declaration/define-endpoint.ts";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { canonicalPath, createRouter } from "../../lib/api/router.ts";
import { type Api, createApi } from "../../lib/api/serve.ts";
import { createKey, ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { useContext } from "../setup/context.ts";
import { fillPath, type OpenAdapter, openNextAdapter, openNodeAdapter } from "./adapters.ts";
import { bearer, json } from "./api-server.ts";
import { type RawResponse, type SimpleRequest, send, sendRaw } from "./http-client.ts";

const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const chains = [{ id: 1, name: "Test", rpcUrls: ["http://127.0.0.1:1"] }];
const PUBLIC_ORIGIN = "http://adapters.example";
const context = useContext({ chains, env: { PUBLIC_ORIGIN, TRUST_PROXY: "true" } });
const list: [string, Endpoint][] = Object.entries(endpoints);

let api: Api | undefined;
let adapters: { node: OpenAdapter; next: OpenAdapter } | undefined;
let wallets = 0;
let asked = 0;

beforeAll(async () => {
  const { env, db, pg, log } = context.ctx();
  const made = createApi({ base: { env, db, pg, log }, endpoints, clock: Date.now });
  api = made;
  const [node, next] = await Promise.all([
    openNodeAdapter(() => made),
    openNextAdapter({
      DATABASE_URL: context.url(),
      CHAINS: JSON.stringify(chains),
      RECEIPT_SIGNER_KEY: env.RECEIPT_SIGNER_KEY,
      SESSION_SECRET: env.SESSION_SECRET,
      PUBLIC_ORIGIN,
      TRUST_PROXY: "true",
      LOG_LEVEL: "error",
    }),
  ]);
  adapters = { node, next };
});
afterAll(async () => {
  await adapters?.node.close();
  await adapters?.next.close();
  await api?.close();
});

/** A key of a new developer: its limits are untouched. */
async function newKey(permission: "read" | "admin" = "admin"): Promise<string> {
  const wallet = `0x${(++wallets).toString(16).padStart(40, "0")}` as const;
  const developer = await ensureDeveloper(context.ctx(), { wallet, tier: "professional" });
  const { apiKey } = await createKey(context.ctx(), {
    developerId: developer.id,
    name: "test",
    permissions: [permission],
  });
  return apiKey;
}

/** From an address of its own each time: what asks without a key is limited by that. */
function withAddress(one: SimpleRequest): SimpleRequest {
  asked++;
  const forwarded = { "x-forwarded-for": `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}` };
  return { ...one, headers: { ...one.headers, ...forwarded } };
}

/** The same request by each adapter. If it takes a key, each has that of a developer of its own, so that their limits stand alike. */
async function ask(
  request: (key: string) => SimpleRequest,
  permission?: "read" | "admin",
): Promise<{ node: RawResponse; next: RawResponse }> {
  if (!adapters) throw new Error("The adapters are open inside tests only.");
  const [nodeKey, nextKey] = request.length > 0 ? [await newKey(permission), await newKey(permission)] : ["", ""];
  // Within one minute by the clock, so that both windows end together.
  const [node, next] = await Promise.all([
    send(adapters.node.port, withAddress(request(nodeKey))),
    send(adapters.next.port, withAddress(request(nextKey))),
  ]);
  return { node, next };
}

/** What must be alike: status, body but for its time, and the headers of the API. */
function comparable({ status, headers, rawHeaders, body, json }: RawResponse) {
  const api = rawHeaders
    .map(([name]) => name.toLowerCase())
    .filter(
      (name) =>
        name.startsWith("x-ratelimit") ||
        name === "x-request-id" ||
        name === "retry-after" ||
        name === "idempotent-replayed",
    );
  return {
    status,
    body: json ? alike(json) : body,
    names: api.sort(),
    type: headers["content-type"],
    cache: headers["cache-control"],
    limit: headers["x-ratelimit-limit"],
    remaining: headers["x-ratelimit-remaining"],
  };
}

/** Fields that differ from one request, or one developer, to the next. */
const differing = new Set("timestamp nonce expiresAt createdAt lastUsedAt evaluatedAt id next prefix last4".split(" "));

/** A body without what differs whoever answers. */
function alike(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(alike);
  if (typeof value === "string") return value.replaceAll(/req_[0-9a-z]+/g, "req");
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, differing.has(name) ? "…" : alike(one)]));
}

const limitHeaders = ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset", "x-request-id"];

/** The request for an endpoint in the plainest form: nothing but its path, and an empty object where it takes a body. */
const plainRequest =
  (endpoint: Endpoint, path = fillPath(endpoint, address)) =>
  (key: string): SimpleRequest => ({
    method: endpoint.method,
    path,
    headers: json(key),
    body: endpoint.body ? "{}" : undefined,
  });

describe.each(list)("%s", (_, endpoint) => {
  const path = fillPath(endpoint, address);

  it("answers the same through both adapters with every header, and HEAD as GET without the body", async () => {
    const { node, next } = await ask(plainRequest(endpoint));
    for (const name of limitHeaders) expect(node.headers).toHaveProperty(name);
    expect(node.json).toMatchObject({ success: node.status < 400, timestamp: expect.any(String) });
    expect(comparable(next)).toEqual(comparable(node));
    if (endpoint.method !== "GET") return;
    const head = await ask((key) => ({ method: "HEAD", path, headers: json(key) }));
    expect([head.node.status, head.next.status]).toEqual([node.status, node.status]);
    expect([head.node.body, head.next.body]).toEqual(["", ""]);
  });

  it("is UNAUTHORIZED without a key, unless it is public", async () => {
    const { node, next } = await ask(() => ({ method: endpoint.method, path, body: endpoint.body ? "{}" : undefined }));
    expect([node.status === 401, next.status === 401]).toEqual(Array(2).fill(endpoint.access !== "public"));
    if (node.status === 401) expect([node.json?.error, next.json?.error]).toEqual(["UNAUTHORIZED", "UNAUTHORIZED"]);
  });
});

const spellingsOf = (path: string) => [path.replace(/\/?$/, "/"), ...(path.startsWith("/v1") ? [`/api${path}`] : [])];

/** The methods of the endpoints of a path. Browsers ask by OPTIONS whether they may call one from another origin. */
function methodsOf(template: string): Set<string> {
  const here = list.flatMap(([, endpoint]) => (endpoint.path === template ? [endpoint] : []));
  const asksBefore = here.some(({ anyOrigin, takesPublishableKey }) => anyOrigin || takesPublishableKey);
  return new Set([...here.map(({ method }) => method), ...(asksBefore ? ["OPTIONS"] : [])]);
}
const allMethods = [...methods, "PUT", "OPTIONS"];

it("every endpoint is found by both prefixes and with a trailing slash, and none by another method", () => {
  const router = createRouter(endpoints);
  for (const [operation, endpoint] of list) {
    const path = fillPath(endpoint, address);
    const found = [path, ...spellingsOf(path)].map((one) => router.find(endpoint.method, canonicalPath(one))?.route);
    expect(found.map((route) => route?.operation)).toEqual(found.map(() => operation));
    const own = methodsOf(endpoint.path);
    const known = allMethods.filter((method) => router.find(method, path));
    expect([path, known]).toEqual([path, allMethods.filter((method) => own.has(method))]);
  }
});

/** One endpoint below each first segment, by each method and access: what a spelling means does not depend on the rest. */
const spelled = new Map(
  list.map(([name, one]) => [
    `${one.method} ${one.path.split("/")[1]} ${one.access === "public"}`,
    [name, one] as const,
  ]),
);

it.each([...spelled.values()])(
  "%s answers the same by both prefixes and with a trailing slash",
  async (_, endpoint) => {
    const path = fillPath(endpoint, address);
    const plain = await ask(plainRequest(endpoint));
    for (const spelling of spellingsOf(path)) {
      const { node, next } = await ask(plainRequest(endpoint, spelling));
      expect([spelling, comparable(node)]).toEqual([spelling, comparable(plain.node)]);
      expect([spelling, comparable(next)]).toEqual([spelling, comparable(plain.node)]);
    }
  },
);

it.each([...new Set([...spelled.values()].map(([, { path }]) => path))])(
  "%s is NOT_FOUND for every method it does not have, before authentication",
  async (template) => {
    const own = methodsOf(template);
    for (const method of allMethods.filter((one) => !own.has(one))) {
      const { node, next } = await ask(() => ({ method, path: fillPath({ path: template }, address) }));
      for (const { status, json } of [node, next])
        expect([method, status, json?.error]).toEqual([method, 404, "NOT_FOUND"]);
    }
  },
);

describe("both adapters", () => {
  it.each([
    ["an unknown path", { path: "/v1/nothing/here" }, 404, "NOT_FOUND"],
    ["the root of the API", { path: "/v1" }, 404, "NOT_FOUND"],
    ["the root of its twin", { path: "/api/v1/" }, 404, "NOT_FOUND"],
    ["another version", { path: "/api/v2/score/abc" }, 404, "NOT_FOUND"],
    ["another version without /api", { path: `/v2/score/${address}` }, 404, "NOT_FOUND"],
    ["the root of another version", { path: "/v10/" }, 404, "NOT_FOUND"],
    ["a static path by a method it lacks", { path: "/v1/scores/batch" }, 404, "NOT_FOUND"],
    ["a first segment of the API alone", { path: "/reservations" }, 404, "NOT_FOUND"],
    ["a path below such a segment", { path: "/mint/nothing/here" }, 404, "NOT_FOUND"],
    ["a malformed escape there", { path: "/name/%ZZ" }, 400, "INVALID_REQUEST"],
    ["a deeper path", { path: `/v1/score/${address}/breakdown/more` }, 404, "NOT_FOUND"],
    ["a malformed identity", { path: "/v1/score/a_b" }, 400, "INVALID_REQUEST"],
    ["an escaped slash in a parameter", { path: "/v1/score/a%2Fb" }, 400, "INVALID_REQUEST"],
    ["an escaped NUL", { path: "/v1/score/abc%00" }, 400, "INVALID_REQUEST"],
    ["a dot segment", { path: "/v1/score/%2e%2e" }, 404, "NOT_FOUND"],
    ["dot segments before the API", { path: `/x/../v1/score/a_b` }, 400, "INVALID_REQUEST"],
    ["an escaped letter in the prefix", { path: "/%76%31/score/a_b" }, 400, "INVALID_REQUEST"],
    ["an escaped letter further on", { path: "/v1/scor%65/a_b" }, 400, "INVALID_REQUEST"],
    ["a malformed escape", { path: "/v1/score/%ZZ" }, 400, "INVALID_REQUEST"],
    ["a malformed escape under the other prefix", { path: "/api/v1/nothing/%" }, 400, "INVALID_REQUEST"],
    ["bytes that are no UTF-8", { path: "/v1/score/%ff" }, 400, "INVALID_REQUEST"],
    ["a limit above the maximum", { path: "/v1/scores/leaderboard?limit=101" }, 400, "LIMIT_EXCEEDS_MAXIMUM"],
    ["an unknown category", { path: "/v1/scores/leaderboard?category=x" }, 400, "INVALID_CATEGORY"],
  ])("answer %s alike", async (_, request, status, code) => {
    const { node, next } = await ask((key) => ({ ...request, headers: bearer(key) }));
    expect([node.status, node.json?.error]).toEqual([status, code]);
    expect(comparable(next)).toEqual(comparable(node));
  });

  it.each([
    ["not JSON", "{", 400],
    ["an unknown field", '{"identities":["abc"],"tier":"enterprise"}', 400],
    ["an empty list", '{"identities":[]}', 400],
    ["more than 256 KiB", JSON.stringify({ identities: ["a".repeat(300_000)] }), 400],
    ["a hundred and one", JSON.stringify({ identities: Array(101).fill("abc") }), 400],
    ["what is asked", '{"identities":["abc"]}', 200],
  ])("answer a body of %s alike", async (_, body, status) => {
    const { node, next } = await ask((key) => ({ method: "POST", path: "/v1/scores/batch", headers: json(key), body }));
    expect(node.status).toBe(status);
    expect(comparable(next)).toEqual(comparable(node));
  });

  it("refuse a foreign Host, except for health checks", async () => {
    if (!adapters) throw new Error("The adapters are open inside tests only.");
    for (const { port } of [adapters.node, adapters.next]) {
      const ask = (path: string, host: string) =>
        sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      const refused = await ask("/v1/auth/nonce", "rebound.example");
      expect([refused.status, refused.json?.error]).toEqual([400, "INVALID_REQUEST"]);
      expect(refused.json?.details).toEqual([{ path: "Host", message: expect.any(String) }]);
      const page = await ask("/docs", "rebound.example");
      expect([page.status, page.headers["content-type"]]).toEqual([400, "text/plain; charset=utf-8"]);
      for (const host of ["adapters.example", "ADAPTERS.example:8443", "localhost", "127.0.0.1:1", "[::1]:3000"]) {
        expect([host, (await ask("/v1/auth/nonce", host)).status]).toEqual([host, 200]);
      }
    }
    const live = `GET /health/live HTTP/1.1\r\nHost: 10.0.0.7:3000\r\nConnection: close\r\n\r\n`;
    expect((await sendRaw(adapters.next.port, live)).status).toBe(200);
  });

  it("answer a malformed escape in the query with 400", async () => {
    const { node, next } = await ask((key) => ({ path: "/v1/scores/leaderboard?limit=%ZZ", headers: bearer(key) }));
    expect([node.status, node.json?.error]).toEqual([400, "INVALID_REQUEST"]);
    expect([next.status, next.json?.error]).toEqual([400, "INVALID_REQUEST"]);
  });

  it.each([
    [{}, "application/json; charset=utf-8"],
    [{ Accept: "application/xhtml+xml,Text/HTML;q=0.9,*/*" }, "text/html; charset=utf-8"],
    [{ Accept: "*/*", "User-Agent": "WhatsApp/2.23" }, "text/html; charset=utf-8"],
  ])("answer the host's root to %j as %s", async (headers, type) => {
    const { next } = await ask(() => ({ path: "/", headers: { ...headers } }));
    expect([next.status, next.headers["content-type"]]).toEqual([200, type]);
  });

  it("accept no other method at the root, for any Accept header", async () => {
    for (const method of ["POST", "PUT", "OPTIONS", "DELETE"]) {
      const { node, next } = await ask(() => ({ method, path: "/", headers: { Accept: "text/html" } }));
      expect([next.status, next.json?.error]).toEqual([404, "NOT_FOUND"]);
      expect(comparable(next)).toEqual(comparable(node));
    }
  });

  it("leave the root to Next when its client requests it", async () => {
    const { next } = await ask(() => ({ path: "/", headers: { RSC: "1" } }));
    // Next first names the address that caches keep this answer by.
    const resent = await ask(() => ({ path: next.headers.location ?? "/", headers: { RSC: "1" } }));
    expect([resent.next.status, resent.next.headers["content-type"]]).toEqual([200, "text/x-component"]);
  });

  it("answer messages to /mcp, and refuse them without a key", async () => {
    const headers = { Accept: "application/json, text/event-stream" };
    const message = (method: string) => ({
      method: "POST",
      path: "/mcp",
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method }),
    });
    for (const method of ["tools/list", "ping", "resources/list"]) {
      const { node, next } = await ask((key) => ({ ...message(method), headers: json(key, headers) }));
      expect(comparable(next)).toEqual(comparable(node));
      expect(node.json).toMatchObject({ jsonrpc: "2.0", id: 1 });
    }
    const { node, next } = await ask(() => ({ ...message("ping"), headers }));
    expect([node.status, next.status]).toEqual([401, 401]);
    expect(next.headers["www-authenticate"]).toBe(node.headers["www-authenticate"]);
    const read = await ask((key) => ({ path: "/mcp", headers: bearer(key) }));
    expect([read.node.status, read.next.status]).toEqual([405, 405]);
  });

  it("serve the system routes", async () => {
    for (const path of [
      "/openapi.json",
      "/health/live",
      "/.well-known/credence.json",
      "/.well-known/oauth-protected-resource",
      "/.well-known/oauth-protected-resource/mcp",
    ]) {
      const { next } = await ask(() => ({ path }));
      expect([path, next.status, next.headers["content-type"]]).toEqual([path, 200, "application/json; charset=utf-8"]);
    }
    for (const path of [
      "/.well-known/oauth-authorization-server/mcp",
      "/mcp/.well-known/openid-configuration",
      "/token",
    ]) {
      const { next } = await ask(() => ({ path }));
      expect([path, next.status, next.json?.error_description]).toEqual([path, 404, expect.stringContaining("portal")]);
    }
    const { next: registered } = await ask(() => ({ method: "POST", path: "/register", body: "{}" }));
    expect([registered.status, registered.json?.error]).toEqual([404, "NOT_FOUND"]);
    // Without a contact in the settings.
    expect((await ask(() => ({ path: "/.well-known/security.txt" }))).next).toMatchObject({
      status: 404,
      json: { error: "NOT_FOUND" },
    });
    for (const path of ["/llms.txt", "/llms-full.txt"]) {
      const { next } = await ask(() => ({ path }));
      expect([path, next.status, next.headers["content-type"]]).toEqual([path, 200, "text/plain; charset=utf-8"]);
    }
  });
});
