import { setTimeout } from "node:timers/promises";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../tests/setup/database.ts";
import { createPool, type Sql } from "./db.ts";
import { createLoader, readTogether } from "./shared-snapshot.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, 4);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const snapshotOf = async (sql: Sql) => {
  const { rows } = await sql.query<{ backend: number; snapshot: string; begun: Date }>(
    "select pg_backend_pid() as backend, pg_current_snapshot()::text as snapshot, now() as begun",
  );
  return JSON.stringify(rows[0]);
};

test("calls of one turn share one snapshot, and a later call gets one that was taken after it", async () => {
  const calls = Array.from({ length: 5 }, () => readTogether(pool, snapshotOf));
  expect(new Set(await Promise.all(calls)).size).toBe(1);
  await pool.query("create table later_row (id int)");
  const later = await readTogether(pool, (sql) => sql.query("select from later_row"));
  expect(later.rowCount).toBe(0);
});

test("a call that throws fails alone", async () => {
  const [failed, read] = await Promise.allSettled([
    readTogether(pool, () => Promise.reject(new Error("unknown"))),
    readTogether(pool, async (sql) => (await sql.query("select 1 as one")).rows),
  ]);
  expect(failed).toMatchObject({ status: "rejected", reason: { message: "unknown" } });
  expect(read).toMatchObject({ status: "fulfilled", value: [{ one: 1 }] });
});

test("a statement that fails leaves the calls that shared its snapshot their results", async () => {
  const calls = await Promise.allSettled([
    readTogether(pool, async (sql) => (await sql.query("select 1 as one")).rows),
    readTogether(pool, (sql) => sql.query("select 1 / 0")),
    readTogether(pool, async (sql) => (await sql.query("select 2 as two")).rows),
  ]);
  expect(calls).toMatchObject([
    { status: "fulfilled", value: [{ one: 1 }] },
    { status: "rejected", reason: { message: "division by zero" } },
    { status: "fulfilled", value: [{ two: 2 }] },
  ]);
});

test("later calls do not wait for slow ones", async () => {
  const slow: Promise<unknown>[] = [];
  for (let i = 0; i < 2; i++) {
    slow.push(readTogether(pool, (sql) => sql.query("select pg_sleep(2)")));
    await setTimeout(5);
  }
  const ended = await Promise.race([...slow.map((one) => one.then(() => "slow")), readTogether(pool, snapshotOf)]);
  expect(ended).not.toBe("slow");
  await Promise.all(slow);
});

test("many calls share few snapshots, and every call is read", async () => {
  const read = await Promise.all(Array.from({ length: 100 }, () => readTogether(pool, snapshotOf)));
  expect(read).toHaveLength(100);
  // 32 share one.
  expect(new Set(read).size).toBeLessThanOrEqual(4);
});

test("a loader reads the keys of one turn in one call, and a failure is that of all of them", async () => {
  const asked: (readonly number[])[] = [];
  const double = createLoader(async (_: Sql, keys: readonly number[]) => {
    asked.push(keys);
    if (keys.includes(0)) throw new Error("no zero");
    return keys.map((key) => 2 * key);
  });
  expect(await Promise.all([double(pool, 3), double(pool, 1), double(pool, 3)])).toEqual([6, 2, 6]);
  const failed = await Promise.allSettled([double(pool, 0), double(pool, 1)]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await double(pool, 1)).toBe(2);
  expect(asked).toEqual([[3, 1, 3], [0, 1], [1]]);
});
