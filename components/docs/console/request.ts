import { writeRequest } from "../../../lib/api/client.ts";
import type { EndpointDoc, ParameterDoc } from "../../../lib/api/reference/describe.ts";
import { syntaxErrorLine } from "../../ui/json-lines.ts";

/** What a console needs of an endpoint. */
export type ConsoleEndpoint = Pick<EndpointDoc, "operationId" | "method" | "path" | "access" | "parameters"> & {
  /** The example body as text; null for an endpoint without a body. */
  body: string | null;
};

export function consoleEndpoint({ operationId, method, path, access, parameters, body }: EndpointDoc): ConsoleEndpoint {
  return { operationId, method, path, access, parameters, body: body && JSON.stringify(body.example, null, 2) };
}

/** What is entered into a console. */
export interface Entries {
  /** By name; empty values are not sent. */
  parameters: Readonly<Record<string, string>>;
  /** JSON; empty for an endpoint without a body. */
  body: string;
}

/** The examples of all required parameters, and of the body. */
export function defaultEntries({ parameters, body }: ConsoleEndpoint): Entries {
  const shown = parameters.filter(({ required, example }) => required && example !== null);
  return { parameters: Object.fromEntries(shown.map(({ name, example }) => [name, example ?? ""])), body: body ?? "" };
}

/** Errors by parameter name or `body`. */
export function validateEntries({ parameters, body }: ConsoleEndpoint, entries: Entries): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { name, required } of parameters) {
    if (required && !entries.parameters[name]) errors[name] = "This parameter is required.";
  }
  if (body !== null) {
    try {
      JSON.parse(entries.body);
    } catch {
      const line = syntaxErrorLine(entries.body);
      errors.body = `Invalid JSON at or after line ${line}: check quotes, commas and brackets.`;
    }
  }
  return errors;
}

export function requestOf(endpoint: ConsoleEndpoint, entries: Entries, options: { baseUrl?: string; apiKey?: string }) {
  const { method, path, body } = endpoint;
  return writeRequest({
    method,
    path,
    params: { ...placeholders(endpoint, "path"), ...filled(endpoint, entries, "path") },
    query: filled(endpoint, entries, "query"),
    body: body === null ? undefined : entries.body,
    ...options,
  });
}

/** Placeholders for empty parameters, as in the path. */
function placeholders({ parameters }: ConsoleEndpoint, place: ParameterDoc["in"]): Record<string, string> {
  return Object.fromEntries(parameters.filter((one) => one.in === place).map(({ name }) => [name, `{${name}}`]));
}

function filled({ parameters }: ConsoleEndpoint, entries: Entries, place: ParameterDoc["in"]): Record<string, string> {
  return Object.fromEntries(
    parameters.flatMap(({ name, in: where }) => {
      const value = entries.parameters[name]?.trim();
      return where === place && value ? [[name, value]] : [];
    }),
  );
}

/** The call as a shell command, with the secret from the environment. */
export function curlOf(endpoint: ConsoleEndpoint, entries: Entries, origin: string): string {
  const { method, url, body } = requestOf(endpoint, entries, { baseUrl: origin });
  const secret = secretOf(endpoint);
  const lines = [
    ...(secret ? [`-H "Authorization: Bearer $${secret}"`] : []),
    ...(body === undefined ? [] : ['-H "Content-Type: application/json"', `-d ${quote(oneLine(body))}`]),
    quote(url.replaceAll(/%7B(\w+)%7D/g, "{$1}")),
  ];
  return [`curl${method === "GET" ? "" : ` -X ${method}`}`, ...lines].join(" \\\n  ");
}

/** The call with the typed client. */
export function typescriptOf(endpoint: ConsoleEndpoint, entries: Entries, origin: string): string {
  const secret = secretOf(endpoint);
  const options = [`baseUrl: ${JSON.stringify(origin)}`, ...(secret ? [`apiKey: process.env.${secret}`] : [])];
  const parts = [
    ...part("params", { ...placeholders(endpoint, "path"), ...filled(endpoint, entries, "path") }),
    ...part("query", filled(endpoint, entries, "query")),
    ...(endpoint.body === null ? [] : [`  body: ${indent(entries.body)},`]),
  ];
  const input = parts.length === 0 ? "" : `, {\n${parts.join("\n")}\n}`;
  return [
    'import { createClient } from "./credence.ts";',
    "",
    `const credence = createClient({ ${options.join(", ")} });`,
    `const answer = await credence.call("${endpoint.method} ${endpoint.path}"${input});`,
  ].join("\n");
}

function part(name: string, values: Record<string, string>): string[] {
  const fields = Object.entries(values).map(([field, value]) => `${field}: ${JSON.stringify(value)}`);
  return fields.length === 0 ? [] : [`  ${name}: { ${fields.join(", ")} },`];
}

/** The environment variable of the secret; null for public endpoints. */
function secretOf({ access }: ConsoleEndpoint): string | null {
  if (access.includes("public")) return null;
  return access.some((way) => way === "read" || way === "write" || way === "admin") ? "CREDENCE_KEY" : "CREDENCE_TOKEN";
}

function oneLine(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch {
    return json;
  }
}

function indent(json: string): string {
  return json.trim().replaceAll("\n", "\n  ");
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
