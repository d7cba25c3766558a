import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type pg from "pg";
import { ChainConfig } from "../../lib/core/chains.ts";
import { createRecords } from "../../scripts/database/migrate.ts";
import { prepareDatabase } from "../../scripts/database/prepare.ts";
import { withClient } from "../../scripts/database/with-client.ts";
import { createEmptyDatabase, type TestDatabase } from "../setup/database.ts";

const root = join(import.meta.dirname, "../..");
const MIGRATIONS = "_prisma_migrations";

/** The rows of an earlier version's database by table, each as the text of a JSON array. */
export function readRelease(version: string): Map<string, string> {
  const file = gunzipSync(readFileSync(join(root, `tests/fixtures/releases/${version}.tsv.gz`))).toString();
  const lines = file.split("\n").filter(Boolean);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf("\t")), line.slice(line.indexOf("\t") + 1)]));
}

/** The local chain of that version. Votes and delegations of other contracts would be deleted. */
export const oldChain = ChainConfig.parse({
  id: 31337,
  name: "Local One",
  rpcUrls: ["http://127.0.0.1:9"],
  wallets: "all",
  contracts: {
    governors: ["0xa513e6e4b8f2a923d98304ec87f64353c4d5c853", "0x9fe46736679d2d9a65f0992f2272de9f3c7fa6e0"],
  },
});

/** A database as an earlier version left it. */
export async function oldDatabase(version: string): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  await withClient(database.url, (client) => restore(client, readRelease(version)));
  return database;
}

/** The same after the migrations that the next start applies. */
export async function upgradedDatabase(version: string): Promise<TestDatabase> {
  const database = await oldDatabase(version);
  await prepareDatabase(database.url);
  return database;
}

async function restore(client: pg.Client, tables: ReadonlyMap<string, string>): Promise<void> {
  const applied: { migration_name: string }[] = JSON.parse(tables.get(MIGRATIONS) ?? "[]");
  for (const { migration_name: name } of applied) {
    await client.query(readFileSync(join(root, "prisma/migrations", name, "migration.sql"), "utf8"));
  }
  await createRecords(client);
  for (const [table, rows] of tables) {
    // As text: parsing would round large numbers.
    await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`, [rows]);
  }
  // It was left an hour ago, so that the feed takes up its last week. Version 1.0.0 has no such table.
  const history = tables.has("score_history") ? ["score_history"] : [];
  for (const table of history) {
    await client.query(`update ${table} set at = at + (select now() - interval '1 hour' - max(at) from ${table})`);
  }
  const numbered = ["outbox", "score_history", "score_feed"].filter((table) => tables.has(table));
  for (const table of numbered) {
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`);
  }
}
