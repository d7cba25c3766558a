import { connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { useContext } from "../setup/context.ts";
import { send } from "./http-client.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

/** For a machine that does much else; nothing is measured. */
const patience = { timeout: 60_000 };
const context = useContext();
let server: ServerProcess;
let gate: Awaited<ReturnType<typeof openGate>>;

/** A way to the database that can be shut. */
async function openGate(to: { host: string; port: number }) {
  const open = new Set<Socket>();
  const listener = createServer((socket) => {
    const beyond = connect(to);
    for (const [one, other] of [
      [socket, beyond],
      [beyond, socket],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on("error", () => {});
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => listener.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const address = listener.address();
  if (address === null || typeof address === "string") throw new Error("the gate has no port");
  const { port } = address;
  return {
    port,
    open: () => listen(port),
    shut: async () => {
      const shut = new Promise((resolve) => listener.close(resolve));
      for (const socket of open) socket.destroy();
      await shut;
    },
  };
}

beforeAll(async () => {
  const url = new URL(context.url());
  gate = await openGate({ host: url.hostname, port: Number(url.port) });
  url.hostname = "127.0.0.1";
  url.port = String(gate.port);
  const { RECEIPT_SIGNER_KEY, SESSION_SECRET } = context.ctx().env;
  server = await startServer({ DATABASE_URL: url.href, RECEIPT_SIGNER_KEY, SESSION_SECRET });
});
afterAll(async () => {
  server?.child.kill("SIGKILL");
  await server?.exited;
  await gate?.shut();
});

it("a page that cannot reach the database returns 503 like the API, and recovers with the database", async () => {
  const home = () => send(server.port, { path: "/", headers: { Accept: "text/html" } });
  await expect.poll(async () => (await home()).status, patience).toBe(200);
  await gate.shut();
  const away = await home();
  expect([away.status, away.headers["retry-after"]]).toEqual([503, "1"]);
  expect(away.headers["content-type"]).toContain("text/html");
  await gate.open();
  await expect.poll(async () => (await home()).status, patience).toBe(200);
});
