import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import type { Endpoint } from "../../lib/api/declaration/define-endpoint.ts";
import { endpoints } from "../../lib/api/endpoints/registry.ts";
import { apiGroups } from "../../lib/api/reference/describe.ts";
import { createReference } from "../../lib/api/reference/markdown.ts";
import { createOpenapi, errorsOf, openapiText } from "../../lib/api/reference/openapi.ts";
import { errorCodes } from "../../lib/core/errors.ts";
import { groupBy } from "../../lib/core/group-by.ts";

const folder = join(import.meta.dirname, "../../docs/api");
const list: [string, Endpoint][] = Object.entries(endpoints);

interface Answer {
  description: string;
  headers: Record<string, object>;
  content: Record<string, { schema: object }>;
}
interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  schema: object;
}
interface Operation {
  operationId: string;
  tags: string[];
  security: unknown[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, Answer | { $ref: string }>;
}
const document: {
  openapi: string;
  info: { title: string; version: string };
  tags: { name: string }[];
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<"schemas" | "responses" | "headers" | "parameters", Record<string, object>>;
} = JSON.parse(JSON.stringify(createOpenapi(endpoints)));

it("the committed documents match the declarations", () => {
  const made: Record<string, string> = {
    "openapi.json": `${openapiText(undefined, 2)}\n`,
    ...createReference(apiGroups()),
  };
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
  expect(operation.security).toEqual(endpoint.access === "public" ? [] : [{ bearer: [] }]);
  const parameters = (operation.parameters ?? []).map((one) => ("$ref" in one ? (find(one.$ref) as Parameter) : one));
  const inPath = parameters.filter((one) => one.in === "path");
  expect(inPath.map(({ name, required }) => [name, required])).toEqual(
    [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1], true]),
  );
  expect(Object.keys(operation.responses).map(Number).sort()).toEqual([...new Set(statusesOf(endpoint))].sort());
  expect(operation.requestBody === undefined).toBe(endpoint.body === undefined);
  for (const [status, answer] of Object.entries(operation.responses)) {
    // Errors are shared: one response a status.
    expect([status, "$ref" in answer]).toEqual([status, Number(status) >= 400]);
    const shared = "$ref" in answer ? (find(answer.$ref) as Answer) : answer;
    const { headers, content, description } = { ...shared, ...answer };
    if (Number(status) >= 400) {
      const own = errorsOf(endpoint).filter((code) => errorCodes[code].status === Number(status));
      expect(description).toBe(own.map((code) => `\`${code}\`: ${errorCodes[code].meaning}`).join("\n"));
    }
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(["X-RateLimit-Limit", "X-Request-Id"]));
    expect([status, "Retry-After" in headers]).toEqual([status, ["429", "503"].includes(status)]);
    const isDownload = endpoint.download !== undefined && status === "200";
    const files = status === "200" ? (endpoint.orDownload ?? []) : [];
    const types = isDownload ? endpoint.download : new Set(["application/json", ...files]);
    expect(Object.keys(content)).toEqual([...(types ?? [])]);
  }
});

/** What a reference inside the document refers to. */
function find(ref: string): unknown {
  const parts = ref.replace(/^#\//, "").split("/");
  return parts.reduce<unknown>((inside, part) => (inside as Record<string, unknown> | undefined)?.[part], document);
}

/** Every object of the document, with its place. */
function* objectsIn(value: unknown, place = "#"): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== "object" || value === null) return;
  yield [place, value as Record<string, unknown>];
  for (const [name, item] of Object.entries(value)) yield* objectsIn(item, `${place}/${name}`);
}

it("the document is small, because each error, header and frequent parameter is described once", () => {
  expect(Buffer.byteLength(JSON.stringify(document))).toBeLessThan(590_000);
  expect(openapiText()).toBe(JSON.stringify(document));
});

it("every reference leads to a component, and every component is referred to", () => {
  const refs = new Set([...objectsIn(document)].flatMap(([, { $ref }]) => (typeof $ref === "string" ? [$ref] : [])));
  expect([...refs].filter((ref) => find(ref) === undefined)).toEqual([]);
  const kinds = ["schemas", "responses", "headers", "parameters"] as const;
  const named = kinds.flatMap((kind) =>
    Object.keys(document.components[kind]).map((name) => `#/components/${kind}/${name}`),
  );
  expect(named.filter((name) => !refs.has(name))).toEqual([]);
});

it("an operation has the parameters of its declaration, each frequent one by reference", () => {
  const { parameters } = document.components;
  expect(parameters).toMatchObject({
    LimitInQuery: { in: "query", name: "limit" },
    IdentityInPath: { in: "path", name: "identity", required: true },
  });
  const written = list.map(([id, { path, method }]) => {
    const own = document.paths[path]?.[method.toLowerCase()]?.parameters ?? [];
    const inQuery = own
      .map((one) => ("$ref" in one ? (find(one.$ref) as Parameter) : one))
      .filter((one) => one.in === "query");
    return [id, inQuery.map(({ name }) => name).sort()];
  });
  expect(written).toEqual(list.map(([id, { query }]) => [id, Object.keys(query?.shape ?? {}).sort()]));
  const inline = Object.values(document.paths).flatMap((path) =>
    Object.values(path).flatMap((operation) => (operation.parameters ?? []).map((one) => JSON.stringify(one))),
  );
  for (const one of Object.values(parameters)) expect(inline).not.toContain(JSON.stringify(one));
});

it("names of components and operations differ by more than case, and none is made up", () => {
  const names = [...Object.values(document.components).flatMap((kind) => Object.keys(kind)), ...Object.keys(endpoints)];
  const flat = groupBy(names, (name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));
  expect([...flat.values()].filter((same) => same.length > 1)).toEqual([]);
  expect(names.filter((name) => !/^[A-Za-z][A-Za-z0-9-]*$/.test(name))).toEqual([]);
  // A parameter of a path is a variable in generated functions, beside these.
  const parts = list.flatMap(([id, { path }]) => [...path.matchAll(/\{(\w+)\}/g)].map((match) => [id, match[1]]));
  expect(
    parts.filter(([, name = ""]) => ["data", "params", "options", "headers", "body", "url"].includes(name)),
  ).toEqual([]);
});

it("servers are absolute: the given origin", () => {
  expect(document.servers).toEqual([{ url: "http://127.0.0.1:3000" }]);
  expect(createOpenapi(endpoints, "https://credence.example")).toMatchObject({
    servers: [{ url: "https://credence.example" }],
  });
});

it("no field that a client may leave out has a default, which generated types take for always present", () => {
  const fields = [...objectsIn(document)].flatMap(([place, { properties }]) =>
    Object.entries((properties ?? {}) as Record<string, object>).map(
      ([name, field]) => [`${place}.${name}`, field] as const,
    ),
  );
  expect(fields.length).toBeGreaterThan(500);
  expect(fields.filter(([, field]) => "default" in field).map(([place]) => place)).toEqual([]);
  expect(document.components.schemas.Policy).toMatchObject({
    required: ["op", "rules"],
    properties: { onIndeterminate: { description: "Default: `deny`." } },
  });
});

it("JSON Lines are text of which each line has the schema", () => {
  const answer = document.paths["/v1/epochs/{number}/rows"]?.get?.responses["200"] as Answer | undefined;
  expect(answer?.content["application/x-ndjson"]?.schema).toMatchObject({
    type: "string",
    contentMediaType: "application/x-ndjson",
    contentSchema: { type: "array", items: { type: "object", required: expect.arrayContaining(["address", "total"]) } },
  });
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
  walk(document.components.responses, "/components/responses");
  walk(document.components.parameters, "/components/parameters");
  expect(checked).toBeGreaterThan(list.length * 2);
});

function statusesOf(endpoint: Endpoint): number[] {
  return [
    endpoint.status ?? 200,
    ...(endpoint.okWhen ? [200] : []),
    ...new Set(errorsOf(endpoint).map((code) => errorCodes[code].status)),
  ];
}
