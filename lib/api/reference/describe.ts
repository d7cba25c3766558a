import { type ErrorCode, errorCodes } from "../../core/errors.ts";
import type { RateLimitClass } from "../../core/plans.ts";
import { type Access, accessList, type Endpoint, type Method, type Tag, tags } from "../define-endpoint.ts";
import { createOpenapi, errorsOf } from "../openapi.ts";
import { endpoints } from "../registry.ts";
import { exampleOf } from "./example.ts";
import { type Document, type Field, fieldsOf, type Schema, typeOf } from "./json-schema.ts";

/** One parameter of a path or a query. */
export interface ParameterDoc {
  name: string;
  in: "path" | "query";
  required: boolean;
  /** In words, with values in backticks. */
  type: string;
  /** In Markdown. */
  description: string;
  /** What may be written there; null where the declaration names no example. */
  example: string | null;
  /** The values there are; null where any of the type may be given. */
  choices: readonly string[] | null;
}

/** One endpoint as plain data: what the docs page, its console and the Markdown are made from. */
export interface EndpointDoc {
  operationId: string;
  method: Method;
  path: string;
  tag: Tag;
  summary: string;
  /** In Markdown. */
  description: string;
  access: readonly Access[];
  rateLimit: RateLimitClass;
  parameters: readonly ParameterDoc[];
  body: { fields: readonly Field[]; example: unknown } | null;
  status: 200 | 201;
  /** When a 201 is a 200 instead. */
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

/** What each group of endpoints is for, in a sentence. */
const notes: Readonly<Record<Tag, string>> = {
  scores: "How far a wallet or a name can be trusted: points, what they are made of, and how they changed.",
  wallets: "Which wallets are read, and how far.",
  trading: "Swaps and token transfers, decoded from logs.",
  identities: "Names, who owns them, and the wallets that belong to them.",
  achievements: "What can be achieved, by whom it was, and how far somebody has come.",
  attestations: "Signed statements about a subject, in EAS's format.",
  policies: "Conditions on measures, answered by pass, fail or could not check, and why.",
  developers: "Signing in, keys and usage.",
  webhooks: "Events, posted to a server of yours.",
  reservations: "Names on reservation, minting and referrals. These paths stand at the root of the host.",
};

/** These endpoints by group, in the order of the tags and of the registry. */
export function describeApi(list: Readonly<Record<string, Endpoint>>): GroupDoc[] {
  // The document is JSON: the type states the parts of it that are read here.
  const document = createOpenapi(list) as Document;
  return tags.flatMap((tag) => {
    const own = Object.entries(list).filter(([, endpoint]) => endpoint.tag === tag);
    if (own.length === 0) return [];
    const described = own.map(([operationId, endpoint]) => describeEndpoint(document, operationId, endpoint));
    return [{ tag, title: capital(tag), note: notes[tag], endpoints: described }];
  });
}

let groups: readonly GroupDoc[] | undefined;

/** This service's endpoints by group, described once. */
export function apiGroups(): readonly GroupDoc[] {
  groups ??= describeApi(endpoints);
  return groups;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function describeEndpoint(document: Document, operationId: string, endpoint: Endpoint): EndpointDoc {
  const { method, path, tag, summary, description = "", rateLimit, status = 200, okWhen = null } = endpoint;
  const operation = document.paths[path]?.[method.toLowerCase()];
  const answer = operation?.responses[String(status)]?.content["application/json"].schema;
  if (!operation || !answer) throw new Error(`The document lacks ${operationId}.`);
  const body = operation.requestBody?.content["application/json"].schema;
  return {
    operationId,
    method,
    path,
    tag,
    summary,
    description,
    access: accessList(endpoint),
    rateLimit,
    parameters: (operation.parameters ?? []).flatMap((one) =>
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
