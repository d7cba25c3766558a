import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../scripts/processes/listen.ts";
import type { ApiResponse } from "./message.ts";
import { createNodeServer, toNode } from "./node-adapter.ts";
import type { Api } from "./serve.ts";
import { createUnreadBytes, type UnreadBytes } from "./unread-bytes.ts";

test("responses of one turn are sent together, each to its client; a failed send does not block the rest", async () => {
  const api = {
    owns: () => true,
    clientOf: () => "a client",
    serve: async ({ path }: { path: string }) => ({
      status: 200,
      headers: path === "/broken" ? { "X-Broken": "a\nb" } : {},
      body: path,
    }),
  } as unknown as Api; // Of the pipeline the adapter needs no more.
  const server = createNodeServer(
    () => api,
    () => expect.unreachable(),
  );
  const { port, close } = await listen(server);
  try {
    const ask = (...paths: string[]) => {
      const socket = connect(port, "127.0.0.1");
      const last = paths.length - 1;
      socket.write(
        paths
          .map((path, i) => `GET ${path} HTTP/1.1\r\nConnection: ${i < last ? "keep-alive" : "close"}\r\n\r\n`)
          .join(""),
      );
      return text(socket).catch(() => "");
    };
    const [first, broken, several] = await Promise.all([ask("/first"), ask("/broken"), ask("/a", "/b", "/c")]);
    expect(first).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n\r\n\/first$/);
    expect(broken).toBe("");
    expect(several?.match(/\r\n\r\n\/\w/g)).toEqual(["\r\n\r\n/a", "\r\n\r\n/b", "\r\n\r\n/c"]);
  } finally {
    await close();
  }
});

test.each(["nonsense\r\n\r\nGET /c HTTP/1.1\r\n\r\n", "CONNECT c.example:443 HTTP/1.1\r\nHost: c.example\r\n\r\nc"])(
  "what reaches no handler is answered after the requests before it on its connection: %j",
  async (refused) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const api = {
      owns: () => true,
      clientOf: () => "a client",
      serve: async ({ path }: { path: string }) => {
        if (path === "/b") await released;
        return { status: 200, headers: {}, body: path };
      },
      refuse: async () => ({ status: 400, headers: {}, body: "refused" }),
    } as unknown as Api; // Of the pipeline the adapter needs no more.
    const server = createNodeServer(
      () => api,
      () => expect.unreachable(),
    );
    for (const event of ["clientError", "connect"]) server.on(event, () => release());
    const { port, close } = await listen(server);
    try {
      const socket = connect(port, "127.0.0.1");
      socket.write(`GET /a HTTP/1.1\r\n\r\nGET /b HTTP/1.1\r\n\r\n${refused}`);
      expect((await text(socket)).match(/(?<=\r\n\r\n)(?:\/\w|refused)/g)).toEqual(["/a", "/b", "refused"]);
    } finally {
      await close();
    }
  },
);

const spellings: [asked: string, canonical: string][] = [
  ["/x/../api/auth/callback/siwe", "/api/auth/callback/siwe"],
  ["/x/%2e%2E/api/auth/callback/siwe", "/api/auth/callback/siwe"],
  ["/%61pi/%61uth/callback/siwe?a=%61", "/api/auth/callback/siwe?a=%61"],
  ["/x\\..\\api\\auth/callback/siwe", "/api/auth/callback/siwe"],
  ["/./api/./auth/callback/siwe", "/api/auth/callback/siwe"],
  ["http://elsewhere.example/x/../api/auth/callback/siwe", "/api/auth/callback/siwe"],
  ["/x#/../api/auth/callback/siwe", "/x"],
  ["/api%2fauth/callback/siwe", "/api%2Fauth/callback/siwe"],
  ["//elsewhere.example/../x", "//x"],
  ["/%2561pi", "/%2561pi"],
  ["/%%36%31pi", "/%%36%31pi"],
  ["/profile/alice.svc?chainId=1", "/profile/alice.svc?chainId=1"],
];

test.each(spellings)("%s is checked and forwarded as %s", async (asked, canonical) => {
  const judged: string[] = [];
  // Of the pipeline the adapter needs no more.
  const owns = ({ path }: { path: string }) => judged.push(path) === 0;
  const api = { owns, acceptsHost: () => true } as unknown as Api;
  const server = createNodeServer(
    () => api,
    (request, response) => {
      response.setHeader("Content-Length", request.url?.length ?? 0).end(request.url);
    },
  );
  const { port, close } = await listen(server);
  try {
    const socket = connect(port, "127.0.0.1");
    socket.write(`POST ${asked} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const [, body] = (await text(socket)).split("\r\n\r\n");
    expect(body).toBe(canonical);
    expect(judged).toEqual([canonical.split("?", 1)[0]]);
  } finally {
    await close();
  }
});

/** A server that answers every request so, counting what its one client leaves unread. */
async function serveUnread(respond: () => Omit<ApiResponse, "status" | "headers">, unreads: UnreadBytes) {
  const server = createServer((request, response) =>
    toNode({ status: 200, headers: {}, ...respond() }, request, response, { client: () => "a client", unreads }),
  );
  const { port, close } = await listen(server);
  onTestFinished(close);
  const ask = (head = "Connection: close\r\n") => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\n${head}\r\n`);
    return socket;
  };
  return { server, ask };
}

test("a client that stops reading a long response loses its connection; one that reads gets all of it", async () => {
  const body = "a".repeat(16 * 1024 * 1024);
  const { server, ask } = await serveUnread(() => ({ body }), createUnreadBytes(undefined, 1_000));
  expect((await text(ask())).endsWith(body)).toBe(true);
  const served = once(server, "request");
  const stalled = ask().pause();
  const [request, response] = await served;
  await once(response, "close");
  expect(request.socket.destroyed).toBe(true);
  stalled.destroy();
});

test("a client that reads none of many short responses loses its connection, too", async () => {
  const body = "a".repeat(60 * 1024);
  const { server, ask } = await serveUnread(() => ({ body }), createUnreadBytes(undefined, 1_000));
  const [[connection], stalled] = await Promise.all([once(server, "connection"), ask("").pause()]);
  server.on("request", (_, response) =>
    response.once("close", () => stalled.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")),
  );
  await once(connection, "close");
  stalled.destroy();
});

test("downloads that a client does not read count to what it may leave unread, and end with their connections", async () => {
  const unreads = createUnreadBytes({ perClient: 8 * 1024 * 1024, total: 1e9 }, 600_000);
  let open = 0;
  let sent = 0;
  async function* chunks() {
    open++;
    try {
      for (let i = 0; i < 64; i++, sent++) yield Buffer.alloc(3 * 1024 * 1024);
    } finally {
      open--;
    }
  }
  const { ask } = await serveUnread(
    () => ({ body: "", stream: { bytes: 64 * 3 * 1024 * 1024, chunks: chunks() } }),
    unreads,
  );
  const sockets = [1, 2, 3, 4].map(() => ask().pause());
  await expect.poll(() => [...unreads.full], { timeout: 10_000 }).toEqual(["a client"]);
  expect(open).toBe(4);
  expect(sent).toBeLessThan(40);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => [open, unreads.full.size], { timeout: 10_000 }).toEqual([0, 0]);
});
