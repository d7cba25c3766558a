import { createSocket } from "node:dgram";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { testFolder } from "../../tests/setup/folder.ts";
import { createResolve } from "./resolve-host.ts";

/** A name server that knows `fast.test` and never answers for `slow.test`. `slow` is when somebody asked for that. */
async function nameServer(): Promise<{ servers: string[]; slow: Promise<unknown> }> {
  const socket = createSocket("udp4");
  onTestFinished(() => void socket.close());
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  socket.on("message", (query, { port, address }) => {
    if (query.includes("slow")) socket.emit("slow");
    else socket.send(answerTo(query), port, address);
  });
  return { servers: [`127.0.0.1:${socket.address().port}`], slow: once(socket, "slow") };
}

/** 192.0.2.7 for a query of type A, otherwise no records. */
function answerTo(query: Buffer): Buffer {
  const end = query.indexOf(0, 12) + 5;
  const isA = query.readUInt16BE(end - 4) === 1;
  const header = Buffer.from([0x81, 0x80, 0, 1, 0, isA ? 1 : 0, 0, 0, 0, 0]);
  const record = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 192, 0, 2, 7]);
  return Buffer.concat([query.subarray(0, 2), header, query.subarray(12, end), ...(isA ? [record] : [])]);
}

it("resolves a name while many others wait for a name server that does not answer", async () => {
  const { servers, slow } = await nameServer();
  const resolve = createResolve({ servers });
  const waiting = Array.from({ length: 20 }, () => resolve("slow.test").catch(() => "late"));
  await slow;
  expect(await Promise.race([resolve("fast.test"), ...waiting])).toEqual(["192.0.2.7"]);
});

it("prefers the hosts file, in any case and with comments", async () => {
  const hostsFile = join(testFolder(), "hosts");
  await writeFile(hostsFile, "# 10.0.0.1 Fast.test\n10.0.0.7\tother Fast.test # here\nfd00::7 fast.test\n");
  const { servers } = await nameServer();
  const resolve = createResolve({ hostsFile, servers });
  expect(await resolve("FAST.test")).toEqual(["10.0.0.7", "fd00::7"]);
  expect(await createResolve({ hostsFile: "/nowhere", servers })("fast.test")).toEqual(["192.0.2.7"]);
});
