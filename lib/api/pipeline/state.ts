import type { ServiceError } from "../../core/errors.ts";
import type { Caller } from "../caller.ts";
import type { Bucket, Charge } from "../limit-store.ts";
import type { ApiRequest, ApiResponse } from "../message.ts";
import type { Match } from "../router.ts";

// The state of a request after each stage of the pipeline.

export interface Received {
  request: ApiRequest;
  requestId: string;
  /** Unix milliseconds. */
  at: number;
}

export interface Resolved extends Received {
  /** Null without an endpoint; `refusal` is thrown after the request is charged. */
  match: Match | null;
  refusal: ServiceError | null;
}

export interface Authenticated extends Resolved {
  /** Null without valid credentials, or with ones that may not be used for this request. */
  caller: Caller | null;
  /** Why they may not: an operator suspended them, or they are a publishable key's. */
  unusable?: ServiceError;
}

export interface Charged extends Authenticated {
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
