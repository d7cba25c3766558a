import type { z } from "zod";
import type { Context } from "../core/context.ts";
import type { ErrorCode } from "../core/errors.ts";
import type { RateLimitClass } from "../core/plans.ts";

export const methods = ["GET", "POST", "PATCH", "DELETE"] as const;
export type Method = (typeof methods)[number];

/** The tags of the documents: the domains. */
export const tags = [
  "scores",
  "wallets",
  "trading",
  "identities",
  "achievements",
  "attestations",
  "policies",
  "developers",
  "webhooks",
  "reservations",
] as const;
export type Tag = (typeof tags)[number];

/**
 * What a caller must bring. `public`: nothing; `read`, `write`, `admin`: an API key with that permission or more, or a
 * session; `session`: a signed-in wallet. A list means that any one of them serves.
 */
export const accesses = ["public", "read", "write", "admin", "session"] as const;
export type Access = (typeof accesses)[number];

type Shape = z.ZodObject;
type Nothing = z.ZodObject<Record<never, never>>;

export interface HandlerInput<Params, Query, Body> {
  ctx: Context;
  params: Params;
  query: Query;
  body: Body;
}

/** What a handler returns: the fields of its answer, as a rule. */
export type HandlerResult<Fields extends object> = Fields | Existing<Fields>;

/** One endpoint, declared once: the handler, the documents, the client's types and the contract test derive from it. */
export interface Endpoint<
  M extends Method = Method,
  Path extends string = string,
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.ZodType = z.ZodType,
  Response extends Shape = Shape,
> {
  method: M;
  /**
   * With `{braces}` around each parameter's name: below `/v1`, which answers under `/api/v1` too, or at the root of the host,
   * where the first segment is the API's with all that is below it.
   */
  path: Path;
  /** One line in the imperative: "Get the trust score of an identity". */
  summary: string;
  /** What the summary does not say, in Markdown. */
  description?: string;
  tag: Tag;
  access: Access | readonly Access[];
  rateLimit: RateLimitClass;
  /**
   * How many requests a call counts as: a whole number of at least 1. Absent: 1. Called with what the handler gets, before it: it
   * may look up what the cost depends on, and what it throws is the answer. A method, see `handler`.
   */
  cost?(input: HandlerInput<z.output<Params>, z.output<Query>, z.output<Body>>): number | Promise<number>;
  /** One field for each parameter of the path. */
  params?: Params;
  /** Parameters not named here are ignored. */
  query?: Query;
  /** A `z.strictObject`, so that unknown fields are refused. */
  body?: Body;
  /** Without `success` and `timestamp`, which every answer has. */
  response: Response;
  /** 200 if absent. */
  status?: 200 | 201;
  /** Of an endpoint with status 201: when it answers 200 instead ({@link Existing}), in words. */
  okWhen?: string;
  /** Headers of every answer, errors included, beside those that all answers have. */
  headers?: Readonly<Record<string, string>>;
  /** What gives access to more: refused while limits cannot be counted together with the other processes. */
  needsSharedLimits?: true;
  /** Error codes beside those that access, limits and schemas bring along. */
  errors: readonly ErrorCode[];
  // A method, not a property: so an endpoint of any schemas can stand where `Endpoint` is wanted.
  handler(
    input: HandlerInput<z.output<Params>, z.output<Query>, z.output<Body>>,
  ): HandlerResult<z.input<Response>> | Promise<HandlerResult<z.input<Response>>>;
}

/** Declare an endpoint. Returns the declaration itself; its types are kept to the letter. */
export function defineEndpoint<
  const M extends Method,
  const Path extends `/${string}`,
  Response extends Shape,
  Params extends Shape = Nothing,
  Query extends Shape = Nothing,
  Body extends z.ZodType = z.ZodUndefined,
>(endpoint: Endpoint<M, Path, Params, Query, Body, Response>): Endpoint<M, Path, Params, Query, Body, Response> {
  return endpoint;
}

/** A handler's answer that nothing new was made: 200 in place of the endpoint's 201. */
export class Existing<Fields extends object> {
  constructor(readonly fields: Fields) {}
}

/** The ways of access as a list. */
export function accessList(endpoint: Pick<Endpoint, "access">): readonly Access[] {
  return typeof endpoint.access === "string" ? [endpoint.access] : endpoint.access;
}

export function isPublic(endpoint: Pick<Endpoint, "access">): boolean {
  return accessList(endpoint).includes("public");
}
