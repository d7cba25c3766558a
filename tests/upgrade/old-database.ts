import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type pg from "pg";
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

/** A database as an earlier version left it, after the migrations that the next start applies. */
export async function upgradedDatabase(version: string): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  await withClient(database.url, async (client) => {
    await restore(client, readRelease(version));
  });
  await prepareDatabase(database.url);
  return database;
}

async function restore(client: pg.Client, tables: ReadonlyMap<string, string>): Promise<void> {
  const applied: { migration_name: string }[] = JSON.parse(tables.get(MIGRATIONS) ?? "[]");
  for (const { migration_name: name } of applied) {
    await client.query(readFileSync(join(root, "prisma/migrations", name, "migration.sql"), "utf8"));
  }
  await client.query(
    `create table ${MIGRATIONS} (id varchar(36) primary key, checksum varchar(64) not null, finished_at timestamptz,
       migration_name varchar(255) not null, logs text, rolled_back_at timestamptz, started_at timestamptz not null default now(),
       applied_steps_count integer not null default 0)`,
  );
  for (const [table, rows] of tables) {
    // As text: parsing would round large numbers.
    await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`, [rows]);
  }
  // It was left an hour ago, so that the feed takes up its last week.
  await client.query(
    "update score_history set at = at + (select now() - interval '1 hour' - max(at) from score_history)",
  );
  for (const table of ["outbox", "score_history"]) {
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`);
  }
}
