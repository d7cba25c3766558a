import type { Context } from "../core/context.ts";
import { setNameSuffix } from "../core/schemas.ts";
import { wantsPage } from "./accepts-html.ts";
import { type AddressLimit, createClientBuckets } from "./address-buckets.ts";
import { createAddressCharges } from "./address-charges.ts";
import { hostCheck } from "./allowed-host.ts";
import { createAuthenticator } from "./authenticator.ts";
import { storedDayCounts } from "./day-counts.ts";
import type { Endpoint } from "./define-endpoint.ts";
import type { FinishedRequest } from "./finished-request.ts";
import { createIdempotency } from "./idempotency.ts";
import { memoryLimits } from "./memory-limits.ts";
import type { ApiRequest, ApiResponse } from "./message.ts";
import { createAuthenticate } from "./pipeline/authenticate.ts";
import { createAuthorize } from "./pipeline/authorize.ts";
import { createCallHandler } from "./pipeline/call-handler.ts";
import { createCharge } from "./pipeline/charge.ts";
import { compose } from "./pipeline/compose.ts";
import { createHandle } from "./pipeline/handle.ts";
import { createFail, createReply } from "./pipeline/reply.ts";
import { createResolve } from "./pipeline/resolve.ts";
import { redisLimits } from "./redis-limits.ts";
import { requestIdOf } from "./request-id.ts";
import { createRouter } from "./router.ts";
import { saveRegularly } from "./save-regularly.ts";
import { createUsage } from "./usage.ts";

export interface ApiOptions {
  /** The fields of a context that are the same for every request. */
  base: Pick<Context, "env" | "db" | "pg" | "log">;
  endpoints: Readonly<Record<string, Endpoint>>;
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
  /** Id of the request's client, as the limits count it. */
  clientOf(request: ApiRequest): string;
  /** The response to a request that cannot be read. */
  refuse(peer: string, message: string): Promise<ApiResponse>;
  /** Stops listening and saves the counts. */
  close(): Promise<void>;
}

export function createApi({ base, endpoints, clock, recorders = [] }: ApiOptions): Api {
  const { env, pg, log } = base;
  setNameSuffix(env.NAME_SUFFIX);
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
  const callHandler = createCallHandler({ base, clock, limits, clientBuckets, fail });
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

  return {
    owns: (request) => router.owns(request.path) && !(request.path === "/" && wantsPage(request)),
    acceptsHost: (request) => isOwnHost(request.header("host")),
    async serve(request) {
      const started = performance.now();
      const pending = answer(receive(request));
      const handled = pending instanceof Promise ? await pending : pending;
      const response = reply(handled);
      const { match, caller, at } = handled;
      const durationMs = performance.now() - started;
      const finished = { route: match?.route ?? null, caller, status: response.status, at, durationMs };
      for (const record of [usage.record, ...recorders]) record(finished);
      return response;
    },
    ...createAddressCharges({ limits, clientBuckets, receive, fail, reply }),
    clientOf: (request) => clientBuckets(request)[0]?.id ?? "",
    close: async () => {
      await authenticator.stop();
      await stopSavingDays();
      await stopSavingUsage();
      await shared?.stop();
    },
  };
}
