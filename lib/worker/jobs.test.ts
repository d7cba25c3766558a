import { connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { useContext } from "../../tests/setup/context.ts";
import { withClients } from "../core/context.ts";
import { createPool } from "../core/db.ts";
import { enqueueJobs } from "../core/jobs.ts";
import { scoringSettings } from "../domains/scores/index.ts";
import { runJobs } from "./jobs.ts";

const holder = useContext();
/** For a machine that does much else; nothing is measured. */
const patience = { timeout: 60_000 };
beforeAll(() => {
  const { DATABASE_URL, RECEIPT_SIGNER_KEY, SESSION_SECRET } = holder.ctx().env;
  for (const [name, value] of Object.entries({ DATABASE_URL, RECEIPT_SIGNER_KEY, SESSION_SECRET })) {
    vi.stubEnv(name, String(value));
  }
  vi.stubEnv("LOG_LEVEL", "silent");
});
afterAll(() => vi.unstubAllEnvs());

test("jobs run again after the database was read-only when their runner started, as a standby is before its promotion", async () => {
  const { pg, db, env } = holder.ctx();
  const { DATABASE_URL } = env;
  const database = new URL(DATABASE_URL).pathname.slice(1);
  await pg.query(`alter database ${database} set default_transaction_read_only = on`);
  const pool = createPool(DATABASE_URL, 4);
  const settings = scoringSettings(env);
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on("unhandledRejection", note);
  const jobs = await withClients({ db, pg: pool }, () => runJobs({ settings, signal: new AbortController().signal }));
  try {
    const failed = "select 1 from pg_stat_database where datname = current_database() and xact_rollback >= $1";
    const { rows } = await pg.query<{ xact_rollback: number }>(
      "select xact_rollback from pg_stat_database where datname = current_database()",
    );
    const before = rows[0]?.xact_rollback ?? 0;
    await expect.poll(async () => (await pg.query(failed, [before + 1])).rowCount, patience).toBe(1);
    await pg.query(`alter database ${database} reset default_transaction_read_only`);
    await pg.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await enqueueJobs(pg, "track-wallet", [{ payload: { address: `0x${"a1".repeat(20)}` }, key: "one" }]);
    await expect
      .poll(async () => (await pg.query("select 1 from graphile_worker.jobs where key = 'one'")).rowCount, patience)
      .toBe(0);
  } finally {
    await jobs.stop();
    await pool.end();
    process.off("unhandledRejection", note);
  }
  expect(unhandled).toEqual([]);
});

test("a runner that stops while its connection for notifications breaks does not end the process", async () => {
  const { db, env } = holder.ctx();
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on("unhandledRejection", note);
  const broken = await openRelay(new URL(env.DATABASE_URL));
  const pool = createPool(broken.url, 4);
  pool.on("error", () => {});
  try {
    const jobs = await withClients({ db, pg: pool }, () =>
      runJobs({ settings: scoringSettings(env), signal: new AbortController().signal }),
    );
    await expect.poll(() => broken.held.length, patience).toBeGreaterThan(0);
    const stopped = jobs.stop();
    for (const socket of broken.held) socket.destroy();
    await stopped;
    await pool.end();
    expect(unhandled).toEqual([]);
  } finally {
    process.off("unhandledRejection", note);
    await broken.close();
  }
});

/** A way to a database on which LISTEN never gets an answer; `held` are the connections that asked. */
async function openRelay(database: URL) {
  const held: Socket[] = [];
  const all = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(database.port), database.hostname);
    for (const socket of [near, far]) {
      all.add(socket);
      socket.on("error", () => {});
    }
    far.pipe(near);
    near.on("data", (bytes) => {
      if (bytes.includes("LISTEN") && !bytes.includes("UNLISTEN")) held.push(near);
      if (!held.includes(near)) far.write(bytes);
    });
    near.on("close", () => far.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = new URL(database);
  url.hostname = "127.0.0.1";
  url.port = String(typeof address === "object" ? address?.port : "");
  return {
    url: url.href,
    held,
    async close() {
      for (const socket of all) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
