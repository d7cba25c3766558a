import { describe, expect, it } from "vitest";
import { hostCheck } from "./allowed-host.ts";

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
