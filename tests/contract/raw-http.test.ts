import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { apiOnSocket, bearer, json } from "./api-server.ts";
import { type RawResponse, sendRaw } from "./http-client.ts";
import { sampleEndpoints } from "./sample-endpoints.ts";

const api = apiOnSocket(sampleEndpoints());

/** An answer in the envelope with all its headers. */
function expectEnvelope(answer: RawResponse, status: number, error: string): void {
  expect([answer.status, answer.json?.error]).toEqual([status, error]);
  expect(answer.json).toMatchObject({ success: false, message: expect.any(String), timestamp: expect.any(String) });
  for (const name of ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset", "x-request-id"]) {
    expect(answer.headers).toHaveProperty(name);
  }
}

describe("malformed HTTP is a 400 in the envelope:", () => {
  it.each([
    ["no HTTP at all", "hello\r\n\r\n"],
    ["a NUL in the path", "GET /v1/things/a\0b HTTP/1.1\r\nHost: localhost\r\n\r\n"],
    ["an unknown method", "FETCH /v1/things HTTP/1.1\r\nHost: localhost\r\n\r\n"],
    ["a line break within a header", "GET /v1/things HTTP/1.1\r\nHost: localhost\r\nX-A: a\rb\r\n\r\n"],
    ["two lengths", "POST /v1/things HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"],
    [
      "a length and chunks",
      "POST /v1/things HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    ["a negative length", "POST /v1/things HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n"],
    ["a bad chunk", "POST /v1/things HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"],
    ["a header of a megabyte", `GET /v1/things HTTP/1.1\r\nHost: localhost\r\nX-A: ${"a".repeat(1_000_000)}\r\n\r\n`],
    ["a path of 64 KiB", `GET /v1/things/${"a".repeat(65_536)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
    ["ten thousand headers", `GET /v1/things HTTP/1.1\r\nHost: localhost\r\n${"A: b\r\n".repeat(10_000)}\r\n`],
  ])("%s", async (_, bytes) => {
    api.nextMinute();
    const answer = await sendRaw(api.port(), bytes);
    if (answer.status === 401) throw new Error("The request was taken as well formed.");
    expectEnvelope(answer, 400, "INVALID_REQUEST");
  });
});

describe("a body", () => {
  it("longer than 256 KiB is INVALID_REQUEST, with or without Content-Length", async () => {
    const { apiKey } = await api.key();
    const big = JSON.stringify({ name: "a".repeat(10_000_000) });
    const head = `POST /v1/things HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAuthorization: Bearer ${apiKey}\r\n`;
    expectEnvelope(
      await sendRaw(api.port(), `${head}Content-Length: ${big.length}\r\n\r\n${big}`),
      400,
      "INVALID_REQUEST",
    );
    const chunk = `10000\r\n${"a".repeat(65_536)}\r\n`;
    expectEnvelope(
      await sendRaw(api.port(), `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(20)}`),
      400,
      "INVALID_REQUEST",
    );
  });

  it("of exactly 256 KiB is read", async () => {
    const { apiKey } = await api.key();
    const body = JSON.stringify({ identities: ["abc"] }).padEnd(256 * 1024, " ");
    const answer = await api.send({ method: "POST", path: "/v1/things/batch", headers: json(apiKey), body });
    expect(answer.status).toBe(200);
    const more = await api.send({ method: "POST", path: "/v1/things/batch", headers: json(apiKey), body: `${body} ` });
    expectEnvelope(more, 400, "INVALID_REQUEST");
  });

  it("that never ends gets a response, and its connection is closed", async () => {
    const { apiKey } = await api.key();
    const socket = connect({ port: api.port(), host: "127.0.0.1" });
    socket.write(
      `POST /v1/things HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAuthorization: Bearer ${apiKey}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk.toString();
    });
    socket.on("error", () => {});
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    const flood = setInterval(() => {
      if (socket.writable) socket.write(`10000\r\n${"a".repeat(65_536)}\r\n`);
    }, 5);
    await closed;
    clearInterval(flood);
    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    expect(received).toContain('"error":"INVALID_REQUEST"');
  });

  it.each([
    ["while its key is looked up", false],
    ["while it is read", true],
  ])("whose client disconnects %s is the client's error, not the database's", async (_, isKnown) => {
    const { apiKey } = await api.key();
    if (isKnown) await api.send({ path: "/v1/things", headers: bearer(apiKey) });
    api.finished.length = 0;
    const socket = connect({ port: api.port(), host: "127.0.0.1" });
    socket.on("error", () => {});
    socket.write(
      `POST /v1/things HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAuthorization: Bearer ${apiKey}\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n{"name"`,
    );
    // The server reads: now its client goes.
    await once(socket, "data");
    socket.resetAndDestroy();
    await expect.poll(() => api.finished.map(({ status }) => status)).toEqual([400]);
  });

  it.each([
    ["another type", "text/plain", '{"name":"a"}'],
    ["a form", "application/x-www-form-urlencoded", "name=a"],
    ["another charset", "application/json; charset=latin1", '{"name":"a"}'],
    ["a type that only begins like JSON", "application/jsonp", '{"name":"a"}'],
    [
      "invalid UTF-8",
      "application/json",
      Buffer.from([0x7b, 0x22, 0x6e, 0x61, 0x6d, 0x65, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]),
    ],
    ["nothing", "application/json", ""],
    ["half of it", "application/json", '{"name":'],
    ["a NUL", "application/json", '{"name":"a\\u0000"}'],
    ["a NUL in a field's name", "application/json", '{"name":"a","\\u0000":1}'],
    ["half a surrogate pair", "application/json", '{"name":"\\ud800"}'],
    ["an unknown field", "application/json", '{"name":"a","tier":"enterprise"}'],
    ["__proto__", "application/json", '{"name":"a","__proto__":{"admin":true}}'],
    ["constructor.prototype", "application/json", '{"name":"a","constructor":{"prototype":{"admin":true}}}'],
    ["endless depth", "application/json", `{"name":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
    ["a list", "application/json", '[{"name":"a"}]'],
  ])("of %s is INVALID_REQUEST with details", async (_, type, body) => {
    const { apiKey } = await api.key();
    const answer = await api.send({
      method: "POST",
      path: "/v1/things",
      headers: bearer(apiKey, { "Content-Type": type }),
      body,
    });
    expectEnvelope(answer, 400, "INVALID_REQUEST");
    expect(answer.json?.details).toEqual(
      expect.arrayContaining([{ path: expect.any(String), message: expect.any(String) }]),
    );
    expect({}).not.toHaveProperty("admin");
  });

  it("with a repeated field has its last value", async () => {
    const { apiKey } = await api.key();
    const body = '{"identities":["abc"],"identities":["last"]}';
    const answer = await api.send({ method: "POST", path: "/v1/things/batch", headers: json(apiKey), body });
    expect(answer.json?.identities).toEqual(["last"]);
  });

  it("compressed, or without a type, is INVALID_REQUEST", async () => {
    const { apiKey } = await api.key();
    const request = { method: "POST", path: "/v1/things", body: '{"name":"a"}' };
    expectEnvelope(await api.send({ ...request, headers: bearer(apiKey) }), 400, "INVALID_REQUEST");
    expectEnvelope(
      await api.send({ ...request, headers: json(apiKey, { "Content-Encoding": "gzip" }) }),
      400,
      "INVALID_REQUEST",
    );
  });

  it("on GET is ignored", async () => {
    const { apiKey } = await api.key();
    expect((await api.send({ path: "/v1/things", headers: json(apiKey), body: "{" })).status).toBe(200);
  });
});

describe("a query", () => {
  it.each([
    ["limit=0", "INVALID_REQUEST"],
    ["limit=-1", "INVALID_REQUEST"],
    ["limit=1.5", "INVALID_REQUEST"],
    ["limit=NaN", "INVALID_REQUEST"],
    ["limit=", "INVALID_REQUEST"],
    ["limit=1e400", "INVALID_REQUEST"],
    ["limit=10;%20drop", "INVALID_REQUEST"],
    ["limit=1&limit=2", "INVALID_REQUEST"],
    ["limit=101", "LIMIT_EXCEEDS_MAXIMUM"],
    ["limit=99999999999999999999999999", "LIMIT_EXCEEDS_MAXIMUM"],
    ["offset=-1", "INVALID_REQUEST"],
    ["offset=9007199254740992", "INVALID_REQUEST"],
    ["category=", "INVALID_CATEGORY"],
    ["category=Total", "INVALID_CATEGORY"],
    ["category=total&category=age", "INVALID_CATEGORY"],
    ["status=closed", "INVALID_STATUS"],
    ["category=%00", "INVALID_REQUEST"],
    ["unknown=%00", "INVALID_REQUEST"],
    ["unknown=%ZZ", "INVALID_REQUEST"],
    ["unknown=%ff", "INVALID_REQUEST"],
    ["unknown=1", "INVALID_REQUEST"],
    ["unknown", "INVALID_REQUEST"],
    ["=", "INVALID_REQUEST"],
    ["__proto__=1", "INVALID_REQUEST"],
    ["constructor=1", "INVALID_REQUEST"],
    ["LIMIT=0", "INVALID_REQUEST"],
    ["limit[]=0", "INVALID_REQUEST"],
    ["page=2", "INVALID_REQUEST"],
  ])("%s is %s", async (query, error) => {
    const { apiKey } = await api.key();
    expectEnvelope(await api.send({ path: `/v1/things?${query}`, headers: bearer(apiKey) }), 400, error);
  });

  it.each([
    ["page", "offset"],
    ["per_page", "limit"],
    ["pageSize", "limit"],
    ["cursor", "offset"],
    ["LIMITS", "limit"],
    ["skip[]", "offset"],
  ])("of another service's convention is named by its meaning: %s for %s", async (name, meant) => {
    const { apiKey } = await api.key();
    const { json } = await api.send({ path: `/v1/things?${name}=2`, headers: bearer(apiKey) });
    expect(json?.message).toContain(`the nearest is ${meant} (known: `);
  });

  it("that is unknown is named with the nearest known one", async () => {
    const { apiKey } = await api.key();
    const { json } = await api.send({ path: "/v1/things?Ofset=2", headers: bearer(apiKey) });
    expect(json?.details).toEqual([
      { path: "query.Ofset", message: expect.stringContaining("the nearest is offset (known: ") },
    ]);
  });

  it.each(["", "&&", "offset=9007199254740991"])("%j is taken", async (query) => {
    const { apiKey } = await api.key();
    expect((await api.send({ path: `/v1/things?${query}`, headers: bearer(apiKey) })).status).toBe(200);
  });
});

describe("a path", () => {
  it.each([
    ["/api/v1/things/abc/", 200],
    ["/v1/things/Abc.SVC", 200],
    ["/v1/things/%61bc", 200],
    ["/v1/things/abc//", 404],
    ["/v1//things/abc", 404],
    ["/v1/Things/abc", 404],
    ["/v1/things/abc.json", 200],
    ["/v1/things/abc/../def", 200],
    ["/x/../v1/things/abc", 200],
    ["/%76%31/things/abc", 200],
    ["/v1\\things\\abc", 200],
    ["/v1/things/abc#/../x_y", 200],
    ["/v1/things/%2e%2e/nothing", 404],
    ["/v1/things/abc%0d%0aX-Injected:%20yes", 400],
    ["/v1/things/%E2%80%8B", 400],
    ["/v1/things/%", 400],
    [`/v1/things/${"a".repeat(10_000)}`, 400],
    ["/api/v1", 404],
    ["/v1/__proto__", 404],
    ["/v1/constructor", 404],
  ])("%s is answered %i", async (path, status) => {
    const { apiKey } = await api.key();
    const answer = await api.send({ path, headers: bearer(apiKey) });
    expect(answer.status).toBe(status);
    expect(answer.headers).not.toHaveProperty("x-injected");
    if (status !== 200) expect(answer.json?.error).toBe(status === 404 ? "NOT_FOUND" : "INVALID_REQUEST");
  });

  it.each(["PUT", "OPTIONS", "TRACE", "PATCH", "PURGE", "PROPFIND", "SEARCH"])(
    "is NOT_FOUND by %s, with no header of CORS",
    async (method) => {
      const answer = await api.send({
        method,
        path: "/v1/things",
        headers: { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" },
      });
      expectEnvelope(answer, 404, "NOT_FOUND");
      expect(answer.headers.allow).toBe("GET, HEAD, POST");
      expect(answer.rawHeaders.filter(([name]) => /^access-control/i.test(name))).toEqual([]);
    },
  );
});

describe("a connection", () => {
  it("needs no Host, and may use HTTP 1.0", async () => {
    const { apiKey } = await api.key();
    for (const version of ["1.0", "1.1"]) {
      const answer = await sendRaw(
        api.port(),
        `GET /v1/things HTTP/${version}\r\nAuthorization: Bearer ${apiKey}\r\n\r\n`,
      );
      expect(answer.status).toBe(200);
    }
  });

  it("may request an absolute URL", async () => {
    const { apiKey } = await api.key();
    const answer = await api.send({ path: "http://localhost:3000/v1/things?limit=7", headers: bearer(apiKey) });
    expect(answer.json).toMatchObject({ success: true, pagination: { limit: 7 } });
  });

  it("with an unknown Expect header is answered normally", async () => {
    const { apiKey } = await api.key();
    expect((await api.send({ path: "/v1/things", headers: bearer(apiKey, { Expect: "miracles" }) })).status).toBe(200);
  });

  it("that requests an upgrade is answered normally", async () => {
    const { apiKey } = await api.key();
    const answer = await sendRaw(
      api.port(),
      `GET /v1/things HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nAuthorization: Bearer ${apiKey}\r\n\r\n`,
    );
    expect(answer.status).toBe(200);
  });

  it("answers pipelined requests in order", async () => {
    const { apiKey } = await api.key();
    const request = (name: string) =>
      `GET /v1/things/${name} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${apiKey}\r\n`;
    const socket = connect({ port: api.port(), host: "127.0.0.1" });
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk.toString();
    });
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    socket.write(`${request("one")}\r\n${request("two")}\r\n${request("three")}Connection: close\r\n\r\n`);
    await closed;
    expect([...received.matchAll(/"identity":"(\w+)"/g)].map((match) => match[1])).toEqual(["one", "two", "three"]);
  });

  it("may expect 100-continue before it sends a body", async () => {
    const { apiKey } = await api.key();
    const answer = await api.send({
      method: "POST",
      path: "/v1/things/batch",
      headers: json(apiKey, { Expect: "100-continue" }),
      body: '{"identities":["abc"]}',
    });
    expect(answer.status).toBe(200);
  });
});
