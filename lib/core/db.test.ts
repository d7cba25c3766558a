import { createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { createPool, isDatabaseUnreachable } from "./db.ts";

test("a database that takes connections and never answers counts as unreachable, and nobody waits for ever", async () => {
  const open = new Set<Socket>();
  const silent = createServer((socket) => open.add(socket));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const address = silent.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  const pool = createPool(`postgres://nobody@127.0.0.1:${address.port}/none`, 1);
  const outcome = await pool.query("select 1").catch((error: unknown) => error);
  expect(isDatabaseUnreachable(outcome)).toBe(true);
  for (const socket of open) socket.destroy();
  silent.close();
  await pool.end();
});
