import type { Server } from "node:http";
import type { Socket } from "node:net";
import { widestNetwork } from "../api/address-buckets.ts";
import { addToCount } from "../core/counts.ts";
import type { Logger } from "../core/log.ts";

const BODY = "Too many connections are open from this address.\n";
const REFUSAL = [
  "HTTP/1.1 503 Service Unavailable",
  "Content-Type: text/plain; charset=utf-8",
  `Content-Length: ${BODY.length}`,
  "Retry-After: 1",
  "Connection: close",
  "",
  BODY,
].join("\r\n");
/** How long a refused client may take to read the response, milliseconds. */
const LINGER_MS = 1_000;

/**
 * Limits a server's open connections, in total and per IPv4 address or IPv6 /48 (null behind a proxy, whose address all share).
 * Connections above the limit per address get a 503 and are closed.
 */
export function limitConnections(
  server: Server,
  options: { perAddress: number | null; total: number; log: Pick<Logger, "warn"> },
): void {
  const { perAddress, total, log } = options;
  server.maxConnections = total;
  let isFull = false;
  server.on("drop", () => {
    // Log once each time the server fills up.
    if (!isFull) log.warn({ connections: total }, "new connections are refused: too many are open");
    isFull = true;
  });
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    isFull = false;
    if (perAddress === null) return;
    const client = widestNetwork(socket.remoteAddress ?? "");
    socket.once("close", () => addToCount(open, client, -1));
    if (addToCount(open, client, 1) > perAddress) refuse(socket);
  });
}

function refuse(socket: Socket): void {
  // The HTTP server already listens on this connection, but must not parse requests from it.
  socket.removeAllListeners("data");
  socket.resume();
  socket.end(REFUSAL);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
