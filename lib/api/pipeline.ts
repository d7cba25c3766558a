import { randomBytes } from "node:crypto";
import type { Context } from "../core/context.ts";
import type { ClientBuckets } from "./address-buckets.ts";
import { createAuthenticate, createAuthorize, createCharge, createResolve } from "./admit-request.ts";
import type { Authenticator } from "./authenticator.ts";
import { createCallEndpoint } from "./call-endpoint.ts";
import type { Idempotency } from "./idempotency.ts";
import type { LimitStore } from "./limit-store.ts";
import type { ApiRequest, ApiResponse } from "./message.ts";
import type { ReadSources } from "./read-source.ts";
import { createFail, createReply, type Fail } from "./reply.ts";
import { compose, type Handled, type Received } from "./request-state.ts";
import type { Router } from "./router.ts";
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
