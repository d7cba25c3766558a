import type { Server } from "node:http";
import type { Socket } from "node:net";
import { widestNetwork } from "../api/limit-store.ts";
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
 * Connections above the limit per address get a 503 and are closed. When all are taken, the client with the most loses its oldest.
 */
export function limitConnections(
  server: Server,
  options: { perAddress: number | null; total: number; log: Pick<Logger, "warn"> },
): void {
  const { perAddress, total, log } = options;
  let isFull = false;
  const onFull = () => {
    // Log once each time the server fills up.
    if (!isFull) log.warn({ connections: total }, "connections are closed or refused: too many are open");
    isFull = true;
  };
  if (perAddress === null) {
    server.maxConnections = total;
    server.on("drop", onFull);
    server.on("connection", () => {
      isFull = false;
    });
    return;
  }
  const open = createOpenConnections();
  server.on("connection", (socket: Socket) => {
    const client = widestNetwork(socket.remoteAddress ?? "");
    if (open.add(client, socket) > perAddress) refuse(socket);
    if (open.total() <= total) isFull = false;
    else {
      onFull();
      open.closeOldest(client, socket);
    }
  });
}

/** Open connections by client, oldest first. */
function createOpenConnections() {
  const byClient = new Map<string, Set<Socket>>();
  let total = 0;
  function remove(client: string, socket: Socket): void {
    const own = byClient.get(client);
    if (!own?.delete(socket)) return;
    total--;
    if (own.size === 0) byClient.delete(client);
  }
  return {
    total: () => total,
    /** Returns how many the client has. */
    add(client: string, socket: Socket): number {
      const own = byClient.get(client) ?? new Set();
      byClient.set(client, own.add(socket));
      total++;
      socket.once("close", () => remove(client, socket));
      return own.size;
    },
    /** Closes the oldest connection of the client with the most; the new one, if its client has as many. */
    closeOldest(client: string, socket: Socket): void {
      let [name, most] = [client, byClient.get(client)?.size ?? 0];
      for (const [one, { size }] of byClient) if (size > most) [name, most] = [one, size];
      const [oldest = socket] = name === client ? [socket] : (byClient.get(name) ?? []);
      remove(name, oldest);
      oldest.destroy();
    },
  };
}

function refuse(socket: Socket): void {
  // The HTTP server already listens on this connection, but must not parse requests from it.
  socket.removeAllListeners("data");
  socket.resume();
  socket.end(REFUSAL);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
