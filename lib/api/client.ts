import type { z } from "zod";
import type { ErrorDetail } from "../core/errors.ts";
import type { Endpoints } from "./registry.ts";

// Types alone are imported: the client runs anywhere that has fetch, and carries none of the server with it.

type Declared = Endpoints[keyof Endpoints];

/** Every endpoint as `METHOD /path/with/{braces}`, with its types. */
type ByKey = { [E in Declared as `${E["method"]} ${E["path"]}`]: E };
export type EndpointKey = keyof ByKey;

type InputOf<E extends Declared, Name extends "params" | "query" | "body"> = z.input<NonNullable<E[Name]>>;
/** Query parameters are written as text; what prints as the same text may be given instead. */
type AsParameters<T> = { [K in keyof T]: T[K] extends string | undefined ? T[K] | number : T[K] };
type Part<Name extends string, T> = keyof T extends never
  ? { [N in Name]?: undefined }
  : Record<never, never> extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };

/** What a call takes: `params` for the braces, `query`, `body`; each required where one of its fields is. */
export type CallInput<K extends EndpointKey> = Part<"params", InputOf<ByKey[K], "params">> &
  Part<"query", AsParameters<InputOf<ByKey[K], "query">>> &
  (undefined extends InputOf<ByKey[K], "body"> ? { body?: undefined } : { body: InputOf<ByKey[K], "body"> }) & {
    /** Names an unsafe request, so that repeating it does nothing twice. */
    idempotencyKey?: string;
    signal?: AbortSignal;
  };

/** What a call gives: the fields of the answer, and `success` and `timestamp`. */
export type CallOutput<K extends EndpointKey> = z.output<ByKey[K]["response"]> & { success: true; timestamp: string };

/** The service answered with an error, or not in JSON. */
export class ApiError extends Error {
  readonly status: number;
  /** The error's code, such as USER_NOT_FOUND; UNREADABLE where the answer was not the service's. */
  readonly code: string;
  readonly details: readonly ErrorDetail[];
  readonly requestId: string | null;
  /** Seconds until the limit opens again, after RATE_LIMIT_EXCEEDED. */
  readonly retryAfter: number | null;

  constructor(fields: {
    status: number;
    code: string;
    message: string;
    details?: readonly ErrorDetail[];
    requestId: string | null;
    retryAfter: number | null;
  }) {
    super(fields.message);
    this.name = "ApiError";
    this.status = fields.status;
    this.code = fields.code;
    this.details = fields.details ?? [];
    this.requestId = fields.requestId;
    this.retryAfter = fields.retryAfter;
  }
}

export interface ClientOptions {
  /** Such as `https://credence.example`; absent in a browser: the page's own host. */
  baseUrl?: string;
  apiKey?: string;
  /** Stands in for the global fetch. */
  fetch?: typeof fetch;
}

export interface Client {
  /**
   * Call an endpoint: `client.call("GET /v1/score/{identity}", { params: { identity: "alice" } })`. Throws
   * {@link ApiError} for every error the service answers with, and what fetch throws where it cannot be reached.
   */
  call<K extends EndpointKey>(
    key: K,
    ...input: Record<never, never> extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>]
  ): Promise<CallOutput<K>>;
}

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** A client of one service. */
export function createClient({ baseUrl, apiKey, fetch: send = fetch }: ClientOptions = {}): Client {
  return {
    async call(key, ...[given]) {
      const { params, query, body, idempotencyKey, signal }: LooseInput = given ?? {};
      const [method = "GET", path = "/"] = key.split(" ");
      const { url, ...request } = writeRequest({
        method,
        path,
        params,
        query,
        body: body === undefined ? undefined : JSON.stringify(body),
        baseUrl,
        apiKey,
        idempotencyKey,
      });
      return read(await send(url, { ...request, signal }));
    },
  };
}

/** A call as it goes over the wire. */
export interface WireRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** What a call looks like on the wire, for whatever shows or sends it. `body` is JSON. */
export function writeRequest(call: {
  method: string;
  path: string;
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: string;
  baseUrl?: string;
  apiKey?: string;
  idempotencyKey?: string;
}): WireRequest {
  const { method, path, params, query, body, baseUrl = "", apiKey, idempotencyKey } = call;
  return {
    method,
    url: `${baseUrl.replace(/\/$/, "")}${fill(path, params)}${search(query)}`,
    headers: {
      Accept: "application/json",
      ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
    },
    ...(body !== undefined && { body }),
  };
}

/**
 * Send a request as it is, and give what came back, errors too. `asNobody` leaves the session's cookie at home: what the
 * request itself carries decides then who is asking.
 */
export function sendRequest({ url, ...request }: WireRequest, { asNobody = false } = {}): Promise<Response> {
  return fetch(url, { ...request, credentials: asNobody ? "omit" : "same-origin" });
}

function fill(path: string, params: Record<string, unknown> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function search(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return "";
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

async function read<T>(response: Response): Promise<T> {
  const about = {
    status: response.status,
    requestId: response.headers.get("x-request-id"),
    retryAfter: response.headers.has("retry-after") ? Number(response.headers.get("retry-after")) : null,
  };
  const body = await response.json().catch(() => null);
  if (typeof body !== "object" || body === null || !("success" in body)) {
    throw new ApiError({
      ...about,
      code: "UNREADABLE",
      message: `The answer (${response.status}) is not the service's.`,
    });
  }
  if (body.success !== true)
    throw new ApiError({ ...about, code: body.error, message: body.message, details: body.details });
  return body;
}
