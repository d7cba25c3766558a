import { afterEach, expect, test } from "vitest";
import { migrate, readMigrations } from "../../scripts/database/migrate.ts";
import { withClient } from "../../scripts/database/with-client.ts";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "../setup/database.ts";
import { oldDatabase, readRelease } from "./old-database.ts";

// A database of version 1.0.0 has records of the migrations that one has replaced since.

const VERSION = "1.0.0";
const RECORDS = "_prisma_migrations";
const names = readMigrations().map(({ name }) => name);
const made: TestDatabase[] = [];

interface Migration {
  migration_name: string;
  finished_at: string | null;
}

afterEach(async () => {
  for (const database of made.splice(0)) await database.drop();
});

const release = readRelease(VERSION);
const released: Migration[] = JSON.parse(release.get(RECORDS) ?? "[]");
released.sort((a, b) => (a.migration_name < b.migration_name ? -1 : 1));

/** A database of 1.0.0 whose records are changed, with the rows of some tables alone. */
async function databaseOf(
  change: (records: Migration[]) => Migration[],
  filled: readonly string[] = [],
): Promise<string> {
  const rowsOf = filled.map((table) => [table, release.get(table) ?? "[]"] as const);
  const tables = new Map([[RECORDS, JSON.stringify(change(released))], ...rowsOf]);
  const database = await oldDatabase(VERSION, tables);
  made.push(database);
  return database.url;
}

const whole = (records: Migration[]) => records;

function rows(url: string, text: string): Promise<unknown[]> {
  return withClient(url, async (client) => (await client.query({ text, rowMode: "array" })).rows);
}

const recordsOf = (url: string) => rows(url, `select * from ${RECORDS} order by migration_name`);
const namesAndSums = (url: string) =>
  rows(url, `select migration_name, checksum, applied_steps_count, finished_at is not null from ${RECORDS} order by 1`);

test("version 1.0.0 had seventy migrations, none of which is left", () => {
  expect(released).toHaveLength(70);
  expect(released.filter(({ migration_name: name }) => names.includes(name))).toEqual([]);
});

test("several starts at once bring a database of 1.0.0 to the records of a new one, one of them alone", async () => {
  const url = await databaseOf(whole);
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url)));
  expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([names, [], [], []]);
  const fresh = await createTestDatabase();
  made.push(fresh);
  expect(await namesAndSums(url)).toEqual(await namesAndSums(fresh.url));
  expect(await migrate(url)).toEqual([]);
});

test("an upgraded database has the tables, columns, indexes and constraints of a new one", async () => {
  const url = await databaseOf(whole);
  await migrate(url);
  const fresh = await createEmptyDatabase();
  made.push(fresh);
  await migrate(fresh.url);
  for (const text of [
    `select table_name, ordinal_position, column_name, data_type, column_default, is_nullable from information_schema.columns
     where table_schema = 'public' order by 1, 2`,
    "select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1",
    "select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint order by 1, 2",
  ]) {
    const expected = await rows(fresh.url, text);
    expect(expected.length).toBeGreaterThan(50);
    expect(await rows(url, text)).toEqual(expected);
  }
});

test.each<[what: string, change: (records: Migration[]) => Migration[], filled: string[], error: RegExp]>([
  [
    "of a version before 1.0.0",
    (records) => records.slice(0, -1),
    [],
    /^The database is of a version before 1\.0\.0: .*20261126100000_histograms_of_traders\. Start version 1\.0\.0 with it first/,
  ],
  [
    "that lacks a migration of 1.0.0",
    (records) => records.filter((_, i) => i !== 30),
    [],
    /^The database is of a version before 1\.0\.0/,
  ],
  [
    "with half a migration",
    (records) => records.map((one, i) => (i === records.length - 1 ? { ...one, finished_at: null } : one)),
    [],
    /^The migration 20261126180000_finer_histograms_of_traders was interrupted by a version before 1\.0\.0/,
  ],
  ["whose upgrade to 1.0.0 is not finished", whole, ["score"], /^Version 1\.0\.0 has not finished its upgrade/],
])("a database %s is left as it is, with an error that says what to do", async (_, change, filled, error) => {
  const url = await databaseOf(change, filled);
  const before = await recordsOf(url);
  await expect(migrate(url)).rejects.toThrow(error);
  expect(await recordsOf(url)).toEqual(before);
  expect(await rows(url, "select to_regclass('pass_nullifier')::text")).toEqual([[null]]);
});
