import { accessList, type Endpoint, tags } from "../../lib/api/define-endpoint.ts";
import { createOpenapi, errorsOf } from "../../lib/api/openapi.ts";
import { errorCodes } from "../../lib/core/errors.ts";
import { type TierName, tierNames, tiers } from "../../lib/core/tiers.ts";

interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: boolean | Schema;
}

interface Operation {
  parameters?: { in: string; name: string; required?: boolean; schema: Schema; description?: string }[];
  requestBody?: { content: { "application/json": { schema: Schema } } };
  responses: Record<string, { content: { "application/json": { schema: Schema } } }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

const MAX_DEPTH = 6;

/** The reference as Markdown files by name, made from the declarations alone. */
export function createReference(endpoints: Readonly<Record<string, Endpoint>>): Record<string, string> {
  // The document is JSON: this states the parts of it that are read here.
  const document = createOpenapi(endpoints) as Document;
  const files: Record<string, string> = { "README.md": overview(endpoints) };
  for (const tag of tags) {
    const own = Object.entries(endpoints).filter(([, endpoint]) => endpoint.tag === tag);
    if (own.length === 0) continue;
    const sections = own.map(([operationId, endpoint]) => section(document, operationId, endpoint));
    files[`${tag}.md`] = `${[`# ${capital(tag)}`, GENERATED, ...sections].join("\n\n")}\n`;
  }
  return files;
}

const GENERATED = "_Made by `npm run openapi` from the declarations in `lib/api/endpoints`._";

function overview(endpoints: Readonly<Record<string, Endpoint>>): string {
  const rows = Object.entries(endpoints).map(
    ([operationId, { method, path, summary, tag }]) =>
      `| [${operationId}](${tag}.md#${operationId.toLowerCase()}) | \`${method} ${path}\` | ${summary} |`,
  );
  const classes = ["default", "leaderboard", "achievements", "checkName", "revokeAttestation", "track"] as const;
  return `${[
    "# API reference",
    GENERATED,
    "Every path under `/v1` answers under `/api/v1` too. Every answer is JSON with `success` and `timestamp`; an error has `error` and `message`, and `details` where single fields are at fault. `/openapi.json` holds the same as OpenAPI 3.1.",
    '```sh\ncurl -H "Authorization: Bearer $CREDENCE_KEY" http://localhost:3000/v1/scores/leaderboard\n```',
    "## Endpoints",
    table(["Operation", "Path", "What it does"], rows),
    "## Limits",
    `Requests a minute by tier; the day counts all of them. \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\` on every answer tell of the tightest limit.`,
    table(
      ["Limit", ...tierNames.map(capital)],
      [
        ...classes.map((name) => `| ${name} | ${tierNames.map((tier) => perMinute(tier, name)).join(" | ")} |`),
        `| a day | ${tierNames.map((tier) => (tier === "enterprise" ? "custom" : tiers[tier].perDay.toLocaleString("en"))).join(" | ")} |`,
      ],
    ),
    "## Errors",
    table(
      ["Code", "Status", "Meaning"],
      Object.entries(errorCodes).map(([code, { status, meaning }]) => `| \`${code}\` | ${status} | ${meaning} |`),
    ),
  ].join("\n\n")}\n`;
}

function perMinute(tier: TierName, name: Endpoint["rateLimit"]): string {
  if (tier === "enterprise" && name !== "track") return "custom";
  const limits = tiers[tier];
  return (name === "default" ? limits.perMinute : limits.endpoints[name]).toLocaleString("en");
}

function section(document: Document, operationId: string, endpoint: Endpoint): string {
  const { method, path, summary, description, status = 200, again } = endpoint;
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The document lacks ${operationId}.`);
  const parameters = (operation.parameters ?? []).filter((one) => one.in !== "header");
  const body = operation.requestBody?.content["application/json"].schema;
  const answer = operation.responses[String(status)]?.content["application/json"].schema;
  return [
    `## ${operationId}`,
    `\`${method} ${path}\` — ${summary}.`,
    description,
    `Needs ${accessList(endpoint).map(accessInWords).join(" or ")}. Limit: ${endpoint.rateLimit}.`,
    parameters.length > 0 &&
      table(
        ["Parameter", "In", "Type", "Description"],
        parameters.map(
          (one) =>
            `| \`${one.name}\`${one.required ? " (required)" : ""} | ${one.in} | ${typeOf(document, one.schema)} | ${cell(one.schema.description)} |`,
        ),
      ),
    body && ["Body:", fields(document, body)].join("\n\n"),
    answer && [`Answer (${status}):`, fields(document, answer)].join("\n\n"),
    again && `Answer (200), with the same fields: ${again}`,
    `Errors: ${errorsOf(endpoint)
      .map((code) => `\`${code}\``)
      .join(", ")}.`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

function accessInWords(access: string): string {
  if (access === "public") return "no key";
  return access === "session" ? "a signed-in wallet" : `a key with the permission \`${access}\``;
}

function fields(document: Document, schema: Schema): string {
  return table(["Field", "Type", "Description"], rowsOf(document, schema, "", 0));
}

function rowsOf(document: Document, given: Schema, prefix: string, depth: number): string[] {
  const schema = resolve(document, given);
  if (depth > MAX_DEPTH) return [];
  const rows: string[] = [];
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const path = prefix ? `${prefix}.${name}` : name;
    const optional = schema.required?.includes(name) ? "" : " (optional)";
    const own = resolve(document, field);
    rows.push(
      `| \`${path}\`${optional} | ${typeOf(document, field)} | ${cell(field.description ?? own.description)} |`,
    );
    for (const inner of [own, ...(own.anyOf ?? [])].map((one) => resolve(document, one))) {
      rows.push(...rowsOf(document, inner, path, depth + 1));
      if (inner.items) rows.push(...rowsOf(document, inner.items, `${path}[]`, depth + 1));
    }
  }
  return rows;
}

function resolve(document: Document, schema: Schema): Schema {
  const name = schema.$ref?.replace("#/components/schemas/", "");
  return name === undefined ? schema : (document.components?.schemas?.[name] ?? {});
}

function typeOf(document: Document, given: Schema, above: readonly Schema[] = []): string {
  const schema = resolve(document, given);
  // A schema of any JSON holds itself.
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

function table(head: readonly string[], rows: readonly string[]): string {
  return [`| ${head.join(" | ")} |`, `|${" --- |".repeat(head.length)}`, ...rows].join("\n");
}

function cell(text = ""): string {
  return text.replaceAll("\n", " ").replaceAll("|", "\\|");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
