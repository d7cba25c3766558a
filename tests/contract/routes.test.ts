import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../lib/api/declaration/define-endpoint.ts";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { rootSegments } from "../../lib/api/router.ts";

interface NextSettings {
  rewrites: () => Promise<object>;
}

const root = join(import.meta.dirname, "../..");
const files = ["v1", "(reservations)"].flatMap((folder) =>
  readdirSync(join(root, "app", folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") || path.endsWith(".tsx"))
    .map((path) => join("app", folder, path)),
);
const paths: string[] = [...new Set(Object.values(endpoints).map((endpoint) => endpoint.path))];

/** The first segment of the URLs that a catch-all file answers; the whole path of a file that is no catch-all. */
function prefixOf(file: string): string {
  return file
    .replace("(reservations)/", "")
    .replace(/^app\//, "")
    .replace(/\/\[\[\.\.\.path\]\]\/route\.ts$/, "");
}

describe("route files", () => {
  it("are one catch-all for each first segment of the registry's paths", () => {
    expect(files.map(prefixOf).sort()).toEqual(["v1", ...rootSegments(endpoints)].filter((name) => name !== "").sort());
  });

  it.each(files)("%s exports every method, answered by the pipeline", (file) => {
    expect(readFileSync(join(root, file), "utf8")).toContain(
      "export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeHandlers;",
    );
  });

  it("are reached through rewrites at the root and below /api, where no route file is possible", async () => {
    // Plain JavaScript, whose types are stated here.
    const settings: { default: (phase: string) => NextSettings } = await import(
      pathToFileURL(join(root, "next.config.js")).href
    );
    expect(await settings.default(PHASE_PRODUCTION_BUILD).rewrites()).toMatchObject({
      beforeFiles: [1, 2, 3].map(() => ({ source: "/", destination: "/v1" })),
      afterFiles: [
        { source: "/api/v1", destination: "/v1" },
        { source: "/api/v1/:path*", destination: "/v1/:path*" },
        ...[1, 2, 3].map(() => ({ destination: "/.well-known/oauth-protected-resource" })),
      ],
      fallback: [
        { source: "/api/:path*", destination: "/v1" },
        { source: "/v:version([0-9]+)/:path*", destination: "/v1" },
      ],
    });
  });
});

describe("declarations", () => {
  it("give the parameter of a path level one name", () => {
    const names = new Map<string, Set<string>>();
    for (const path of paths) {
      const segments = path.split("/");
      segments.forEach((segment, i) => {
        if (!segment.startsWith("{")) return;
        const level = segments.slice(0, i).join("/");
        names.set(level, (names.get(level) ?? new Set()).add(segment));
      });
    }
    for (const [level, segments] of names) expect([level, segments.size]).toEqual([level, 1]);
  });

  it.each(Object.entries(endpoints))("%s has one schema field for each parameter of its path", (_, endpoint) => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(inPath);
  });

  const bodies = Object.values<Endpoint>(endpoints).flatMap(({ method, path, body }) =>
    body ? [[`${method} ${path}`, body] as const] : [],
  );
  it.each(bodies)("%s refuses unknown fields of its body", (_, body) => {
    const result = body.safeParse({ tier: "enterprise", isOperator: true });
    expect(
      result.error?.issues.some((issue) => issue.code === "unrecognized_keys" || issue.code === "invalid_union"),
    ).toBe(true);
  });
});
