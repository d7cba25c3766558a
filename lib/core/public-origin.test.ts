import { describe, expect, test } from "vitest";
import { PublicOrigin, splitPublicOrigin, withoutBasePath } from "./public-origin.ts";

describe("PUBLIC_ORIGIN", () => {
  test.each([
    ["https://x.org", "https://x.org", ""],
    ["HTTPS://X.org:443/", "https://x.org", ""],
    ["https://x.org/credence", "https://x.org/credence", "/credence"],
    ["https://x.org:8443/credence/", "https://x.org:8443/credence", "/credence"],
    ["http://nas:3000/a-b/C_1.2~", "http://nas:3000/a-b/C_1.2~", "/a-b/C_1.2~"],
    // Not the paths of the service, though they begin with the same letters.
    ["https://x.org/apis", "https://x.org/apis", "/apis"],
    ["https://x.org/x/api", "https://x.org/x/api", "/x/api"],
  ])("%s is %s", (given, publicOrigin, basePath) => {
    expect(PublicOrigin.parse(given)).toBe(publicOrigin);
    expect(splitPublicOrigin(publicOrigin)).toEqual({ origin: new URL(given).origin, basePath });
  });

  const odd = "/a b,/a%20b,/é,/a//b,//,/../a,/a/..,/.well-known,\\a,/a;b,/{a},/:a".split(",");
  const own = ["/v1", "/v2/x", "/api", "/_next/x", "/health", "/metrics/", "/mcp"];
  test.each<[string, string]>([
    ["/?a=b", "no query and no fragment"],
    ["/credence?", "no query and no fragment"],
    ["/credence#top", "no query and no fragment"],
    ["@y.org/credence", "no user and no password"],
    ...odd.map((path): [string, string] => [path, "must consist of segments such as /credence"]),
    ...own.map((path): [string, string] => [path, "begins like a path of the service itself"]),
  ])("https://x.org%s is refused in words", (rest, words) => {
    expect(PublicOrigin.safeParse(`https://x.org${rest}`).error?.issues[0]?.message).toContain(words);
  });
});

test("a path below the public one is routed without it, also where a well-known address carries it", () => {
  const routed = (path: string) => withoutBasePath(path, "/a/b");
  expect(["/a/b", "/a/b/", "/a/b/v1/x", "/a/b/a/b/x"].map(routed)).toEqual(["/", "/", "/v1/x", "/a/b/x"]);
  const others = ["/", "/a", "/a/bc", "/v1/a/b", "/health/ready", "/.well-known/credence.json", "*"];
  expect(others.map(routed)).toEqual(others);
  expect(
    ["/.well-known/x/a/b", "/.well-known/x/a/b/mcp", "/a/b/.well-known/x", "/.well-known/x/mcp"].map(routed),
  ).toEqual(["/.well-known/x", "/.well-known/x/mcp", "/.well-known/x", "/.well-known/x/mcp"]);
  expect(withoutBasePath("/v1/x", "")).toBe("/v1/x");
});
