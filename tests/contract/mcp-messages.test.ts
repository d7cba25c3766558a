import { connect } from "node:net";
import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it } from "vitest";
import { newWallet, signInByToken } from "../factories/sign-in.ts";
import { apiOnSocket, bearer, json } from "./api-server.ts";
import { sendRaw } from "./http-client.ts";
import { endpointsWithAudit, textOf } from "./mcp-world.ts";

const ORIGIN = "http://localhost:3000";
/** What the tests' own requests ask. */
const ASKED = "http://localhost";
const api = apiOnSocket(endpointsWithAudit, {
  PUBLIC_ORIGIN: ORIGIN,
  CHAINS: JSON.stringify([{ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:9"], wallets: "all", startBlock: 5 }]),
});
const accepts = { Accept: "application/json, text/event-stream" };
const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
const message = (body: unknown, headers: Record<string, string>) =>
  api.send({ method: "POST", path: "/mcp", headers: { ...accepts, ...headers }, body: JSON.stringify(body) });

describe("a message", () => {
  it.each<[string, Record<string, string>]>([
    ["no credentials", {}],
    ["an unknown key", bearer(`svc_live_${"a".repeat(36)}`)],
    ["another scheme", { Authorization: "Basic YTpi" }],
  ])("with %s is refused, with the place where to learn how to authenticate", async (_, headers) => {
    const answer = await message(list, { "Content-Type": "application/json", ...headers });
    expect([answer.status, answer.json?.error]).toEqual([401, "UNAUTHORIZED"]);
    const path = "/.well-known/oauth-protected-resource";
    // The host that was asked, which clients compare.
    expect(answer.headers["www-authenticate"]).toBe(`Bearer resource_metadata="${ASKED}${path}"`);
    for (const place of [path, `${path}/mcp`]) {
      const { json: metadata } = await api.send({ path: place });
      expect(metadata).toMatchObject({ resource: `${ASKED}/mcp`, bearer_methods_supported: ["header"] });
    }
  });

  it("is not accepted by cookie", async () => {
    const token = await signInByToken(api, newWallet());
    const headers = { "Content-Type": "application/json", Cookie: `next-auth.session-token=${token}`, Origin: ORIGIN };
    expect((await message(list, headers)).status).toBe(401);
  });

  it.each([
    [undefined, 200],
    [ORIGIN, 200],
    ["http://127.0.0.1:6274", 200],
    ["https://evil.example", 403],
    ["http://localhost.evil.example", 403],
    ["null", 403],
    ["", 403],
  ])("from the origin %s is answered with %i", async (origin, status) => {
    const { apiKey } = await api.key();
    const answer = await message(list, json(apiKey, origin === undefined ? {} : { Origin: origin }));
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.json).toMatchObject({ error: "FORBIDDEN" });
  });

  it.each<[string, string | undefined, Record<string, string>, number, object]>([
    ["is not JSON", "{", {}, 400, { error: "INVALID_REQUEST" }],
    ["is empty", "", {}, 400, { error: "INVALID_REQUEST" }],
    ["is a batch", JSON.stringify([list, list]), {}, 400, { error: "INVALID_REQUEST" }],
    [
      "is of another version of JSON-RPC",
      '{"jsonrpc":"1.0","id":1,"method":"ping"}',
      {},
      400,
      { error: "INVALID_REQUEST" },
    ],
    ["has neither method nor result", '{"jsonrpc":"2.0","id":1}', {}, 400, { error: { code: -32_700 } }],
    [
      "pollutes prototypes",
      '{"jsonrpc":"2.0","id":1,"method":"ping","__proto__":{}}',
      {},
      400,
      { error: "INVALID_REQUEST" },
    ],
    [
      "is nested too deep",
      `{"jsonrpc":"2.0","a":${"[".repeat(70)}${"]".repeat(70)}}`,
      {},
      400,
      { error: "INVALID_REQUEST" },
    ],
    ["is too long", JSON.stringify({ ...list, pad: "a".repeat(300_000) }), {}, 400, { error: "INVALID_REQUEST" }],
    [
      "is no JSON by its type",
      JSON.stringify(list),
      { "Content-Type": "text/plain" },
      400,
      { error: "INVALID_REQUEST" },
    ],
    ["is compressed", JSON.stringify(list), { "Content-Encoding": "gzip" }, 400, { error: "INVALID_REQUEST" }],
    ["accepts JSON alone", JSON.stringify(list), { Accept: "application/json" }, 200, { result: {} }],
    ["accepts anything", JSON.stringify(list), { Accept: "*/*" }, 200, { result: {} }],
    ["accepts events alone", JSON.stringify(list), { Accept: "text/event-stream" }, 200, { result: {} }],
    [
      "begins with a version that is not known yet",
      JSON.stringify({
        ...list,
        method: "initialize",
        params: { protocolVersion: "2099-01-01", capabilities: {}, clientInfo: { name: "a", version: "1" } },
      }),
      { "MCP-Protocol-Version": "2099-01-01" },
      200,
      { result: { protocolVersion: "2025-11-25" } },
    ],
    [
      "has an unknown protocol version",
      JSON.stringify(list),
      { "MCP-Protocol-Version": "1999-01-01" },
      400,
      { error: { code: -32_000 } },
    ],
    [
      "names an unknown method",
      '{"jsonrpc":"2.0","id":1,"method":"resources/list"}',
      {},
      200,
      { error: { code: -32_601 } },
    ],
    [
      "names an unknown tool",
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"__proto__"}}',
      {},
      200,
      { result: { isError: true, content: [{ text: expect.stringContaining("list the tools") }] } },
    ],
    [
      "has arguments that are no object",
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_score","arguments":["a"]}}',
      {},
      200,
      { error: { code: expect.any(Number) } },
    ],
    [
      // A server without tasks answers the call itself.
      "asks for a task",
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_model","task":{}}}',
      {},
      200,
      { result: { structuredContent: { success: true } } },
    ],
    ["is a notification", '{"jsonrpc":"2.0","method":"notifications/initialized"}', {}, 202, {}],
  ])("that %s gets its own answer, and counts as one request", async (_, body, headers, status, answer) => {
    const { apiKey } = await api.key();
    const sent = { ...accepts, ...json(apiKey), ...headers };
    const response = await api.send({ method: "POST", path: "/mcp", headers: sent, body });
    expect([response.status, response.json ?? {}]).toMatchObject([status, answer]);
    expect(response.headers["x-ratelimit-remaining"]).toBe("999");
  });

  it.each(["GET", "DELETE", "PUT", "OPTIONS"])("by %s is 405: there are no sessions", async (method) => {
    const { apiKey } = await api.key();
    const answer = await api.send({ method, path: "/mcp/", headers: bearer(apiKey, { Accept: "text/event-stream" }) });
    expect([answer.status, answer.headers.allow]).toEqual([405, "POST"]);
  });

  it("to another host name is refused", async () => {
    const { apiKey } = await api.key();
    const rebound = await api.api().serve({
      method: "POST",
      path: "/mcp",
      query: "",
      header: (name) => ({ host: "evil.example", authorization: `Bearer ${apiKey}` })[name],
      peer: "127.0.0.1",
      readBody: async () => Buffer.from(JSON.stringify(list)),
    });
    expect(rebound.status).toBe(400);
  });
});

describe("a client that sends no handshake (2026-07-28)", () => {
  const version = "2026-07-28";
  const meta = (claimed = version) => ({
    "io.modelcontextprotocol/protocolVersion": claimed,
    "io.modelcontextprotocol/clientCapabilities": {},
  });
  const request = (method: string, params: object = {}) => ({
    jsonrpc: "2.0",
    id: 7,
    method,
    params: { ...params, _meta: meta() },
  });
  const headersOf = (method: string, name?: string, named = version) => ({
    "MCP-Protocol-Version": named,
    "Mcp-Method": method,
    ...(name !== undefined && { "Mcp-Name": name }),
  });
  const send = async (body: unknown, headers: Record<string, string>) => {
    const { apiKey } = await api.key();
    return message(body, json(apiKey, headers));
  };
  const about = { resultType: "complete", _meta: { "io.modelcontextprotocol/serverInfo": { name: "credence" } } };

  it("discovers the server, lists the tools and calls one", async () => {
    const found = await send(request("server/discover"), headersOf("server/discover"));
    expect([found.status, found.json]).toMatchObject([
      200,
      {
        jsonrpc: "2.0",
        id: 7,
        result: {
          supportedVersions: [version],
          capabilities: { tools: {} },
          instructions: expect.any(String),
          ...about,
        },
      },
    ]);
    const listed = await send(request("tools/list"), headersOf("tools/list"));
    expect(listed.json).toMatchObject({ result: { ttlMs: expect.any(Number), cacheScope: "public", ...about } });
    expect(listed.json).toMatchObject({
      result: { tools: expect.arrayContaining([expect.objectContaining({ name: "get_score" })]) },
    });
    const audit = { name: "audit_thing", arguments: { name: "a", weight: 3 } };
    for (const name of ["audit_thing", `=?base64?${Buffer.from("audit_thing").toString("base64")}?=`]) {
      const called = await send(request("tools/call", audit), headersOf("tools/call", name));
      expect(called.json).toMatchObject({ id: 7, result: { structuredContent: { name: "a", weight: 3 }, ...about } });
      expect(called.headers["x-ratelimit-remaining"]).toBe("997");
    }
  });

  it.each<[string, object, Record<string, string>, number, object | undefined]>([
    [
      "of a version that is not spoken",
      { ...request("tools/list"), params: { _meta: meta("2099-01-01") } },
      headersOf("tools/list", undefined, "2099-01-01"),
      400,
      { code: -32_022, data: { supported: [version], requested: "2099-01-01" } },
    ],
    [
      "that names such a version in its header alone",
      list,
      headersOf("tools/list", undefined, "2099-01-01"),
      400,
      { code: -32_022 },
    ],
    ["without metadata", list, headersOf("tools/list"), 400, { code: -32_602 }],
    [
      "without capabilities",
      { ...list, params: { _meta: { "io.modelcontextprotocol/protocolVersion": version } } },
      headersOf("tools/list"),
      400,
      { code: -32_602 },
    ],
    ["without its headers", request("tools/list"), {}, 400, { code: -32_020 }],
    [
      "whose headers name another version",
      request("tools/list"),
      headersOf("tools/list", undefined, "2025-11-25"),
      400,
      { code: -32_020 },
    ],
    ["whose headers name another method", request("tools/list"), headersOf("tools/call"), 400, { code: -32_020 }],
    [
      "whose headers name another tool",
      request("tools/call", { name: "get_model" }),
      headersOf("tools/call", "get_score"),
      400,
      { code: -32_020 },
    ],
    [
      "of a method that does not exist",
      request("subscriptions/listen"),
      headersOf("subscriptions/listen"),
      404,
      { code: -32_601 },
    ],
    [
      "that begins with a handshake all the same",
      request("initialize"),
      headersOf("initialize"),
      404,
      { code: -32_601 },
    ],
    ["whose tool has no name", request("tools/call"), headersOf("tools/call"), 200, { code: -32_602 }],
    [
      "for no answer",
      { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1, _meta: meta() } },
      headersOf("notifications/cancelled"),
      202,
      undefined,
    ],
  ])("gets for a message %s its own answer", async (_, body, headers, status, error) => {
    const answer = await send(body, headers);
    expect([answer.status, answer.json?.error]).toMatchObject([status, error]);
  });
});

describe("a client that looks for OAuth", () => {
  it.each([
    ["GET", "/.well-known/oauth-authorization-server"],
    ["GET", "/.well-known/oauth-authorization-server/mcp"],
    ["GET", "/.well-known/openid-configuration"],
    ["GET", "/.well-known/openid-configuration/mcp"],
    ["GET", "/mcp/.well-known/openid-configuration"],
    ["POST", "/register"],
    ["GET", "/authorize"],
    ["POST", "/token"],
  ])("reads at %s %s as JSON where keys come from", async (method, path) => {
    const answer = await api.send({ method, path, headers: { Accept: "application/json" } });
    expect([answer.status, answer.headers["content-type"]]).toEqual([404, "application/json; charset=utf-8"]);
    const words = expect.stringContaining(`${ASKED}/portal`);
    expect(answer.json).toMatchObject({ success: false, error: "NOT_FOUND", message: words, error_description: words });
  });

  it.each([
    ["localhost:3000", ORIGIN],
    ["127.0.0.1:4000", "http://127.0.0.1:4000"],
    ["LOCALHOST", ASKED],
  ])("asked by the host %s, is told the resource of %s", async (host, origin) => {
    const asked = `GET /.well-known/oauth-protected-resource HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect((await sendRaw(api.port(), asked)).json).toMatchObject({ resource: `${origin}/mcp` });
  });
});

describe("charges", () => {
  const tool = (name: string, given: object) => ({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name, arguments: given },
  });
  const remaining = async (apiKey: string, body: object) =>
    Number((await message(body, json(apiKey))).headers["x-ratelimit-remaining"]);

  it("of a tool are its endpoint's, in the endpoint's limit; of anything else one request", async () => {
    const { apiKey } = await api.key();
    expect(await remaining(apiKey, list)).toBe(999);
    expect(await remaining(apiKey, tool("get_score", { identity: "nobody" }))).toBe(998);
    expect(await remaining(apiKey, tool("get_score", { identity: "nobody" }))).toBe(997);
    expect(await remaining(apiKey, tool("get_score", {}))).toBe(996);
    expect(await remaining(apiKey, tool("audit_thing", { name: "a", weight: 90 }))).toBe(906);
    // Its own limit: 600 a minute.
    expect(await remaining(apiKey, tool("get_leaderboard", {}))).toBe(599);
    expect(await remaining(apiKey, list)).toBe(905);
  });

  it("are taken before a message is read: of many whose bodies do not end, no more are read than the limit allows", async () => {
    const { apiKey } = await api.key({ tier: "free", rateLimit: 2 });
    const head = Object.entries({ Host: "localhost", ...accepts, ...json(apiKey), "Content-Length": "1000" });
    const text = `POST /mcp HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}`).join("\r\n")}\r\n\r\n{`;
    const sockets = Array.from({ length: 5 }, () => connect(api.port(), "127.0.0.1"));
    const refused = new Promise<number>((resolve) => {
      let count = 0;
      for (const socket of sockets) {
        socket.once("data", (chunk) => {
          expect(chunk.toString()).toMatch(/^HTTP\/1\.1 429 /);
          if (++count === 3) resolve(count);
        });
      }
    });
    for (const socket of sockets) socket.write(text);
    expect(await refused).toBe(3);
    for (const socket of sockets) socket.destroy();
  });

  it("are counted for a key that lacks the permission", async () => {
    const { apiKey } = await api.key({ permissions: ["read"] });
    expect(await remaining(apiKey, tool("audit_thing", { name: "a", weight: 90 }))).toBe(999);
  });

  it("beyond the limit refuse the message, and say when to try again", async () => {
    const { apiKey } = await api.key({ tier: "free", rateLimit: 2 });
    await message(list, json(apiKey));
    const last = await message(tool("audit_thing", { name: "a", weight: 2 }), json(apiKey));
    expect(last.status).toBe(200);
    expect(textOf(CallToolResultSchema.parse(last.json?.result))).toMatchObject({
      error: "RATE_LIMIT_EXCEEDED",
      retryAfterSeconds: 60,
    });
    await message(list, json(apiKey));
    for (const body of [list, tool("get_score", { identity: "nobody" })]) {
      const refused = await message(body, json(apiKey));
      expect([refused.status, refused.json?.error, refused.headers["retry-after"]]).toEqual([
        429,
        "RATE_LIMIT_EXCEEDED",
        "60",
      ]);
    }
  });

  it("are recorded once for each message: a tool as its endpoint, the rest as mcp", async () => {
    const { apiKey } = await api.key();
    api.finished.length = 0;
    await message(list, json(apiKey));
    await message(tool("get_score", { identity: "nobody" }), json(apiKey));
    await message(list, {});
    expect(api.finished.map(({ route, status }) => [route?.operation, status])).toEqual([
      ["mcp", 200],
      ["getScore", 404],
      ["mcp", 401],
    ]);
  });
});
