import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { takesAnyHost, WRONG_HOST } from "./allowed-host.ts";
import type { Api } from "./create-api.ts";
import type { ApiRequest, ApiResponse } from "./message.ts";
import { canonicalPath } from "./router.ts";

/** How long a client may go on sending a body that was refused, in milliseconds, so that it can read the answer. */
const LINGER_MS = 2_000;

/** A `node:http` request as the pipeline takes it. */
export function fromNode(request: IncomingMessage): ApiRequest {
  const url = targetOf(request);
  const mark = url.indexOf("?");
  return {
    method: request.method ?? "GET",
    path: canonicalPath(mark < 0 ? url : url.slice(0, mark)),
    query: mark < 0 ? "" : url.slice(mark + 1),
    header: (name) => rawHeader(request.rawHeaders, name),
    peer: request.socket.remoteAddress ?? "",
    readBody: (limit) => readBody(request, limit),
  };
}

/** Path and query of a request; a client may name the whole URL, as it does to proxies. */
function targetOf({ url = "/" }: IncomingMessage): string {
  return url.startsWith("/") ? url : url.replace(/^https?:\/\/[^/?#]*/i, "") || "/";
}

/** Read from the raw list: most requests need two or three headers, so that the object of all of them is not worth making. */
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
    const gone = () => reject(new Error("The client went away."));
    // While its key was looked up: it gets no further answer.
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

/** Write an answer to a `node:http` response. A body that was not read to its end closes the connection. */
export function toNode(response: ApiResponse, request: IncomingMessage, to: ServerResponse): void {
  const { headers, body } = response;
  const bytes = Buffer.byteLength(body);
  headers["Content-Length"] = String(bytes);
  const unread = !request.complete && hasBody(request);
  if (unread) headers.Connection = "close";
  to.writeHead(response.status, headers);
  to.end(request.method === "HEAD" ? undefined : body);
  if (unread) linger(request, to);
}

function hasBody({ headers }: IncomingMessage): boolean {
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
 * An HTTP server that answers API paths with the pipeline and gives everything else to `rest`. `observe` sees each request
 * first. What the HTTP parser refuses is answered in the envelope.
 */
export function createNodeServer(
  api: () => Api,
  rest: (request: IncomingMessage, response: ServerResponse) => void,
  observe: (request: IncomingMessage, response: ServerResponse) => void = () => {},
): Server {
  const server = createServer({
    requestTimeout: 60_000,
    headersTimeout: 20_000,
    // Longer than load balancers keep theirs (60 s as a rule), so that none is closed under a request.
    keepAliveTimeout: 65_000,
    // A request without Host is answered like any other: Node's own refusal has no body.
    requireHostHeader: false,
  });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    observe(request, response);
    const asked = fromNode(request);
    if (api().owns(asked)) serveNode(api(), asked, request, response);
    else if (!takesAnyHost(asked.path) && !api().acceptsHost(asked)) refuseHost(request, response);
    else {
      // Route the canonical path that was checked here, and no other spelling of it.
      request.url = asked.query === "" ? asked.path : `${asked.path}?${asked.query}`;
      rest(request, response);
    }
  };
  server.on("request", answer);
  // An expectation other than 100-continue is no reason to refuse a request.
  server.on("checkExpectation", answer);
  server.on("clientError", (error, socket) => {
    // The sockets of an HTTP server are network sockets.
    void refuseNode(api(), error, socket as Socket);
  });
  return server;
}

/** Refuse what names another host, where a page was asked for. */
function refuseHost(request: IncomingMessage, response: ServerResponse): void {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  toNode({ status: 400, headers, body: `The header Host ${WRONG_HOST}.\n` }, request, response);
}

interface Answered {
  answer: ApiResponse;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Answers that wait until what came in this turn of the event loop is dealt with. */
let ready: Answered[] = [];

/**
 * Send an answer with the others of this turn: half as many look-ups a second again as sending each by itself
 * (docs/performance.md), probably since a client that waits is woken once and not for each.
 */
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

/** Answer a `node:http` request with the pipeline. */
function serveNode(api: Api, asked: ApiRequest, request: IncomingMessage, response: ServerResponse): void {
  api.serve(asked).then(
    (answer) => sendTogether({ answer, request, response }),
    // `serve` does not throw; should it, nobody must wait for an answer.
    () => response.destroy(),
  );
}

/** Answer what the HTTP parser refused (`clientError`), in the envelope. */
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
