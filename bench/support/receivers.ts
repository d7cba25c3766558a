import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "../../scripts/processes/listen.ts";

/** One complete request. */
interface Arrived {
  body: string;
  /** Arrival of the first bytes, on the clock of `performance.now()`. */
  at: number;
}

/** Start a receiver of webhooks in this process, on its own port; it calls `arrived` before it responds with 204. */
export async function startReceiver(arrived: (one: Arrived) => void) {
  let hangs = false;
  const server = createServer(async (request, response) => {
    const at = performance.now();
    if (hangs) return;
    arrived({ body: await text(request), at });
    response.writeHead(204).end();
  });
  server.keepAliveTimeout = 60_000;
  const { port, close } = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/`,
    /** Never respond again. */
    hang: () => {
      hangs = true;
    },
    close,
  };
}

/** The times from commits to the arrivals of their events, distinguished by `newScore`, at receivers by number. */
export function createArrivals() {
  const underWay = new Map<string, (at: number) => void>();
  return {
    /** A receiver's listener. A duplicate delivery counts once. */
    listener:
      (receiver: number) =>
      ({ body, at }: Arrived) => {
        // The only event type of the benches.
        const { data } = JSON.parse(body) as { data: { newScore: number } };
        const key = `${data.newScore} ${receiver}`;
        underWay.get(key)?.(at);
        underWay.delete(key);
      },
    /** Milliseconds from `from` to the event's first byte at the receiver. */
    expect: (event: number, receiver: number, from: number) =>
      new Promise<number>((resolve) => underWay.set(`${event} ${receiver}`, (at) => resolve(at - from))),
  };
}
