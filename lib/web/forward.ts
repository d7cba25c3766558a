import {
  Agent,
  request as connect,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";

/** After this long without a byte from the pages a request has failed, milliseconds. */
const SILENT_MS = 30_000;
/** How long a client may take to read a complete answer, milliseconds. */
const READING_MS = 60_000;

/** Headers of one connection, or that are computed again. */
const ofConnection = [
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
/** Only a trusted proxy may set these. The client's address is charged here; the pages do not need it. */
const untrusted = ["forwarded", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto", "x-real-ip"];

const agent = new Agent({ keepAlive: true });

export interface Forwarding {
  /** The socket that the pages listen on. */
  socket: string;
  /** Null where the request has none. */
  body: Uint8Array | null;
  trustProxy: boolean;
  /** A longer answer is cut off. */
  mostBytes: number;
  /** Awaited before the client receives the answer. */
  beforeAnswer?: () => Promise<void>;
}

/**
 * Forward a request to the pages and their answer to the client. A client that reads slowly does not occupy the pages; one that
 * goes away ends the request. Returns false if there was no answer and nothing was sent; rejects if the answer broke off.
 */
export function forward(request: IncomingMessage, response: ServerResponse, options: Forwarding): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const upstream = connect({
      agent,
      socketPath: options.socket,
      method: request.method,
      path: request.url,
      headers: headersFor(request, options),
      timeout: SILENT_MS,
    });
    const onGone = () => upstream.destroy();
    response.once("close", onGone);
    upstream.once("timeout", () => upstream.destroy(new Error("The pages do not answer.")));
    upstream.once("error", (error) => {
      response.off("close", onGone);
      if (response.headersSent) reject(error);
      else resolve(response.destroyed);
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

/** Send an answer of the pages to the client. Resolves when the pages have sent all of it. */
async function relay(answer: IncomingMessage, response: ServerResponse, options: Forwarding): Promise<void> {
  await options.beforeAnswer?.();
  response.writeHead(answer.statusCode ?? 502, endToEnd(answer.rawHeaders));
  let bytes = 0;
  for await (const chunk of answer) {
    bytes += chunk.length;
    if (bytes > options.mostBytes) throw new Error(`An answer has more than ${options.mostBytes} bytes.`);
    response.write(chunk);
  }
  response.end();
  const timer = setTimeout(() => response.destroy(), READING_MS);
  timer.unref();
  response.once("close", () => clearTimeout(timer));
}

function headersFor(request: IncomingMessage, { body, trustProxy }: Forwarding): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {};
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    if (ofConnection.includes(name) || name === "x-forwarded-for") continue;
    if (values && (trustProxy || !untrusted.includes(name))) headers[name] = values;
  }
  // Of several Host headers the first one counts, as in the API.
  headers.host = request.headers.host ?? "localhost";
  if (body) headers["content-length"] = body.length;
  return headers;
}

/** The headers of an answer without those of its connection, as a list of names and values. */
function endToEnd(rawHeaders: readonly string[]): string[] {
  const headers: string[] = [];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const [name = "", value = ""] = rawHeaders.slice(i, i + 2);
    const lower = name.toLowerCase();
    if (lower === "content-length" || !ofConnection.includes(lower)) headers.push(name, value);
  }
  return headers;
}
