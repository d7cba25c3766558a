import { rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { useFolder } from "../../tests/setup/folder.ts";
import { createUnreadBytes } from "../api/unread-bytes.ts";
import { type Forwarding, forward } from "./forward.ts";

const folder = useFolder();
const open: Server[] = [];
let sockets = 0;

afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  if (open.length === 0) rmSync(join(folder, String(sockets)), { force: true });
});

async function listen(listener: RequestListener, at: { path: string } | { port: number }): Promise<Server> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((resolve) => server.listen({ host: "127.0.0.1", ...at }, resolve));
  return server;
}

/** A server that forwards everything to `pages`. `done` settles with what came of the first request. */
async function openProxy(pages: RequestListener, options: Partial<Forwarding> = {}) {
  const socket = join(folder, String(++sockets));
  await listen(pages, { path: socket });
  let settle: (outcome: Promise<boolean>) => void = () => {};
  const done = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  done.catch(() => {});
  const front = await listen(
    (request, response) => {
      const forwarded = forward(request, response, {
        socket,
        body: null,
        trustProxy: false,
        mostBytes: 1_000_000,
        unread: createUnreadBytes(),
        client: "a client",
        ...options,
      });
      forwarded.catch(() => response.destroy());
      settle(forwarded);
    },
    { port: 0 },
  );
  const address = front.address();
  if (typeof address !== "object" || address === null) throw new Error("The server does not listen.");
  return { port: address.port, origin: `http://127.0.0.1:${address.port}`, done };
}

it("forwards requests and answers with all cookies, without headers that only a proxy may set", async () => {
  const proxy = await openProxy((request, response) => {
    response.setHeader("Set-Cookie", ["a=1", "b=2"]);
    response.writeHead(404).end(JSON.stringify([request.method, request.url, request.headers]));
  });
  const answer = await fetch(`${proxy.origin}/x?y=%20`, {
    headers: { "X-Forwarded-Host": "evil", "X-Own": "kept", "X-Credence-Client": "of another" },
  });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([404, ["a=1", "b=2"]]);
  const [method, url, headers] = await answer.json();
  expect([method, url, headers["x-own"], headers["x-forwarded-host"]]).toEqual(["GET", "/x?y=%20", "kept", undefined]);
  // Work of pages takes turns by it.
  expect(headers["x-credence-client"]).toBe("a client");
  expect(headers.host).toBe(new URL(proxy.origin).host);
});

it("accepts the host from a trusted proxy", async () => {
  const echo: RequestListener = (request, response) => response.end(request.headers["x-forwarded-host"]);
  const proxy = await openProxy(echo, { trustProxy: true });
  const answer = await fetch(proxy.origin, { headers: { "X-Forwarded-Host": "public.example" } });
  expect(await answer.text()).toBe("public.example");
});

it("asks once more, on a new connection, when a reused one dies before the first byte", async () => {
  const answered = new WeakSet<Socket>();
  let dropped = 0;
  const proxy = await openProxy((request, response) => {
    if (answered.has(request.socket)) {
      dropped++;
      return request.socket.destroy();
    }
    answered.add(request.socket);
    return response.end("page");
  });
  for (let i = 0; i < 3; i++) {
    expect(await (await fetch(proxy.origin)).text()).toBe("page");
    await turn();
  }
  expect(dropped).toBeGreaterThan(0);
});

it("cuts off an answer that is too long", async () => {
  const proxy = await openProxy((_, response) => response.end(Buffer.alloc(2_000)), { mostBytes: 1_000 });
  await expect(fetch(proxy.origin).then((answer) => answer.text())).rejects.toThrow();
  await expect(proxy.done).rejects.toThrow("more than 1000 bytes");
});

it("frees the pages when they have answered, even if the client reads nothing", async () => {
  const proxy = await openProxy((_, response) => response.end(Buffer.alloc(900_000)));
  const socket = connect(proxy.port, "127.0.0.1");
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  expect(await proxy.done).toBe(true);
  socket.destroy();
});

it("keeps no more of an answer in memory than its client may leave unread", async () => {
  const unread = createUnreadBytes({ perClient: 1024 * 1024, total: 1e9 }, 600_000, 50);
  const answer: RequestListener = (_, response) => response.end(Buffer.alloc(64 * 1024 * 1024));
  const proxy = await openProxy(answer, { unread, mostBytes: 1e9 });
  const socket = connect(proxy.port, "127.0.0.1").pause();
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await expect(proxy.done).rejects.toThrow();
  socket.destroy();
});

it("keeps no render waiting for a client that leaves other responses unread", async () => {
  const unread = createUnreadBytes({ perClient: 1024 * 1024, total: 1e9 }, 600_000, 600_000);
  const holding = new Promise<void>((resolve) => {
    void listen((_, response) => resolve(unread.open("a client", response).hold(1024 * 1024)), { port: 0 }).then(
      (other) => {
        const address = other.address();
        if (typeof address === "object" && address)
          connect(address.port, "127.0.0.1").write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
      },
    );
  });
  await holding;
  expect(unread.full.has("a client")).toBe(true);
  const proxy = await openProxy((_, response) => response.end(Buffer.alloc(200_000)), { unread });
  expect((await (await fetch(proxy.origin)).arrayBuffer()).byteLength).toBe(200_000);
  expect(await proxy.done).toBe(true);
});

it("notifies the pages that the client is gone", async () => {
  let onClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    onClosed = resolve;
  });
  const socket = { destroy: () => {} };
  const proxy = await openProxy((_, response) => {
    response.once("close", onClosed);
    socket.destroy();
  });
  const client = connect(proxy.port, "127.0.0.1");
  socket.destroy = () => client.destroy();
  client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await closed;
});

it("returns false if nobody answers, and has sent nothing then", async () => {
  const proxy = await openProxy(() => {}, { socket: join(folder, "nobody") });
  const asked = fetch(proxy.origin, { signal: AbortSignal.timeout(60_000) }).catch(() => {});
  expect(await proxy.done).toBe(false);
  for (const server of open) server.closeAllConnections();
  await asked;
});
