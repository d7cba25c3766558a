import { randomUUID } from "node:crypto";
import type { Actor, Context } from "../core/context.ts";
import { ServiceError } from "../core/errors.ts";
import { setNameSuffix } from "../core/schemas.ts";
import { type Caller, createAuthenticator } from "./authenticate.ts";
import { authorise } from "./authorise.ts";
import { accessList, type Endpoint } from "./define-endpoint.ts";
import { errorBody, statusOf, successBody, toServiceError } from "./envelope.ts";
import { createIdempotency, idempotencyKey } from "./idempotency.ts";
import { invalid } from "./input-errors.ts";
import { type ApiRequest, type ApiResponse, header } from "./message.ts";
import { addressBucket, type Charge, memoryLimits, saveRegularly, storedDayCounts } from "./rate-limit.ts";
import { readBytes, readJson, readParams, readQuery } from "./read-input.ts";
import { canonicalPath, createRouter, type Match, type Route } from "./router.ts";

const DAY_COUNTS_SAVED_EVERY_MS = 2_000;
const CLEANED_EVERY_MS = 600_000;
const ANONYMOUS: Actor = { kind: "anonymous" };

/** What is known of a request when its answer is made: usage and metrics are recorded from it. */
export interface Finished {
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
  recorders?: readonly ((finished: Finished) => void)[];
}

export interface Api {
  /** Answer a request. Never throws. */
  serve(request: ApiRequest): Promise<ApiResponse>;
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
}

export function createApi(options: ApiOptions): Api {
  const { base, clock, recorders = [] } = options;
  setNameSuffix(base.env.NAME_SUFFIX);
  const router = createRouter(options.endpoints);
  const authenticator = createAuthenticator(base);
  const limits = memoryLimits(storedDayCounts(base.pg));
  const saver = saveRegularly(limits, DAY_COUNTS_SAVED_EVERY_MS, base.log);
  const idempotency = createIdempotency(base.pg, clock);
  const checkResponses = base.env.NODE_ENV !== "production";
  const cleaner = setInterval(() => {
    idempotency.clean().catch((err) => base.log.warn({ err }, "kept answers are not cleaned up"));
  }, CLEANED_EVERY_MS);
  cleaner.unref();

  async function serve(request: ApiRequest): Promise<ApiResponse> {
    const begun = performance.now();
    const exchange: Exchange = {
      request,
      requestId: requestIdOf(request),
      at: clock(),
      route: null,
      caller: null,
      charge: null,
    };
    let response: ApiResponse;
    try {
      response = await answer(exchange);
    } catch (thrown) {
      response = failure(exchange, thrown);
    }
    if (recorders.length > 0) {
      const { route, caller, at } = exchange;
      const finished = { route, caller, status: response.status, at, durationMs: performance.now() - begun };
      for (const record of recorders) record(finished);
    }
    return response;
  }

  async function answer(exchange: Exchange): Promise<ApiResponse> {
    const match = await findRoute(exchange);
    const { endpoint } = match.route;
    exchange.route = match.route;
    await identify(exchange, endpoint);
    if (exchange.caller) {
      // Charged before it is authorised: a refusal for want of permission counts as a request.
      await charge(exchange, exchange.caller.buckets[endpoint.rateLimit]);
      authorise(endpoint, exchange.caller);
    }
    if (endpoint.method === "GET") {
      return reply(exchange, endpoint.status ?? 200, await handle(exchange, match, undefined));
    }
    const bytes = await readBytes(exchange.request);
    const name = header(exchange.request, "idempotency-key");
    if (name === undefined || !exchange.caller) {
      return reply(exchange, endpoint.status ?? 200, await handle(exchange, match, bytes));
    }
    return repeatable(exchange, match, exchange.caller, idempotencyKey(name), bytes);
  }

  /** The endpoint, or NOT_FOUND; who asks for what does not exist is charged by address. */
  async function findRoute(exchange: Exchange): Promise<Match> {
    const { method, path } = exchange.request;
    let match: Match | null = null;
    try {
      match = router.find(method, path);
    } catch (error) {
      await chargeAddress(exchange);
      throw error;
    }
    if (match) return match;
    await chargeAddress(exchange);
    throw new ServiceError("NOT_FOUND", "There is nothing at this method and path.");
  }

  /** Find the caller. Without valid credentials, the address is charged, and only a public endpoint goes on. */
  async function identify(exchange: Exchange, endpoint: Endpoint): Promise<void> {
    const { request, at } = exchange;
    const mayLookUp = () => limits.peek([addressBucket(addressOf(request))], at).allowed;
    const found = authenticator.authenticate(request, at, mayLookUp);
    const caller = found instanceof Promise ? await found : found;
    if (caller !== null && caller !== "refused") {
      exchange.caller = caller;
      return;
    }
    await chargeAddress(exchange);
    if (!accessList(endpoint).includes("public")) {
      throw new ServiceError("UNAUTHORIZED", "This needs a valid API key in the header Authorization: Bearer <key>.");
    }
  }

  function chargeAddress(exchange: Exchange): Promise<void> {
    return charge(exchange, [addressBucket(addressOf(exchange.request))]);
  }

  async function charge(exchange: Exchange, buckets: Parameters<typeof limits.charge>[0]): Promise<void> {
    const charged = limits.charge(buckets, exchange.at);
    exchange.charge = charged instanceof Promise ? await charged : charged;
    if (!exchange.charge.allowed) {
      throw new ServiceError("RATE_LIMIT_EXCEEDED", "The limit is used up. Retry-After says when it opens again.");
    }
  }

  /** Parse the input, call the handler, check its answer. Returns the body. */
  async function handle(exchange: Exchange, match: Match, bytes: Uint8Array | undefined): Promise<string> {
    const { endpoint, operation } = match.route;
    const params = readParams(endpoint.params, match.params);
    const query = readQuery(endpoint.query, exchange.request.query);
    const body = endpoint.body && bytes ? readJson(endpoint.body, exchange.request, bytes) : undefined;
    const ctx: Context = {
      now: new Date(exchange.at),
      actor: exchange.caller?.actor ?? ANONYMOUS,
      requestId: exchange.requestId,
      env: base.env,
      db: base.db,
      pg: base.pg,
      log: base.log,
    };
    // The schemas above gave exactly what the handler's types say; they are lost in the registry's list.
    const result = await endpoint.handler({ ctx, params, query, body } as Parameters<Endpoint["handler"]>[0]);
    if (checkResponses) {
      const checked = endpoint.response.safeParse(result);
      if (!checked.success) throw new Error(`${operation} answered outside its schema: ${checked.error.message}`);
    }
    return successBody(result, clock());
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
    const named = { caller: caller.actor.developerId, method, path: canonicalPath(path), key, body };
    const { replayed, ...result } = await idempotency.once(named, async () => {
      try {
        return { status: match.route.endpoint.status ?? 200, body: await handle(exchange, match, body) };
      } catch (thrown) {
        const { status, body: text } = failure(exchange, thrown);
        return { status, body: text };
      }
    });
    const response = reply(exchange, result.status, result.body);
    if (replayed) response.headers["Idempotent-Replayed"] = "true";
    return response;
  }

  function reply(exchange: Exchange, status: number, body: string): ApiResponse {
    const { requestId, charge } = exchange;
    return {
      status,
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        "X-RateLimit-Limit": String(charge?.limit ?? 0),
        "X-RateLimit-Remaining": String(charge?.remaining ?? 0),
        "X-RateLimit-Reset": String(charge?.reset ?? Math.ceil(exchange.at / 1000)),
        "X-Request-Id": requestId,
      },
      body,
    };
  }

  function failure(exchange: Exchange, thrown: unknown): ApiResponse {
    const error = toServiceError(thrown, exchange.requestId);
    const status = statusOf(error);
    const { requestId, route } = exchange;
    if (error.cause !== undefined || status >= 500) {
      const where = { requestId, operation: route?.operation, code: error.code };
      base.log[status >= 500 ? "error" : "info"]({ ...where, err: error.cause ?? error }, error.message);
    }
    // A fault may come before the limits were asked: the address is what is known then.
    exchange.charge ??= limits.peek([addressBucket(addressOf(exchange.request))], exchange.at);
    const response = reply(exchange, status, errorBody(error, clock()));
    if (status === 429) {
      response.headers["Retry-After"] = String(Math.max(1, Math.ceil(exchange.charge.reset - exchange.at / 1000)));
    }
    return response;
  }

  function addressOf(request: ApiRequest): string {
    if (!base.env.TRUST_PROXY) return request.peer;
    // The last entry is the one that the trusted proxy itself wrote.
    return header(request, "x-forwarded-for")?.split(",").at(-1)?.trim() || request.peer;
  }

  async function refuse(peer: string, message: string): Promise<ApiResponse> {
    const request: ApiRequest = {
      method: "",
      path: "",
      query: "",
      headers: {},
      ambiguousAuthorization: false,
      peer,
      readBody: async () => null,
    };
    const exchange: Exchange = {
      request,
      requestId: newRequestId(),
      at: clock(),
      route: null,
      caller: null,
      charge: null,
    };
    try {
      await chargeAddress(exchange);
      return failure(exchange, invalid("request", message));
    } catch (thrown) {
      return failure(exchange, thrown);
    }
  }

  return {
    serve,
    refuse,
    close: async () => {
      clearInterval(cleaner);
      await authenticator.stop();
      await saver.stop();
    },
  };
}

function requestIdOf(request: ApiRequest): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : newRequestId();
}

function newRequestId(): string {
  return `req_${randomUUID().replaceAll("-", "")}`;
}
