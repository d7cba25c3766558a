import type { ServiceError } from "../../core/errors.ts";
import type { Caller } from "../caller.ts";
import type { Bucket, Charge } from "../limit-store.ts";
import type { ApiRequest, ApiResponse } from "../message.ts";
import type { Match } from "../router.ts";

// What is known of a request after each stage of the pipeline.

export interface Received {
  request: ApiRequest;
  requestId: string;
  /** Unix milliseconds. */
  at: number;
}

export interface Resolved extends Received {
  /** Null where no endpoint may answer; `refusal` says why, once the request is charged. */
  match: Match | null;
  refusal: ServiceError | null;
}

export interface Authenticated extends Resolved {
  /** Null without valid credentials. */
  caller: Caller | null;
}

export interface Charged extends Authenticated {
  buckets: readonly Bucket[];
  charge: Charge;
}

export interface Authorized extends Charged {
  match: Match;
}

/** An answer, and what usage, metrics and headers need to know of its request. */
export interface Handled extends Received {
  match: Match | null;
  caller: Caller | null;
  charge: Charge;
  /** How many requests the call counts as; null where the endpoint declares no cost, or its input was not understood. */
  cost: number | null;
  /** Headers beside those of every answer. */
  reply: ApiResponse;
}
