import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../lib/api/define-endpoint.ts";
import { endpoints } from "../../lib/api/registry.ts";
import { rootSegments } from "../../lib/api/router.ts";

interface NextSettings {
  rewrites: () => Promise<object>;
}

const app = join(import.meta.dirname, "../../app");
const files = ["v1", "(reservations)"].flatMap((folder) =>
  readdirSync(join(app, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("route.ts"))
    .map((path) => join(app, folder, path)),
);
const paths: string[] = [...new Set(Object.values(endpoints).map((endpoint) => endpoint.path))];

/** The endpoints' path that a route file stands at. */
function pathOf(file: string): string {
  const path = relative(join(app, "(reservations)"), file)
    .replace(/^\.\.\//, "")
    .replace(/\/route\.ts$/, "");
  return `/${path}`.replaceAll("[", "{").replaceAll("]", "}");
}

describe("route files", () => {
  it("stand at every path of the registry but the host's root, beside a catch-all and the root of the API", () => {
    const own = paths.filter((path) => path !== "/");
    expect(files.map(pathOf).sort()).toEqual([...own, "/v1", "/v1/{...path}"].sort());
  });

  it("are helped by Next's settings where none can stand: at the host's root, and below the API's first segments there", async () => {
    // Plain JavaScript, whose types are stated here.
    const { apiSegments, ...settings }: { apiSegments: string[]; default: (phase: string) => NextSettings } =
      await import(pathToFileURL(join(app, "../next.config.js")).href);
    expect([...apiSegments, ""].sort()).toEqual([...rootSegments(endpoints)].sort());
    expect(await settings.default(PHASE_PRODUCTION_BUILD).rewrites()).toMatchObject({
      beforeFiles: [{ source: "/", destination: "/v1" }],
    });
  });

  it.each(files.map((file) => [pathOf(file), file]))(
    "%s exports every method, answered by its own endpoint",
    (path, file) => {
      const source = readFileSync(file, "utf8");
      const named = path === "/v1" || path.includes("...") ? "" : `"${path}"`;
      expect(source.replaceAll(/\s+/g, " ").replaceAll("( ", "(").replaceAll(", )", ")")).toContain(
        `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(${named});`,
      );
    },
  );

  it("name a level the same throughout", () => {
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
});

describe("declarations", () => {
  it.each(Object.entries(endpoints))("%s has one schema field for each parameter of its path", (_, endpoint) => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(inPath);
  });

  const bodies = Object.values<Endpoint>(endpoints).flatMap(({ method, path, body }) =>
    body ? [[`${method} ${path}`, body] as const] : [],
  );
  it.each(bodies)("%s refuses unknown fields of its body", (_, body) => {
    const result = body.safeParse({ tier: "enterprise" });
    expect(
      result.error?.issues.some((issue) => issue.code === "unrecognized_keys" || issue.code === "invalid_union"),
    ).toBe(true);
  });
});
