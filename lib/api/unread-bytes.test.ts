import { once } from "node:events";
import { expect, it } from "vitest";
import { serveSockets } from "../../tests/setup/serve-sockets.ts";
import { createUnreadBytes } from "./unread-bytes.ts";

const KIB = 1024;
const LONG = Buffer.alloc(16 * KIB * KIB);

/** Sends a response of 16 MiB to every request. A request's path names its client; `closed` has those whose connection ended. */
async function serveLong(...options: Parameters<typeof createUnreadBytes>) {
  const unread = createUnreadBytes(...options);
  const closed: string[] = [];
  const onClosed: (() => void)[] = [];
  const ask = await serveSockets((request, response) => {
    request.socket.once("close", () => {
      closed.push(request.url ?? "");
      for (const notify of onClosed) notify();
    });
    unread.open(request.url ?? "", response).end(LONG);
    response.flushHeaders();
  });
  /** Connects without reading. */
  const get = async (client: string) => {
    const socket = ask(`GET /${client} HTTP/1.1`).pause();
    await once(socket, "connect");
    return socket;
  };
  const until = (count: number) =>
    new Promise<void>((resolve) => {
      const check = () => closed.length >= count && resolve();
      onClosed.push(check);
      check();
    });
  return { unread, get, closed, until };
}

it("gives up the oldest response of a client with twice its limit, and of the one with most when all have too many", async () => {
  const client = await serveLong({ perClient: 20 * KIB * KIB, total: 1e9 }, 600_000);
  for (let i = 0; i < 4; i++) await client.get("a");
  await client.until(1);
  expect(client.closed).toContain("/a");
  const all = await serveLong({ perClient: 1e9, total: 40 * KIB * KIB }, 600_000);
  await all.get("small");
  for (let i = 0; i < 3; i++) await all.get("big");
  await all.until(1);
  expect(new Set(all.closed)).toEqual(new Set(["/big"]));
});

it("has no room for a client with too many unread bytes until it reads, and room for others meanwhile", async () => {
  const limits = { perClient: 9 * KIB * KIB, total: 1e9 };
  const impatient = await serveLong(limits, 600_000, 50);
  await impatient.get("a");
  await expect.poll(() => [...impatient.unread.full]).toEqual(["/a"]);
  expect(await impatient.unread.hasRoom("/b")).toBe(true);
  expect(await impatient.unread.hasRoom("/a")).toBe(false);
  const { unread, get } = await serveLong(limits, 600_000, 600_000);
  const socket = await get("a");
  await expect.poll(() => [...unread.full]).toEqual(["/a"]);
  const waiting = unread.hasRoom("/a");
  socket.resume();
  expect(await waiting).toBe(true);
});
