import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Guard, startGuard } from "../processes/guard.ts";
import { type EmbeddedDatabase, startDatabase } from "./embedded.ts";
import { databaseFolders } from "./place.ts";
import { withClient } from "./with-client.ts";

let guard: Guard;
const folders: string[] = [];

beforeAll(async () => {
  guard = await startGuard();
});

afterAll(async () => {
  await guard.close();
  for (const folder of folders) {
    for (const place of databaseFolders(folder)) rmSync(place, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
});

/** `mode` is that of the folder above the data folder. */
function makeFolder(mode: number): string {
  const home = mkdtempSync(join(tmpdir(), "credence-embedded-"));
  chmodSync(home, mode);
  const folder = join(home, "data");
  mkdirSync(folder, { mode: 0o755 });
  folders.push(folder, home);
  return folder;
}

function start(dataDir: string): Promise<EmbeddedDatabase> {
  return startDatabase({ dataDir, guard, log: join(dataDir, "log") });
}

async function query(url: string, statement: string): Promise<unknown[]> {
  return withClient(url, async (client) => (await client.query({ text: statement, rowMode: "array" })).rows);
}

test("committed data survives a kill -9 and a restart, and a damaged cluster is rejected, not replaced", async () => {
  const folder = makeFolder(0o755);
  const first = await start(folder);
  expect(first.elsewhere).toBeNull();
  await query(first.url, "create table kept as select 42 as answer");
  process.kill(first.process.pid, "SIGKILL");
  await first.process.exited;
  const second = await start(folder);
  expect(await query(second.url, "select answer from kept")).toEqual([[42]]);
  expect(await query(second.url, "select 1 from pg_available_extensions where name = 'pg_trgm'")).toEqual([[1]]);
  await second.process.stop();

  writeFileSync(join(folder, "postgres/cluster/global/pg_control"), "damage");
  await expect(start(folder)).rejects.toThrow(/does not start on the data.*npm run reset/s);
  writeFileSync(join(folder, "postgres/cluster/PG_VERSION"), "17\n");
  await expect(start(folder)).rejects.toThrow(/created by PostgreSQL 17.*npm run reset/s);
});

test("connections need the password and come only from this machine; another password, or none, is rejected and nothing replaced", async () => {
  const folder = makeFolder(0o755);
  const database = await start(folder);
  const wrong = new URL(database.url);
  wrong.password = "guess";
  await expect(query(wrong.href, "select 1")).rejects.toThrow(/password/);
  expect(await query(database.url, "show listen_addresses")).toEqual([["127.0.0.1"]]);
  await database.process.stop();
  writeFileSync(join(folder, "postgres-password"), "f".repeat(32));
  await expect(start(folder)).rejects.toThrow(/rejects the password.*npm run reset/s);
  rmSync(join(folder, "postgres-password"));
  await expect(start(folder)).rejects.toThrow(/not its password.*npm run reset/s);
  expect(existsSync(join(folder, "postgres/cluster/PG_VERSION"))).toBe(true);
});

test("below a home of mode 700 it keeps its place, as root one that its own user can reach; a new data folder there starts empty and sets the old files aside", async () => {
  const folder = makeFolder(0o700);
  const first = await start(folder);
  expect(first.elsewhere === null).toBe(process.getuid?.() !== 0);
  expect(first.setAside).toEqual([]);
  await query(first.url, "create table kept as select 42 as answer");
  await first.process.stop();
  const again = await start(folder);
  expect(again.elsewhere).toBe(first.elsewhere);
  expect(await query(again.url, "select answer from kept")).toEqual([[42]]);
  await again.process.stop();

  rmSync(folder, { recursive: true });
  mkdirSync(folder, { mode: 0o755 });
  const second = await start(folder);
  expect(await query(second.url, "select to_regclass('kept') is null")).toEqual([[true]]);
  // An ordinary user's files are all inside, and went with the folder.
  expect(second.setAside).toHaveLength(first.elsewhere === null ? 0 : 1);
  for (const place of second.setAside) {
    folders.push(place);
    expect(readFileSync(join(place, "cluster/PG_VERSION"), "utf8").trim()).toBe("18");
    expect(place.startsWith(`${first.elsewhere}.`)).toBe(true);
  }
  await second.process.stop();
});

test("a temporary database is removed with its guard, wherever it is", async () => {
  const folder = makeFolder(0o700);
  const own = await startGuard();
  await startDatabase({ dataDir: folder, guard: own, temporary: true, log: join(folder, "log") });
  await own.close();
  expect(databaseFolders(folder).filter((place) => existsSync(place))).toEqual([]);
});
