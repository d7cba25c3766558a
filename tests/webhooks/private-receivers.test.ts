import { createServer, request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createKey, ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { listen } from "../../scripts/processes/listen.ts";
import { bearer } from "../contract/api-server.ts";
import { send } from "../contract/http-client.ts";
import { type ServerProcess, startServer } from "../contract/server-process.ts";
import { addressNumber } from "../factories/scores.ts";
import { useContext } from "../setup/context.ts";

// The real server program in production, on loopback as it is behind nginx or Caddy.

const ORIGIN = "https://credence.example";
const metadata = "169.254.169.254 [fd00:ec2::254] 168.63.129.16 100.100.100.200 [::ffff:a9fe:a9fe] [fe80::1]".split(
  " ",
);
const context = useContext();
const running: ServerProcess[] = [];
let apiKey = "";
let proxy: Awaited<ReturnType<typeof listen>> | undefined;

async function start(env: Record<string, string>): Promise<number> {
  const server = await startServer({
    ...env,
    // Without pages, whose process takes longer to start than the API's.
    AWAIT_BUILD: "/nowhere",
    DATABASE_URL: context.url(),
    RECEIPT_SIGNER_KEY: context.ctx().env.RECEIPT_SIGNER_KEY,
    SESSION_SECRET: context.ctx().env.SESSION_SECRET,
  });
  running.push(server);
  return server.port;
}

/** A reverse proxy on loopback, configured as people do: it sends the public host on. Returns its port. */
async function startProxy(target: number): Promise<number> {
  const server = createServer((incoming, outgoing) => {
    const { method, url } = incoming;
    const headers = { ...incoming.headers, host: new URL(ORIGIN).host, "x-forwarded-proto": "https" };
    const onward = request({ host: "127.0.0.1", port: target, method, path: url, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  proxy = await listen(server);
  return proxy.port;
}

const register = (port: number, host: string) =>
  send(port, {
    method: "POST",
    path: "/v1/webhooks",
    headers: { ...bearer(apiKey), "content-type": "application/json" },
    body: JSON.stringify({ url: `http://${host}:4000/hook`, events: ["score.updated"] }),
  });

beforeAll(async () => {
  const { id: developerId } = await ensureDeveloper(context.ctx(), { wallet: addressNumber(1) });
  ({ apiKey } = await createKey(context.ctx(), { developerId, name: "test", permissions: ["write"] }));
});
afterAll(async () => {
  await proxy?.close();
  for (const { child, exited } of running) {
    child.kill("SIGKILL");
    await exited;
  }
});

it("a server on loopback behind a reverse proxy with an https origin refuses private receivers", async () => {
  const port = await startProxy(await start({ HOST: "127.0.0.1", PUBLIC_ORIGIN: ORIGIN }));
  const hosts = ["127.0.0.1", "localhost", "[::1]", "10.0.0.1", "192.168.1.1", "[fd12:3456::1]", ...metadata];
  for (const host of hosts) {
    const { status, json } = await register(port, host);
    expect([status, json?.error], host).toEqual([400, "INVALID_REQUEST"]);
    expect(json?.details, host).toEqual([{ path: "body.url", message: expect.stringContaining("public") }]);
  }
  expect((await register(port, "1.1.1.1")).status).toBe(201);
});

it("a server that only its own machine reaches takes private receivers, but no metadata address", async () => {
  const port = await start({ HOST: "127.0.0.1", WEBHOOK_ALLOW_PRIVATE: "true" });
  expect((await register(port, "127.0.0.1")).status).toBe(201);
  for (const host of metadata) {
    const { status, json } = await register(port, host);
    expect([status, json?.error], host).toEqual([400, "INVALID_REQUEST"]);
  }
});
