import type { z } from "zod";
import {
  ApiError,
  type CallOptions,
  type ClientOptions,
  createCaller,
  sendRequest,
  writeRequest,
} from "./client-runtime.ts";
import type { Endpoints } from "./endpoints/registry.ts";

// Imports only types of the server.

type Declared = Endpoints[keyof Endpoints];

/** Every endpoint as `METHOD /path/with/{braces}`, with its types. */
type ByKey = { [E in Declared as `${E["method"]} ${E["path"]}`]: E };
type EndpointKey = keyof ByKey;

type InputOf<E extends Declared, Name extends "params" | "query" | "body"> = z.input<NonNullable<E[Name]>>;
/** Query parameters are text; numbers are accepted too. */
type AsParameters<T> = { [K in keyof T]: T[K] extends string | undefined ? T[K] | number : T[K] };
type Part<Name extends string, T> = keyof T extends never
  ? { [N in Name]?: undefined }
  : Record<never, never> extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };

/** `params` for the braces, `query` and `body`; each is required if one of its fields is. */
export type CallInput<K extends EndpointKey> = Part<"params", InputOf<ByKey[K], "params">> &
  Part<"query", AsParameters<InputOf<ByKey[K], "query">>> &
  (undefined extends InputOf<ByKey[K], "body"> ? { body?: undefined } : { body: InputOf<ByKey[K], "body"> }) &
  CallOptions;

/** The fields of the response, with `success` and `timestamp`. */
export type CallOutput<K extends EndpointKey> = z.output<ByKey[K]["response"]> & { success: true; timestamp: string };

export interface Client {
  /**
   * Calls an endpoint: `client.call("GET /v1/score/{identity}", { params: { identity: "alice" } })`. Throws {@link ApiError} for
   * errors of the service, and fetch's error if the service cannot be reached.
   */
  call<K extends EndpointKey>(
    key: K,
    ...input: Record<never, never> extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>]
  ): Promise<CallOutput<K>>;
}

export function createClient(options: ClientOptions = {}): Client {
  const call = createCaller(options);
  return { call: (key, ...[input]) => call(key, input) };
}

export { ApiError, sendRequest, writeRequest };
