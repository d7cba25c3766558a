// This text, after the types of the calls, is the downloadable client. It imports nothing.

/** The service returned an error, or the response is not JSON. */
export class ApiError extends Error {
  readonly status: number;
  /** The error's code, such as USER_NOT_FOUND; UNREADABLE if the response is not from the service. */
  readonly code: string;
  /** Each problem of the request: its path, such as `body.events.0`, and a message. */
  readonly details: readonly { path: string; message: string }[];
  readonly requestId: string | null;
  /** Seconds to wait after RATE_LIMIT_EXCEEDED. */
  readonly retryAfter: number | null;

  constructor(fields: {
    status: number;
    code: string;
    message: string;
    details?: readonly { path: string; message: string }[];
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
  /** Such as `https://credence.example`. Default in a browser: the page's own host. */
  baseUrl?: string;
  /** An API key or a session token. */
  apiKey?: string;
  /** In a browser: `omit` calls without the session's cookie. */
  credentials?: "omit";
  /** Replaces the global fetch. */
  fetch?: typeof fetch;
}

/** Options of every call. */
export interface CallOptions {
  /** Identifies an unsafe request, so that repeating it does nothing twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

interface LooseInput extends CallOptions {
  params?: object;
  query?: object;
  body?: unknown;
}

/** Calls endpoints by `METHOD /path/with/{braces}`. The caller states the type of the response. */
export function createCaller({ baseUrl, apiKey, credentials, fetch: send = fetch }: ClientOptions) {
  return async <Output>(key: string, input: LooseInput = {}): Promise<Output> => {
    const { params, query, body, idempotencyKey, signal } = input;
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
    return read(await send(url, { ...request, signal, ...(credentials && { credentials }) }));
  };
}

/** An HTTP request. */
export interface WireRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** Builds the HTTP request of a call. `body` is JSON. */
export function writeRequest(call: {
  method: string;
  path: string;
  params?: object;
  query?: object;
  body?: string;
  baseUrl?: string;
  apiKey?: string;
  idempotencyKey?: string;
}): WireRequest {
  const { method, path, params = {}, query = {}, body, baseUrl = "", apiKey, idempotencyKey } = call;
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

/** Sends a request and returns the response, also of errors. */
export function sendRequest({ url, ...request }: WireRequest): Promise<Response> {
  return fetch(url, request);
}

function fill(path: string, params: object): string {
  const values = new Map(Object.entries(params));
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

function search(query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return "";
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

async function read<Output>(response: Response): Promise<Output> {
  const about = {
    status: response.status,
    requestId: response.headers.get("x-request-id"),
    retryAfter: response.headers.has("retry-after") ? Number(response.headers.get("retry-after")) : null,
  };
  const body = await response.json().catch(() => null);
  if (typeof body !== "object" || body === null || !("success" in body)) {
    const message = `Unexpected response (${response.status}), probably from a proxy in front of Credence. Try again.`;
    throw new ApiError({ ...about, code: "UNREADABLE", message });
  }
  if (body.success !== true) {
    throw new ApiError({ ...about, code: body.error, message: body.message, details: body.details });
  }
  return body;
}
