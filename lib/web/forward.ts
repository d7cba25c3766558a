import {
  Agent,
  request as connect,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import type { UnreadBytes } from "../api/unread-bytes.ts";
import { PAGE_CLIENT } from "../core/page-outcomes.ts";
import { traceparent } from "../core/trace.ts";

/** After this long without a byte from the pages process a request fails, milliseconds. */
const SILENT_MS = 30_000;

/** Hop-by-hop headers, and those that are computed again. */
const hopByHop = [
  "connection",
  "content-length",
  "expect",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];
/** Only a trusted proxy may set these. */
const untrusted = ["forwarded", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto", "x-real-ip"];

const SILENT = "The pages process does not respond.";

const agent = new Agent({ keepAlive: true });

export interface Forwarding {
  /** The socket of the pages process. */
  socket: string;
  /** Null without a body. */
  body: Uint8Array | null;
  trustProxy: boolean;
  /** A longer response is cut off. */
  mostBytes: number;
  /** Counts what the client has not read. */
  unread: UnreadBytes;
  client: string;
  /** Runs before the client receives the response. */
  beforeAnswer?: () => Promise<void>;
}

/**
 * Forwards a request to the pages process, and its response to the client. A slow client does not occupy the pages process; a
 * client that disconnects ends the request. Returns false if nothing was sent; rejects if the response broke off.
 */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  options: Forwarding,
): Promise<boolean> {
  const outcome = await send(request, response, { ...options, agent });
  return outcome === "dropped" ? (await send(request, response, { ...options, agent: false })) === true : outcome;
}

/** Like {@link forward}; `dropped`: a reused connection died before the first byte of a response. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  options: Forwarding & { agent: Agent | false },
): Promise<boolean | "dropped"> {
  return new Promise((resolve, reject) => {
    const upstream = connect({
      agent: options.agent,
      socketPath: options.socket,
      method: request.method,
      path: request.url,
      headers: headersFor(request, options),
      timeout: SILENT_MS,
    });
    let bytesRead = 0;
    const isDropped = () => upstream.reusedSocket && upstream.socket?.bytesRead === bytesRead;
    const onGone = () => upstream.destroy();
    response.once("close", onGone);
    upstream.once("socket", (socket) => {
      bytesRead = socket.bytesRead;
    });
    upstream.once("timeout", () => upstream.destroy(new Error(SILENT)));
    upstream.once("error", (error) => {
      response.off("close", onGone);
      if (response.headersSent) reject(error);
      else if (response.destroyed) resolve(true);
      else resolve(isDropped() && error.message !== SILENT ? "dropped" : false);
    });
    upstream.once("response", (answer) => {
      relay(answer, response, options).then(() => {
        response.off("close", onGone);
        resolve(true);
      }, reject);
    });
    upstream.end(options.body ?? undefined);
  });
}

/**
 * Resolves when the pages process has sent everything, whatever its client reads: renders must not wait for clients. A client that leaves
 * too much unread loses the response.
 */
async function relay(answer: IncomingMessage, response: ServerResponse, options: Forwarding): Promise<void> {
  await options.beforeAnswer?.();
  response.writeHead(answer.statusCode ?? 502, endToEnd(answer.rawHeaders));
  const { unread, client, mostBytes } = options;
  const sending = unread.open(client, response);
  let bytes = 0;
  for await (const chunk of answer) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error(`A response has more than ${mostBytes} bytes.`);
    void sending.write(chunk);
  }
  sending.end();
}

function headersFor(request: IncomingMessage, { body, trustProxy, client }: Forwarding): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {};
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    if (hopByHop.includes(name) || name === "x-forwarded-for") continue;
    if (values && (trustProxy || !untrusted.includes(name))) headers[name] = values;
  }
  // The first Host header counts, as in the API.
  headers[PAGE_CLIENT] = client;
  // The client's own trace is not followed there.
  const position = traceparent();
  if (position === null) delete headers.traceparent;
  else headers.traceparent = position;
  headers.host = request.headers.host ?? "localhost";
  if (body) headers["content-length"] = body.length;
  return headers;
}

/** Removes hop-by-hop headers. Returns a list of names and values. */
function endToEnd(rawHeaders: readonly string[]): string[] {
  const headers: string[] = [];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const [name = "", value = ""] = rawHeaders.slice(i, i + 2);
    const lower = name.toLowerCase();
    if (lower === "content-length" || !hopByHop.includes(lower)) headers.push(name, value);
  }
  return headers;
}
