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

test("readers of a large document share its bytes, so that slow ones take no memory", async () => {
  const base = { env: testEnv("postgres://localhost/none"), log: createLogger("silent"), pg: undefined as never };
  for (const path of ["/openapi.json", "/llms-full.txt"]) {
    const read = () => answerSystemRoute(fromWeb(new Request(`http://localhost${path}`)), base);
    const [first, second] = [await read(), await read()];
    expect(first?.body).toBeInstanceOf(Uint8Array);
    expect(second?.body).toBe(first?.body);
  }
});
