import { randomBytes } from "node:crypto";
import pLimit from "p-limit";
import type { Context } from "../core/context.ts";
import { invalidField } from "../core/invalid-field.ts";
import { loadFastChecksum } from "../core/keccak.ts";
import type { Replica } from "../core/replica.ts";
import { setNameSuffix } from "../core/schemas.ts";
import { saveBeforeReading } from "../domains/developers/index.ts";
import { wantsPage } from "./accepts-html.ts";
import { type AddressLimit, type ClientBuckets, createClientBuckets } from "./address-buckets.ts";
import { hostCheck } from "./allowed-host.ts";
import { createAuthenticator } from "./authenticator.ts";
import { storedDayCounts } from "./day-counts.ts";
import type { Endpoint } from "./define-endpoint.ts";
import type { FinishedRequest } from "./finished-request.ts";
import { createIdempotency } from "./idempotency.ts";
import type { LimitStore } from "./limit-store.ts";
import { createExchange } from "./mcp/exchange.ts";
import { MCP_PATH } from "./mcp/paths.ts";
import { createMcp } from "./mcp/serve-mcp.ts";
import { createTools } from "./mcp/tools.ts";
import { memoryLimits } from "./memory-limits.ts";
import type { ApiRequest, ApiResponse } from "./message.ts";
import { createAuthenticate } from "./pipeline/authenticate.ts";
import { createAuthorize } from "./pipeline/authorize.ts";
import { createCallHandler } from "./pipeline/call-handler.ts";
import { createCharge, requireAllowed } from "./pipeline/charge.ts";
import { compose } from "./pipeline/compose.ts";
import { createHandle } from "./pipeline/handle.ts";
import { createFail, createReply, type Fail } from "./pipeline/reply.ts";
import { createResolve } from "./pipeline/resolve.ts";
import type { Handled, Received } from "./pipeline/state.ts";
import { createReadSources } from "./read-source.ts";
import { redisLimits } from "./redis-limits.ts";
import { createRouter, declaredPath } from "./router.ts";
import { sharedHeaders } from "./system-routes.ts";
import { createUsage } from "./usage.ts";

interface ApiOptions {
  /** The fields of a context that are the same for every request. */
  base: Pick<Context, "env" | "db" | "pg" | "log">;
  endpoints: Readonly<Record<string, Endpoint>>;
  /** For endpoints that allow one. */
  replica?: Replica | null;
  /** Unix milliseconds. */
  clock: () => number;
  /** Called with each finished request; must not throw. */
  recorders?: readonly ((finished: FinishedRequest) => void)[];
}

export interface Api {
  /** Whether the API answers this request, and not a page. */
  owns(request: ApiRequest): boolean;
  /** Whether the request's Host is the service's. The API rejects others itself. */
  acceptsHost(request: ApiRequest): boolean;
  /** Never throws. */
  serve(request: ApiRequest): Promise<ApiResponse>;
  /** Charges the client's address for a request to a page, under the API's limit or `limit`. Returns the refusal if it is used up. */
  chargeAddress(request: ApiRequest, limit?: AddressLimit): Promise<ApiResponse | null>;
  /** Id of the request's client, an IPv4 address or an IPv6 /48, in the rate limits. */
  clientOf(request: ApiRequest): string;
  /** The response to a request that cannot be read. */
  refuse(peer: string, message: string): Promise<ApiResponse>;
  /** Stops listening and saves the counts. */
  close(): Promise<void>;
}

export function createApi({ base, endpoints, replica = null, clock, recorders = [] }: ApiOptions): Api {
  const { env, pg, log } = base;
  setNameSuffix(env.NAME_SUFFIX);
  void loadFastChecksum();
  const router = createRouter(endpoints);
  const isOwnHost = hostCheck(env);
  const clientBuckets = createClientBuckets(env);
  const authenticator = createAuthenticator(base);
  const dayCounts = storedDayCounts(pg);
  const shared = env.REDIS_URL ? redisLimits(env.REDIS_URL, dayCounts, log) : null;
  const limits = shared ?? memoryLimits(dayCounts);
  const usage = createUsage(pg, log);
  const stopSavingDays = saveRegularly(base, "day counts", limits);
  const stopSavingUsage = saveRegularly(base, "usage counts", usage);

  const fail = createFail({ log, clock, limits, clientBuckets });
  const reply = createReply(env.PUBLIC_ORIGIN);
  const sources = createReadSources(base, replica);
  const callHandler = createCallHandler({ base, sources, clock, limits, clientBuckets, fail });
  const answer = compose(
    [
      createResolve(router, isOwnHost),
      createAuthenticate(authenticator, limits, clientBuckets),
      createCharge(limits, clientBuckets),
      createAuthorize(env, () => shared?.isShared() ?? true),
      createHandle(callHandler, createIdempotency(pg, clock)),
    ],
    fail,
  );
  const receive = (request: ApiRequest) => ({ request, requestId: requestIdOf(request), at: clock() });
  const finish = createFinish(reply, [usage.record, ...recorders]);

  async function serveEndpoint(request: ApiRequest): Promise<ApiResponse> {
    const started = performance.now();
    const pending = answer(receive(request));
    const handled = pending instanceof Promise ? await pending : pending;
    return finish(handled, handled.match?.route ?? null, started);
  }

  const exchange = createExchange(() => createTools(endpoints));
  const mcp = createMcp({ env, isOwnHost, authenticator, limits, clientBuckets, fail, exchange, serve: serveEndpoint });
  const serveMcp = createServeMcp(mcp, receive, reply, finish);

  return {
    owns: (request) => isMcp(request) || (router.owns(request.path) && !(request.path === "/" && wantsPage(request))),
    acceptsHost: (request) => isOwnHost(request.header("host")),
    serve: (request) => (isMcp(request) ? serveMcp(request) : serveEndpoint(request)),
    ...createAddressCharges({ limits, clientBuckets, receive, fail, reply }),
    clientOf: (request) => clientBuckets(request).at(-1)?.id ?? "",
    close: async () => {
      await authenticator.stop();
      await stopSavingDays();
      await stopSavingUsage();
      await shared?.stop();
    },
  };
}

/** How usage and metrics name a message to `/mcp` that calls no endpoint. */
const MCP_ROUTE = { operation: "mcp", endpoint: { method: "POST", path: MCP_PATH } } as const;

/** Records a message that calls no endpoint; an endpoint records its own call. */
function createServeMcp(
  mcp: ReturnType<typeof createMcp>,
  receive: (request: ApiRequest) => Received,
  reply: (state: Handled) => ApiResponse,
  finish: ReturnType<typeof createFinish>,
) {
  return async (request: ApiRequest): Promise<ApiResponse> => {
    const started = performance.now();
    const { handled, calledEndpoint } = await mcp(receive(request));
    return calledEndpoint ? reply(handled) : finish(handled, MCP_ROUTE, started);
  };
}

function isMcp({ path }: ApiRequest): boolean {
  return path.startsWith(MCP_PATH) && declaredPath(path) === MCP_PATH;
}

/** Completes a response and records its request, which began at `started` of the performance clock. */
function createFinish(reply: (state: Handled) => ApiResponse, recorders: NonNullable<ApiOptions["recorders"]>) {
  return (handled: Handled, route: FinishedRequest["route"], started: number): ApiResponse => {
    const response = reply(handled);
    const { caller, at } = handled;
    const durationMs = performance.now() - started;
    for (const record of recorders) record({ route, caller, status: response.status, at, durationMs });
    return response;
  };
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

const SAVED_EVERY_MS = 2_000;

/** Counts in memory that are also stored in the database. */
interface CountStore {
  /** Saves new counts. If that fails, they wait for the next time. */
  save(): Promise<void>;
}

/** Saves counts every two seconds, and before this process reads them from the database. Returns a function that saves and stops. */
function saveRegularly({ pg, log }: Pick<Context, "pg" | "log">, name: string, store: CountStore) {
  const serialize = pLimit(1);
  const save = () => serialize(() => store.save());
  const timer = setInterval(() => {
    save().catch((err) => log.warn({ err }, `${name} could not be saved`));
  }, SAVED_EVERY_MS);
  timer.unref();
  const stopReading = saveBeforeReading(pg, save);
  return async (): Promise<void> => {
    clearInterval(timer);
    stopReading();
    await save().catch((err) => log.error({ err }, `${name} are lost`));
  };
}

/** Charges client addresses for requests that reach no endpoint. See `Api`. */
function createAddressCharges(options: {
  limits: LimitStore;
  clientBuckets: ClientBuckets;
  receive: (request: ApiRequest) => Received;
  fail: Fail;
  reply: (state: Handled) => ApiResponse;
}) {
  const { limits, clientBuckets, receive, fail, reply } = options;

  return {
    async chargeAddress(request: ApiRequest, limit?: AddressLimit): Promise<ApiResponse | null> {
      const state = receive(request);
      try {
        requireAllowed(await limits.charge(clientBuckets(request, limit), state.at));
        return null;
      } catch (thrown) {
        const refused = reply(fail(state, thrown));
        return { ...refused, headers: { ...refused.headers, ...sharedHeaders(request.path) } };
      }
    },

    async refuse(peer: string, message: string): Promise<ApiResponse> {
      const request = { ...UNREADABLE, peer };
      const state = receive(request);
      try {
        const charge = requireAllowed(await limits.charge(clientBuckets(request), state.at));
        return reply(fail({ ...state, charge }, invalidField("request", message)));
      } catch (thrown) {
        return reply(fail(state, thrown));
      }
    },
  };
}

/** A request that could not be read; only its peer is known. */
const UNREADABLE = { method: "", path: "", query: "", header: () => undefined, readBody: async () => null };
