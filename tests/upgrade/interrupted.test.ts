import type { ChildProcess } from "node:child_process";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPool } from "../../lib/core/db.ts";
import { FIRST_MIGRATION } from "../../scripts/database/migrate.ts";
import { closesByScope, scoresByScope } from "../factories/scores.ts";
import { end } from "../indexer/anvil.ts";
import { differences } from "../indexer/index-state.ts";
import { bundleWorker, startWorker } from "../indexer/worker-process.ts";
import { createEmptyDatabase, type TestDatabase } from "../setup/database.ts";
import { isThorough } from "../setup/rounds.ts";
import { runProgram, startProgram } from "../setup/run-program.ts";
import { until } from "../setup/until.ts";
import { oldChain, oldDatabase } from "./old-database.ts";

// Programs of this version upgrade two copies of one database: one undisturbed, the other killed again and again.

interface Upgraded {
  database: TestDatabase;
  pool: pg.Pool;
}

const upgraded: Upgraded[] = [];

beforeAll(async () => {
  await bundleWorker();
  const database = await oldDatabase("1.0.0");
  const copy = await createEmptyDatabase(database);
  for (const one of [database, copy]) upgraded.push({ database: one, pool: createPool(one.url, 4) });
});

afterAll(async () => {
  for (const { database, pool } of upgraded) {
    await pool.end();
    await database.drop();
  }
});

function both(): { whole: Upgraded; killed: Upgraded } {
  const [whole, killed] = upgraded;
  if (!whole || !killed) throw new Error("there are no databases");
  return { whole, killed };
}

const migrations = ({ database }: Upgraded) =>
  ["scripts/migrate.ts", [], { ...process.env, DATABASE_URL: database.url }] as const;

/** Kills a program as it waits for what another transaction has locked. */
async function killAt(
  { pool }: Upgraded,
  lock: string,
  start: () => ChildProcess | Promise<ChildProcess>,
): Promise<void> {
  const holder = await pool.connect();
  try {
    await holder.query("begin");
    await holder.query(lock);
    const program = await start();
    const { rows } = await holder.query<{ pid: number }>("select pg_backend_pid() as pid");
    const waits = "select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))";
    const isWaiting = async () => (await pool.query(waits, [rows[0]?.pid])).rows.length > 0;
    await until(async () => (await isWaiting()) || program.exitCode !== null);
    expect(program.exitCode).toBeNull();
    await end(program, "SIGKILL");
  } finally {
    await holder.query("rollback");
    holder.release();
  }
}

/** When something was written. */
const WRITTEN = ["updated_at", "recorded_at", "announced_at", "active_from", "activated_at", "rescored_at"];
/** When, in which order and by which transaction a change was published. */
const PUBLISHED = ["id", "at", "xid"];
/** Tables of what a worker does with any data as time goes by. */
const IN_TIME: readonly string[] = [
  ...["chain_cursor", "epoch", "epoch_chunk", "epoch_page", "meta", "outbox"],
  ...["stale_trader", "trade", "trader", "trader_histogram", "trading_cursor", "trading_holding"],
];

/** All rows of all tables but some, as text. */
async function readAll({ pool }: Upgraded, without: readonly string[] = []): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1",
    [["_prisma_migrations", ...without]],
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const table = name === "score_close" ? `(select * from ${closesByScope})` : name;
    const text = `select (to_jsonb(t) - $1::text[])::text as row from ${table} t order by 1`;
    const { rows } = await pool.query<{ row: string }>(text, [name === "score_feed" ? PUBLISHED : WRITTEN]);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

async function migrationsOf({ pool }: Upgraded): Promise<object[]> {
  const { rows } = await pool.query(
    `select migration_name, checksum, applied_steps_count, finished_at is not null as is_finished from _prisma_migrations order by 1`,
  );
  return rows;
}

/** Where migrations are killed, each amid one of them: as it takes the place of those of 1.0.0, and at later statements than the first. */
const locks: readonly string[] = [
  "lock table _prisma_migrations in share mode",
  "lock table policy in row exclusive mode",
  "lock table pending_attestation in access share mode",
  "lock table chain_cursor in access share mode",
  "lock table staged_activity in share mode",
  "lock table score_close in access share mode",
];

test("migrations that are killed go on with the one they were in, and lose nothing", async () => {
  const { whole, killed } = both();
  const { code, out } = await runProgram(...migrations(whole));
  const [first = "", ...others] = out.trimEnd().split("\n");
  const count = others.length;
  expect([code, first, others.at(-1)]).toEqual([
    0,
    `Migration 1 of ${count}: ${FIRST_MIGRATION}`,
    `Applied ${count} migrations.`,
  ]);
  for (const lock of locks) await killAt(killed, lock, () => startProgram(...migrations(killed)));
  expect((await runProgram(...migrations(killed))).code).toBe(0);
  expect(await migrationsOf(killed)).toEqual(await migrationsOf(whole));
  expect(differences(await readAll(killed), await readAll(whole))).toEqual({});
});

/** Makes all facts those of another version, and all closes stale, as a version that changes both finds them. */
async function outdate({ pool }: Upgraded): Promise<void> {
  await pool.query("update facts set facts = set_byte(facts, 0, 2)");
  await pool.query("delete from meta where key in ('facts version', 'scoring settings')");
  await pool.query(
    `insert into stale_close select subject, chain_id, date '1970-01-01', now() from ${scoresByScope} on conflict do nothing`,
  );
}

/** Where a worker is killed, in the order in which one that continues gets there. A key of `meta` is written when a part is done. */
const places: readonly string[] = [
  "select from facts where wallet = (select max(wallet) from facts) for update",
  "insert into meta values ('facts version', '0')",
  "insert into meta values ('scoring settings', '0')",
  "select from score where subject = (select max(subject) from score) for update",
  "select from stale_close where subject = (select max(subject) from stale_close) for update",
];

test.runIf(isThorough)(
  "a worker that is killed amid the upgrade goes on from there, and ends with the same facts, scores and closes",
  async () => {
    const { whole, killed } = both();
    for (const one of [whole, killed]) await outdate(one);
    const undisturbed = startWorker(whole.database.url, [oldChain]);
    for (const lock of places) {
      await killAt(killed, lock, () => startWorker(killed.database.url, [oldChain]));
    }
    const last = startWorker(killed.database.url, [oldChain]);
    for (const { pool } of [whole, killed]) {
      // The search for alike wallets follows the upgrade, and may score some again.
      for (const key of ["scoring settings", "alike wallets"]) {
        await until(async () => (await pool.query("select from meta where key = $1", [key])).rows.length > 0);
      }
      for (const table of ["pending_score", "stale_close"]) {
        await until(async () => (await pool.query(`select from ${table} limit 1`)).rows.length === 0);
      }
    }
    for (const worker of [undisturbed, last]) await end(worker, "SIGTERM");
    const [left, right] = await Promise.all([readAll(killed, IN_TIME), readAll(whole, IN_TIME)]);
    expect(left.score_close?.length).toBeGreaterThan(100);
    expect(differences(left, right)).toEqual({});
  },
);
