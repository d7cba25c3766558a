import { expect, test } from "vitest";
import { dataHeaders, pageHeaders } from "./security-headers.ts";

const page = (publicOrigin: string, relayUrl: string | null = null) =>
  pageHeaders({ publicOrigin, nonce: "n0nce", development: false, relayUrl });

test("HSTS is sent only behind TLS", () => {
  expect(page("https://credence.example")["Strict-Transport-Security"]).toBe("max-age=31536000; includeSubDomains");
  expect(dataHeaders("https://credence.example")["Strict-Transport-Security"]).toBeDefined();
  expect(page("http://localhost:3000")["Strict-Transport-Security"]).toBeUndefined();
  expect(dataHeaders("http://localhost:3000")["Strict-Transport-Security"]).toBeUndefined();
});

test("a page runs no script without its nonce, and names no other host", () => {
  const policy = page("https://credence.example")["Content-Security-Policy"] ?? "";
  const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src "));
  expect(scripts).toBe("script-src 'self' 'nonce-n0nce' 'strict-dynamic'");
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test("the relay of WalletConnect is the one other host, and only where it is offered", () => {
  const connections = (relayUrl: string | null) =>
    /connect-src ([^;]*)/.exec(page("https://credence.example", relayUrl)["Content-Security-Policy"] ?? "")?.[1];
  expect(connections(null)).toBe("'self'");
  expect(connections("wss://relay.example/path?query")).toBe("'self' wss://relay.example");
});

test("data may neither run nor be framed", () => {
  expect(dataHeaders("http://localhost:3000")["Content-Security-Policy"]).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
});
