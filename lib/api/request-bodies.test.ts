import { once } from "node:events";
import type { Socket } from "node:net";
import { memoryUsage } from "node:process";
import { text } from "node:stream/consumers";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it, onTestFinished, vi } from "vitest";
import { serveSockets } from "../../tests/setup/serve-sockets.ts";
import { createBodyReader, createBodyStreamer, LONG_BODIES } from "./request-bodies.ts";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

const KIB = 1024;
const plenty = { atOnce: 1024 * KIB, waiting: 1024 * KIB, perClient: 1024 * KIB, mostRunning: 1024 * KIB };
const patient = { reading: 600_000, contended: 600_000 };

/** A server that answers with the length of a body, or why it was not read. A request's path names its client. */
async function serveBodies(...options: Parameters<typeof createBodyReader>) {
  const read = createBodyReader(...options);
  return serveSockets((request, response) => {
    read(request, Number(request.headers["x-longest"] ?? 64 * KIB), request.url ?? "").then(
      (body) => response.end(String(body?.length)),
      (error) => response.end(error.code ?? "closed"),
    );
  });
}

const post = (client: string, bytes: number) => `POST /${client} HTTP/1.1\r\nContent-Length: ${bytes}`;
const bodyOf = async (socket: Socket) => (await text(socket)).split("\r\n\r\n")[1];

it("reads a whole body, and none that is too long", async () => {
  const ask = await serveBodies();
  expect(await bodyOf(ask(post("a", 64 * KIB), "x".repeat(64 * KIB)))).toBe(String(64 * KIB));
  expect(await bodyOf(ask(post("a", 64 * KIB + 1)))).toBe("undefined");
  expect(await bodyOf(ask("POST /a HTTP/1.1\r\nContent-Length: 0"))).toBe("0");
  const chunked = "POST /a HTTP/1.1\r\nTransfer-Encoding: chunked";
  expect(await bodyOf(ask(chunked, "3\r\nabc\r\n0\r\n\r\n"))).toBe("3");
  expect(await bodyOf(ask(chunked, `20000\r\n${"x".repeat(128 * KIB)}\r\n0\r\n\r\n`))).toContain("undefined");
});

it("ends a body that is slower than the pace, however little it holds", async () => {
  const ask = await serveBodies(plenty, { ...patient, reading: 0 });
  expect(await bodyOf(ask(post("a", 10), "x"))).toBe("INVALID_REQUEST");
  expect(await bodyOf(ask("POST /a HTTP/1.1\r\nTransfer-Encoding: chunked", "1\r\nx\r\n"))).toContain(
    "INVALID_REQUEST",
  );
});

it("reads no more bytes at once than its limits; clients take turns, and one that keeps others waiting has less time", async () => {
  const ask = await serveBodies({ ...plenty, atOnce: 8 * KIB }, { ...patient, contended: 0 });
  const slow = bodyOf(ask(post("slow", 8 * KIB), "x"));
  const fast = bodyOf(ask(post("fast", 4 * KIB), "x".repeat(4 * KIB)));
  expect(await Promise.all([slow, fast])).toEqual(["INVALID_REQUEST", String(4 * KIB)]);
});

it("refuses a body for which no place becomes free, and those of one client alone beyond its share", async () => {
  const ask = await serveBodies({ ...plenty, atOnce: 8 * KIB, perClient: 9 * KIB }, patient, 100);
  const slow = ask(post("slow", 8 * KIB), "x");
  await once(slow, "connect");
  expect(await bodyOf(ask(post("other", 4 * KIB), "x".repeat(4 * KIB)))).toBe("SERVICE_UNAVAILABLE");
  expect(await bodyOf(ask(post("slow", 2 * KIB), "x".repeat(2 * KIB)))).toBe("SERVICE_UNAVAILABLE");
  slow.destroy();
});

it("reads a body of another client although slow ones fill all places and the queue", async () => {
  const limits = { atOnce: 8 * KIB, waiting: 8 * KIB, perClient: 16 * KIB, mostRunning: 8 * KIB };
  const ask = await serveBodies(limits, { ...patient, contended: 0 }, 600_000);
  const slow = [1, 2].map(() => bodyOf(ask(post("slow", 8 * KIB), "x")));
  const fast = bodyOf(ask(post("fast", 4 * KIB), "x".repeat(4 * KIB)));
  expect((await Promise.all(slow)).sort()).toEqual(["INVALID_REQUEST", "SERVICE_UNAVAILABLE"]);
  expect(await fast).toBe(String(4 * KIB));
});

it("reads a body of another client although bodies that stall at their last byte have all places, also behind more of the same clients", async () => {
  const ask = await serveBodies({ ...plenty, atOnce: 128 * KIB, mostRunning: 64 * KIB }, { ...patient, contended: 0 });
  const stalling = ["a", "b", "a", "b"].map((client) => ask(post(client, 64 * KIB), "x".repeat(64 * KIB - 1)));
  await Promise.all(stalling.map((socket) => once(socket, "connect")));
  expect(await bodyOf(ask(post("fast", 4 * KIB), "x".repeat(4 * KIB)))).toBe(String(4 * KIB));
  for (const socket of stalling) socket.destroy();
});

it("ends no body for what waits because of its own client", async () => {
  const ask = await serveBodies({ ...plenty, mostRunning: 2 * KIB }, { ...patient, contended: 0 }, 1_500);
  const slow = ask(post("slow", 2 * KIB), "x");
  const greedy = ask(post("greedy", 2 * KIB), "x");
  await Promise.all([slow, greedy].map((socket) => once(socket, "connect")));
  expect(await bodyOf(ask(post("greedy", 2 * KIB), "x"))).toBe("SERVICE_UNAVAILABLE");
  for (const socket of [slow, greedy]) {
    socket.write("x".repeat(2 * KIB - 1));
    expect(await bodyOf(socket)).toBe(String(2 * KIB));
  }
});

it("ends the bodies that hold most for longest until memory has room, and none whose bytes are still to come", async () => {
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const read = createBodyReader({ ...plenty, inMemory: 40 * KIB }, patient);
  const sockets: Socket[] = [];
  const ask = await serveSockets((request, response) => {
    sockets.push(request.socket);
    read(request, 64 * KIB, request.url ?? "").then(
      (body) => response.end(String(body?.length)),
      (error) => response.end(error.code),
    );
  });
  const honest = [1, 2, 3].map((client) => ask(post(`honest${client}`, 4 * KIB)));
  const stalling = [1, 2].map((client) => ask(post(`stalling${client}`, 64 * KIB), "x".repeat(20 * KIB)));
  await expect.poll(() => sockets.filter(({ bytesRead }) => bytesRead >= 20 * KIB).length).toBe(2);
  await expect.poll(() => sockets.length).toBe(5);
  now = 1_000;
  expect(await bodyOf(ask(post("fast", 32 * KIB), "x".repeat(32 * KIB)))).toBe(String(32 * KIB));
  for (const socket of honest) socket.write("x".repeat(4 * KIB));
  expect(await Promise.all(honest.map(bodyOf))).toEqual(honest.map(() => String(4 * KIB)));
  expect(await Promise.all(stalling.map(bodyOf))).toEqual(["INVALID_REQUEST", "INVALID_REQUEST"]);
});

it("reads a long body although as many slow ones as memory could hold whole are being read", async () => {
  const ask = await serveBodies(LONG_BODIES, undefined, 1_000);
  const long = `${8 * KIB ** 2}\r\nX-Longest: ${8 * KIB ** 2}`;
  const slow = Array.from({ length: 24 }, (_, index) => ask(`POST /${index} HTTP/1.1\r\nContent-Length: ${long}`, "x"));
  await Promise.all(slow.map((socket) => once(socket, "connect")));
  const fast = ask(`POST /fast HTTP/1.1\r\nContent-Length: ${long}`, "x".repeat(8 * KIB ** 2));
  expect(await bodyOf(fast)).toBe(String(8 * KIB ** 2));
  for (const socket of slow) socket.destroy();
});

it("takes as much memory for a body of one-byte chunks as for any other", async () => {
  const read = createBodyReader(plenty, patient);
  const sockets: Socket[] = [];
  const ask = await serveSockets((request, response) => {
    sockets.push(request.socket);
    void read(request, 64 * KIB, "a").then((body) => response.end(String(body?.length)));
  });
  collect();
  const before = memoryUsage().heapUsed;
  const sent = "1\r\nx\r\n".repeat(64 * KIB - 1);
  const bodies = Array.from({ length: 8 }, () => ask("POST /a HTTP/1.1\r\nTransfer-Encoding: chunked", sent));
  await expect
    .poll(() => sockets.filter(({ bytesRead }) => bytesRead >= sent.length).length, { timeout: 30_000 })
    .toBe(8);
  collect();
  expect(memoryUsage().heapUsed - before).toBeLessThan(40 * KIB ** 2);
  for (const socket of bodies) socket.write("1\r\nx\r\n0\r\n\r\n");
  for (const socket of bodies) expect(await bodyOf(socket)).toContain(String(64 * KIB));
});

it("streams a body although slow ones have all places, and ends no steady one for others", async () => {
  const read = createBodyStreamer(
    { atOnce: 1, waiting: 9, perClient: 2, mostRunning: 1, steady: 1 },
    { ...patient, contended: 1_000 },
    3_000,
  );
  const ask = await serveSockets((request, response) => {
    const count = async () => {
      let bytes = 0;
      for await (const chunk of read(request, 64 * KIB, request.url ?? "")) bytes += chunk.length;
      return String(bytes);
    };
    count().then(
      (bytes) => response.end(bytes),
      (error) => response.end(error.code),
    );
  });
  const slow = ask(post("slow", 64 * KIB), "x");
  await once(slow, "connect");
  const steady = ask(post("steady", 64 * KIB), "x".repeat(64 * KIB - 1));
  expect(await bodyOf(slow)).toBe("INVALID_REQUEST");
  expect(await bodyOf(ask(post("other", 1), "x"))).toBe("SERVICE_UNAVAILABLE");
  steady.write("x");
  expect(await bodyOf(steady)).toBe(String(64 * KIB));
});

it("holds no chunk of a stream that was read, however long the stream is", async () => {
  const length = 32 * KIB ** 2;
  const read = createBodyStreamer(undefined, patient);
  let size = 0;
  const ask = await serveSockets(async (request, response) => {
    for await (const chunk of read(request, length, "a")) size += chunk.length;
    response.end(String(size));
  });
  const held = () => {
    collect();
    const { heapUsed, external } = memoryUsage();
    return heapUsed + external;
  };
  const piece = Buffer.alloc(length / 32, "x");
  const before = held();
  const socket = ask(post("a", length), "x");
  for (let sent = 1; sent < 32; sent++) socket.write(piece);
  socket.write(piece.subarray(2));
  await expect.poll(() => size, { timeout: 30_000 }).toBe(length - 1);
  // The memory of what was collected is freed in the background.
  await expect.poll(() => held() - before, { timeout: 5_000 }).toBeLessThan(8 * KIB ** 2);
  socket.write("x");
  expect(await bodyOf(socket)).toBe(String(length));
});
