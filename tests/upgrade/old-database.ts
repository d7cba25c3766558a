import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type pg from "pg";
import { ChainConfig } from "../../lib/core/chains.ts";
import { createRecords, FIRST_MIGRATION, migrationsDir } from "../../scripts/database/migrate.ts";
import { prepareDatabase } from "../../scripts/database/prepare.ts";
import { withClient } from "../../scripts/database/with-client.ts";
import { createEmptyDatabase, type TestDatabase } from "../setup/database.ts";

const root = join(import.meta.dirname, "../..");

/** The rows of an earlier version's database by table, each as the text of a JSON array. */
export function readRelease(version: string): Map<string, string> {
  const file = gunzipSync(readFileSync(join(root, `tests/fixtures/releases/${version}.tsv.gz`))).toString();
  const lines = file.split("\n").filter(Boolean);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf("\t")), line.slice(line.indexOf("\t") + 1)]));
}

/** The local chain of that version. */
export const oldChain = ChainConfig.parse({
  id: 31337,
  name: "Local One",
  rpcUrls: ["http://127.0.0.1:9"],
  wallets: "all",
  contracts: {
    governors: ["0xa513e6e4b8f2a923d98304ec87f64353c4d5c853", "0x9fe46736679d2d9a65f0992f2272de9f3c7fa6e0"],
  },
});

/** A database as an earlier version left it; `tables` are its rows. */
export async function oldDatabase(version: string, tables = readRelease(version)): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  await withClient(database.url, (client) => restore(client, tables));
  return database;
}

/** The same after the migrations that the next start applies. */
export async function upgradedDatabase(version: string): Promise<TestDatabase> {
  const database = await oldDatabase(version);
  await prepareDatabase(database.url);
  return database;
}

async function restore(client: pg.Client, tables: ReadonlyMap<string, string>): Promise<void> {
  await client.query(readFileSync(join(migrationsDir, FIRST_MIGRATION, "migration.sql"), "utf8"));
  await createRecords(client);
  // Its migration writes this row, which the release has too.
  await client.query("delete from backfill_party");
  for (const [table, rows] of tables) {
    // As text: parsing would round large numbers.
    await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`, [rows]);
  }
  for (const table of ["model_switch", "outbox", "score_feed"].filter((name) => tables.has(name))) {
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`);
  }
}
