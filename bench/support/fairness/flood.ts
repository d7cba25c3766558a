import { connect } from "node:net";
import { Agent, request } from "undici";

// A separate program, so that it does not share the measuring process's event loop. Sends the given requests over many
// connections until its parent stops it, then reports the responses. It ends after two minutes in any case.

/** The requests of a flood. */
export interface FloodJob {
  url: string;
  requests: readonly { method: string; path: string; headers?: Record<string, string>; body?: string }[];
  /** Connections that send one request after another. */
  connections: number;
  /** Connections that begin a POST of 10 MB to this path and never finish it. */
  halfSent?: { path: string; connections: number };
}

/** Responses by status; 0: none. */
export type FloodReport = Record<number, number>;

const LONGEST_MS = 120_000;
const HALF_BYTES = 10_000_000;

process.once("message", (job: FloodJob) => void flood(job));
process.once("disconnect", () => process.exit(0));

async function flood(job: FloodJob): Promise<void> {
  const statuses: FloodReport = {};
  const agent = new Agent({ connections: job.connections, pipelining: 1, headersTimeout: 30_000, bodyTimeout: 30_000 });
  let isOver = false;
  process.once("message", () => {
    isOver = true;
  });
  const end = performance.now() + LONGEST_MS;
  const sendAll = async (first: number) => {
    for (let i = first; !isOver && performance.now() < end; i++) {
      const one = job.requests[i % job.requests.length];
      if (!one) return;
      const status = await request(job.url + one.path, {
        // The names of methods are undici's own.
        method: one.method as "GET",
        dispatcher: agent,
        headers: one.headers,
        body: one.body,
      }).then(
        async ({ statusCode, body }) => {
          await body.dump();
          return statusCode;
        },
        () => 0,
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const sockets = Array.from({ length: job.halfSent?.connections ?? 0 }, () =>
    sendHalf(job.url, job.halfSent?.path ?? "/"),
  );
  process.send?.("started");
  await Promise.all(Array.from({ length: job.connections }, (_, i) => sendAll(i)));
  for (const socket of sockets) socket.destroy();
  await agent.destroy();
  process.send?.(statuses, () => process.disconnect());
}

/** Announce 10 MB and send half of it. */
function sendHalf(url: string, path: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/octet-stream\r\nContent-Length: ${HALF_BYTES}\r\n\r\n`,
  );
  socket.write(Buffer.alloc(HALF_BYTES / 2));
  socket.resume();
  return socket;
}
