import type { Endpoint } from "../define-endpoint.ts";
import { createOpenapi } from "../openapi.ts";
import { type Document, resolve, type Schema } from "../reference/json-schema.ts";

/** A JSON Schema of an object, with the schemas it refers to. */
export interface ObjectSchema {
  [keyword: string]: unknown;
  type: "object";
  properties: Record<string, Schema>;
  required: string[];
  $defs?: Record<string, Schema>;
}

/** The schemas of an endpoint's arguments (parameters and fields of the body together) and of its response. */
export function schemasOf(endpoint: Endpoint): { input: ObjectSchema; output: ObjectSchema } {
  // The type has the parts of the JSON document that are read here.
  const document = createOpenapi({ tool: endpoint }) as Document;
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
  const answer = operation?.responses[String(endpoint.status ?? 200)]?.content["application/json"]?.schema;
  if (!operation || !answer) throw new Error(`The document lacks ${endpoint.method} ${endpoint.path}.`);
  const parameters = (operation.parameters ?? []).filter((one) => one.in !== "header");
  const given = operation.requestBody?.content["application/json"].schema;
  const body: Schema = given ? resolve(document, given) : {};
  const names = [...parameters.map(({ name }) => name), ...Object.keys(body.properties ?? {})];
  if (new Set(names).size < names.length) throw new Error(`Two arguments of ${endpoint.path} have the same name.`);
  const input = {
    ...(body.example === undefined ? undefined : { examples: [body.example] }),
    properties: { ...Object.fromEntries(parameters.map((one) => [one.name, one.schema])), ...body.properties },
    required: [...parameters.filter((one) => one.required).map(({ name }) => name), ...(body.required ?? [])],
    additionalProperties: false,
  };
  return { input: withDefinitions(document, input), output: withDefinitions(document, resolve(document, answer)) };
}

const COMPONENTS = "#/components/schemas/";

/** The schema of an object with every schema that it reaches under `$defs`. */
function withDefinitions(document: Document, schema: Omit<Schema, "additionalProperties">): ObjectSchema {
  const definitions: Record<string, Schema> = {};
  const move = <T>(from: T): T =>
    JSON.parse(JSON.stringify(from), (key, value: unknown) => {
      if (key !== "$ref" || typeof value !== "string") return value;
      const name = value.replace(COMPONENTS, "");
      if (!Object.hasOwn(definitions, name)) {
        // Before its own references are followed, which may lead back to it.
        definitions[name] = {};
        definitions[name] = move(document.components?.schemas?.[name] ?? {});
      }
      return `#/$defs/${name}`;
    });
  const { properties = {}, required = [], ...rest } = move(schema);
  return {
    ...rest,
    type: "object",
    properties,
    required,
    ...(Object.keys(definitions).length === 0 ? undefined : { $defs: definitions }),
  };
}
