import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import type { Endpoint } from "../../lib/api/define-endpoint.ts";
import { createOpenapi, openapiText, statusesOf } from "../../lib/api/openapi.ts";
import { apiGroups } from "../../lib/api/reference/describe.ts";
import { createReference } from "../../lib/api/reference/markdown.ts";
import { endpoints } from "../../lib/api/registry.ts";

const folder = join(import.meta.dirname, "../../docs/api");
const list: [string, Endpoint][] = Object.entries(endpoints);

interface Operation {
  operationId: string;
  tags: string[];
  security: unknown[];
  parameters?: { in: string; name: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { headers: object; content: Record<string, { schema: object }> }>;
}
const document: {
  openapi: string;
  info: { title: string; version: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
} = JSON.parse(JSON.stringify(createOpenapi(endpoints)));

it("the committed documents match the declarations", () => {
  const made: Record<string, string> = { "openapi.json": openapiText(), ...createReference(apiGroups()) };
  const committed = Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );
  expect(committed).toEqual(made);
});

it("the document is OpenAPI 3.1 and contains every endpoint once", () => {
  expect(document).toMatchObject({ openapi: "3.1.0", info: { title: "Credence", version: expect.any(String) } });
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
  );
  expect(operations.sort()).toEqual(list.map(([id, { method, path }]) => `${id} ${method} ${path}`).sort());
});

it.each(list)("%s is described completely", (operationId, endpoint) => {
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
  if (!operation) throw new Error("The operation is missing.");
  expect(operation.operationId).toBe(operationId);
  expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(operation.tags));
  expect(operation.security).toEqual(endpoint.access === "public" ? [] : [{ apiKey: [] }]);
  const inPath = (operation.parameters ?? []).filter((one) => one.in === "path");
  expect(inPath.map(({ name, required }) => [name, required])).toEqual(
    [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1], true]),
  );
  expect(Object.keys(operation.responses).map(Number).sort()).toEqual([...new Set(statusesOf(endpoint))].sort());
  expect(operation.requestBody === undefined).toBe(endpoint.body === undefined);
  for (const [status, { headers, content }] of Object.entries(operation.responses)) {
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(["X-RateLimit-Limit", "X-Request-Id"]));
    expect([status, "Retry-After" in headers]).toEqual([status, status === "429"]);
    const isDownload = endpoint.download !== undefined && status === "200";
    expect(Object.keys(content)).toEqual([isDownload ? endpoint.download : "application/json"]);
  }
});

it("every schema of the document is valid JSON Schema 2020-12", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, "document");
  let checked = 0;
  const known = new Set<string>();
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, item] of Object.entries(value)) {
      const below = `${pointer}/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`;
      if (name === "schema") {
        expect([below, ajv.validateSchema(item as object)]).toEqual([below, true]);
        checked++;
        const text = JSON.stringify(item);
        // Compiling follows every reference.
        if (!known.has(text)) ajv.compile({ $ref: `document#${below}` });
        known.add(text);
      } else walk(item, below);
    }
  };
  walk(document.paths, "/paths");
  expect(checked).toBeGreaterThan(list.length * 5);
});
