import { pipeline, type Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { type Dispatcher, request } from "undici";
import { type Attributes, traced } from "../core/trace.ts";
import { ChainError } from "./errors.ts";

interface HttpRequest {
  dispatcher: Dispatcher;
  method: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** For the whole exchange, to the last byte. */
  timeoutMs: number;
  /** Largest response that is read. */
  maxBytes: number;
  signal?: AbortSignal | undefined;
  /** How traces call it; by default by its method. */
  span?: { name: string; attributes: Attributes };
}

export interface HttpAnswer {
  status: number;
  text: string;
  /** What a Retry-After header asks for, milliseconds. */
  retryAfterMs: number | undefined;
}

/** One HTTP exchange with a source. Throws TIMEOUT, UNREACHABLE, TOO_LARGE or ABORTED; never follows a redirect. */
export function exchange(url: URL, options: HttpRequest): Promise<HttpAnswer> {
  // The path and the query may have a key.
  const server = { "server.address": url.hostname, "server.port": Number(url.port) || undefined };
  const start = () => ({
    name: options.span?.name ?? options.method,
    kind: "client" as const,
    attributes: { "http.request.method": options.method, ...server, ...options.span?.attributes },
  });
  return traced(start, async (span) => {
    const answer = await send(url, options);
    span?.set({ "http.response.status_code": answer.status });
    return answer;
  });
}

async function send(url: URL, options: HttpRequest): Promise<HttpAnswer> {
  if (options.signal?.aborted) throw aborted(options.signal);
  const controller = new AbortController();
  const abort = () => controller.abort();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, options.timeoutMs);
  options.signal?.addEventListener("abort", abort, { once: true });
  try {
    const response = await request(addressOf(url), {
      dispatcher: options.dispatcher,
      method: options.method,
      headers: { ...credentialsOf(url), ...options.headers },
      body: options.body ?? null,
      signal: controller.signal,
      // The timer above is the only limit.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const body = inflated(response.body, response.headers["content-encoding"]);
    const text = await readText(body, options.maxBytes, url.host);
    return { status: response.statusCode, text, retryAfterMs: readRetryAfter(response.headers["retry-after"]) };
  } catch (error) {
    if (options.signal?.aborted) throw aborted(options.signal);
    if (late)
      throw new ChainError("TIMEOUT", `${url.host} did not answer within ${options.timeoutMs} ms`, { cause: error });
    if (error instanceof ChainError) throw error;
    throw new ChainError("UNREACHABLE", `${url.host} cannot be reached (${codeOf(error)})`, { cause: error });
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener("abort", abort);
  }
}

/** The body without its compression: nobody asks for one, and some gateways compress all the same. Throws for one that was cut off. */
function inflated(body: Readable, encoding: string | string[] | undefined): Readable {
  const create = decoders[String(encoding).toLowerCase()];
  // What ends one ends the other, with its error.
  return create ? pipeline(body, create(), () => {}) : body;
}

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The error that an HTTP status means; null for success. */
export function statusError(host: string, answer: HttpAnswer): ChainError | null {
  const { status, retryAfterMs } = answer;
  if (status >= 200 && status < 300) return null;
  const wait = { status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  if (status === 429) return new ChainError("RATE_LIMITED", `${host} limits the rate (HTTP 429)`, wait);
  if (status === 413)
    return new ChainError("TOO_LARGE", `${host} rejects the request as too large (HTTP 413)`, { status });
  if (status >= 500 || status === 408 || status === 425) {
    return new ChainError("HTTP_ERROR", `${host} answered HTTP ${status}`, wait);
  }
  return new ChainError("REFUSED", `${host} refused the request (HTTP ${status})`, { status });
}

/** The JSON of a response. Throws MALFORMED for anything else: proxies may send a page. */
export function parseJson(host: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ChainError("MALFORMED", `${host} did not answer with JSON but with ${JSON.stringify(text.slice(0, 60))}`);
  }
}

export function aborted(signal: AbortSignal): ChainError {
  return new ChainError("ABORTED", "The caller gave up", { cause: signal.reason });
}

/** A body as text. Throws TOO_LARGE if it is longer. */
export async function readText(body: AsyncIterable<Buffer>, maxBytes: number, host: string): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    // Leaving the loop destroys the connection, so the rest is not read.
    if (size > maxBytes) throw new ChainError("TOO_LARGE", `${host} answered with more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size).toString("utf8");
}

/** Longest wait that a source may ask for, milliseconds. */
export const LONGEST_WAIT_MS = 300_000;

/** Milliseconds that Retry-After asks for, at most five minutes; undefined if it is missing or invalid. */
export function readRetryAfter(header: string | string[] | undefined, now = Date.now()): number | undefined {
  const value = Array.isArray(header) ? header[0] : header;
  if (value === undefined) return undefined;
  // Date.parse reads "-5" as a year; an HTTP date has letters.
  const date = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : date - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_WAIT_MS);
}

// undici ignores the user and password of a URL.
function addressOf(url: URL): URL {
  if (!url.username && !url.password) return url;
  const bare = new URL(url);
  bare.username = "";
  bare.password = "";
  return bare;
}

function credentialsOf(url: URL): Record<string, string> {
  if (!url.username && !url.password) return {};
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  return { authorization: `Basic ${Buffer.from(pair).toString("base64")}` };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
