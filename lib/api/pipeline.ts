import { randomBytes } from "node:crypto";
import type { Actor, Context } from "../core/context.ts";
import type { ErrorCode } from "../core/errors.ts";
import { invalidField } from "../core/invalid-field.ts";
import { languageOf } from "../core/language.ts";
import type { Logger } from "../core/log.ts";
import { dataHeaders } from "../core/security-headers.ts";
import type { ReadSource } from "../domains/scores/index.ts";
import {
  type Authorized,
  andThen,
  compose,
  createAuthenticate,
  createAuthorize,
  createCharge,
  createResolve,
  type Handled,
  LimitExceeded,
  type Received,
  refusalBuckets,
  requireAllowed,
  type Stage,
  WrongMethod,
} from "./admit-request.ts";
import { type Authenticator, nameOfCaller } from "./authenticator.ts";
import {
  Download,
  EmptyBody,
  type Endpoint,
  Existing,
  isPublic,
  REPLICA_LAG,
  ReadyFields,
  Repeated,
  SHOWN_ONCE,
  Unfinished,
} from "./declaration/define-endpoint.ts";
import { bodyOf, errorBody, repeatedBody, statusOf, successBody, toServiceError } from "./envelope.ts";
import type { Idempotency, NamedRequest } from "./idempotency.ts";
import type { ClientBuckets, LimitStore } from "./limit-store.ts";
import { type ApiRequest, type ApiResponse, acceptsGzip, isAhead } from "./message.ts";
import { openUpload, readBytes, readJson, readParams, readQuery } from "./read-input.ts";
import { mayPrimaryAnswer, type ReadSources } from "./read-source.ts";
import { declaredPath, type Router } from "./router.ts";
import type { FinishedRequest } from "./usage.ts";

interface PipelineOptions {
  base: Pick<Context, "env" | "log">;
  router: Router;
  isOwnHost: (host: string | undefined) => boolean;
  authenticator: Authenticator;
  limits: LimitStore;
  /** False while this process counts limits alone. */
  areLimitsShared: () => boolean;
  clientBuckets: ClientBuckets;
  sources: ReadSources;
  idempotency: Idempotency;
  /** Unix milliseconds. */
  clock: () => number;
  /** Called with each finished request; must not throw. */
  recorders: readonly ((finished: FinishedRequest) => void)[];
}

/** Creates the error reply from the last state and the error that a stage threw. */
type Fail = (state: Received & Partial<Handled>, thrown: unknown) => Handled;

export interface Pipeline {
  /** Answers a request to an endpoint. Never throws. */
  serve(request: ApiRequest): Promise<ApiResponse>;
  /** The state in which a request begins. */
  receive(request: ApiRequest): Received;
  fail: Fail;
  reply(state: Handled): ApiResponse;
  /** Completes a response and records its request, which began at `started` of the performance clock. */
  finish(handled: Handled, route: FinishedRequest["route"], started: number): ApiResponse;
}

/** How a request is answered, stage after stage. Whatever a stage throws becomes the reply. */
export function createPipeline(options: PipelineOptions): Pipeline {
  const { base, limits, clientBuckets, clock, recorders } = options;
  const fail = createFail({ log: base.log, clock, limits, clientBuckets });

  const resolve = createResolve(options.router, options.isOwnHost);
  const authenticate = createAuthenticate(options.authenticator, limits, clientBuckets);
  const charge = createCharge(limits, clientBuckets);
  const authorize = createAuthorize(base.env, options.areLimitsShared);
  const call = createCallEndpoint({ ...options, fail });
  const answer = compose([resolve, authenticate, charge, authorize, call], fail);
  const reply = createReply(base.env.PUBLIC_ORIGIN);

  const receive = (request: ApiRequest) => ({ request, requestId: requestIdOf(request), at: clock() });

  function finish(handled: Handled, route: FinishedRequest["route"], started: number): ApiResponse {
    const response = reply(handled);
    const { caller, at } = handled;
    const durationMs = performance.now() - started;
    for (const record of recorders) record({ route, caller, status: response.status, at, durationMs });
    return response;
  }

  async function serve(request: ApiRequest): Promise<ApiResponse> {
    const started = performance.now();
    const pending = answer(receive(request));
    const handled = pending instanceof Promise ? await pending : pending;
    return finish(handled, handled.match?.route ?? null, started);
  }

  return { serve, receive, fail, reply, finish };
}

// Unique, not secret: random part of the process, then a counter.
const processPart = randomBytes(8).toString("hex");
let requests = 0;

/** The request's X-Request-Id if it is well formed, otherwise a new id. */
function requestIdOf(request: ApiRequest): string {
  const given = request.header("x-request-id");
  if (given !== undefined && /^[A-Za-z0-9_-]{8,64}$/.test(given)) return given;
  requests++;
  return `req_${processPart}${requests.toString(36).padStart(10, "0")}`;
}

type HandlerInput = Parameters<Endpoint["handler"]>[0];

interface WithBody extends Authorized {
  /** Undefined for GET, and with an upload. */
  bytes: Uint8Array | undefined;
  upload?: AsyncIterable<Uint8Array>;
}

interface Parsed extends WithBody {
  input: HandlerInput;
  source: ReadSource;
}

interface Priced extends Parsed {
  cost: number | null;
}

const ANONYMOUS: Actor = { kind: "anonymous" };

interface CallOptions {
  base: Pick<Context, "env" | "log">;
  sources: ReadSources;
  clock: () => number;
  limits: LimitStore;
  clientBuckets: ClientBuckets;
  idempotency: Idempotency;
  fail: Fail;
}

/** Reads the body and calls the handler, or repeats the first reply for a used Idempotency-Key. */
function createCallEndpoint(options: CallOptions): Stage<Authorized, Handled> {
  const callHandler = createCallHandler(options);

  async function callWithBody(state: Authorized): Promise<Handled> {
    const { request, match } = state;
    const { endpoint } = match.route;
    const key = request.header("idempotency-key");
    const upload = openUpload(endpoint, request);
    if (upload) {
      if (key !== undefined) throw invalidField("Idempotency-Key", "is taken with JSON alone: files are not compared");
      return callHandler({ ...state, bytes: undefined, upload });
    }
    const bytes = await readBytes(request, endpoint.longestBody);
    const named = key === undefined ? null : nameRequest(state, key, bytes);
    if (!named) return callHandler({ ...state, bytes });
    // A client that lost its connection repeats the request for this result.
    const completed = { ...state, request: { ...request, signal: undefined } };
    const done = await options.idempotency.once(named, async () => callHandler({ ...completed, bytes }));
    if (!done.isReplay) return done.result;
    const { status, body } = done.stored;
    return { ...state, cost: null, reply: { status, headers: { "Idempotent-Replayed": "true" }, body } };
  }

  return (state) =>
    state.match.route.endpoint.method === "GET" ? callHandler({ ...state, bytes: undefined }) : callWithBody(state);
}

/** Bytes of a response that are stored for each request of the plan tier's day. */
const REPLY_BYTES = 4_096;

/** A request that is repeated under its key; null where none is: whoever has a publishable key would get the stored answers of others. */
function nameRequest({ request, match, caller }: Authorized, key: string, body: Uint8Array): NamedRequest | null {
  const { endpoint } = match.route;
  if (!caller || caller.pages || isPublic(endpoint)) return null;
  const requestsADay = caller.buckets.default.find(({ window }) => window === "day")?.limit ?? 0;
  return {
    caller: nameOfCaller(caller),
    method: request.method,
    path: declaredPath(request.path),
    key: idempotencyKey(key),
    body,
    mostBytes: REPLY_BYTES * requestsADay,
    isRepeatable: !SHOWN_ONCE.some((field) => field in endpoint.response.shape),
  };
}

/** Validates an Idempotency-Key: 1 to 255 printable ASCII characters. */
function idempotencyKey(value: string): string {
  if (!/^[\x20-\x7e]{1,255}$/.test(value))
    throw invalidField("Idempotency-Key", "must have 1 to 255 printable characters");
  return value;
}

/** Parses the input, charges the cost, and calls the handler. Never throws: errors become replies. */
function createCallHandler(options: CallOptions): Stage<WithBody, Handled> {
  const { base, sources, clock, limits } = options;
  const checkResponses = base.env.NODE_ENV !== "production";

  function call(state: Priced): Handled | Promise<Handled> {
    if (state.source.lagMs !== null) return callOnReplica(state);
    return andThen(state.match.route.endpoint.handler(state.input), (result) => answer(state, result));
  }

  async function callOnReplica(state: Priced): Promise<Handled> {
    const { handler } = state.match.route.endpoint;
    try {
      return answer(state, await handler(state.input));
    } catch (thrown) {
      if (!mayPrimaryAnswer(thrown)) throw thrown;
      const onPrimary = moveToPrimary(state, sources);
      return answer(onPrimary, await handler(onPrimary.input));
    }
  }

  function answer(state: Priced, result: object): Handled {
    const { match, caller, source } = state;
    const { operation, endpoint } = match.route;
    sources.noteWrite(endpoint, caller);
    if (checkResponses) requireDeclared(operation, endpoint, result);
    const reply = replyOf(state, result, clock());
    if (source.lagMs === null) return { ...state, reply };
    return { ...state, reply: { ...reply, headers: { ...reply.headers, [REPLICA_LAG]: String(source.lagMs) } } };
  }

  const parse = (state: WithBody) => parseInput(options, state);
  return compose([parse, createChargeCost(limits, sources), call], options.fail);
}

/** What a handler takes: its context, and the parsed parts of the request. */
function parseInput({ base: { env, log }, sources, clientBuckets }: CallOptions, state: WithBody): Parsed {
  const { request, match, bytes, caller, requestId, at } = state;
  const { endpoint } = match.route;
  const params = readParams(endpoint.params, match.params);
  const query = readPriced(endpoint, request);
  const body = bytes && readJson(endpoint.body, request, bytes);
  const source = sources.choose(endpoint, caller);
  const { pg, db } = source.clients;
  const client = clientBuckets(request).at(-1)?.id;
  const { signal } = request;
  const actor = caller?.actor ?? ANONYMOUS;
  const language = languageOf({
    cookie: request.header("cookie"),
    "accept-language": request.header("accept-language"),
  });
  const ctx: Context = { client, language, now: new Date(at), actor, requestId, env, db, pg, log, signal };
  // The endpoint's schemas return what its handler takes; the registry erases those types.
  return { ...state, source, input: { ctx, params, query, body, upload: state.upload ?? null } as HandlerInput };
}

/** The same request, which the primary answers. */
function moveToPrimary<State extends Parsed>(state: State, { primary }: ReadSources): State {
  const { pg, db } = primary.clients;
  return { ...state, source: primary, input: { ...state.input, ctx: { ...state.input.ctx, pg, db } } };
}

/** Returns the stage that charges the cost beyond the one request that was charged before the input was read. */
function createChargeCost(limits: LimitStore, sources: ReadSources) {
  async function price(state: Parsed, costOf: NonNullable<Endpoint["cost"]>): Promise<Priced> {
    try {
      return { ...state, cost: await costOf(state.input) };
    } catch (thrown) {
      if (state.source.lagMs === null || !mayPrimaryAnswer(thrown)) throw thrown;
      return price(moveToPrimary(state, sources), costOf);
    }
  }

  return (state: Parsed): Priced | Promise<Priced> => {
    const { cost: costOf, pricedBy } = state.match.route.endpoint;
    if (!costOf || (pricedBy && !hasParameter(state, pricedBy))) return { ...state, cost: null };
    return price(state, costOf).then(async (priced) => {
      const { cost } = priced;
      if (cost === null || !Number.isSafeInteger(cost) || cost < 1) {
        throw new Error(`A call cannot count as ${cost} requests.`);
      }
      if (cost === 1) return priced;
      const charge = await limits.chargeRest(state.buckets, state.at, cost);
      if (!charge.allowed) await limits.charge(refusalBuckets(state.buckets), state.at);
      return { ...priced, charge: requireAllowed(charge, cost) };
    });
  };
}

/**
 * The query of a request. Throws INVALID_REQUEST for a HEAD that would cost more than one: crawlers send it without wanting an answer. Of a
 * request that fetches ahead the parameter is ignored.
 */
function readPriced(endpoint: Endpoint, request: ApiRequest): Record<string, unknown> {
  const query = readQuery(endpoint, request.query) as Record<string, unknown>; // What the endpoint's schema of an object returns.
  const { pricedBy } = endpoint;
  if (request.method === "HEAD" && pricedBy && query[pricedBy] !== undefined) {
    throw invalidField(`query.${pricedBy}`, "needs GET: an answer without a body is not worth the work");
  }
  if (pricedBy && query[pricedBy] !== undefined && isAhead(request)) return { ...query, [pricedBy]: undefined };
  return query;
}

function hasParameter({ input }: Parsed, name: string): boolean {
  return (input.query as Record<string, unknown>)[name] !== undefined;
}

function replyOf({ request, match }: Authorized, result: object, at: number): ApiResponse {
  const { endpoint } = match.route;
  const status = endpoint.status ?? 200;
  if (result instanceof ReadyFields) return { status, headers: {}, body: bodyOf(result.json, at) };
  if (result instanceof Download) {
    const gzip = acceptsGzip(request) ? result.gzip : null;
    const headers = { "Content-Type": result.type ?? endpoint.download?.[0] ?? "", Vary: "Accept-Encoding" };
    return {
      status,
      headers: gzip ? { ...headers, "Content-Encoding": "gzip" } : headers,
      body: "",
      stream: gzip ?? result.plain,
    };
  }
  if (result instanceof EmptyBody) return { status, headers: {}, body: "" };
  if (result instanceof Existing) return { status: 200, headers: {}, body: successBody(result.fields, at) };
  if (result instanceof Repeated) return { status, headers: {}, body: repeatedBody(result.fields, at) };
  if (result instanceof Unfinished) {
    const headers = { "Retry-After": String(result.retryAfterSeconds) };
    return { status, headers, body: successBody(result.fields, at) };
  }
  return { status, headers: {}, body: successBody(result, at) };
}

/** Throws unless a handler's result matches the declared response. */
function requireDeclared(operation: string, { response, download, orDownload }: Endpoint, result: object): void {
  const isFile = result instanceof Download;
  if (isFile !== (download !== undefined) && !(isFile && orDownload))
    throw new Error(`${operation} must return ${download ? "a download" : "JSON"}.`);
  if (isFile || result instanceof EmptyBody) return;
  const checked = response.safeParse(fieldsOf(result));
  if (!checked.success)
    throw new Error(`The result of ${operation} does not match its schema: ${checked.error.message}`);
}

function fieldsOf(result: object): unknown {
  if (result instanceof ReadyFields) return JSON.parse(`{${result.json}}`);
  const hasFields = result instanceof Existing || result instanceof Repeated || result instanceof Unfinished;
  return hasFields ? result.fields : result;
}

/** When what could not be checked or given may be there: chains and explorers are asked again meanwhile, files are built. */
const WAIT_SECONDS: Partial<Record<ErrorCode, number>> = { INDETERMINATE: 30, SERVICE_UNAVAILABLE: 5 };

function createFail(options: {
  log: Logger;
  clock: () => number;
  limits: LimitStore;
  clientBuckets: ClientBuckets;
}): Fail {
  const { log, clock, limits, clientBuckets } = options;
  return (state, thrown) => {
    const { request, requestId, at, match = null, caller = null } = state;
    const error = toServiceError(thrown, requestId);
    const status = statusOf(error);
    // The caller's own errors have no cause and are not logged.
    if (error.cause !== undefined || status === 500) {
      const where = { requestId, operation: match?.route.operation, code: error.code };
      log[status === 500 ? "error" : "warn"]({ ...where, err: error.cause ?? error }, error.message);
    }
    const exceeded = thrown instanceof LimitExceeded ? thrown : undefined;
    // Before any charge, the headers show the limit of the client's address.
    const charge = exceeded?.charge ?? state.charge ?? limits.peek(clientBuckets(request), at);
    const retryAfter = Math.max(1, Math.ceil(charge.reset - at / 1000));
    const wait = WAIT_SECONDS[error.code];
    const headers: ApiResponse["headers"] = {
      ...(status === 429 && { "Retry-After": String(retryAfter) }),
      ...(wait !== undefined && { "Retry-After": String(wait) }),
      ...(status === 401 && { "WWW-Authenticate": "Bearer" }),
      ...(thrown instanceof WrongMethod && { Allow: thrown.allowed.join(", ") }),
    };
    const reply = { status, headers, body: errorBody(error, clock()) };
    return { request, requestId, at, match, caller, charge, cost: exceeded?.cost ?? state.cost ?? null, reply };
  };
}

/** Adds the headers that every response of the API has. */
function createReply(publicOrigin: string): (state: Handled) => ApiResponse {
  const security = dataHeaders(publicOrigin);
  return ({ request, requestId, match, caller, charge, cost, reply }) => ({
    status: reply.status,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      ...security,
      "X-RateLimit-Limit": String(charge.limit),
      "X-RateLimit-Remaining": String(charge.remaining),
      "X-RateLimit-Reset": String(charge.reset),
      "X-Request-Id": requestId,
      ...(cost === null ? undefined : { "X-RateLimit-Cost": String(cost) }),
      ...(match?.route.endpoint.anyOrigin && { "Access-Control-Allow-Origin": "*" }),
      ...(match?.route.endpoint.takesPublishableKey && { Vary: "Origin" }),
      ...(caller?.pages && pageHeaders(request.header("origin") ?? "")),
      ...match?.route.endpoint.headers,
      ...reply.headers,
    },
    body: reply.body,
    ...(reply.stream && { stream: reply.stream }),
  });
}

/** Lets a page of a publishable key's origin read the answer, and no other page. */
function pageHeaders(origin: string): Record<string, string> {
  return {
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Expose-Headers":
      "X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-RateLimit-Cost, X-Request-Id, Retry-After",
  };
}
