import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "../../scripts/processes/listen.ts";

/** One complete request. */
interface Arrived {
  body: string;
  /** Arrival of the first bytes, on the clock of `performance.now()`. */
  at: number;
}

/** A receiver of webhooks in this process, on its own port. */
interface Receiver {
  url: string;
  /** Never respond again. */
  hang(): void;
  close(): Promise<void>;
}

/** Start a receiver; it calls `arrived` before it responds with 204. */
export async function startReceiver(arrived: (one: Arrived) => void): Promise<Receiver> {
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
    hang: () => {
      hangs = true;
    },
    close,
  };
}

/** The times from commits to the arrivals of their events, distinguished by `newScore`, at receivers by number. */
export interface Arrivals {
  /** A receiver's listener. A duplicate delivery counts once. */
  listener(receiver: number): (arrived: Arrived) => void;
  /** Milliseconds from `from` to the event's first byte at the receiver. */
  expect(event: number, receiver: number, from: number): Promise<number>;
}

export function createArrivals(): Arrivals {
  const underWay = new Map<string, (at: number) => void>();
  return {
    listener:
      (receiver) =>
      ({ body, at }) => {
        // The only event type of the benches.
        const { data } = JSON.parse(body) as { data: { newScore: number } };
        const key = `${data.newScore} ${receiver}`;
        underWay.get(key)?.(at);
        underWay.delete(key);
      },
    expect: (event, receiver, from) =>
      new Promise((resolve) => underWay.set(`${event} ${receiver}`, (at) => resolve(at - from))),
  };
}
