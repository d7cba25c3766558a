import type { Endpoint } from "../declaration/define-endpoint.ts";
import { createOpenapi } from "./openapi.ts";

/** The parts of the document's JSON Schemas that are read here. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  propertyNames?: { enum?: string[] };
  additionalProperties?: boolean | Schema;
  contentSchema?: Schema;
}

interface Parameter {
  in: "path" | "query" | "header";
  name: string;
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  parameters: Parameter[];
  requestBody?: { content: { "application/json": { schema: Schema } } };
  /** By status; each success has one content type, each error is a reference. */
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** The parts of the OpenAPI document that are read here. */
export interface Document {
  paths: Record<
    string,
    Record<string, Omit<Operation, "parameters"> & { parameters?: (Parameter | { $ref: string })[] }>
  >;
  components?: { schemas?: Record<string, Schema>; parameters?: Record<string, Parameter> };
}

/** A field of a body or response. */
export interface Field {
  /** Such as `score.breakdown` or `shares[].at`. */
  path: string;
  /** Such as "list of string". */
  type: string;
  required: boolean;
  /** In Markdown. */
  description: string;
}

const MAX_DEPTH = 6;

/** The OpenAPI document of endpoints, by operation id. */
export function createDocument(endpoints: Readonly<Record<string, Endpoint>>): Document {
  return createOpenapi(endpoints) as Document; // It is JSON, of which the type has some parts.
}

/** An endpoint's operation, with the schemas of its response (a download: of one of its lines) and of its body. */
export function findOperation(
  document: Document,
  { method, path, status = 200 }: Pick<Endpoint, "method" | "path" | "status">,
): { operation: Operation; answer: Schema; body: Schema | undefined } {
  const operation = document.paths[path]?.[method.toLowerCase()];
  const answer = Object.values(operation?.responses[String(status)]?.content ?? {})[0]?.schema;
  if (!operation || !answer) throw new Error(`The document lacks ${method} ${path}.`);
  const parameters = (operation.parameters ?? []).flatMap((one) =>
    "$ref" in one ? (document.components?.parameters?.[one.$ref.replace("#/components/parameters/", "")] ?? []) : one,
  );
  const body = operation.requestBody?.content["application/json"].schema;
  return { operation: { ...operation, parameters }, answer: answer.contentSchema?.items ?? answer, body };
}

/** Follows a reference. */
export function resolve(document: Document, schema: Schema): Schema {
  const name = schema.$ref?.replace("#/components/schemas/", "");
  return name === undefined ? schema : (document.components?.schemas?.[name] ?? {});
}

/** Every field of an object, followed by its nested fields. */
export function fieldsOf(document: Document, given: Schema, prefix = "", depth = 0): Field[] {
  const schema = resolve(document, given);
  if (depth > MAX_DEPTH) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = prefix ? `${prefix}.${name}` : name;
    const own = resolve(document, field);
    const inside = [own, ...(own.anyOf ?? [])].flatMap((one) => {
      const inner = resolve(document, one);
      return [
        ...fieldsOf(document, inner, path, depth + 1),
        ...(inner.items ? fieldsOf(document, inner.items, `${path}[]`, depth + 1) : []),
      ];
    });
    return [
      {
        path,
        type: typeOf(document, field),
        required: schema.required?.includes(name) ?? false,
        description: field.description ?? own.description ?? "",
      },
      ...inside,
    ];
  });
}

/** A schema's type as text, with values in backticks. */
export function typeOf(document: Document, given: Schema, above: readonly Schema[] = []): string {
  const schema = resolve(document, given);
  // The schema is recursive.
  if (above.includes(schema)) return "any value";
  const inside = [...above, schema];
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(", ") + defaultOf(schema);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return [...new Set(variants.map((one) => typeOf(document, one, inside)))].join(" or ");
  if (schema.type === "array") return `list of ${schema.items ? typeOf(document, schema.items, inside) : "values"}`;
  const type = Array.isArray(schema.type) ? schema.type.join(" or ") : (schema.type ?? "any value");
  const range =
    schema.minimum !== undefined && schema.maximum !== undefined && schema.maximum < Number.MAX_SAFE_INTEGER
      ? ` ${schema.minimum}–${schema.maximum}`
      : "";
  return type + range + defaultOf(schema);
}

function defaultOf(schema: Schema): string {
  return schema.default === undefined ? "" : `, default \`${String(schema.default)}\``;
}
