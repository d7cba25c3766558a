import { STATUS_CODES } from "node:http";
import { z } from "zod";
import {
  createDocument,
  type oas31,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from "zod-openapi";
import { type ErrorCode, errorCodes } from "../../core/errors.ts";
import { groupBy } from "../../core/group-by.ts";
import { Timestamp } from "../../core/schemas.ts";
import { OLDEST_ANSWER_MS } from "../../domains/scores/index.ts";
import {
  type Endpoint,
  isPublic,
  methods,
  needsInWords,
  REPLICA_LAG,
  SHOWN_ONCE,
  type Tag,
  tags,
} from "../declaration/define-endpoint.ts";
import { codesOfQuery } from "../declaration/input-errors.ts";
import { endpoints } from "../endpoints/registry.ts";

export const API_VERSION = "1.0.0";

/** Of every response: named, so that the document has it once. */
const AnsweredAt = Timestamp.meta({ id: "AnsweredAt", description: "When the service answered: ISO 8601, UTC." });

const ErrorResponse = z
  .object({
    success: z.literal(false),
    error: z.enum(Object.keys(errorCodes)),
    message: z.string(),
    details: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .meta({ description: "Each problem of the request: its path and a message." }),
    timestamp: AnsweredAt,
  })
  .meta({ id: "Error", description: "Every error has this body." });

const integer = { type: "integer" } as const;

/** Headers of every response. */
const headers = {
  "X-RateLimit-Limit": required("Requests that the tightest limit allows in its window."),
  "X-RateLimit-Remaining": required("Requests left in that window."),
  "X-RateLimit-Reset": required("End of the window, unix seconds."),
  "X-Request-Id": {
    ...required("The request's id, yours or generated. Send it to the operator when you report an error."),
    schema: { type: "string" as const },
  },
};

const costHeader = {
  "X-RateLimit-Cost": {
    description: "How many requests the call counts as. Absent if that is always one, or the input is invalid.",
    schema: { ...integer, minimum: 1 },
  },
};

const lagHeader = {
  [REPLICA_LAG]: {
    description: "How many milliseconds old the answer of a database replica may be. Absent: the primary answered.",
    schema: { ...integer, minimum: 0, maximum: OLDEST_ANSWER_MS },
  },
};

const retryHeader = { "Retry-After": required("Whole seconds until the next attempt.") };

/** Of other errors with the same status it is absent. */
const uncheckedHeader = {
  description: "With `INDETERMINATE` and `SERVICE_UNAVAILABLE`: whole seconds until the next attempt.",
  schema: integer,
};

/** Named once in the document, since nearly every response has them. */
const sharedHeaders = { ...headers, ...costHeader, ...lagHeader, ...retryHeader };

function required(description: string) {
  return { description, required: true, schema: integer };
}

function references(of: Readonly<Record<string, unknown>>): Record<string, { $ref: string }> {
  return Object.fromEntries(Object.keys(of).map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function headersOf(endpoint: Endpoint) {
  return references({ ...headers, ...(endpoint.cost && costHeader), ...(endpoint.replica && lagHeader) });
}

/** Every error code of an endpoint: its own and those of access, limits and schemas. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>(endpoint.errors);
  codes.add("INVALID_REQUEST").add("RATE_LIMIT_EXCEEDED").add("INTERNAL_ERROR").add("SERVICE_UNAVAILABLE");
  for (const code of codesOfQuery(endpoint.query)) codes.add(code);
  if (!isPublic(endpoint)) codes.add("UNAUTHORIZED").add("FORBIDDEN");
  // In the order of the table, independent of the declaration.
  return (Object.keys(errorCodes) as ErrorCode[]).filter((code) => codes.has(code)); // keys of the table
}

/** The origin in the committed document: that of a service on this machine. */
const LOCAL_ORIGIN = "http://127.0.0.1:3000";

/** What each tag of the document groups. */
export const tagNotes: Readonly<Record<Tag, string>> = {
  scores: "How far a wallet or a name can be trusted: points, their inputs and their history.",
  epochs: "A signed Merkle root over the whole board each day, and proofs of a score, or of its absence.",
  wallets: "Track wallets and follow the progress of their histories.",
  agents: "Agents of ERC-8004, and what their feedback is worth.",
  trading: "Swaps and token transfers, decoded from logs.",
  identities: "Names, their owners and their linked wallets.",
  achievements: "All achievements, their holders, and the progress of an identity.",
  attestations: "Signed statements about a subject, in EAS's format.",
  appeals: "Contest a risk flag of your wallet. All appeals and their decisions are public.",
  policies: "Rules on measures, evaluated to pass, fail or indeterminate, with reasons.",
  lists: "Lists of wallets, evaluated in the background, with results, summary and comparison.",
  developers: "Sign-in, keys and usage.",
  webhooks: "Events, posted to your server.",
  notices: "Notices by e-mail and in chats: where they go, and which.",
  administration: "Acts of the service’s operators, and the log of them.",
  reservations: "Reserve and mint names; referrals. These paths are at the root of the host.",
};

const bearer = {
  type: "http" as const,
  scheme: "bearer",
  description:
    "An API key (`svc_live_…`, in pages a publishable `svc_pub_…`), or the token of a signed-in wallet (`POST /v1/auth/token`), which has all permissions.",
};

export function createOpenapi(list: Readonly<Record<string, Endpoint>>, origin = LOCAL_ORIGIN): object {
  const paths: ZodOpenApiPathsObject = {};
  const used = usedCodes(list);
  for (const [operationId, endpoint] of Object.entries(list)) {
    const path = paths[endpoint.path] ?? {};
    paths[endpoint.path] = path;
    path[endpoint.method.toLowerCase() as "get"] = operation(operationId, endpoint, used); // one of the four methods
  }
  const document = createDocument({
    openapi: "3.1.0",
    info: infoOf(origin),
    // Absolute, because a client that reads the document from a file has nothing to resolve a path against.
    servers: [{ url: origin }],
    tags: tags
      .filter((tag) => Object.values(list).some((endpoint) => endpoint.tag === tag))
      .map((name) => ({ name, description: tagNotes[name] })),
    paths,
    components: {
      headers: sharedHeaders,
      responses: sharedErrors(used),
      securitySchemes: { bearer },
    },
  });
  for (const { path, download = [] } of Object.values(list)) {
    for (const type of download) {
      const content = document.paths?.[path]?.get?.responses?.["200"]?.content?.[type];
      // Only now is the schema of a line JSON.
      if (content) content.schema = linesOf(type, content.schema);
    }
  }
  tidy(document);
  shareParameters(document);
  return document;
}

function infoOf(origin: string) {
  return {
    title: "Credence",
    version: API_VERSION,
    description: [
      "Trust scores that anybody can recompute.",
      "Every path under `/v1` also works under `/api/v1`. Every response has `success` and `timestamp`; an error has `error` and `message`.",
      "Unknown query parameters and unknown fields of a body are rejected.",
    ].join(" "),
    contact: { name: "Documentation", url: `${origin}/docs` },
    license: { name: "MIT", identifier: "MIT" },
  };
}

/** In how many operations a parameter is before it becomes a component. */
const SHARED_FROM = 3;

/** Describes frequent parameters once, as `LimitInQuery`. Where several have that name, the most frequent gets it and the others stay where they are. */
function shareParameters(document: ReturnType<typeof createDocument>): void {
  const operations = Object.values(document.paths ?? {}).flatMap(
    (path) => methods.flatMap((method) => path[method.toLowerCase() as "get"] ?? []), // one of the four methods
  );
  const parameters = operations.flatMap((one) => one.parameters ?? []).filter((one) => "name" in one);
  const byText = [...groupBy(parameters, (one) => JSON.stringify(one))].sort(([, a], [, b]) => b.length - a.length);
  const shared: NonNullable<oas31.ComponentsObject["parameters"]> = {};
  const references = new Map<string, oas31.ReferenceObject>();
  for (const [text, [one, ...others]] of byText) {
    if (!one || others.length + 1 < SHARED_FROM) continue;
    const name = `${capital(one.name)}In${capital(one.in)}`;
    const reference = { $ref: `#/components/parameters/${name}` };
    if (name in shared || text.length <= JSON.stringify(reference).length) continue;
    shared[name] = one;
    references.set(text, reference);
  }
  if (references.size === 0) return;
  document.components = { ...document.components, parameters: { ...document.components?.parameters, ...shared } };
  for (const operation of operations) {
    const own = operation.parameters?.map((one) => references.get(JSON.stringify(one)) ?? one);
    if (own) operation.parameters = own;
  }
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Json = Partial<Record<string, unknown>>;

/** Makes schemas say what they mean to programs that generate code from them. */
function tidy(value: unknown): void {
  if (!isObject(value)) return;
  // Parameters are parsed from text but documented as numbers, for which a pattern is meaningless. A format says all of a time.
  if (value.type === "integer" || value.format === "date-time") delete value.pattern;
  nameProperties(value);
  if (isObject(value.properties)) Object.values(value.properties).forEach(describeDefault);
  for (const item of Object.values(value)) tidy(item);
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null;
}

/** A record of known keys is an object of these properties. */
function nameProperties(schema: Json): void {
  const { propertyNames, additionalProperties: field, required } = schema;
  if (!isObject(propertyNames) || !isObject(field) || !Array.isArray(required)) return;
  schema.properties = Object.fromEntries(required.map((name: string) => [name, structuredClone(field)]));
  schema.additionalProperties = false;
  delete schema.propertyNames;
}

/** A field's default in words, because generated types take a field that has one for always present, even in what is sent. */
function describeDefault(field: unknown): void {
  if (!isObject(field) || field.default === undefined) return;
  const words = `Default: \`${typeof field.default === "string" ? field.default : JSON.stringify(field.default)}\`.`;
  field.description = field.description ? `${field.description} ${words}` : words;
  delete field.default;
}

/** JSON Lines, which no schema of one value describes: text whose content is a list of lines. CSV has no schema. */
function linesOf(type: string, schema: unknown): object {
  if (type === "text/csv") return { type: "string", contentMediaType: type };
  return { type: "string", contentMediaType: type, contentSchema: { type: "array", items: schema } };
}

const statusLabels = { 200: "Success.", 201: "Created." } as const;

function operation(
  operationId: string,
  endpoint: Endpoint,
  used: ReadonlyMap<number, ErrorCode[]>,
): ZodOpenApiOperationObject {
  const { method, summary, description, tag, params, query, body, response, status = 200, okWhen } = endpoint;
  const isOpen = isPublic(endpoint);
  const schema = (isOpen ? response : repeated(response)).extend({ success: z.literal(true), timestamp: AnsweredAt });
  const types = endpoint.download ?? ["application/json"];
  const content: NonNullable<ZodOpenApiResponseObject["content"]> = Object.fromEntries(
    types.map((type) => [type, { schema: endpoint.download ? response : schema }]),
  );
  for (const type of endpoint.orDownload ?? []) {
    content[type] ??= { schema: { type: "string", contentMediaType: type } };
  }
  const success = { headers: headersOf(endpoint), content };
  return {
    operationId,
    summary,
    description: [description, needsInWords(endpoint)].filter(Boolean).join("\n\n"),
    tags: [tag],
    security: isOpen ? [] : [{ bearer: [] }],
    requestParams: {
      ...(params ? { path: params } : {}),
      ...(query ? { query } : {}),
      ...(method !== "GET" && !isOpen ? { header: IdempotencyHeader } : {}),
    },
    ...(body ? { requestBody: bodyOf(body) } : {}),
    responses: {
      ...(okWhen ? { "200": { description: okWhen, ...success } } : {}),
      [`${status}` as "200"]: { description: statusLabels[status], ...success },
      ...errorResponses(endpoint, used),
    },
  };
}

/** A body is optional if all its fields are. Files are named in descriptions alone: of several types, generators make code that does not compile. */
function bodyOf(schema: z.ZodType): ZodOpenApiOperationObject["requestBody"] {
  return { required: !schema.safeParse({}).success, content: { "application/json": { schema } } };
}

/** Makes fields that are shown once optional, because a repeated request (Idempotency-Key) does not get them. */
function repeated(response: z.ZodObject): z.ZodObject {
  const secrets = Object.entries(response.shape).filter(([name]) => SHOWN_ONCE.includes(name));
  return response.extend(Object.fromEntries(secrets.map(([name, schema]) => [name, z.optional(schema)])));
}

const IdempotencyHeader = z.object({
  "Idempotency-Key": z
    .string()
    .min(1)
    .max(255)
    .optional()
    .meta({
      param: { id: "IdempotencyKey" },
      description:
        "Identifies the request: for 24 hours a repetition gets the first response and does nothing twice. If a server ends between the work and its response, a repetition makes the response from the same work. Where it cannot, as with a secret that is shown once, it gets 400 `INVALID_REQUEST`: check the result of the first request.",
    }),
});

/** The name of a status in `components.responses`, such as "NotFound". */
function statusName(status: number): string {
  return (STATUS_CODES[status] ?? String(status)).replaceAll(/\W/g, "");
}

function inWords(codes: readonly ErrorCode[]): string {
  return codes.map((code) => `\`${code}\`: ${errorCodes[code].meaning}`).join("\n");
}

const byStatus = (codes: readonly ErrorCode[]) => groupBy(codes, (code) => errorCodes[code].status);

/** Each status of errors with the codes that any of the endpoints answers. */
function usedCodes(list: Readonly<Record<string, Endpoint>>): Map<number, ErrorCode[]> {
  const used = new Set(Object.values(list).flatMap(errorsOf));
  return byStatus((Object.keys(errorCodes) as ErrorCode[]).filter((code) => used.has(code))); // keys of the table
}

/** One response for each status of errors. It explains a single code itself, so that references need not. */
function sharedErrors(used: ReadonlyMap<number, ErrorCode[]>): Record<string, ZodOpenApiResponseObject> {
  return Object.fromEntries(
    [...used].map(([status, own]) => [
      statusName(status),
      {
        description: own.length === 1 ? inWords(own) : `\`error\` is ${own.map((code) => `\`${code}\``).join(" or ")}.`,
        headers: {
          ...references({ ...headers, ...costHeader, ...lagHeader, ...(status === 429 && retryHeader) }),
          ...(own.some((code) => code === "INDETERMINATE" || code === "SERVICE_UNAVAILABLE") && {
            "Retry-After": uncheckedHeader,
          }),
        },
        content: { "application/json": { schema: ErrorResponse } },
      },
    ]),
  );
}

/**
 * References to the shared responses. Beside a reference, a description takes its place: that of the codes of this endpoint, where
 * the status has others.
 */
function errorResponses(
  endpoint: Endpoint,
  used: ReadonlyMap<number, ErrorCode[]>,
): ZodOpenApiOperationObject["responses"] {
  return Object.fromEntries(
    [...byStatus(errorsOf(endpoint))].map(([status, codes]) => [
      String(status),
      {
        $ref: `#/components/responses/${statusName(status)}`,
        ...(used.get(status)?.length !== 1 && { description: inWords(codes) }),
      },
    ]),
  );
}

export function openapiText(origin?: string, indent?: number): string {
  return JSON.stringify(createOpenapi(endpoints, origin), null, indent);
}
