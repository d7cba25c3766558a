import pLimit from "p-limit";
import { type Context, processDependencies } from "../core/context.ts";
import { env } from "../core/env.ts";
import { invalidField } from "../core/invalid-field.ts";
import { loadFastChecksum } from "../core/keccak.ts";
import { processSingleton } from "../core/process-singleton.ts";
import { processReplica, type Replica } from "../core/replica.ts";
import { setNameSuffix } from "../core/schemas.ts";
import { recordedSpan, traced } from "../core/trace.ts";
import { saveBeforeReading } from "../domains/developers/index.ts";
import { requireAllowed } from "./admit-request.ts";
import { hostCheck } from "./allowed-host.ts";
import { createAuthenticator } from "./authenticator.ts";
import type { Endpoint } from "./declaration/define-endpoint.ts";
import { endpoints } from "./endpoints/registry.ts";
import { createIdempotency } from "./idempotency.ts";
import {
  type AddressLimit,
  type ClientBuckets,
  createClientBuckets,
  type LimitStore,
  memoryLimits,
  storedDayCounts,
} from "./limit-store.ts";
import { createTools } from "./mcp-tools.ts";
import { type ApiRequest, type ApiResponse, acceptsHtml, requestSpan } from "./message.ts";
import { recordMetrics } from "./metrics.ts";
import { fromWeb, toWeb } from "./next-adapter.ts";
import { createPipeline, type Pipeline } from "./pipeline.ts";
import { createReadSources } from "./read-source.ts";
import { redisLimits } from "./redis-limits.ts";
import { createRouter } from "./router.ts";
import { createExchange, createMcp } from "./serve-mcp.ts";
import { sharedHeaders } from "./system-routes.ts";
import { createUsage, type FinishedRequest } from "./usage.ts";

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

const running = processSingleton("api", () => ({ api: undefined as Api | undefined }));

export function api(): Api {
  const base = processDependencies();
  running.api ??= createApi({
    base,
    replica: processReplica(base),
    endpoints,
    clock: Date.now,
    recorders: [recordMetrics],
  });
  return running.api;
}

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

export function createApi({ base, endpoints, replica = null, clock, recorders = [] }: ApiOptions): Api {
  const { env, pg } = base;
  setNameSuffix(env.NAME_SUFFIX);
  void loadFastChecksum();
  const router = createRouter(endpoints);
  const isOwnHost = hostCheck(env);
  const clientBuckets = createClientBuckets(env);
  const authenticator = createAuthenticator(base);
  const { limits, usage, areLimitsShared, stopCounting } = openCounts(base);
  const pipeline = createPipeline({
    base,
    router,
    isOwnHost,
    authenticator,
    limits,
    areLimitsShared,
    clientBuckets,
    sources: createReadSources(base, replica),
    idempotency: createIdempotency(pg, clock),
    clock,
    recorders: [usage.record, completeSpan, ...recorders],
  });
  const exchange = createExchange(() => createTools(endpoints));
  const mcp = createMcp({ env, isOwnHost, authenticator, limits, clientBuckets, exchange, pipeline });

  return {
    owns: (request) => mcp.owns(request) || (router.owns(request.path) && !wantsPage(request)),
    acceptsHost: (request) => isOwnHost(request.header("host")),
    serve: (request) =>
      traced(
        () => requestSpan(env, request),
        () => (mcp.owns(request) ? mcp.serve(request) : pipeline.serve(request)),
      ),
    ...createAddressCharges({ limits, clientBuckets, pipeline }),
    clientOf: (request) => clientBuckets(request).at(-1)?.id ?? "",
    close: () => authenticator.stop().then(stopCounting),
  };
}

/** Completes the span of a request to an endpoint. Its path is the declared one: that of the request names a wallet. */
function completeSpan({ route, status }: FinishedRequest): void {
  const span = recordedSpan();
  if (!span) return;
  const path = route?.endpoint.path;
  const attributes = {
    "http.route": path,
    "credence.operation": route?.operation,
    "http.response.status_code": status,
  };
  span.set(attributes, route ? `${route.endpoint.method} ${path}` : undefined);
  if (status >= 500) span.fail(String(status));
}

/** What requests are charged to and counted in; the counts are saved regularly. */
function openCounts(base: ApiOptions["base"]) {
  const { env, pg, log } = base;
  const dayCounts = storedDayCounts(pg);
  const shared = env.REDIS_URL ? redisLimits(env.REDIS_URL, dayCounts, log) : null;
  const limits = shared ?? memoryLimits(dayCounts);
  const usage = createUsage(pg, log);
  const stopSavingDays = saveRegularly(base, "day counts", limits);
  const stopSavingUsage = saveRegularly(base, "usage counts", usage);
  return {
    limits,
    usage,
    areLimitsShared: () => shared?.isShared() ?? true,
    stopCounting: async () => {
      await stopSavingDays();
      await stopSavingUsage();
      await shared?.stop();
    },
  };
}

/**
 * Programs that show a preview of a link, and browsers, by their `User-Agent`. They accept anything and mean the page; a script of a
 * page says so by `Sec-Fetch-Dest: empty`. next.config.js has the same words.
 */
const READS_PAGES =
  /^mozilla\/|bot|facebookexternalhit|whatsapp|slack|discord|telegram|embedly|iframely|mastodon|pleroma|misskey|cardyb|pinterest|preview/i;

/** Whether a request asks for the page at `/` (browsers, Next's client, previews) and not for the API. */
function wantsPage(request: ApiRequest): boolean {
  if (request.path !== "/") return false;
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  if (request.header("rsc") !== undefined || acceptsHtml(request)) return true;
  const acceptsAnything = /^\s*(?:\*\/\*)?\s*$/.test(request.header("accept") ?? "");
  return (
    acceptsAnything &&
    request.header("sec-fetch-dest") !== "empty" &&
    READS_PAGES.test(request.header("user-agent") ?? "")
  );
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
function createAddressCharges(options: { limits: LimitStore; clientBuckets: ClientBuckets; pipeline: Pipeline }) {
  const { limits, clientBuckets, pipeline } = options;
  const { receive, fail, reply } = pipeline;

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

export async function closeApi(): Promise<void> {
  const { api } = running;
  running.api = undefined;
  await api?.close();
}

export async function serveWeb(request: Request): Promise<Response> {
  return toWeb(request, await api().serve(fromWeb(request, env())));
}

/** The exports of the catch-all `route.ts` files. The pipeline answers every method, also unsupported ones. */
export const routeHandlers = {
  GET: serveWeb,
  HEAD: serveWeb,
  POST: serveWeb,
  PUT: serveWeb,
  PATCH: serveWeb,
  DELETE: serveWeb,
  OPTIONS: serveWeb,
};
