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
} from "../define-endpoint.ts";
import { errorsOf, tagNotes } from "../openapi.ts";
import { endpoints } from "../registry.ts";
import { exampleOf } from "./example.ts";
import {
  createDocument,
  type Document,
  type Field,
  fieldsOf,
  findOperation,
  type Schema,
  typeOf,
} from "./json-schema.ts";

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

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
