import type { z } from "zod";
import type { Context } from "../core/context.ts";
import type { ErrorCode } from "../core/errors.ts";
import type { RateLimitClass } from "../core/plans.ts";

export const methods = ["GET", "POST", "PATCH", "DELETE"] as const;
export type Method = (typeof methods)[number];

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
 * Required credentials. `public`: none; `read`, `write`, `admin`: an API key with that permission, or a session; `session`: a
 * signed-in wallet.
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

export type HandlerResult<Fields extends object> = Fields | Existing<Fields>;

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
  tag: Tag;
  access: Access | readonly Access[];
  /** `default` if absent. */
  rateLimit?: RateLimitClass;
  /** How many requests a call counts as, an integer of at least 1 (default). Called before the handler; its errors are returned. */
  cost?(input: HandlerInput<z.output<Params>, z.output<Query>, z.output<Body>>): number | Promise<number>;
  /** One field for each parameter of the path. */
  params?: Params;
  /** Other parameters are ignored. */
  query?: Query;
  /** A `z.strictObject`, so that unknown fields are rejected. */
  body?: Body;
  /** Without `success` and `timestamp`, which every response has. */
  response: Response;
  /** 200 if absent. */
  status?: 200 | 201;
  /** For status 201: when the endpoint returns 200 instead ({@link Existing}), as a sentence. */
  okWhen?: string;
  /** Additional headers of every response, errors included. */
  headers?: Readonly<Record<string, string>>;
  /** For endpoints that create credentials: rejected while limits are not shared with the other processes. */
  needsSharedLimits?: true;
  /** Error codes in addition to those of access, limits and schemas. */
  errors?: readonly ErrorCode[];
  // A method, not a property, so that an endpoint with any schemas is assignable to `Endpoint`.
  handler(
    input: HandlerInput<z.output<Params>, z.output<Query>, z.output<Body>>,
  ): HandlerResult<z.input<Response>> | Promise<HandlerResult<z.input<Response>>>;
}

/** An endpoint. Router, documents, client types and contract tests derive from it. */
export interface Endpoint<
  M extends Method = Method,
  Path extends string = string,
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.ZodType = z.ZodType,
  Response extends Shape = Shape,
> extends Declaration<M, Path, Params, Query, Body, Response> {
  rateLimit: RateLimitClass;
  errors: readonly ErrorCode[];
}

/** Adds the defaults and retains the literal types. */
export function defineEndpoint<
  const M extends Method,
  const Path extends `/${string}`,
  Response extends Shape,
  Params extends Shape = Nothing,
  Query extends Shape = Nothing,
  Body extends z.ZodType = z.ZodUndefined,
>(declared: Declaration<M, Path, Params, Query, Body, Response>): Endpoint<M, Path, Params, Query, Body, Response> {
  return { rateLimit: "default", errors: [], ...declared };
}

/** A handler's result when nothing was created: 200 instead of the endpoint's 201. */
export class Existing<Fields extends object> {
  constructor(readonly fields: Fields) {}
}

export function accessList(endpoint: Pick<Endpoint, "access">): readonly Access[] {
  return typeof endpoint.access === "string" ? [endpoint.access] : endpoint.access;
}

export function isPublic(endpoint: Pick<Endpoint, "access">): boolean {
  return accessList(endpoint).includes("public");
}
