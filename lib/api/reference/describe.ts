import { type ErrorCode, errorCodes } from "../../core/errors.ts";
import type { RateLimitClass } from "../../core/plans.ts";
import {
  type Access,
  accessList,
  type Endpoint,
  type Method,
  needsInWords,
  type Tag,
  tags,
} from "../declaration/define-endpoint.ts";
import { endpoints } from "../endpoints/registry.ts";
import {
  createDocument,
  type Document,
  type Field,
  fieldsOf,
  findOperation,
  resolve,
  type Schema,
  typeOf,
} from "./json-schema.ts";
import { capital, errorsOf, tagNotes } from "./openapi.ts";

export interface ParameterDoc {
  name: string;
  in: "path" | "query";
  required: boolean;
  /** Such as "integer 1–100, default `50`". */
  type: string;
  /** In Markdown. */
  description: string;
  /** Null if the declaration has no example. */
  example: string | null;
  /** Allowed values; null if any value of the type is allowed. */
  choices: readonly string[] | null;
}

/** An endpoint as plain data, for docs pages, consoles and Markdown. */
export interface EndpointDoc {
  operationId: string;
  method: Method;
  path: string;
  tag: Tag;
  summary: string;
  /** In Markdown. */
  description: string;
  access: readonly Access[];
  takesPublishableKey: boolean;
  /** The same as a sentence, in Markdown. */
  needs: string;
  rateLimit: RateLimitClass;
  parameters: readonly ParameterDoc[];
  body: { fields: readonly Field[]; example: unknown } | null;
  status: 200 | 201;
  /** When the response is 200 instead. */
  okWhen: string | null;
  answer: { fields: readonly Field[]; example: unknown };
  errors: readonly { code: ErrorCode; status: number; meaning: string }[];
}

export interface GroupDoc {
  tag: Tag;
  title: string;
  note: string;
  endpoints: readonly EndpointDoc[];
}

/** Endpoints by group, in the order of the tags and the registry. */
export function describeApi(list: Readonly<Record<string, Endpoint>>): GroupDoc[] {
  const document = createDocument(list);
  return tags.flatMap((tag) => {
    const own = Object.entries(list).filter(([, endpoint]) => endpoint.tag === tag);
    if (own.length === 0) return [];
    const described = own.map(([operationId, endpoint]) => describeEndpoint(document, operationId, endpoint));
    return [{ tag, title: capital(tag), note: tagNotes[tag], endpoints: described }];
  });
}

let groups: readonly GroupDoc[] | undefined;

export function apiGroups(): readonly GroupDoc[] {
  groups ??= describeApi(endpoints);
  return groups;
}

function describeEndpoint(document: Document, operationId: string, endpoint: Endpoint): EndpointDoc {
  const { method, path, tag, summary, description = "", rateLimit, status = 200, okWhen = null } = endpoint;
  const { operation, answer, body } = findOperation(document, endpoint);
  return {
    operationId,
    method,
    path,
    tag,
    summary,
    description,
    access: accessList(endpoint),
    takesPublishableKey: endpoint.takesPublishableKey === true,
    needs: needsInWords(endpoint),
    rateLimit,
    parameters: operation.parameters.flatMap((one) =>
      one.in === "header"
        ? []
        : [{ name: one.name, in: one.in, required: one.required ?? false, ...meaningOf(document, one.schema) }],
    ),
    body: body ? { fields: fieldsOf(document, body), example: exampleOf(document, body, "required") } : null,
    status,
    okWhen,
    answer: { fields: fieldsOf(document, answer), example: exampleOf(document, answer, "all") },
    errors: errorsOf(endpoint).map((code) => {
      const { status: errorStatus, meaning } = errorCodes[code];
      return { code, status: errorStatus, meaning };
    }),
  };
}

function meaningOf(
  document: Document,
  schema: Schema,
): Pick<ParameterDoc, "type" | "description" | "example" | "choices"> {
  return {
    type: typeOf(document, schema),
    description: schema.description ?? "",
    example: schema.example === undefined ? null : String(schema.example),
    choices: schema.enum?.map(String) ?? null,
  };
}

/** Which fields an example shows. */
type Extent = "required" | "all";

/** Recursive schemas end here. */
const MAX_DEPTH = 6;

/** A value that the schema allows: its own example, or one made of the examples, samples, defaults and values of its parts. */
function exampleOf(document: Document, given: Schema, extent: Extent, name = "", depth = 0): unknown {
  const schema = { ...resolve(document, given), ...(given.example !== undefined && { example: given.example }) };
  const inner = (one: Schema, of: string) => exampleOf(document, one, extent, of, depth + 1);
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (fits(samples[name], schema)) return samples[name];
  if (schema.enum) return schema.default ?? schema.enum[0];
  const variant = (schema.anyOf ?? schema.oneOf)?.find((one) => resolve(document, one).type !== "null");
  if (variant) return inner(variant, name);
  if (schema.properties) {
    const shown = Object.entries(schema.properties).filter(([of]) => extent === "all" || schema.required?.includes(of));
    return Object.fromEntries(shown.map(([of, field]) => [of, inner(field, of)]));
  }
  if (schema.propertyNames?.enum && typeof schema.additionalProperties === "object") {
    const { additionalProperties: field } = schema;
    return Object.fromEntries(schema.propertyNames.enum.map((of) => [of, inner(field, of)]));
  }
  if (schema.type === "array") return schema.items && depth < MAX_DEPTH ? [inner(schema.items, name)] : [];
  return schema.default ?? plainExample(schema);
}

/** Whether the schema allows a sample. */
function fits(sample: unknown, schema: Schema): boolean {
  if (schema.enum) return schema.enum.includes(sample);
  const types = [schema.type ?? []].flat();
  if (typeof sample === "number") {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
    const isOne = types.includes("number") || (types.includes("integer") && Number.isInteger(sample));
    return isOne && sample >= minimum && sample <= maximum;
  }
  if (typeof sample === "string") {
    return (
      types.includes("string") && schema.format === undefined && new RegExp(schema.pattern ?? "", "u").test(sample)
    );
  }
  if (Array.isArray(sample)) return types.includes("array");
  return typeof sample === "object" && types.includes("object") && schema.properties === undefined;
}

function plainExample(schema: Schema): unknown {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 0, (schema.exclusiveMinimum ?? -1) + 1);
    case "boolean":
      return true;
    case "string":
      return textExample(schema);
    case "object":
      return {};
    default:
      return null;
  }
}

/** Candidates, of which one matches the schema's pattern. */
const texts = [
  "text",
  "1000000000000000000",
  "0xd8da6bf26964af9d7eed9e03e53415d37aa96045",
  "0xb5c8bd9430b6cc87a0e2fe110ece6bf527fa4f170a4bc8cd032f768fc5219838",
  "0x",
] as const;

function textExample({ format, pattern = "" }: Schema): string {
  if (format === "date-time") return "2026-01-15T12:00:00.000Z";
  return texts.find((text) => new RegExp(pattern, "u").test(text)) ?? "text";
}

/** Example values by field name, for declarations without an example. Tests check every example against its schema. */
const samples: Readonly<Record<string, unknown>> = {
  svcId: "alice",
  identity: "alice",
  name: "alice.svc",
  avatar: "/avatars/alice.svg",
  total: 742,
  score: 742,
  rank: 12,
  tier: "platinum",
  percentile: 94.52,
  change: 3,
  category: "activity",
  max: 200,
  bonus: 10,
  formula: "200 * (0.4 c(transactions sent; 5, 1000) + 0.6 c(active days; 5, 365)) * trust",
  inputs: { transactions: 512, activeDays: 203 },
  note: "a transaction this wallet sent",
  gain: 4,
  modelVersion: "2",
  source: "rpc",
  toBlock: 21_626_500,
  finalizedBlock: 21_626_436,
  unavailable: [],
  chainId: 1,
  blockNumber: 21_626_402,
  confirmations: 14,
  logIndex: 7,
  limit: 50,
  transactions: 512,
  trades: 38,
  distinctTokens: 9,
  distinctPools: 6,
  timeframe: "30d",
  id: "one_01kf2v7q3mabcdefghjk",
  keyId: "key_01kf2v7q3mabcdefghjk",
  attestationId: "att_01kf2v7q3mabcdefghjk",
  apiKey: "svc_live_4Xn…",
  prefix: "svc_live_4Xn",
  last4: "9aQz",
  rateLimit: 30,
  token: "eyJhbGciOiJkaXIi…",
  secret: "whsec_…",
  nonce: 3,
  requests: 1_204,
  errors: 3,
  p50Ms: 2,
  p95Ms: 9,
  perMinute: 60,
  perDay: 10_000,
  remainingToday: 8_796,
  statusCode: 200,
  durationMs: 84,
  title: "A year on chain",
  holders: 61,
  points: 50,
  scoreBonus: 5,
  current: 203,
  required: 365,
  population: 400,
  evaluated: 400,
  pass: 180,
  fail: 210,
  indeterminate: 10,
  actual: 742,
  reason: "The total is 742 and must be at least 300.",
  message: "It is done.",
  issuerScore: 742,
  scoreImpact: 6,
  trustScoreImpact: -6,
  schemaName: "endorsement",
  version: "1",
  currency: "ETH",
  symbol: "CANY",
  decimals: 18,
  formatted: "1.0",
  discountPercent: 20,
  code: "k7q2m9xa4b",
  suggestions: ["alice-2"],
  next: "4711",
  service: "Credence",
  routes: ["GET /name/{name}"],
  time: 1_768_478_400,
  deadline: 1_768_482_000,
  issuedAt: 1_768_478_400,
  data: "0x",
  encodedData: "0x",
  signature: `0x${"1c".repeat(65)}`,
  v: 27,
};
