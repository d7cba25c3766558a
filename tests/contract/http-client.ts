import { connect } from "node:net";

export interface RawResponse {
  status: number;
  /** Names as sent, in order. */
  rawHeaders: [string, string][];
  /** By lower-case name. */
  headers: Record<string, string>;
  body: string;
  /** The body as JSON; undefined if it is none. */
  json: Record<string, unknown> | undefined;
}

/** Send exactly these bytes on a socket of its own and read the one answer. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1" });
    const chunks: Buffer[] = [];
    let settled = false;
    const settle = (end: boolean) => {
      if (settled) return;
      const answer = parse(Buffer.concat(chunks), end);
      if (!answer) return;
      settled = true;
      socket.destroy();
      resolve(answer);
    };
    socket.on("connect", () => socket.write(bytes));
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      settle(false);
    });
    socket.on("end", () => settle(true));
    socket.on("error", (error) => {
      settle(true);
      if (!settled) reject(error);
    });
    socket.on("close", () => {
      settle(true);
      if (!settled) reject(new Error("The connection was closed without an answer."));
    });
  });
}

export interface SimpleRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Send a request as written: the path is not normalised, no header is added but Host, Connection and Content-Length. */
export function send(port: number, { method = "GET", path, headers = {}, body }: SimpleRequest): Promise<RawResponse> {
  const lines = [`${method} ${path} HTTP/1.1`, "Host: localhost", "Connection: close"];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  const bytes = body === undefined ? Buffer.alloc(0) : Buffer.from(body);
  if (body !== undefined) lines.push(`Content-Length: ${bytes.length}`);
  return sendRaw(port, Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), bytes]));
}

function parse(bytes: Buffer, end: boolean): RawResponse | null {
  const split = bytes.indexOf("\r\n\r\n");
  if (split < 0) return null;
  const [first = "", ...lines] = bytes.subarray(0, split).toString("latin1").split("\r\n");
  const status = Number(first.split(" ")[1]);
  const rawHeaders = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const headers = Object.fromEntries(rawHeaders.map(([name, value]) => [name.toLowerCase(), value]));
  if (status === 100) return parse(bytes.subarray(split + 4), end);
  const rest = bytes.subarray(split + 4);
  const length = headers["content-length"] === undefined ? undefined : Number(headers["content-length"]);
  if (!end && (length === undefined || rest.length < length)) return null;
  const body = headers["transfer-encoding"] === "chunked" ? unchunk(rest) : rest.toString("utf8");
  let json: Record<string, unknown> | undefined;
  try {
    json = JSON.parse(body);
  } catch {
    json = undefined;
  }
  return { status, rawHeaders, headers, body, json };
}

function unchunk(bytes: Buffer): string {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const lineEnd = bytes.indexOf("\r\n", at);
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString("latin1"), 16);
    if (!size) break;
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(parts).toString("utf8");
}
