import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { ServiceError } from "../core/errors.ts";
import { withoutBasePath } from "../core/public-origin.ts";
import { refuseHost, takesAnyHost } from "./allowed-host.ts";
import { widestNetwork } from "./limit-store.ts";
import type { ApiRequest, ApiResponse } from "./message.ts";
import { createBodyReader, createBodyStreamer, LONG_BODIES, lengthOf } from "./request-bodies.ts";
import { canonicalPath } from "./router.ts";
import type { Api } from "./serve.ts";
import { createUnreadBytes, type UnreadBytes } from "./unread-bytes.ts";

/** How long a client may continue to send a rejected body, so that it can read the response, milliseconds. */
const LINGER_MS = 2_000;
/** Bytes; shorter responses mostly fit into the system's buffers, and are counted only if they do not. */
const LONG_RESPONSE = 64 * 1024;

const readBody = createBodyReader();
/** Bytes; longer bodies, and those of unknown length that may be longer, have places of their own. */
const LONG_BODY = 256 * 1024;
const readLongBody = createBodyReader(LONG_BODIES);
const streamBody = createBodyStreamer();
/** Of this process. */
export const unreadBytes = createUnreadBytes();

/**
 * With its `response`, the request has a signal. `clientOf` names the client whose share a body takes; `basePath` is the public path, which
 * the request's is without.
 */
export function fromNode(
  request: IncomingMessage,
  clientOf: (asked: ApiRequest) => string,
  { response, basePath = "" }: { response?: ServerResponse; basePath?: string } = {},
): ApiRequest {
  const url = targetOf(request);
  const mark = url.indexOf("?");
  const asked: ApiRequest = {
    method: request.method ?? "GET",
    path: withoutBasePath(canonicalPath(mark < 0 ? url : url.slice(0, mark)), basePath),
    query: mark < 0 ? "" : url.slice(mark + 1),
    header: (name) => rawHeader(request.rawHeaders, name),
    peer: request.socket.remoteAddress ?? "",
    readBody: (limit) =>
      (lengthOf(request, limit) > LONG_BODY ? readLongBody : readBody)(request, limit, clientOf(asked)),
    streamBody: (limit) => streamBody(request, limit, clientOf(asked)),
    signal: response && signalOf(response),
  };
  return asked;
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

/**
 * Writes a response. If the request's body was not read completely, the connection is closed. So is one whose client does not read the
 * response; `client` names the client whose share the unread bytes take.
 */
export function toNode(
  response: ApiResponse,
  request: IncomingMessage,
  to: ServerResponse,
  { client = () => widestNetwork(request.socket.remoteAddress ?? ""), unreads = unreadBytes } = {},
): void {
  const { headers, body, stream } = response;
  const bytes = stream ? stream.bytes : Buffer.byteLength(body);
  // Without a length, the end of the chunks is marked by the encoding: a connection that breaks before shows.
  if (bytes !== undefined) headers["Content-Length"] = String(bytes);
  const unread = !request.complete && hasBody(request);
  if (unread) headers.Connection = "close";
  to.writeHead(response.status, headers);
  if (request.method === "HEAD") to.end();
  else if (stream) sendStream(stream.chunks, unreads.open(client(), to)).catch(() => to.destroy());
  else if (Buffer.byteLength(body) <= LONG_RESPONSE && to.socket?.writableLength === 0) {
    to.end(body);
    const left = to.socket?.writableLength ?? 0;
    if (left > 0) unreads.open(client(), to).hold(left);
  } else unreads.open(client(), to).end(body);
  if (unread) linger(request, to);
}

/** Reads chunks as fast as the client does. Rejects if reading fails: the connection has to break before its Content-Length. */
async function sendStream(
  chunks: AsyncIterable<Uint8Array>,
  to: Pick<ReturnType<UnreadBytes["open"]>, "write" | "end">,
): Promise<void> {
  for await (const chunk of chunks) if (!(await to.write(chunk))) return;
  to.end();
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

/** Characters of a path: only queries are long. */
const LONGEST_PATH = 16 * 1024;
/** Node leaves further ones out without a word. */
const MOST_HEADERS = 1_000;

const serverOptions = {
  // Snapshot asks for some 1,500 addresses in one query of 64 KiB; the rest is for other headers.
  maxHeaderSize: 80 * 1024,
  // Of bodies their pace is judged (request-bodies.ts); this is for the longest uploads.
  requestTimeout: 3_600_000,
  headersTimeout: 20_000,
  // Longer than load balancers' usual 60 s, so that no connection closes during a request.
  keepAliveTimeout: 65_000,
  // Node's own refusal of requests without Host has no body.
  requireHostHeader: false,
};

/**
 * An HTTP server that answers API paths with the pipeline and passes everything else to `rest`, after `observe`. Requests that
 * the HTTP parser rejects get an error in the envelope. Both get paths without `basePath`.
 */
export function createNodeServer(
  api: () => Api,
  rest: (request: IncomingMessage, response: ServerResponse) => void,
  {
    observe = () => {},
    basePath = "",
  }: { observe?: (request: IncomingMessage, response: ServerResponse) => void; basePath?: string } = {},
): Server {
  const server = createServer(serverOptions);
  const clientOf = (asked: ApiRequest) => api().clientOf(asked);
  const route = routeTo(api, rest);
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    observe(request, response);
    remember(response);
    const asked = fromNode(request, clientOf, { response, basePath });
    // A client that leaves responses unread causes no further work until it reads.
    if (unreadBytes.full.size === 0) return route(asked, request, response);
    void unreadBytes
      .hasRoom(clientOf(asked))
      .then((hasRoom) => (hasRoom ? route(asked, request, response) : request.socket.destroy()));
  };
  server.on("request", answer);
  // Ignore expectations other than 100-continue.
  server.on("checkExpectation", answer);
  server.on("clientError", (error, socket) => {
    // The sockets of an HTTP server are network sockets.
    void refuseNode(api(), whyRejected(error), socket as Socket);
  });
  // Without a listener, Node closes the connection, with the responses before.
  server.on("connect", (_, socket) => void refuseNode(api(), "asks for a tunnel", socket as Socket));
  return server;
}

/** Answers a request by the API, or passes it to `rest`. */
function routeTo(api: () => Api, rest: (request: IncomingMessage, response: ServerResponse) => void) {
  return (asked: ApiRequest, request: IncomingMessage, response: ServerResponse) => {
    const excess = excessOf(asked, request);
    if (excess !== null)
      void api()
        .refuse(asked.peer, excess)
        .then((answer) => toNode(answer, request, response));
    else if (api().owns(asked)) serveNode(api(), asked, request, response);
    else if (!takesAnyHost(asked.path) && !api().acceptsHost(asked)) toNode(refuseHost(), request, response);
    else {
      // Route the canonical path that was checked here.
      request.url = asked.query === "" ? asked.path : `${asked.path}?${asked.query}`;
      rest(request, response);
    }
  };
}

/** What a request has too much of, which the parser let through; null if nothing. */
function excessOf({ path }: ApiRequest, { rawHeaders }: IncomingMessage): string | null {
  if (rawHeaders.length > 2 * MOST_HEADERS) return "has too many headers";
  return path.length > LONGEST_PATH ? "has headers or a path that are too long" : null;
}

/** The two newest responses of each connection: all others of it are written before. */
const newest = new WeakMap<Socket, { last: ServerResponse; previous: ServerResponse | undefined }>();

function remember(response: ServerResponse): void {
  const known = newest.get(response.req.socket);
  if (!known) return void newest.set(response.req.socket, { last: response, previous: undefined });
  known.previous = known.last;
  known.last = response;
}

/** The last response before what the parser rejected, which may be the body of the newest request. */
function responseBefore(socket: Socket): ServerResponse | undefined {
  const { last, previous } = newest.get(socket) ?? {};
  return last && !last.req.complete && !last.headersSent ? previous : last;
}

/** Connections with a request that the parser rejected. */
const refused = new WeakSet<Socket>();

interface Answered {
  answer: ApiResponse;
  client: () => string;
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
    for (const { answer, client, request, response } of all) {
      if (response.destroyed) continue;
      try {
        toNode(answer, request, response, { client });
      } catch {
        // A failed send must not block the rest.
        response.destroy();
      }
    }
  });
}

function serveNode(api: Api, asked: ApiRequest, request: IncomingMessage, response: ServerResponse): void {
  api.serve(asked).then(
    (answer) => sendTogether({ answer, client: () => api.clientOf(asked), request, response }),
    // `serve` does not throw; if it does, close the connection.
    () => response.destroy(),
  );
}

/** What is wrong with a request that the parser rejected; null if the client closed its connection. */
function whyRejected({ code }: Error & { code?: string }): string | null {
  if (code === "ECONNRESET") return null;
  return code === "HPE_HEADER_OVERFLOW" ? "has headers or a path that are too long" : "is not well-formed HTTP";
}

/** Answers a request that reaches no handler, after the requests before it on its connection. */
async function refuseNode(api: Api, why: string | null, socket: Socket): Promise<void> {
  if (why === null || !socket.writable) {
    socket.destroy();
    return;
  }
  // The parser rejects everything that follows, too.
  if (refused.has(socket)) return;
  refused.add(socket);
  const earlier = responseBefore(socket);
  if (earlier && !earlier.writableFinished)
    await Promise.race([once(earlier, "close"), once(socket, "close")]).catch(() => {});
  if (!socket.writable) return void socket.destroy();
  const { status, headers, body } = await api.refuse(socket.remoteAddress ?? "", why);
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
