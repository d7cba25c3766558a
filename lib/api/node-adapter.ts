import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ServiceError } from "../core/errors.ts";
import { refuseHost, takesAnyHost } from "./allowed-host.ts";
import type { Api } from "./create-api.ts";
import type { ApiRequest, ApiResponse } from "./message.ts";
import { canonicalPath } from "./router.ts";

/** How long a client may continue to send a rejected body, so that it can read the response, milliseconds. */
const LINGER_MS = 2_000;
/** How long a client may read nothing of a long response, milliseconds: until then its memory is not free. */
const STALLED_MS = 60_000;
/** Bytes; shorter responses mostly fit into the system's buffers, and need no timer. */
const LONG_RESPONSE = 64 * 1024;

/** With its `response`, the request has a signal. */
export function fromNode(request: IncomingMessage, response?: ServerResponse): ApiRequest {
  const url = targetOf(request);
  const mark = url.indexOf("?");
  return {
    method: request.method ?? "GET",
    path: canonicalPath(mark < 0 ? url : url.slice(0, mark)),
    query: mark < 0 ? "" : url.slice(mark + 1),
    header: (name) => rawHeader(request.rawHeaders, name),
    peer: request.socket.remoteAddress ?? "",
    readBody: (limit) => readBody(request, limit),
    signal: response && signalOf(response),
  };
}

/** Most requests are short and make no signal. */
function signalOf(response: ServerResponse): () => AbortSignal {
  let controller: AbortController | undefined;
  return () => {
    if (controller) return controller.signal;
    const made = new AbortController();
    const abort = () => {
      if (!response.writableFinished) made.abort(new ServiceError("INVALID_REQUEST", CLOSED));
    };
    if (response.destroyed) abort();
    else response.once("close", abort);
    controller = made;
    return made.signal;
  };
}

const CLOSED = "The client closed the connection before the response.";

/** Path and query of a request. Clients may send the whole URL, as they do to proxies. */
function targetOf({ url = "/" }: IncomingMessage): string {
  return url.startsWith("/") ? url : url.replace(/^https?:\/\/[^/?#]*/i, "") || "/";
}

/** Reads the raw list: most requests need two or three headers, so creating the object of all headers costs more. */
function rawHeader(rawHeaders: readonly string[], wanted: string): string | undefined {
  let value: string | undefined;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length !== wanted.length || name.toLowerCase() !== wanted) continue;
    value = value === undefined ? rawHeaders[i + 1] : `${value}, ${rawHeaders[i + 1]}`;
  }
  return value;
}

function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array | null> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers["content-length"] ?? 0) > limit) {
      resolve(null);
      return;
    }
    const gone = () => reject(new Error("The client closed the connection."));
    // It may have done so during the look-up of its key.
    if (request.destroyed) {
      gone();
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        request.removeAllListeners("data");
        request.pause();
        resolve(null);
      } else chunks.push(chunk);
    });
    request.on("end", () => resolve(Buffer.concat(chunks, size)));
    request.on("error", reject);
    request.on("close", gone);
  });
}

/**
 * Writes a response. If the request's body was not read completely, the connection is closed. So is one whose client reads nothing of a
 * long response for `stalledMs`.
 */
export function toNode(
  response: ApiResponse,
  request: IncomingMessage,
  to: ServerResponse,
  stalledMs = STALLED_MS,
): void {
  const { headers, body, stream } = response;
  const bytes = stream?.bytes ?? Buffer.byteLength(body);
  headers["Content-Length"] = String(bytes);
  const unread = !request.complete && hasBody(request);
  if (unread) headers.Connection = "close";
  // Without a listener, Node destroys the connection; it sets its own timeout after the response.
  if (bytes > LONG_RESPONSE) to.setTimeout(stalledMs);
  to.writeHead(response.status, headers);
  if (stream && request.method !== "HEAD") sendStream(stream.chunks, to);
  else to.end(request.method === "HEAD" ? undefined : body);
  if (unread) linger(request, to);
}

/** Reads chunks as fast as the client does. If reading fails, the connection breaks before its Content-Length. */
function sendStream(chunks: AsyncIterable<Uint8Array>, to: ServerResponse): void {
  pipeline(Readable.from(chunks, { objectMode: true, highWaterMark: 1 }), to).catch(() => to.destroy());
}

/** Whether a request has a body, by its headers. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function linger(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  request.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  timer.unref();
  response.once("close", () => clearTimeout(timer));
}

/**
 * An HTTP server that answers API paths with the pipeline and passes everything else to `rest`, after `observe`. Requests that
 * the HTTP parser rejects get an error in the envelope.
 */
export function createNodeServer(
  api: () => Api,
  rest: (request: IncomingMessage, response: ServerResponse) => void,
  observe: (request: IncomingMessage, response: ServerResponse) => void = () => {},
): Server {
  const server = createServer({
    requestTimeout: 60_000,
    headersTimeout: 20_000,
    // Longer than load balancers' usual 60 s, so that no connection closes during a request.
    keepAliveTimeout: 65_000,
    // Node's own refusal of requests without Host has no body.
    requireHostHeader: false,
  });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    observe(request, response);
    const asked = fromNode(request, response);
    if (api().owns(asked)) serveNode(api(), asked, request, response);
    else if (!takesAnyHost(asked.path) && !api().acceptsHost(asked)) toNode(refuseHost(), request, response);
    else {
      // Route the canonical path that was checked here.
      request.url = asked.query === "" ? asked.path : `${asked.path}?${asked.query}`;
      rest(request, response);
    }
  };
  server.on("request", answer);
  // Ignore expectations other than 100-continue.
  server.on("checkExpectation", answer);
  server.on("clientError", (error, socket) => {
    // The sockets of an HTTP server are network sockets.
    void refuseNode(api(), error, socket as Socket);
  });
  return server;
}

interface Answered {
  answer: ApiResponse;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Responses to send at the end of this turn of the event loop. */
let ready: Answered[] = [];

/** Sends the responses of a turn together: 50 % more look-ups per second than one by one (docs/performance.md). */
function sendTogether(answered: Answered): void {
  if (ready.push(answered) > 1) return;
  setImmediate(() => {
    const all = ready;
    ready = [];
    for (const { answer, request, response } of all) {
      if (response.destroyed) continue;
      try {
        toNode(answer, request, response);
      } catch {
        // A failed send must not block the rest.
        response.destroy();
      }
    }
  });
}

function serveNode(api: Api, asked: ApiRequest, request: IncomingMessage, response: ServerResponse): void {
  api.serve(asked).then(
    (answer) => sendTogether({ answer, request, response }),
    // `serve` does not throw; if it does, close the connection.
    () => response.destroy(),
  );
}

/** Answers a request that the HTTP parser rejected (`clientError`). */
async function refuseNode(api: Api, error: Error & { code?: string }, socket: Socket): Promise<void> {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const tooLong = error.code === "HPE_HEADER_OVERFLOW";
  const { status, headers, body } = await api.refuse(
    socket.remoteAddress ?? "",
    tooLong ? "has headers or a path that are too long" : "is not well-formed HTTP",
  );
  const lines = Object.entries({
    ...headers,
    Date: new Date().toUTCString(),
    Connection: "close",
    "Content-Length": String(Buffer.byteLength(body)),
  }).map(([name, value]) => `${name}: ${value}`);
  socket.write(
    `HTTP/1.1 ${status} ${status === 429 ? "Too Many Requests" : "Bad Request"}\r\n${lines.join("\r\n")}\r\n\r\n`,
  );
  socket.end(body);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
