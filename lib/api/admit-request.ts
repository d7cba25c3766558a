import type { Env } from "../core/env.ts";
import { ServiceError } from "../core/errors.ts";
import { invalidField } from "../core/invalid-field.ts";
import { includesRole, roleOf } from "../core/operators.ts";
import { allows } from "../core/permissions.ts";
import { WRONG_HOST } from "./allowed-host.ts";
import { type Authenticator, type Caller, cameByCookie, suspendedError } from "./authenticator.ts";
import { accessInWords, accessList, type Endpoint, isPublic } from "./declaration/define-endpoint.ts";
import type { Bucket, Charge, ClientBuckets, LimitStore } from "./limit-store.ts";
import type { ApiRequest, ApiResponse } from "./message.ts";
import { isWellEscaped, type Match, type Router } from "./router.ts";
import { requireSameOrigin } from "./same-origin.ts";

// The state of a request after each stage of the pipeline.

export interface Received {
  request: ApiRequest;
  requestId: string;
  /** Unix milliseconds. */
  at: number;
}

interface Resolved extends Received {
  /** Null without an endpoint; `refusal` is thrown after the request is charged. */
  match: Match | null;
  refusal: ServiceError | null;
}

interface Authenticated extends Resolved {
  /** Null without valid credentials, or with ones that may not be used for this request. */
  caller: Caller | null;
  /** Why they may not: an operator suspended them, or they are a publishable key's. */
  unusable?: ServiceError;
}

interface Charged extends Authenticated {
  buckets: readonly Bucket[];
  charge: Charge;
}

export interface Authorized extends Charged {
  match: Match;
}

/** A reply, with the state that usage, metrics and headers need. */
export interface Handled extends Received {
  match: Match | null;
  caller: Caller | null;
  charge: Charge;
  /** How many requests the call counts as; null without a declared cost or with invalid input. */
  cost: number | null;
  /** Has only the headers that differ from other responses. */
  reply: ApiResponse;
}

/** A step from one state of a request to the next. It may throw. */
export type Stage<From, To> = (state: From) => To | Promise<To>;

/** The error of a path that has other methods; the response names them in `Allow`. */
export class WrongMethod extends ServiceError {
  constructor(readonly allowed: readonly string[]) {
    super("NOT_FOUND", `Nothing exists at this method and path; the path answers ${allowed.join(", ")}.`);
  }
}

/** Finds the endpoint of a request, or the reason why there is none. */
export function createResolve(
  router: Router,
  isOwnHost: (host: string | undefined) => boolean,
): Stage<Received, Resolved> {
  return (state) => {
    const { method, path, header } = state.request;
    if (!isOwnHost(header("host"))) return { ...state, match: null, refusal: invalidField("Host", WRONG_HOST) };
    const match = router.find(method, path);
    return { ...state, match, refusal: match ? null : noEndpoint(router, path) };
  };
}

function noEndpoint(router: Router, path: string): ServiceError {
  if (!isWellEscaped(path)) return invalidField("path", "has a malformed percent escape");
  const allowed = router.methodsOf(path);
  if (allowed.length > 0) return new WrongMethod(allowed);
  return new ServiceError("NOT_FOUND", "Nothing exists at this method and path.");
}

/**
 * Finds the caller. Unknown credentials are looked up only while the client's address has requests left. Those that may not be used here
 * are none: their request is charged to the address, and refused unless the endpoint is public.
 */
export function createAuthenticate(
  authenticator: Authenticator,
  limits: LimitStore,
  clientBuckets: ClientBuckets,
): Stage<Resolved, Authenticated> {
  return (state) => {
    const { request, at, match } = state;
    if (!match) return { ...state, caller: null };
    const mayLookUp = () => limits.peek(clientBuckets(request), at).allowed;
    return andThen(authenticator.authenticate(request, at, mayLookUp), (caller) => {
      const unusable = caller && findUnusable(caller, match.route.endpoint, request.header("origin"));
      return unusable ? { ...state, caller: null, unusable } : { ...state, caller };
    });
  };
}

/** Why a caller's valid credentials may not be used for a request; null if they may. */
function findUnusable(
  { suspension, pages }: Caller,
  endpoint: Pick<Endpoint, "takesPublishableKey">,
  origin: string | undefined,
): ServiceError | null {
  if (suspension !== undefined) return suspendedError(suspension);
  if (!pages) return null;
  if (!endpoint.takesPublishableKey) {
    return new ServiceError(
      "FORBIDDEN",
      "A publishable key may not call this. Call it from your server, with a secret key.",
    );
  }
  if (origin !== undefined && pages.origins.includes(origin)) return null;
  const given = origin === undefined ? "no Origin" : "another Origin";
  return new ServiceError(
    "FORBIDDEN",
    `This publishable key is for pages of certain origins, and the request has ${given}.`,
  );
}

/** A limit has no room for a request. `charge` is for the response's headers. */
export class LimitExceeded extends ServiceError {
  constructor(
    readonly charge: Charge,
    readonly cost: number | null = null,
  ) {
    const why =
      cost === null
        ? "The limit is used up."
        : `This call counts as ${cost} requests, and the limit has ${charge.remaining} left.`;
    super("RATE_LIMIT_EXCEEDED", `${why} Retry-After says when to try again.`);
  }
}

/** Throws LimitExceeded for a refused charge. */
export function requireAllowed(charge: Charge, cost: number | null = null): Charge {
  if (!charge.allowed) throw new LimitExceeded(charge, cost);
  return charge;
}

/** What bounds the calls of a caller that were read and then refused for their cost, which cost nothing else. */
export function refusalBuckets(buckets: readonly Bucket[]): readonly Bucket[] {
  const minutes = buckets.filter(({ window }) => window === "minute");
  return minutes.map((bucket) => ({ ...bucket, id: `${bucket.id} refused` }));
}

/**
 * Charges a request as one: to its caller, or to the client's address without a valid caller or endpoint. Runs before
 * authorization, so that requests without permission count too.
 */
export function createCharge(limits: LimitStore, clientBuckets: ClientBuckets): Stage<Authenticated, Charged> {
  return (state) => {
    const { request, at, match, caller } = state;
    const own = match && caller ? caller.buckets[match.route.endpoint.rateLimit] : clientBuckets(request);
    // A visitor's day count is loaded only while its page's own have room: strangers cannot fill the memory.
    if (caller?.pages) requireAllowed(limits.peek(own, at));
    const client = caller?.pages && clientBuckets(request).at(-1)?.id;
    const buckets = client ? [...own, ...(caller.pages?.visitorBuckets(client) ?? [])] : own;
    if (match?.route.endpoint.isFree) return { ...state, buckets, charge: limits.peek(clientBuckets(request), at) };
    if (match?.route.endpoint.cost) requireAllowed(limits.peek(refusalBuckets(buckets), at));
    return andThen(limits.charge(buckets, at), (charge) => ({ ...state, buckets, charge: requireAllowed(charge) }));
  };
}

/** Throws if a request may not call its endpoint. `areLimitsShared` is false while this process counts limits alone. */
export function createAuthorize(
  env: Pick<Env, "PUBLIC_ORIGIN" | "OPERATORS" | "CHAINS">,
  areLimitsShared: () => boolean,
): Stage<Charged, Authorized> {
  return (state) => {
    const { request, match, refusal, caller, unusable } = state;
    if (!match) throw refusal;
    const { endpoint } = match.route;
    if (unusable && !isPublic(endpoint)) throw unusable;
    requireAccess(env, endpoint, caller);
    if (caller && endpoint.method !== "GET" && !isPublic(endpoint) && cameByCookie(request)) {
      requireSameOrigin(request, env, { takesFiles: endpoint.upload !== undefined });
    }
    if (endpoint.needsSharedLimits && !areLimitsShared()) {
      throw new ServiceError(
        "SERVICE_UNAVAILABLE",
        "Not available until limits are counted over all servers again; try again soon.",
      );
    }
    return { ...state, match };
  };
}

/** A session has every permission but a role's, which no key has. */
function requireAccess(env: Pick<Env, "OPERATORS" | "CHAINS">, endpoint: Endpoint, caller: Caller | null): void {
  if (!caller) {
    if (isPublic(endpoint)) return;
    throw new ServiceError(
      "UNAUTHORIZED",
      "This needs a valid API key, or the token of a signed-in wallet, in the header Authorization: Bearer <key>.",
    );
  }
  const { actor } = caller;
  const ways = accessList(endpoint);
  const isGranted = ways.some((way) => {
    if (way === "public") return true;
    if (way === "operator" || way === "reviewer" || way === "reader") return includesRole(roleOf(env, actor), way);
    // A person has a role, and no developer's permissions.
    if (way === "person" || actor.kind === "person") return way === actor.kind;
    return actor.kind === "session" || (way !== "session" && allows(actor.permissions, way));
  });
  if (isGranted) return;
  const needed = ways.map((way) => accessInWords(way).replaceAll("`", ""));
  throw new ServiceError("FORBIDDEN", `This needs ${needed.join(" or ")}.`);
}

/**
 * Composes stages into one that never throws: if a stage throws, `onError` creates the result from the last state. Awaits only
 * stages that return a promise, so that a request without I/O creates none.
 */
export function compose<A, B, C, D>(
  stages: [Stage<A, B>, Stage<B, C>, Stage<C, D>],
  onError: (state: A & Partial<B & C>, thrown: unknown) => D,
): Stage<A, D>;
export function compose<A, B, C, D, E, F>(
  stages: [Stage<A, B>, Stage<B, C>, Stage<C, D>, Stage<D, E>, Stage<E, F>],
  onError: (state: A & Partial<B & C & D & E>, thrown: unknown) => F,
): Stage<A, F>;
// The overloads have the stages' types.
export function compose<State>(stages: Stage<State, State>[], onError: (state: State, thrown: unknown) => State) {
  return stages.reduceRight<Stage<State, State>>(
    (next, stage) => (state) => {
      let result: State | Promise<State>;
      try {
        result = stage(state);
      } catch (thrown) {
        return onError(state, thrown);
      }
      return result instanceof Promise ? result.then(next, (thrown) => onError(state, thrown)) : next(result);
    },
    (state) => state,
  );
}

export function andThen<From, To>(value: From | Promise<From>, next: (value: From) => To): To | Promise<To> {
  return value instanceof Promise ? value.then(next) : next(value);
}
