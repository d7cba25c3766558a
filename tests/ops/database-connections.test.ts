import { chmodSync, chownSync, copyFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClient, createPool } from "../../lib/core/db.ts";
import { createLogger } from "../../lib/core/log.ts";
import { openReconnectingClient } from "../../lib/core/reconnecting-client.ts";
import { startHeartbeat } from "../../lib/worker/heartbeat.ts";
import { startDatabase } from "../../scripts/database/embedded.ts";
import { databaseUser } from "../../scripts/database/system-user.ts";
import { withClient } from "../../scripts/database/with-client.ts";
import { type Guard, startGuard } from "../../scripts/processes/guard.ts";
import { checkDatabase } from "../../scripts/start/external-database.ts";
import { testEnv } from "../setup/context.ts";
import { useFolder } from "../setup/folder.ts";
import { runProgram } from "../setup/run-program.ts";
import { until } from "../setup/until.ts";

// A server with TLS, whose certificate a CA of its own signed.
const certificates = join(import.meta.dirname, "../fixtures/tls");
const folder = useFolder();
// As root the database runs as another user, who needs to pass.
chmodSync(folder, 0o711);

let guard: Guard;
let plain: string;
const withCa = () => `${plain}?sslmode=verify-full&sslrootcert=${join(certificates, "ca.pem")}`;

beforeAll(async () => {
  guard = await startGuard();
  const database = await startDatabase({
    dataDir: folder,
    guard,
    durable: false,
    temporary: true,
    log: join(folder, "log"),
  });
  plain = database.url;
  const owner = databaseUser();
  for (const name of ["server.pem", "server.key"]) {
    const path = join(database.cluster, name);
    copyFileSync(join(certificates, name), path);
    chmodSync(path, 0o600);
    if (owner) chownSync(path, owner.uid, owner.gid);
  }
  await withClient(plain, async (client) => {
    await client.query("alter system set ssl_cert_file = 'server.pem'");
    await client.query("alter system set ssl_key_file = 'server.key'");
    await client.query("alter system set ssl = on");
    await client.query("alter role current_user set timezone = 'America/New_York'");
    await client.query("select pg_reload_conf()");
  });
  await until(async () => withClient(withCa(), async () => true).catch(() => false));
});

afterAll(() => guard?.close());

/** Whether the connection is encrypted. */
const IS_ENCRYPTED = "select ssl from pg_stat_ssl where pid = pg_backend_pid()";

test("a certificate of an unknown CA is refused, and the error names the parameter that mends it", async () => {
  await expect(checkDatabase(`${plain}?sslmode=require`)).rejects.toThrow(/sslmode=verify-full&sslrootcert=/);
});

test("the file of a CA that does not exist is named", async () => {
  await expect(checkDatabase(`${plain}?sslmode=verify-full&sslrootcert=/nowhere/ca.pem`)).rejects.toThrow(
    "/nowhere/ca.pem",
  );
});

test("with the CA named, commands migrate the database and create a key", async () => {
  await checkDatabase(withCa());
  const { SESSION_SECRET, RECEIPT_SIGNER_KEY } = testEnv(withCa());
  const env = { ...process.env, DATABASE_URL: withCa(), SESSION_SECRET, RECEIPT_SIGNER_KEY };
  expect(await runProgram("scripts/migrate.ts", [], env)).toMatchObject({ code: 0 });
  const key = await runProgram("scripts/key.ts", ["--wallet", `0x${"1".repeat(40)}`], env);
  expect(key.out, key.err).toMatch(/^svc_/);
});

test("pools, connections of workers, listeners and replicas use it, in UTC", async () => {
  const pool = createPool(withCa(), 1);
  const client = createClient(withCa());
  await client.connect();
  const reconnecting = await new Promise<typeof client>((resolve, reject) => {
    const one = openReconnectingClient(
      { connectionString: withCa() },
      { connected: async (connected) => resolve(connected), lost: (error) => error && reject(error) },
    );
    afterAll(() => one.end());
  });
  const heartbeat = startHeartbeat(withCa(), createLogger("silent"));
  for (const one of [pool, client, reconnecting]) {
    expect((await one.query(IS_ENCRYPTED)).rows).toEqual([{ ssl: true }]);
    expect((await one.query("show timezone")).rows).toEqual([{ TimeZone: "UTC" }]);
  }
  const { hostname: host, port, username: user, password, pathname } = new URL(plain);
  const parts = { host, port: Number(port), user, password: decodeURIComponent(password), database: pathname.slice(1) };
  const zones = [withCa(), { connectionString: plain }, parts].map((config) =>
    withClient(config, async (one) => (await one.query("show timezone")).rows[0].TimeZone),
  );
  expect(await Promise.all(zones)).toEqual(["UTC", "UTC", "UTC"]);
  await Promise.all([pool.end(), client.end(), heartbeat.end()]);
});

test("a pooler that drops the time zone of sessions is refused at the start", async () => {
  const { port } = new URL(plain);
  const pooler = createServer((client) => {
    const server = connect(Number(port), "127.0.0.1");
    client.on("data", (sent) =>
      server.write(sent.toString("latin1").replace("TimeZone=UTC", "TimeZone=EST"), "latin1"),
    );
    server.pipe(client);
    server.on("close", () => client.destroy());
    client.on("close", () => server.destroy());
  });
  await new Promise<void>((resolve) => pooler.listen(0, "127.0.0.1", resolve));
  const behind = new URL(plain);
  behind.port = String((pooler.address() as AddressInfo).port); // It listens on a port.
  await expect(checkDatabase(behind.href)).rejects.toThrow(/time zone EST .*`options`/);
  await checkDatabase(plain);
  pooler.close();
});
