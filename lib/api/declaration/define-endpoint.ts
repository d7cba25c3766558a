import { z } from "zod";
import type { Context } from "../../core/context.ts";
import type { ErrorCode } from "../../core/errors.ts";
import { rolesInWords } from "../../core/operators.ts";
import { roles } from "../../core/permissions.ts";
import type { RateLimitClass } from "../../core/plans.ts";

export const methods = ["GET", "POST", "PATCH", "DELETE"] as const;
export type Method = (typeof methods)[number];

export const tags = [
  "scores",
  "epochs",
  "wallets",
  "agents",
  "trading",
  "identities",
  "achievements",
  "attestations",
  "appeals",
  "policies",
  "lists",
  "developers",
  "webhooks",
  "notices",
  "reservations",
  "administration",
] as const;
export type Tag = (typeof tags)[number];

/**
 * Required credentials. `public`: none; `read`, `write`, `admin`: an API key with that permission, or a session; `session`: a
 * signed-in wallet; `person`: somebody signed in by the provider; `operator`, `reviewer`, `reader`: somebody signed in with that role, or
 * an operator.
 */
const accesses = ["public", "read", "write", "admin", "session", "person", ...roles] as const;
export type Access = (typeof accesses)[number];

/** What an access needs, as a noun phrase in Markdown. */
export function accessInWords(access: Access): string {
  switch (access) {
    case "public":
      return "no key";
    case "session":
      return "a signed-in wallet";
    case "person":
      return "a person signed in by the provider";
    case "operator":
    case "reviewer":
    case "reader":
      return rolesInWords[access];
    default:
      return `a key with the permission \`${access}\``;
  }
}

type Shape = z.ZodObject;
type Nothing = z.ZodObject<Record<never, never>>;

interface HandlerInput<Params, Query, Body> {
  ctx: Context;
  params: Params;
  query: Query;
  /** Undefined with an `upload`. */
  body: Body;
  /** The file that came in place of JSON. */
  upload: AsyncIterable<Uint8Array> | null;
}

type HandlerResult<Fields extends object> =
  | Fields
  | Existing<Fields>
  | Repeated<Fields>
  | Unfinished<Fields>
  | ReadyFields
  | Download
  | EmptyBody;

/** An endpoint as a tool of `/mcp`: its arguments are the endpoint's parameters and fields of its body. */
export interface Tool<Answer = never> {
  /** In snake_case, unique. */
  name: string;
  /** When to use the tool and how to read its answer. */
  description: string;
  /** A smaller answer than the endpoint's: its schema, and how to select it. */
  view?: { response: Shape; of(answer: Answer): object };
}

/** An endpoint as a command of `npm run admin`. Fields of path, query and body that its usage does not name are options. */
export interface Command {
  /**
   * Words, `<field>` and `[field]` (which may be absent), and flags that choose it among commands with the same words. After an option,
   * `<field>` is what the option gives (`--reason <decision>`).
   */
  usage: string;
  /** In place of the endpoint's. */
  summary?: string;
  /** Fields that it sets itself; `<field>` in a value is an argument. */
  sets?: Readonly<Record<string, string>>;
  /** How its first argument begins, where another command has the same words. */
  startsWith?: string;
}

/** An endpoint as its file declares it. */
interface Declaration<
  M extends Method = Method,
  Path extends string = string,
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.ZodType = z.ZodType,
  Response extends Shape = Shape,
> {
  method: M;
  /**
   * With `{braces}` around parameters. Below `/v1` (also served under `/api/v1`), or at the root of the host, where the API then
   * owns the whole first segment.
   */
  path: Path;
  /** One line in the imperative: "Get the trust score of an identity". */
  summary: string;
  /** In Markdown. */
  description?: string;
  access: Access | readonly Access[];
  /** `default` if absent. */
  rateLimit?: RateLimitClass;
  /** How many requests a call counts as, an integer of at least 1 (default). Called before the handler; its errors are returned. */
  cost?(input: HandlerInput<z.output<Params>, z.output<Query>, z.output<Body>>): number | Promise<number>;
  /** Not charged to any limit and never refused for one: it serves its clients in turns, and its headers show the address's limit. */
  isFree?: true;
  /** The parameter of the query without which `cost` is not asked, and a call counts as one request. HEAD refuses it. */
  pricedBy?: string;
  /** One field for each parameter of the path. */
  params?: Params;
  /** Other parameters are rejected. */
  query?: Query;
  /** Other parameters are ignored, because clients add their own. */
  takesAnyQuery?: true;
  /** A `z.strictObject`, so that unknown fields are rejected. */
  body?: Body;
  /**
   * Files that it takes in place of JSON: their content types (also `text/*`) and most bytes. With a cookie only `application/octet-stream`
   * is taken, which no page of another origin can send unasked.
   */
  upload?: { types: readonly string[]; longest: number };
  /** Bytes; 256 KiB if absent. */
  longestBody?: number;
  /** Without `success` and `timestamp`, which every response has. Of a `download`: one of its lines. */
  response: Response;
  /** The content types of an endpoint that returns a {@link Download} and not JSON. */
  download?: readonly [DownloadType, ...DownloadType[]];
  /** Content types of a {@link Download} that a query asks for instead of the response; a file of JSON is named in the description. */
  orDownload?: readonly DownloadType[];
  /** 200 if absent. */
  status?: 200 | 201;
  /** For status 201: when the endpoint returns 200 instead ({@link Existing}), as a sentence. */
  okWhen?: string;
  /** Additional headers of every response, errors included. */
  headers?: Readonly<Record<string, string>>;
  /** A replica of the database may answer, up to a second behind; the caller's own writes need not show. */
  replica?: true;
  /**
   * Browsers may call it from pages of any origin (CORS); only for endpoints that need no credentials. Public GETs below `/v1` have it,
   * but for those of sign-in.
   */
  anyOrigin?: true;
  /** A publishable key may call it, from pages of its origins. What such a caller may not ask is the use case's to refuse. */
  takesPublishableKey?: true;
  /** For endpoints that create credentials: rejected while limits are not shared with the other processes. */
  needsSharedLimits?: true;
  /** Error codes in addition to those of access, limits and schemas. */
  errors?: readonly ErrorCode[];
  /** For endpoints that change nothing: the tools of `/mcp` that call them. */
  tools?: readonly Tool<z.output<Response>>[];
  /** Its commands of `npm run admin`. If absent: below `/v1/admin` one that is named like the operation, elsewhere none. */
  commands?: readonly Command[];
  // A method, not a property, so that an endpoint with any schemas is assignable to `Endpoint`.
  handler(
    input: HandlerInput<z.output<Params>, z.output<Query>, z.output<Body>>,
  ): HandlerResult<z.input<Response>> | Promise<HandlerResult<z.input<Response>>>;
}

/** What a declaration gets in its group. */
interface Grouped {
  tag: Tag;
  rateLimit: RateLimitClass;
  errors: readonly ErrorCode[];
}

/** An endpoint of a group. Router, documents, client types and contract tests derive from it. */
export type Endpoint = Declaration & Grouped;

/** Retains the literal types of a declaration. */
export function defineEndpoint<
  const M extends Method,
  const Path extends `/${string}`,
  Response extends Shape,
  Params extends Shape = Nothing,
  Query extends Shape = Nothing,
  Body extends z.ZodType = z.ZodUndefined,
>(declared: Declaration<M, Path, Params, Query, Body, Response>): Declaration<M, Path, Params, Query, Body, Response> {
  return declared;
}

/** The endpoints of a group of the documentation, by operation id, with their defaults. */
export function endpointGroup<Declared extends Record<string, Declaration>>(
  tag: Tag,
  declared: Declared,
): { [Id in keyof Declared]: Declared[Id] & Grouped } {
  const complete = (one: Declaration) => {
    const isRead = one.method === "GET" && isPublic(one) && /^\/v1\/(?!auth\/)/.test(one.path);
    return { rateLimit: "default", errors: [], ...(isRead && { anyOrigin: true }), ...one, tag };
  };
  const endpoints = Object.entries(declared).map(([id, one]) => [id, complete(one)]);
  return Object.fromEntries(endpoints) as { [Id in keyof Declared]: Declared[Id] & Grouped }; // One for each.
}

/** A handler's result when nothing was created or begun: 200 instead of the endpoint's 201. */
export class Existing<Fields extends object> {
  constructor(readonly fields: Fields) {}
}

/** A handler's result whose fields are the same object as before if nothing changed: their JSON is made once. */
export class Repeated<Fields extends object> {
  constructor(readonly fields: Fields) {}
}

/** A handler's result that has only a part as yet: `Retry-After` says when there is more. */
export class Unfinished<Fields extends object> {
  constructor(
    readonly fields: Fields,
    readonly retryAfterSeconds = 5,
  ) {}
}

/** Response fields that are shown once and never stored. */
export const SHOWN_ONCE = ["apiKey", "secret", "token", "url", "setup"];

/** The header of answers from a replica. */
export const REPLICA_LAG = "X-Replica-Lag-Ms";

/** A handler's result that is JSON already: the fields, without the braces around them. */
export class ReadyFields {
  constructor(readonly json: string) {}
}

/** The result of a handler whose response has headers alone. */
export class EmptyBody {}

/** A body that is not in memory as a whole: its length in bytes, if it is known, and its chunks. */
export interface Stream {
  bytes?: number;
  chunks: AsyncIterable<Uint8Array>;
}

type DownloadType = "application/json" | "application/x-ndjson" | "text/csv";

/**
 * A handler's result that is sent piece by piece, so that it is never in memory as a whole. Its chunks end early only by throwing, which
 * breaks the connection.
 */
export class Download {
  constructor(
    /** For clients that take gzip, if there is one. */
    readonly gzip: Stream | null,
    /** For all others. */
    readonly plain: Stream,
    /** The endpoint's first one if absent. */
    readonly type?: DownloadType,
  ) {}
}

export function accessList(endpoint: Pick<Endpoint, "access">): readonly Access[] {
  return typeof endpoint.access === "string" ? [endpoint.access] : endpoint.access;
}

/** What an endpoint needs, as a sentence in Markdown. */
export function needsInWords(endpoint: Pick<Endpoint, "access" | "takesPublishableKey">): string {
  if (isPublic(endpoint)) return "Needs no key.";
  const ways = accessList(endpoint).map(accessInWords).join(" or ");
  return `Needs ${ways}${endpoint.takesPublishableKey ? ", or a publishable key" : ""}.`;
}

export function isPublic(endpoint: Pick<Endpoint, "access">): boolean {
  return accessList(endpoint).includes("public");
}

/** How long a browser may remember the answer to a preflight request, seconds. */
const PREFLIGHT_SECONDS = 86_400;

/** The answer to the request that a browser sends before it calls an endpoint of {@link Declaration.anyOrigin} or with a publishable key. */
export function preflightOf({ path, method, tag, takesPublishableKey }: Endpoint): Endpoint {
  return {
    method: "GET", // It has no body.
    path,
    summary: "Let a browser call an endpoint",
    tag,
    access: "public",
    anyOrigin: true,
    takesAnyQuery: true,
    headers: {
      "Access-Control-Allow-Methods": method,
      "Access-Control-Allow-Headers": takesPublishableKey ? "Authorization, Content-Type" : "Content-Type",
      "Access-Control-Max-Age": String(PREFLIGHT_SECONDS),
    },
    response: z.object({}),
    rateLimit: "default",
    errors: [],
    handler: () => new EmptyBody(),
  };
}
