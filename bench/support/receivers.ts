import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import type { Address } from "viem";
import type { Sql } from "../../lib/core/db.ts";
import { emitEvents } from "../../lib/core/outbox.ts";
import { listen } from "../../scripts/processes/listen.ts";

/** A receiver's response to a request. */
export type Manners = "answers" | "hangs" | "fails" | "is busy" | "drops the connection";

/** One complete request. */
export interface Arrived {
  /** The header webhook-id. */
  id: string;
  body: string;
  /** Arrival of the first bytes, on the clock of `performance.now()`. */
  at: number;
}

/** A receiver of webhooks in this process, on its own port. */
export interface Receiver {
  url: string;
  /** Change the responses. */
  be(manners: Manners): void;
  /** Delay responses by this time. */
  answerAfter(ms: number): void;
  close(): Promise<void>;
}

/** Start a receiver; it calls `arrived` before it responds with 204. */
export async function startReceiver(arrived: (one: Arrived) => void, first: Manners = "answers"): Promise<Receiver> {
  let manners = first;
  let delayMs = 0;
  const server = createServer(async (request, response) => {
    const at = performance.now();
    if (manners === "hangs") return;
    if (manners === "drops the connection") {
      request.socket.destroy();
      return;
    }
    const body = await text(request);
    if (manners === "fails") response.writeHead(500).end("no");
    else if (manners === "is busy") response.writeHead(429, { "retry-after": "2" }).end();
    else {
      arrived({ id: String(request.headers["webhook-id"]), body, at });
      setTimeout(() => response.writeHead(204).end(), delayMs);
    }
  });
  server.keepAliveTimeout = 60_000;
  const { port, close } = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/`,
    be: (next) => {
      manners = next;
    },
    answerAfter: (ms) => {
      delayMs = ms;
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

/** Store one `score.updated` for each of the new scores of a subject. */
export function emitScores(sql: Sql, address: Address, newScores: readonly number[]): Promise<void> {
  const events = newScores.map((newScore) => ({
    event: "score.updated" as const,
    data: { address, svcId: null, newScore, oldScore: 0, tier: "bronze" },
  }));
  return emitEvents(sql, new Date(), events);
}
