import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { testEnv } from "../../tests/setup/context.ts";
import type { Context } from "../core/context.ts";
import { createLogger } from "../core/log.ts";
import { fromWeb } from "./next-adapter.ts";
import { answerSystemRoute } from "./system-routes.ts";

async function securityText(overrides: Record<string, string>) {
  const env = testEnv("postgres://localhost/none", { PUBLIC_ORIGIN: "https://credence.example", ...overrides });
  const request = fromWeb(new Request("https://credence.example/.well-known/security.txt"), env);
  // The route reads no database.
  const base = { env, log: createLogger("silent"), pg: undefined as never };
  return answerSystemRoute(request, base);
}

test("security.txt names the operator's contact, with an end in less than a year", async () => {
  const answer = await securityText({ SECURITY_CONTACT: "mailto:security@example.org" });
  const body = String(answer?.body);
  expect(answer?.headers["Content-Type"]).toBe("text/plain; charset=utf-8");
  expect(body).toMatch(/^Contact: mailto:security@example\.org\n/);
  expect(body).toContain("Canonical: https://credence.example/.well-known/security.txt\n");
  const end = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? "");
  expect(end).toBeGreaterThan(Date.now() + 179 * 86_400_000);
  expect(end).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test("without a contact there is no security.txt, and a contact is an https or mailto URL", async () => {
  expect(await securityText({})).toMatchObject({ status: 404 });
  for (const wrong of ["security@example.org", "http://example.org", "javascript:alert(1)", "mailto:a@b\nContact: x"]) {
    await expect(securityText({ SECURITY_CONTACT: wrong })).rejects.toThrow(/SECURITY_CONTACT/);
  }
});

test("metrics need the token unless only this machine reaches the service, also behind a proxy that sends no forwarding headers", async () => {
  const TOKEN = "a token for metrics";
  const status = async (settings: Record<string, string>, headers: Record<string, string> = {}) => {
    const env = testEnv("postgres://localhost/none", settings);
    const request = { ...fromWeb(new Request(`${env.PUBLIC_ORIGIN}/metrics`, { headers }), env), peer: "127.0.0.1" };
    const pg = { query: () => Promise.reject(new Error("no database")) } as unknown as Context["pg"]; // Readiness reports it.
    return (await answerSystemRoute(request, { env, log: createLogger("silent"), pg }))?.status;
  };
  const host = (name: string) => ({ host: name });
  const alone = { HOST: "127.0.0.1", PORT: "3000" };
  expect(await status(alone, host("localhost:3000"))).toBe(200);
  const proxied = [
    { ...alone, PUBLIC_ORIGIN: "https://credence.example" },
    { ...alone, HOST: "0.0.0.0" },
    { ...alone, TRUST_PROXY: "true" },
  ];
  for (const settings of proxied) {
    const own = host("PUBLIC_ORIGIN" in settings ? "credence.example" : "localhost:3000");
    expect(await status(settings, own), JSON.stringify(settings)).toBe(401);
    const withToken = { ...settings, METRICS_TOKEN: TOKEN };
    expect(await status(withToken, own), JSON.stringify(settings)).toBe(401);
    expect(await status(withToken, { ...own, authorization: `Bearer ${TOKEN}` })).toBe(200);
  }
});

test("a large document is sent once: with an ETag, compressed for those who take it, to pages of any origin", async () => {
  const base = { env: testEnv("postgres://localhost/none"), log: createLogger("silent"), pg: undefined as never };
  const read = (headers: Record<string, string>, method = "GET") =>
    answerSystemRoute(fromWeb(new Request("http://localhost/openapi.json", { method, headers }), base.env), base);
  const plain = await read({});
  expect(plain?.headers).toMatchObject({ Vary: "Accept-Encoding", "Access-Control-Allow-Origin": "*" });
  expect(plain?.headers).not.toHaveProperty("Content-Encoding");
  const zipped = await read({ "Accept-Encoding": "br, gzip;q=0.8" });
  expect(zipped?.headers["Content-Encoding"]).toBe("gzip");
  expect(gunzipSync(zipped?.body ?? "").equals(Buffer.from(plain?.body ?? ""))).toBe(true);
  for (const taken of ["*", "gzip", "X-GZIP", "identity;q=0.5, *;q=0.1"]) {
    expect((await read({ "Accept-Encoding": taken }))?.headers["Content-Encoding"]).toBe("gzip");
  }
  for (const refused of ["identity", "gzip;q=0", "gzip; q=0.000", "br", "*;q=0", "gzip;q=0, *"]) {
    expect((await read({ "Accept-Encoding": refused }))?.headers).not.toHaveProperty("Content-Encoding");
  }
  const etag = plain?.headers.ETag ?? "";
  for (const known of [etag, `"other", ${etag}`, etag.slice(2), "*"]) {
    expect(await read({ "If-None-Match": known })).toMatchObject({ status: 304, body: "" });
  }
  expect((await read({ "If-None-Match": '"other"' }))?.status).toBe(200);
  expect(await read({}, "OPTIONS")).toMatchObject({
    status: 200,
    body: "",
    headers: { "Access-Control-Allow-Methods": "GET" },
  });
});

test("readers of a large document share its bytes, so that slow ones take no memory", async () => {
  const base = { env: testEnv("postgres://localhost/none"), log: createLogger("silent"), pg: undefined as never };
  for (const path of ["/openapi.json", "/llms-full.txt"]) {
    const read = () => answerSystemRoute(fromWeb(new Request(`http://localhost${path}`), base.env), base);
    const [first, second] = [await read(), await read()];
    expect(first?.body).toBeInstanceOf(Uint8Array);
    expect(second?.body).toBe(first?.body);
  }
});
