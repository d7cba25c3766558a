import type { Endpoint } from "../declaration/define-endpoint.ts";
import { createDocument, type Document, findOperation, type Operation, resolve, type Schema } from "./json-schema.ts";

/** The typed client as one file without imports: the types of every call, then the text of `client-runtime.ts`. */
export function createTypedClient(endpoints: Readonly<Record<string, Endpoint>>, runtime: string): string {
  const document = createDocument(endpoints);
  // The client reads JSON; downloads are for `fetch`.
  const calls = Object.values(endpoints)
    .filter(({ download }) => download === undefined)
    .map((endpoint) => callText(document, endpoint));
  const named = Object.entries(document.components?.schemas ?? {}).map(
    ([name, schema]) =>
      `${comment(schema.description, "")}export type ${name} = ${typeText(document, schema, "", true)};`,
  );
  return `${[
    "// The typed client of Credence, generated from its API. It imports nothing: copy it into your project.",
    `/** Input and response of every call, by method and path. */\nexport interface Calls {\n${calls.join("\n")}\n}`,
    ANSWER,
    ...named,
    CLIENT,
    runtime.trim(),
  ].join("\n\n")}\n`;
}

/** Longest object type in one line. */
const LINE = 80;

const ANSWER = `/** What every response has. */
export interface Answer {
  success: true;
  /** ISO 8601, UTC. */
  timestamp: string;
}`;

const CLIENT = `export interface Client {
  /** Calls an endpoint. Throws {@link ApiError} for errors of the service. */
  call<K extends keyof Calls>(
    key: K,
    ...input: Record<never, never> extends Calls[K]["input"]
      ? [input?: Calls[K]["input"] & CallOptions]
      : [input: Calls[K]["input"] & CallOptions]
  ): Promise<Calls[K]["answer"]>;
}

/** A client of one service. */
export function createClient(options: ClientOptions = {}): Client {
  const call = createCaller(options);
  return { call: (key, ...[input]) => call(key, input) };
}`;

function callText(document: Document, endpoint: Endpoint): string {
  const { method, path, summary } = endpoint;
  const { operation, answer, body } = findOperation(document, endpoint);
  const parts = [
    parametersText(document, operation, "path", "params"),
    parametersText(document, operation, "query", "query"),
    body && `body: ${typeText(document, body, "      ")};`,
  ].filter((part) => part !== undefined);
  const input = parts.length === 0 ? "Record<never, never>" : braced(parts, "    ");
  return [
    `  /** ${summary}. */`,
    `  "${method} ${path}": {`,
    `    input: ${input};`,
    `    answer: ${answerText(document, answer)};`,
    "  };",
  ].join("\n");
}

/** The fields of a response's own, after those that all have ({@link ANSWER}). */
function answerText(document: Document, answer: Schema): string {
  const { success, timestamp, ...properties } = answer.properties ?? {};
  if (!success || !timestamp) return typeText(document, answer, "    ");
  return Object.keys(properties).length === 0
    ? "Answer"
    : `Answer & ${objectText(document, { ...answer, properties }, "    ")}`;
}

function parametersText(
  document: Document,
  { parameters }: Operation,
  place: "path" | "query",
  name: string,
): string | undefined {
  const own = parameters.filter((one) => one.in === place);
  if (own.length === 0) return undefined;
  // Parameters are text; numbers are accepted too.
  const type = (schema: Schema) =>
    schema.type === "integer" ? "number | string" : typeText(document, schema, "        ");
  const fields = own.map((one) => `${one.name}${one.required ? "" : "?"}: ${type(one.schema)};`);
  const isOptional = own.every((one) => !one.required);
  return `${name}${isOptional ? "?" : ""}: ${braced(fields, "      ")};`;
}

/** A schema as a type: its name if the document has one, except while that name is defined. */
function typeText(document: Document, schema: Schema, indent: string, naming = false): string {
  if (schema.$ref && !naming) return schema.$ref.replace("#/components/schemas/", "");
  const own = resolve(document, schema);
  if (own.const !== undefined) return JSON.stringify(own.const);
  if (own.enum) return own.enum.map((value) => JSON.stringify(value)).join(" | ");
  const variants = own.anyOf ?? own.oneOf;
  if (variants) return [...new Set(variants.map((one) => typeText(document, one, indent)))].join(" | ");
  if (own.properties) return objectText(document, own, indent);
  const types = [own.type ?? []].flat();
  return types.length === 0 ? "unknown" : types.map((type) => plainText(document, type, own, indent)).join(" | ");
}

function objectText(document: Document, { properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(([name, field]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    const type = typeText(document, field, inner);
    const described = comment(field.description, "") && `${comment(field.description, "")}${inner}`;
    return `${described}${key}${required.includes(name) ? "" : "?"}: ${type};`;
  });
  return fields.length === 0 ? "Record<never, never>" : braced(fields, indent);
}

/** An object type of these fields: in one line if none has a comment and they fit. */
function braced(fields: readonly string[], indent: string): string {
  const line = `{ ${fields.join(" ").slice(0, -1)} }`;
  if (!line.includes("\n") && line.length <= LINE) return line;
  return `{\n${fields.map((field) => `${indent}  ${field}\n`).join("")}${indent}}`;
}

function plainText(document: Document, type: string, schema: Schema, indent: string): string {
  if (type === "integer" || type === "number") return "number";
  if (type === "array") {
    const item = schema.items ? typeText(document, schema.items, indent) : "unknown";
    return /^\w+$/.test(item) ? `readonly ${item}[]` : `readonly (${item})[]`;
  }
  if (type !== "object") return type;
  const value = typeof schema.additionalProperties === "object" ? schema.additionalProperties : {};
  // Unlike `Record`, this form can be recursive.
  return `{ [name: string]: ${typeText(document, value, indent)} }`;
}

function comment(text: string | undefined, indent: string): string {
  return text ? `${indent}/** ${text.replaceAll("\n", " ").replaceAll("*/", "* /")} */\n` : "";
}
