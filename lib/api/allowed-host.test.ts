import { describe, expect, it } from "vitest";
import { askedOrigin, hostCheck } from "./allowed-host.ts";

const accepts = hostCheck({ PUBLIC_ORIGIN: "https://credence.example:8443", ALLOWED_HOSTS: ["10.0.0.7", "[fd00::7]"] });

describe("a request", () => {
  it.each([
    "credence.example",
    "credence.example:8443",
    "CREDENCE.example.",
    "localhost",
    "localhost:3000",
    "127.0.0.1:65535",
    "[::1]:3000",
    "10.0.0.7:3000",
    "[fd00::7]",
    "",
    undefined,
  ])("that names %j is answered", (host) => {
    expect(accepts(host)).toBe(true);
  });

  it.each([
    "rebound.example",
    "credence.example.rebound.example",
    "localhost.rebound.example",
    "rebound.example:localhost",
    "user@localhost",
    "localhost, rebound.example",
    "127.0.0.2",
    "0.0.0.0:3000",
    "2130706433",
    "[::ffff:127.0.0.1]",
    "::1",
    "10.0.0.8",
    "localhost:3000x",
    ":3000",
  ])("that names %j is not", (host) => {
    expect(accepts(host)).toBe(false);
  });
});

describe("documents name", () => {
  const at = (PUBLIC_ORIGIN: string, ALLOWED_HOSTS: string[] = []) => ({ PUBLIC_ORIGIN, ALLOWED_HOSTS });
  it.each([
    [at("http://localhost:3000"), "127.0.0.1:4000", "http://127.0.0.1:4000"],
    [at("http://localhost:3000"), "[::1]:3000", "http://[::1]:3000"],
    [at("https://credence.example"), "CREDENCE.example:443", "https://credence.example"],
    [at("https://credence.example/below", ["nas.lan"]), "nas.lan:8443", "https://nas.lan:8443/below"],
    [at("https://credence.example"), "localhost:3000", "https://credence.example"],
    [at("https://credence.example"), "evil.example", "https://credence.example"],
    [at("https://credence.example"), "credence.example@evil", "https://credence.example"],
    [at("https://credence.example"), undefined, "https://credence.example"],
  ])("of %j asked by the host %j the origin %s", (env, host, origin) => {
    expect(askedOrigin(env, host)).toBe(origin);
  });
});
