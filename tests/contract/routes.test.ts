import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { endpoints } from "../../lib/api/registry.ts";

const app = join(import.meta.dirname, "../../app");
const files = readdirSync(join(app, "v1"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith("route.ts"))
  .map((path) => join(app, "v1", path));
const paths = [...new Set(Object.values(endpoints).map((endpoint) => endpoint.path))];

/** The endpoints' path that a route file stands at. */
function pathOf(file: string): string {
  return `/${relative(app, file).replace(/\/route\.ts$/, "")}`.replaceAll("[", "{").replaceAll("]", "}");
}

describe("route files", () => {
  it("stand at every path of the registry, beside a catch-all and the root", () => {
    expect(files.map(pathOf).sort()).toEqual([...paths, "/v1", "/v1/{...path}"].sort());
  });

  it.each(files.map((file) => [pathOf(file), file]))(
    "%s exports every method, answered by its own endpoint",
    (path, file) => {
      const source = readFileSync(file, "utf8");
      const named = path === "/v1" || path.includes("...") ? "" : `"${path}"`;
      expect(source.replaceAll(/\s+/g, " ")).toContain(
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

  it.each(Object.entries(endpoints))("%s refuses unknown fields of its body", (_, endpoint) => {
    if (endpoint.body === undefined || endpoint.method === "GET") return expect(endpoint.method).toMatch(/GET|DELETE/);
    const result = endpoint.body.safeParse({ tier: "enterprise" });
    expect(
      result.error?.issues.some((issue) => issue.code === "unrecognized_keys" || issue.code === "invalid_union"),
    ).toBe(true);
  });
});
