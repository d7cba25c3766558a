import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { type ErrorCode, errorCodes } from "../core/errors.ts";
import { groupBy } from "../core/group-by.ts";
import { Timestamp } from "../core/schemas.ts";
import { OLDEST_ANSWER_MS } from "../domains/scores/index.ts";
import { type Endpoint, isPublic, needsInWords, tags } from "./define-endpoint.ts";
import { SHOWN_ONCE } from "./idempotency.ts";
import { codesOfQuery } from "./input-errors.ts";
import { REPLICA_LAG } from "./read-source.ts";
import { endpoints } from "./registry.ts";

export const API_VERSION = "1.0.0";

const ErrorResponse = z
  .object({
    success: z.literal(false),
    error: z.enum(Object.keys(errorCodes)),
    message: z.string(),
    details: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .meta({ description: "Each problem of the request: its path and a message." }),
    timestamp: Timestamp,
  })
  .meta({ id: "Error", description: "Every error has this body." });

const integer = { type: "integer" } as const;

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
    description: "How many requests the call counts as. Absent if the input is invalid.",
    schema: { ...integer, minimum: 1 },
  },
};

const lagHeader = {
  [REPLICA_LAG]: {
    description: "How many milliseconds old the answer of a database replica may be. Absent: the primary answered.",
    schema: { ...integer, minimum: 0, maximum: OLDEST_ANSWER_MS },
  },
};

function required(description: string) {
  return { description, required: true, schema: integer };
}

function headersOf(endpoint: Endpoint) {
  return { ...headers, ...(endpoint.cost && costHeader), ...(endpoint.replica && lagHeader) };
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

export function statusesOf(endpoint: Endpoint): number[] {
  return [
    endpoint.status ?? 200,
    ...(endpoint.okWhen ? [200] : []),
    ...new Set(errorsOf(endpoint).map((code) => errorCodes[code].status)),
  ];
}

export function createOpenapi(list: Readonly<Record<string, Endpoint>>): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const [operationId, endpoint] of Object.entries(list)) {
    const path = paths[endpoint.path] ?? {};
    paths[endpoint.path] = path;
    path[endpoint.method.toLowerCase() as "get"] = operation(operationId, endpoint); // one of the four methods
  }
  const document = createDocument({
    openapi: "3.1.0",
    info: {
      title: "Credence",
      version: API_VERSION,
      description: [
        "Trust scores that anybody can recompute.",
        "Every path under `/v1` also works under `/api/v1`. Every response has `success` and `timestamp`; an error has `error` and `message`.",
        "Unknown query parameters and unknown fields of a body are rejected.",
      ].join(" "),
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: tags.filter((tag) => Object.values(list).some((endpoint) => endpoint.tag === tag)).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        apiKey: {
          type: "http",
          scheme: "bearer",
          description:
            "An API key (`svc_live_…`), or the token of a signed-in wallet (`POST /v1/auth/token`), which has all permissions.",
        },
      },
    },
  });
  tidy(document);
  return document;
}

/** Parameters are parsed from text but documented as numbers, for which a pattern is meaningless. */
function tidy(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  if ("type" in value && value.type === "integer" && "pattern" in value) delete value.pattern;
  for (const item of Object.values(value)) tidy(item);
}

const statusLabels = { 200: "Success.", 201: "Created.", 202: "Accepted." } as const;

function operation(operationId: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  const { method, summary, description, tag, params, query, body, response, status = 200, okWhen } = endpoint;
  const isOpen = isPublic(endpoint);
  const schema = (isOpen ? response : repeated(response)).extend({ success: z.literal(true), timestamp: Timestamp });
  const content = endpoint.download
    ? { [endpoint.download]: { schema: response } }
    : { "application/json": { schema } };
  const success = { headers: headersOf(endpoint), content };
  return {
    operationId,
    summary,
    description: [description, needsInWords(endpoint)].filter(Boolean).join("\n\n"),
    tags: [tag],
    security: isOpen ? [] : [{ apiKey: [] }],
    requestParams: {
      ...(params ? { path: params } : {}),
      ...(query ? { query } : {}),
      ...(method !== "GET" && !isOpen ? { header: IdempotencyHeader } : {}),
    },
    ...(body ? { requestBody: bodyOf(body) } : {}),
    responses: {
      ...(okWhen ? { "200": { description: okWhen, ...success } } : {}),
      [`${status}` as "200"]: { description: statusLabels[status], ...success },
      ...errorResponses(endpoint),
    },
  };
}

/** A body is optional if all its fields are. */
function bodyOf(schema: z.ZodType): ZodOpenApiOperationObject["requestBody"] {
  return { required: !schema.safeParse({}).success, content: { "application/json": { schema } } };
}

/** Makes fields that are shown once optional, because a repeated request (Idempotency-Key) does not get them. */
function repeated(response: z.ZodObject): z.ZodObject {
  const secrets = Object.entries(response.shape).filter(([name]) => SHOWN_ONCE.includes(name));
  return response.extend(Object.fromEntries(secrets.map(([name, schema]) => [name, z.optional(schema)])));
}

const IdempotencyHeader = z.object({
  "Idempotency-Key": z.string().min(1).max(255).optional().meta({
    description:
      "Identifies the request: for 24 hours a repetition gets the first response and does nothing twice. If a server ends between the work and its response, a repetition makes the response from the same work. Where it cannot, as with a secret that is shown once, it gets 400 `INVALID_REQUEST`: check the result of the first request.",
  }),
});

function errorResponses(endpoint: Endpoint): ZodOpenApiOperationObject["responses"] {
  const headers = headersOf(endpoint);
  const byStatus = groupBy(errorsOf(endpoint), (code) => errorCodes[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${errorCodes[code].meaning}`).join("\n"),
        headers: {
          ...headers,
          ...(status === 429 && { "Retry-After": required("Whole seconds until the next attempt.") }),
        },
        content: { "application/json": { schema: ErrorResponse } },
      },
    ]),
  );
}

let text: string | undefined;

export function openapiText(): string {
  text ??= `${JSON.stringify(createOpenapi(endpoints), null, 2)}\n`;
  return text;
}
