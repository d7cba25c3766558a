import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../tests/setup/database.ts";
import { createPool, createPrisma, isDatabaseUnreachable, timeouts } from "./db.ts";
import { sqlTransaction, transaction } from "./transaction.ts";

test("a database that accepts connections but never responds counts as unreachable within a bounded time", async () => {
  const open = new Set<Socket>();
  const silent = createServer((socket) => open.add(socket));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const address = silent.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  const pool = createPool(`postgres://nobody@127.0.0.1:${address.port}/none`, 1);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asked = pool.query("select 1").catch((error: unknown) => error);
  await once(silent, "connection");
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(isDatabaseUnreachable(await asked)).toBe(true);
  for (const socket of open) socket.destroy();
  silent.close();
  await pool.end();
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a connection that breaks while in use fails the next query, and nothing else", async () => {
  const pool = createPool(database.url, 2);
  const held = await pool.connect();
  const { rows } = await held.query<{ pid: number }>("select pg_backend_pid() as pid");
  const broken = new Promise((resolve) => held.once("end", resolve));
  await pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  await broken;
  await expect(held.query("select 1")).rejects.toThrow();
  held.release(true);
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test("Prisma's errors about a database that ends its connections count as unreachable", async () => {
  const pool = createPool(database.url, 3);
  const prisma = createPrisma(pool);
  const locking = await pool.connect();
  await locking.query("begin");
  await locking.query("lock table webhook in access exclusive mode");
  const outcome = prisma.webhook.count().catch((error: unknown) => error);
  const waiting = "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 30_000 }).toBe(1);
  await pool.query(`select pg_terminate_backend(pid) from (${waiting}) waiting`);
  expect(isDatabaseUnreachable(await outcome)).toBe(true);
  await locking.query("rollback");
  locking.release();
  await prisma.$disconnect();
  await pool.end();
});

test("Prisma's errors about a connection that ends during a commit count as unreachable", async () => {
  const pool = createPool(database.url, 3);
  const prisma = createPrisma(pool);
  await pool.query("create table slow_to_commit (id int)");
  await pool.query(
    "create function wait_long() returns trigger language plpgsql as 'begin perform pg_sleep(600); return null; end'",
  );
  await pool.query(
    `create constraint trigger wait_long after insert on slow_to_commit
     deferrable initially deferred for each row execute function wait_long()`,
  );
  const outcome = prisma
    .$transaction((tx) => tx.$executeRaw`insert into slow_to_commit values (1)`)
    .catch((error: unknown) => error);
  const committing = "select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'";
  await expect.poll(async () => (await pool.query(committing)).rowCount, { timeout: 30_000 }).toBe(1);
  await pool.query(`select pg_terminate_backend(pid) from (${committing}) committing`);
  expect(isDatabaseUnreachable(await outcome)).toBe(true);
  await prisma.$disconnect();
  await pool.end();
});

test("a statement that reaches the statement timeout counts as unreachable, by pg and by Prisma", async () => {
  const pool = createPool(database.url, 1);
  const prisma = createPrisma(pool);
  const outcomes = [
    await sqlTransaction(pool, async (sql) => {
      await sql.query("set local statement_timeout = 20");
      await sql.query("select pg_sleep(600)");
    }).catch((error: unknown) => error),
    await transaction({ db: prisma }, async (tx) => {
      await tx.$executeRaw`set local statement_timeout = 20`;
      await tx.$executeRaw`select pg_sleep(600)`;
    }).catch((error: unknown) => error),
  ];
  expect(outcomes.map(isDatabaseUnreachable)).toEqual([true, true]);
  await prisma.$disconnect();
  await pool.end();
});

test.each(["web", "worker"] as const)(
  "every statement and every open transaction of a %s process ends in time",
  async (role) => {
    const pool = createPool(database.url, 1, timeouts[role]);
    const { rows } = await pool.query(
      `select name, setting::int from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout')`,
    );
    expect(Object.fromEntries(rows.map((row) => [row.name, row.setting]))).toEqual(timeouts[role]);
    await pool.end();
  },
);

test("a server that only reads yet, as a standby that is being promoted, counts as unreachable, by pg and by Prisma", async () => {
  const pool = createPool(`${database.url}?options=-c%20default_transaction_read_only%3Don`, 2);
  const prisma = createPrisma(pool);
  const outcomes = await Promise.all([
    pool.query("delete from wallet").catch((error: unknown) => error),
    prisma.policy.deleteMany().catch((error: unknown) => error),
  ]);
  expect(outcomes.map(isDatabaseUnreachable)).toEqual([true, true]);
  await prisma.$disconnect();
  await pool.end();
});

test("two copies of the module, as Next's bundle makes them, read through one connection", async () => {
  const pool = createPool(database.url, 1);
  const first = await import("./transaction.ts");
  vi.resetModules();
  const copy = await import("./transaction.ts");
  expect(copy.readSnapshot).not.toBe(first.readSnapshot);
  const one = await first.readSnapshot(pool, (sql) => sql.query("select $1::int as one", [1]));
  const two = await copy.readSnapshot(pool, (sql) => sql.query("select $1::int as two", [2]));
  expect([...one.rows, ...two.rows]).toEqual([{ one: 1 }, { two: 2 }]);
  await pool.end();
});
