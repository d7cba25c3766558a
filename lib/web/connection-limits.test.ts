import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import { Duplex } from "node:stream";
import { afterEach, expect, it } from "vitest";
import { listen } from "../../scripts/processes/listen.ts";
import { limitConnections } from "./connection-limits.ts";

let close = () => Promise.resolve();
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await close();
});

async function listenWith(limits: { perAddress: number | null; total: number }): Promise<number> {
  const opened = createServer((_, response) => response.end("answered"));
  limitConnections(opened, { ...limits, log: { warn: () => {} } });
  const listening = await listen(opened);
  close = listening.close;
  return listening.port;
}

/** Open a connection, ask on it, and leave it open. Fulfilled with the first bytes that come, or with nothing at its end. */
function ask(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    sockets.push(socket);
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    socket.once("data", (chunk) => resolve(chunk.toString()));
    socket.once("error", () => resolve(""));
    socket.once("close", () => resolve(""));
  });
}

it("refuses a client with too many open connections, and answers it once one is closed", async () => {
  const port = await listenWith({ perAddress: 2, total: 100 });
  expect(await ask(port)).toContain("200 OK");
  expect(await ask(port)).toContain("200 OK");
  const refused = await ask(port);
  expect(refused).toContain("503 Service Unavailable");
  expect(refused).toContain("Retry-After: 1");
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect.poll(() => ask(port)).toContain("200 OK");
});

it("does not count the clients of a proxy as one", async () => {
  const port = await listenWith({ perAddress: null, total: 100 });
  for (let i = 0; i < 5; i++) expect(await ask(port)).toContain("200 OK");
});

it("accepts no more connections than the total limit", async () => {
  const port = await listenWith({ perAddress: 100, total: 2 });
  expect(await ask(port)).toContain("200 OK");
  expect(await ask(port)).toContain("200 OK");
  expect(await ask(port)).toBe("");
});

/** Opens connections of any address. Each has what it received, and whether it was closed. */
function openServer(limits: { perAddress: number; total: number }) {
  const opened = createServer();
  limitConnections(opened, { ...limits, log: { warn: () => {} } });
  return (remoteAddress: string) => {
    let received = "";
    const socket = new Duplex({
      read: () => {},
      write: (chunk, _, done) => {
        received += chunk;
        done();
      },
    });
    opened.emit("connection", Object.assign(socket, { remoteAddress }));
    return { received: () => received, isClosed: () => socket.destroyed };
  };
}

it("closes the oldest connection of the client with the most when all are taken, so that others get one", () => {
  const connectFrom = openServer({ perAddress: 9, total: 4 });
  const slow = [1, 2, 3].map(() => connectFrom("192.0.2.1"));
  const others = ["192.0.2.2", "192.0.2.3"].map(connectFrom);
  expect([...slow, ...others].map(({ isClosed }) => isClosed())).toEqual([true, false, false, false, false]);
  const fourth = connectFrom("192.0.2.4");
  // Nobody has more than a fifth client would.
  const fifth = connectFrom("192.0.2.5");
  expect([...slow, ...others, fourth, fifth].map(({ isClosed }) => isClosed())).toEqual([
    ...[true, true, false],
    ...[false, false, false, true],
  ]);
});

it("counts the connections of a /48 of IPv6 together, of whose /64s one client can use as many as it likes", () => {
  const connectFrom = openServer({ perAddress: 2, total: 100 });
  const connections = ["2001:db8:1:a::1", "2001:db8:1:b::1", "2001:db8:1:c::1", "2001:db8:2:a::1"].map(connectFrom);
  const answers = connections.map(({ received }) => received());
  expect(answers).toEqual(["", "", expect.stringContaining("503 Service Unavailable"), ""]);
});
