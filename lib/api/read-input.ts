import { z } from "zod";
import { isServiceError } from "../core/errors.ts";
import { invalidField } from "../core/invalid-field.ts";
import type { Endpoint } from "./declaration/define-endpoint.ts";
import { inputError } from "./declaration/input-errors.ts";
import type { ApiRequest } from "./message.ts";

/** Longest body, in bytes. */
const MAX_BODY = 256 * 1024;
/** Deepest nesting of a body, more than any schema has. */
const MAX_DEPTH = 64;

const NONE: Readonly<Record<string, never>> = Object.freeze({});

export function readParams(schema: z.ZodObject | undefined, params: Record<string, string | undefined>): unknown {
  if (!schema) return NONE;
  for (const [name, value] of Object.entries(params)) {
    if (value?.includes("\0")) throw invalidField(`path.${name}`, "has a NUL character");
  }
  const result = schema.safeParse(params);
  if (!result.success) throw inputError("path", result.error.issues);
  return result.data;
}

/** Repeated parameters are rejected, and unknown ones, except where clients of other services add their own (`takesAnyQuery`). */
export function readQuery(endpoint: Pick<Endpoint, "query" | "response" | "takesAnyQuery">, query: string): unknown {
  const { query: schema, takesAnyQuery } = endpoint;
  const known = schema?.shape ?? NONE;
  const given = query === "" ? NONE : splitQuery(query, takesAnyQuery ? known : null);
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(known, name)) continue;
    if (!takesAnyQuery && !isIgnored(endpoint, name)) throw unknownParameter(name, Object.keys(known));
    delete given[name];
  }
  if (!schema) return NONE;
  const result = schema.safeParse(given);
  if (!result.success) throw inputError("query", result.error.issues);
  return result.data;
}

const listParameters: ReadonlySet<string> = new Set(["limit", "offset", "sort", "order"]);

/** The parameters of lists mean nothing to one that is always whole and in one order: it ignores them. */
function isIgnored({ query, response }: Pick<Endpoint, "query" | "response">, name: string): boolean {
  const isPaged = query !== undefined && Object.hasOwn(query.shape, "limit");
  return listParameters.has(name) && !isPaged && Object.values(response.shape).some((one) => one instanceof z.ZodArray);
}

/** What other services call a parameter, without case, `_`, `-` and brackets: no letters say that `page` means `offset`. */
const calledElsewhere: Readonly<Record<string, readonly string[]>> = {
  offset: ["page", "pagenumber", "skip", "start", "cursor", "after", "next", "pagetoken"],
  limit: ["perpage", "pagesize", "size", "count", "take", "first", "max"],
  sort: ["sortby", "orderby"],
  order: ["direction", "dir", "sortorder"],
  chainId: ["network", "networkid", "chain"],
  from: ["since", "start", "after", "startdate"],
  to: ["until", "end", "before", "enddate"],
  at: ["asof", "date", "day", "on", "timestamp"],
};

/** The error names the nearest of the known parameters, and all of them. */
function unknownParameter(name: string, known: readonly string[]): Error {
  const path = `query.${name.slice(0, 80)}`;
  if (known.length === 0) return invalidField(path, "is unknown: no query parameter is taken here");
  const given = name.toLowerCase();
  const meant = known.findLast((one) => calledElsewhere[one]?.includes(given.replace(/[_\-[\]]/g, "")));
  return invalidField(
    path,
    `is unknown; the nearest is ${meant ?? nearestName(given, known)} (known: ${known.join(", ")})`,
  );
}

/** The one of the names that differs least from what was given; undefined without names. */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  const lower = given.toLowerCase();
  return names.toSorted((a, b) => distance(lower, a.toLowerCase()) - distance(lower, b.toLowerCase()))[0];
}

/** Levenshtein's distance of two names; of a long one, its beginning counts. */
function distance(given: string, name: string): number {
  let row = Array.from({ length: name.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...given.slice(0, 40)].entries()) {
    const above = row;
    row = [i + 1];
    for (const [j, other] of [...name].entries()) {
      const changed = (above[j] ?? 0) + (letter === other ? 0 : 1);
      row.push(Math.min(changed, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    }
  }
  return row.at(-1) ?? 0;
}

/** `only`: others are left out as they are, because nobody may have encoded them. */
function splitQuery(query: string, only: object | null): Record<string, string | string[]> {
  const given: Record<string, string | string[]> = Object.create(null);
  for (const pair of query.split("&")) {
    const equals = pair.indexOf("=");
    const written = equals < 0 ? pair : pair.slice(0, equals);
    if (only && !Object.hasOwn(only, written)) continue;
    const name = decode(written);
    const value = equals < 0 ? "" : decode(pair.slice(equals + 1));
    if (pair === "") continue;
    const earlier = given[name];
    // The schema rejects the list of a repeated parameter.
    given[name] = earlier === undefined ? value : [earlier, value].flat();
  }
  return given;
}

function decode(text: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    throw invalidField("query", "has a malformed percent escape");
  }
  if (decoded.includes("\0")) throw invalidField("query", "has a NUL character");
  return decoded;
}

/** `longest`: bytes. Throws INVALID_REQUEST if the body is too long, too slow or incomplete. */
export async function readBytes(request: ApiRequest, longest = MAX_BODY): Promise<Uint8Array> {
  const bytes = await request.readBody(longest).catch((error) => {
    if (isServiceError(error)) throw error;
    // The client disconnected. Its error has the codes of a lost database connection and must not be taken for one.
    throw invalidField("body", "is incomplete");
  });
  if (bytes === null) throw invalidField("body", `is longer than ${longest / 1024} KiB`);
  return bytes;
}

/** The body as a stream if it is a file that the endpoint takes; null if it is to be JSON. Throws INVALID_REQUEST. */
export function openUpload(
  { upload }: Pick<Endpoint, "upload">,
  request: ApiRequest,
): AsyncIterable<Uint8Array> | null {
  const type = request.header("content-type");
  if (!upload || type === undefined || isJson(type)) return null;
  const [given = ""] = type.toLowerCase().split(";");
  const isTaken = upload.types.some((one) =>
    one.endsWith("/*") ? given.startsWith(one.slice(0, -1)) : given.trim() === one,
  );
  if (!isTaken) throw invalidField("Content-Type", `must be application/json or ${upload.types.join(", ")}`);
  refuseEncoding(request);
  const stream = request.streamBody?.(upload.longest);
  if (!stream) throw invalidField("body", "cannot be a file here");
  return stream;
}

function refuseEncoding(request: ApiRequest): void {
  const encoding = request.header("content-encoding");
  if (encoding !== undefined && encoding.toLowerCase() !== "identity") {
    throw invalidField("Content-Encoding", "must be absent: compressed bodies are not supported");
  }
}

export function isJson(type: string): boolean {
  return /^application\/json *(; *charset="?utf-8"? *)?$/i.test(type);
}

/** For endpoints without a body schema: every field is rejected. */
const NO_FIELDS = z.strictObject({});

/** The body may be absent if all its fields are optional. */
export function readJson(schema: z.ZodType = NO_FIELDS, request: ApiRequest, bytes: Uint8Array): unknown {
  if (bytes.length === 0 && schema.safeParse({}).success) return schema.parse({});
  if (!isJson(request.header("content-type") ?? "")) throw invalidField("Content-Type", "must be application/json");
  refuseEncoding(request);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw invalidField("body", "is not JSON in UTF-8");
  }
  refuseHostile(value);
  const result = schema.safeParse(withoutEnvelope(value));
  if (!result.success) throw inputError("body", result.error.issues);
  return result.data;
}

/** What this service gives out can be posted as it is: no body has the fields that every response has. */
function withoutEnvelope(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { success, timestamp, ...fields } = value as Record<string, unknown>; // JSON has no other keys.
  return fields;
}

/** Rejects NUL and lone surrogates (which PostgreSQL rejects), `__proto__` and excessive depth. */
function refuseHostile(root: unknown): void {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw invalidField("body", `is nested more than ${MAX_DEPTH} deep`);
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === "string") refuseText(value);
      else if (Array.isArray(value)) for (const item of value) next.push(item);
      else if (typeof value === "object" && value !== null) {
        for (const [name, item] of Object.entries(value)) {
          if (name === "__proto__") throw invalidField("body", "has a field named __proto__");
          refuseText(name);
          next.push(item);
        }
      }
    }
    level = next;
  }
}

function refuseText(text: string): void {
  if (text.includes("\0")) throw invalidField("body", "has a NUL character");
  if (/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text)) {
    throw invalidField("body", "has half a surrogate pair");
  }
}
