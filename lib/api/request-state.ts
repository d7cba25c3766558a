import type { ServiceError } from "../core/errors.ts";
import type { Caller } from "./caller.ts";
import type { Bucket, Charge } from "./limit-store.ts";
import type { ApiRequest, ApiResponse } from "./message.ts";
import type { Match } from "./router.ts";

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

/** A step from one state of a request to the next. It may throw. */
export type Stage<From, To> = (state: From) => To | Promise<To>;

/**
 * Composes stages into one that never throws: if a stage throws, `onError` creates the result from the last state. Awaits only
 * stages that return a promise, so that a request without I/O creates none.
 */
export function compose<A, B, C, D>(
  stages: [Stage<A, B>, Stage<B, C>, Stage<C, D>],
  onError: (state: A & Partial<B & C>, thrown: unknown) => D,
): Stage<A, D>;
export function compose<A, B, C, D, E, F>(
  stages: [Stage<A, B>, Stage<B, C>, Stage<C, D>, Stage<D, E>, Stage<E, F>],
  onError: (state: A & Partial<B & C & D & E>, thrown: unknown) => F,
): Stage<A, F>;
// The overloads have the stages' types.
export function compose<State>(stages: Stage<State, State>[], onError: (state: State, thrown: unknown) => State) {
  return stages.reduceRight<Stage<State, State>>(
    (next, stage) => (state) => {
      let result: State | Promise<State>;
      try {
        result = stage(state);
      } catch (thrown) {
        return onError(state, thrown);
      }
      return result instanceof Promise ? result.then(next, (thrown) => onError(state, thrown)) : next(result);
    },
    (state) => state,
  );
}

export function andThen<From, To>(value: From | Promise<From>, next: (value: From) => To): To | Promise<To> {
  return value instanceof Promise ? value.then(next) : next(value);
}
