import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { testEnv } from "../../tests/setup/context.ts";
import { createLogger } from "../core/log.ts";
import { fromWeb } from "./next-adapter.ts";
import { answerSystemRoute } from "./system-routes.ts";

async function securityText(overrides: Record<string, string>) {
  const env = testEnv("postgres://localhost/none", { PUBLIC_ORIGIN: "https://credence.example", ...overrides });
  const request = fromWeb(new Request("https://credence.example/.well-known/security.txt"));
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

test("a large document is sent once: with an ETag, compressed for those who take it, to pages of any origin", async () => {
  const base = { env: testEnv("postgres://localhost/none"), log: createLogger("silent"), pg: undefined as never };
  const read = (headers: Record<string, string>, method = "GET") =>
    answerSystemRoute(fromWeb(new Request("http://localhost/openapi.json", { method, headers })), base);
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
    const read = () => answerSystemRoute(fromWeb(new Request(`http://localhost${path}`)), base);
    const [first, second] = [await read(), await read()];
    expect(first?.body).toBeInstanceOf(Uint8Array);
    expect(second?.body).toBe(first?.body);
  }
});
