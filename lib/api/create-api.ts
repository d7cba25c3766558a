import { randomBytes } from "node:crypto";
import type { Actor, Context } from "../core/context.ts";
import { ServiceError } from "../core/errors.ts";
import { invalidField } from "../core/invalid-field.ts";
import { setNameSuffix } from "../core/schemas.ts";
import { dataHeaders } from "../core/security-headers.ts";
import { ADDRESS_LIMIT_PER_MINUTE } from "../core/tiers.ts";
import { saveBeforeReading } from "../domains/developers/index.ts";
import { addressBuckets } from "./address-buckets.ts";
import { hostCheck, WRONG_HOST } from "./allowed-host.ts";
import { type Caller, cameByCookie, createAuthenticator } from "./authenticate.ts";
import { authorize } from "./authorize.ts";
import { accessList, type Endpoint, isWritten, statusFor } from "./define-endpoint.ts";
import { errorBody, fieldsOf, statusOf, successBody, toServiceError, writtenBody } from "./envelope.ts";
import { createIdempotency, idempotencyKey } from "./idempotency.ts";
import type { ApiRequest, ApiResponse } from "./message.ts";
import { type Bucket, type Charge, memoryLimits, storedDayCounts } from "./rate-limit.ts";
import { readBytes, readJson, readParams, readQuery } from "./read-input.ts";
import { redisLimits } from "./redis-limits.ts";
import { createRouter, declaredPath, type Match, type Route, refuseMalformedEscape } from "./router.ts";
import { requireSameOrigin } from "./same-origin.ts";
import { saveRegularly } from "./save-regularly.ts";
import { createUsage } from "./usage.ts";

const COUNTS_SAVED_EVERY_MS = 2_000;
const ANONYMOUS: Actor = { kind: "anonymous" };

/** What is known of a request when its answer is made: usage and metrics are recorded from it. */
export interface FinishedRequest {
  /** Null for unknown paths. */
  route: Route | null;
  caller: Caller | null;
  status: number;
  /** Unix milliseconds of the beginning. */
  at: number;
  durationMs: number;
}

export interface ApiOptions {
  /** All of a context that does not change from request to request. */
  base: Pick<Context, "env" | "db" | "pg" | "log">;
  endpoints: Readonly<Record<string, Endpoint>>;
  /** Unix milliseconds. */
  clock: () => number;
  /** Called with each finished request; must not throw. */
  recorders?: readonly ((finished: FinishedRequest) => void)[];
}

/** A limit of an address beside that of the API. */
export interface AddressLimit {
  name: string;
  perMinute: number;
}

export interface Api {
  /** Whether the API answers a request, and not a page. */
  owns(request: ApiRequest): boolean;
  /** Whether the host that a request names is the service's. The API itself refuses others. */
  acceptsHost(request: ApiRequest): boolean;
  /** Answer a request. Never throws. */
  serve(request: ApiRequest): Promise<ApiResponse>;
  /**
   * Charge the client's address for a request that is answered elsewhere: as the API is charged, or by a limit of its own. The
   * refusal where that is used up.
   */
  chargeAddress(request: ApiRequest, limit?: AddressLimit): Promise<ApiResponse | null>;
  /** What tells the client of a request from others: its address, as limits count it. */
  clientOf(request: ApiRequest): string;
  /** The answer to a request that was refused before it could be read. */
  refuse(peer: string, message: string): Promise<ApiResponse>;
  /** Stop listening and save what must be kept. */
  close(): Promise<void>;
}

/** One request on its way. */
interface Exchange {
  request: ApiRequest;
  requestId: string;
  at: number;
  route: Route | null;
  caller: Caller | null;
  /** What the limits said last; every answer shows it. */
  charge: Charge | null;
  /** What the request was charged to. */
  buckets: readonly Bucket[];
  /** How many requests it counts as; null where the endpoint declares no cost, or its input was not understood. */
  cost: number | null;
}

/** What a handler gave, as it is sent. */
interface Answer {
  status: number;
  body: ApiResponse["body"];
}

export function createApi(options: ApiOptions): Api {
  const { base, clock } = options;
  setNameSuffix(base.env.NAME_SUFFIX);
  const security = dataHeaders(base.env.PUBLIC_ORIGIN);
  const router = createRouter(options.endpoints);
  const isOwnHost = hostCheck(base.env);
  const authenticator = createAuthenticator(base);
  const days = storedDayCounts(base.pg);
  const shared = base.env.REDIS_URL ? redisLimits(base.env.REDIS_URL, days, base.log) : null;
  const limits = shared ?? memoryLimits(days);
  const usage = createUsage(base.pg, base.log);
  const recorders = [usage.record, ...(options.recorders ?? [])];
  const counts = [
    { what: "day counts", store: limits },
    { what: "usage counts", store: usage },
  ].map(({ what, store }) => {
    const saver = saveRegularly(store, { what, everyMs: COUNTS_SAVED_EVERY_MS, log: base.log });
    return { ...saver, endReading: saveBeforeReading(base.pg, saver.save) };
  });
  const idempotency = createIdempotency(base.pg, clock);
  const checkResponses = base.env.NODE_ENV !== "production";

  async function serve(request: ApiRequest): Promise<ApiResponse> {
    const begun = performance.now();
    const exchange = newExchange(request);
    let response: ApiResponse;
    try {
      response = await answer(exchange);
    } catch (thrown) {
      response = failure(exchange, thrown);
    }
    const { route, caller, at } = exchange;
    const finished = { route, caller, status: response.status, at, durationMs: performance.now() - begun };
    for (const record of recorders) record(finished);
    return response;
  }

  function newExchange(request: ApiRequest): Exchange {
    const requestId = requestIdOf(request);
    return { request, requestId, at: clock(), route: null, caller: null, charge: null, buckets: [], cost: null };
  }

  // Each step below is a promise only where it has to wait: a look-up that is answered from memory waits for nothing.
  async function answer(exchange: Exchange): Promise<ApiResponse> {
    const { method, path, header } = exchange.request;
    if (!isOwnHost(header("host"))) await refuseHost(exchange);
    const match = router.find(method, path) ?? (await refusePath(exchange));
    const { endpoint } = match.route;
    exchange.route = match.route;
    const isPublic = accessList(endpoint).includes("public");
    const identifying = identify(exchange, endpoint);
    if (identifying) await identifying;
    if (exchange.caller) {
      // Charged before it is authorized: a refusal for want of permission counts as a request.
      const charging = charge(exchange, exchange.caller.buckets[endpoint.rateLimit]);
      if (charging) await charging;
      authorize(endpoint, exchange.caller);
      const isGuarded = endpoint.method !== "GET" && !isPublic;
      if (isGuarded && cameByCookie(exchange.request)) requireSameOrigin(exchange.request, base.env);
    }
    if (endpoint.needsSharedLimits && shared?.isShared() === false) {
      throw new ServiceError(
        "SERVICE_UNAVAILABLE",
        "This waits until limits are counted for all servers again; try soon.",
      );
    }
    if (endpoint.method === "GET") {
      return reply(exchange, await handle(exchange, match, undefined));
    }
    const bytes = await readBytes(exchange.request);
    const name = exchange.request.header("idempotency-key");
    if (name === undefined || !exchange.caller || isPublic) {
      return reply(exchange, await handle(exchange, match, bytes));
    }
    return repeatable(exchange, match, exchange.caller, idempotencyKey(name), bytes);
  }

  /** NOT_FOUND, or what is wrong with the path. Who asks for what does not exist is charged by address. */
  async function refusePath(exchange: Exchange): Promise<never> {
    await chargeClient(exchange);
    refuseMalformedEscape(exchange.request.path);
    throw new ServiceError("NOT_FOUND", "There is nothing at this method and path.");
  }

  async function refuseHost(exchange: Exchange): Promise<never> {
    await chargeClient(exchange);
    throw invalidField("Host", WRONG_HOST);
  }

  /** Find the caller. Without valid credentials, the address is charged, and only a public endpoint goes on. */
  function identify(exchange: Exchange, endpoint: Endpoint): Promise<void> | undefined {
    const { request, at } = exchange;
    const mayLookUp = () => limits.peek(bucketsOfAddress(request), at).allowed;
    const found = authenticator.authenticate(request, at, mayLookUp);
    if (found instanceof Promise) return found.then((caller) => admit(exchange, endpoint, caller));
    return admit(exchange, endpoint, found);
  }

  function admit(exchange: Exchange, endpoint: Endpoint, caller: Caller | null | "refused"): Promise<void> | undefined {
    if (caller !== null && caller !== "refused") {
      exchange.caller = caller;
      return undefined;
    }
    return admitUnknown(exchange, endpoint);
  }

  async function admitUnknown(exchange: Exchange, endpoint: Endpoint): Promise<void> {
    await chargeClient(exchange);
    if (!accessList(endpoint).includes("public")) {
      throw new ServiceError(
        "UNAUTHORIZED",
        "This needs a valid API key, or the token of a signed-in wallet, in the header Authorization: Bearer <key>.",
      );
    }
  }

  function chargeClient(exchange: Exchange): Promise<void> | undefined {
    return charge(exchange, bucketsOfAddress(exchange.request));
  }

  function charge(exchange: Exchange, buckets: readonly Bucket[]): Promise<void> | undefined {
    exchange.buckets = buckets;
    const charged = limits.charge(buckets, exchange.at);
    if (charged instanceof Promise) return charged.then((one) => settle(exchange, one));
    settle(exchange, charged);
    return undefined;
  }

  function settle(exchange: Exchange, charged: Charge): void {
    exchange.charge = charged;
    if (charged.allowed) return;
    const { cost } = exchange;
    const why =
      cost === null
        ? "The limit is used up."
        : `This call counts as ${cost} requests, and the limit has ${charged.remaining} left.`;
    throw new ServiceError("RATE_LIMIT_EXCEEDED", `${why} Retry-After says when it opens again.`);
  }

  /** Charge what a call counts as beyond the one request it was charged as before its input was read. */
  async function chargeCost(exchange: Exchange, cost: number): Promise<void> {
    if (!Number.isSafeInteger(cost) || cost < 1) throw new Error(`A call cannot count as ${cost} requests.`);
    exchange.cost = cost;
    if (cost > 1) settle(exchange, await limits.chargeRest(exchange.buckets, exchange.at, cost));
  }

  /** Parse the input, call the handler, check its answer. */
  async function handle(exchange: Exchange, match: Match, bytes: Uint8Array | undefined): Promise<Answer> {
    const { endpoint, operation } = match.route;
    const params = readParams(endpoint.params, match.params);
    const query = readQuery(endpoint.query, exchange.request.query);
    const body = bytes && readJson(endpoint.body, exchange.request, bytes);
    const client = bucketsOfAddress(exchange.request).at(-1)?.id;
    const ctx: Context = {
      ...(client !== undefined && { client }),
      now: new Date(exchange.at),
      actor: exchange.caller?.actor ?? ANONYMOUS,
      requestId: exchange.requestId,
      env: base.env,
      db: base.db,
      pg: base.pg,
      log: base.log,
    };
    // The schemas above gave exactly what the handler's types say; they are lost in the registry's list.
    const input = { ctx, params, query, body } as Parameters<Endpoint["handler"]>[0];
    if (endpoint.cost) await chargeCost(exchange, await endpoint.cost(input));
    const handled = endpoint.handler(input);
    const result = handled instanceof Promise ? await handled : handled;
    if (checkResponses) {
      const checked = endpoint.response.safeParse(fieldsOf(result));
      if (!checked.success) throw new Error(`${operation} answered outside its schema: ${checked.error.message}`);
    }
    const text = isWritten(result) ? writtenBody(result, clock()) : successBody(result, clock());
    return { status: statusFor(endpoint, result), body: text };
  }

  /** An unsafe request that names itself: its first answer, an error included, is given again. */
  async function repeatable(
    exchange: Exchange,
    match: Match,
    caller: Caller,
    key: string,
    body: Uint8Array,
  ): Promise<ApiResponse> {
    const { method, path } = exchange.request;
    const named = { caller: caller.actor.developerId, method, path: declaredPath(path), key, body };
    const { replayed, ...result } = await idempotency.once(named, async () => {
      const { status, body: answer } = await handle(exchange, match, body).catch((thrown) => failure(exchange, thrown));
      return { status, body: typeof answer === "string" ? answer : Buffer.from(answer).toString() };
    });
    const response = reply(exchange, result);
    if (replayed) response.headers["Idempotent-Replayed"] = "true";
    return response;
  }

  function reply(exchange: Exchange, { status, body }: Answer): ApiResponse {
    const { requestId, charge, cost } = exchange;
    return {
      status,
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Cache-Control": "no-store",
        ...security,
        "X-RateLimit-Limit": String(charge?.limit ?? 0),
        "X-RateLimit-Remaining": String(charge?.remaining ?? 0),
        "X-RateLimit-Reset": String(charge?.reset ?? Math.ceil(exchange.at / 1000)),
        "X-Request-Id": requestId,
        ...(cost === null ? undefined : { "X-RateLimit-Cost": String(cost) }),
        ...exchange.route?.endpoint.headers,
      },
      body,
    };
  }

  function failure(exchange: Exchange, thrown: unknown): ApiResponse {
    const error = toServiceError(thrown, exchange.requestId);
    const status = statusOf(error);
    const { requestId, route } = exchange;
    // What is said to the caller on purpose is no news; a cause is.
    if (error.cause !== undefined || status === 500) {
      const where = { requestId, operation: route?.operation, code: error.code };
      base.log[status === 500 ? "error" : "warn"]({ ...where, err: error.cause ?? error }, error.message);
    }
    // A fault may come before the limits were asked: the address is what is known then.
    exchange.charge ??= limits.peek(bucketsOfAddress(exchange.request), exchange.at);
    const response = reply(exchange, { status, body: errorBody(error, clock()) });
    if (status === 429) {
      response.headers["Retry-After"] = String(Math.max(1, Math.ceil(exchange.charge.reset - exchange.at / 1000)));
    }
    return response;
  }

  function bucketsOfAddress(request: ApiRequest): readonly Bucket[] {
    return addressBuckets(request.peer, base.env.TRUST_PROXY ? request.header("x-forwarded-for") : undefined);
  }

  async function chargeAddress(request: ApiRequest, limit?: AddressLimit): Promise<ApiResponse | null> {
    const exchange = newExchange(request);
    try {
      if (limit) await charge(exchange, otherBuckets(bucketsOfAddress(request), limit));
      else await chargeClient(exchange);
      return null;
    } catch (thrown) {
      return failure(exchange, thrown);
    }
  }

  async function refuse(peer: string, message: string): Promise<ApiResponse> {
    const request: ApiRequest = {
      method: "",
      path: "",
      query: "",
      header: () => undefined,
      peer,
      readBody: async () => null,
    };
    const exchange = newExchange(request);
    try {
      await chargeClient(exchange);
      return failure(exchange, invalidField("request", message));
    } catch (thrown) {
      return failure(exchange, thrown);
    }
  }

  return {
    owns: (request) => router.owns(request.path) && !(request.path === "/" && wantsPage(request)),
    acceptsHost: (request) => isOwnHost(request.header("host")),
    serve,
    chargeAddress,
    clientOf: (request) => clientName(bucketsOfAddress(request)),
    refuse,
    close: async () => {
      await authenticator.stop();
      for (const one of counts) {
        one.endReading();
        await one.stop();
      }
      await shared?.stop();
    },
  };
}

/** The narrowest bucket stands first. */
function clientName([bucket]: readonly Bucket[]): string {
  return bucket?.id ?? "";
}

/** The buckets of an address, by another limit: networks keep their share of it. */
function otherBuckets(buckets: readonly Bucket[], { name, perMinute }: AddressLimit): Bucket[] {
  return buckets.map((bucket) => ({
    ...bucket,
    id: `${bucket.id} ${name}`,
    limit: Math.ceil((bucket.limit * perMinute) / ADDRESS_LIMIT_PER_MINUTE),
  }));
}

/** Whether a request to `/` is a browser's or Next's own: then the page answers, and the API where it is any other. */
function wantsPage({ method, header }: ApiRequest): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return header("rsc") !== undefined || /(?:^|,)\s*text\/html\s*(?:;|,|$)/i.test(header("accept") ?? "");
}

function requestIdOf(request: ApiRequest): string {
  const given = request.header("x-request-id");
  return given !== undefined && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : newRequestId();
}

// Unique, not secret: random for the process, then counted.
const processPart = randomBytes(8).toString("hex");
let requests = 0;

function newRequestId(): string {
  requests++;
  return `req_${processPart}${requests.toString(36).padStart(10, "0")}`;
}
