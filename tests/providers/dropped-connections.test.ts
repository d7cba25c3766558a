import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate as turn } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { createExplorer } from "../../lib/chain/etherscan/explorer.ts";
import { createRpc } from "../../lib/chain/json-rpc/rpc.ts";
import { createSender } from "../../lib/domains/webhooks/post.ts";
import { listen } from "../../scripts/processes/listen.ts";

// Servers and networks drop idle connections without a word. The client learns of it when it sends the next request.

const clock = { now: () => 0, sleep: async () => {}, random: () => 0 };
const retry = { attempts: 1, baseMs: 1, maxMs: 1, longestPauseMs: 1 };

type Exchange = (url: string) => Promise<unknown>;

/** One exchange without any retry of its own. Opening returns the exchange that shares its connections. */
const clients: Record<string, () => Exchange> = {
  webhooks: () => {
    const sender = createSender({ allowPrivate: true });
    onTestFinished(() => sender.close());
    return async (url) => {
      const { error } = await sender.post({ url, headers: {}, body: "{}" });
      if (error !== null) throw new Error(error);
    };
  },
  "JSON-RPC nodes": () => {
    let rpc: ReturnType<typeof createRpc> | undefined;
    onTestFinished(() => rpc?.close());
    const limits = { chainId: 1, timeoutMs: 5_000, maxBytes: 1_000, concurrency: 1, batchSize: 1, retry, clock };
    return (url) => {
      rpc ??= createRpc({ ...limits, urls: [url] });
      return rpc.request([{ method: "eth_chainId", params: [] }], (results) => results);
    };
  },
  explorers: () => (url) => {
    const explorer = createExplorer({ url, rate: 1_000, pageSize: 10 }, 1, { retry });
    return explorer.page({ module: "account", action: "txlist" });
  },
};

/** Answers as a receiver, a node or an explorer. */
async function answer(response: ServerResponse): Promise<void> {
  const body = await text(response.req);
  const id = body.startsWith("{") ? JSON.parse(body).id : undefined;
  response.setHeader("content-type", "application/json");
  response.end(
    JSON.stringify(
      id === undefined
        ? { status: "0", message: "No transactions found", result: [] }
        : { jsonrpc: "2.0", id, result: "0x1" },
    ),
  );
}

/** A server that does `drop` with each request on a connection that it answered on before, and with all if `always` is set. */
async function openServer(drop: (socket: Socket) => void) {
  const seen = { always: false, requests: 0, dropped: 0 };
  const answered = new WeakSet<Socket>();
  const server = createServer((request, response) => {
    seen.requests++;
    if (seen.always || answered.has(request.socket)) {
      seen.dropped++;
      return drop(request.socket);
    }
    answered.add(request.socket);
    return void answer(response);
  });
  const { port, close } = await listen(server);
  onTestFinished(close);
  return { url: `http://127.0.0.1:${port}/`, seen };
}

/** Exchanges one after the other; a client reuses a connection from the next turn of the event loop on. */
async function exchangeAgain(exchange: Exchange, url: string): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await exchange(url);
    await turn();
  }
}

const drops: Record<string, (socket: Socket) => void> = {
  "is reset": (socket) => socket.resetAndDestroy(),
  "is closed": (socket) => socket.destroy(),
  "is ended": (socket) => socket.end(),
};

for (const [name, open] of Object.entries(clients)) {
  for (const [how, drop] of Object.entries(drops)) {
    it(`asks ${name} once more, on a new connection, when a reused one ${how}`, async () => {
      const { url, seen } = await openServer(drop);
      await exchangeAgain(open(), url);
      expect(seen.dropped).toBeGreaterThan(0);
    });
  }

  it(`asks ${name} once where a new connection dies, or a reused one after the first byte`, async () => {
    const { url, seen } = await openServer((socket) => void socket.end("HTTP/1.1 2"));
    const exchange = open();
    await expect(exchangeAgain(exchange, url)).rejects.toThrow();
    expect(seen.dropped).toBe(1);
    seen.always = true;
    await expect(exchange(url)).rejects.toThrow();
    expect(seen.dropped).toBe(2);
  });
}

it("ends idle connections itself, however long the server says that it waits", async () => {
  const server = createServer((_, response) => void answer(response.setHeader("Keep-Alive", "timeout=600")));
  const closed: Promise<unknown>[] = [];
  server.on("connection", (socket) => closed.push(once(socket, "close")));
  const { port, close } = await listen(server);
  onTestFinished(close);
  for (const open of Object.values(clients)) await open()(`http://127.0.0.1:${port}/`);
  await Promise.all(closed);
  expect(closed).toHaveLength(3);
});
