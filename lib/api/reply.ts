import type { ErrorCode } from "../core/errors.ts";
import type { Logger } from "../core/log.ts";
import { dataHeaders } from "../core/security-headers.ts";
import type { ClientBuckets } from "./address-buckets.ts";
import { LimitExceeded, WrongMethod } from "./admit-request.ts";
import { errorBody, statusOf, toServiceError } from "./envelope.ts";
import type { LimitStore } from "./limit-store.ts";
import type { ApiResponse } from "./message.ts";
import type { Handled, Received } from "./request-state.ts";

/** When what could not be checked or given may be there: chains and explorers are asked again meanwhile, files are built. */
const WAIT_SECONDS: Partial<Record<ErrorCode, number>> = { INDETERMINATE: 30, SERVICE_UNAVAILABLE: 5 };

/** Creates the error reply from the last state and the error that a stage threw. */
export type Fail = (state: Received & Partial<Handled>, thrown: unknown) => Handled;

export function createFail(options: {
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
export function createReply(publicOrigin: string): (state: Handled) => ApiResponse {
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
