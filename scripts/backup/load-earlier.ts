import type { Sql } from "../../lib/core/db.ts";
import { type Migration, readMigrations, runScript } from "../database/migrate.ts";
import { readColumns } from "./columns.ts";
import { kinds } from "./kinds.ts";

/** The schema for the tables of an earlier version, which exists inside an import's transaction alone. */
const SCHEMA = "earlier_version";

/**
 * Loads an export of an earlier version as an upgrade would have found it: creates that version's tables in a schema of their own, loads
 * the file into them, applies the later migrations, and copies the rows into the tables of this version. Returns what `load` returns.
 */
export async function loadEarlier<T>(
  sql: Sql,
  { isOf, load }: { isOf: (sql: Sql, migration: string) => Promise<boolean>; load: () => Promise<T> },
): Promise<T> {
  await sql.query(`create schema ${SCHEMA}`);
  await sql.query(`set local search_path to ${SCHEMA}`);
  const later = await createTables(sql, isOf);
  const loaded = await load();
  for (const migration of later) await runScript(sql, migration);
  await sql.query("set local search_path to default");
  for (const { table } of Object.values(kinds)) {
    const columns = (await readColumns(sql, { table })).map(({ name }) => `"${name}"`).join(", ");
    await sql.query(`insert into ${table} (${columns}) select ${columns} from ${SCHEMA}.${table}`);
  }
  await sql.query(`drop schema ${SCHEMA} cascade`);
  return loaded;
}

/** Applies migrations until the tables are those of the file; all, if they never are. Returns the later ones. */
async function createTables(
  sql: Sql,
  isOf: (sql: Sql, migration: string) => Promise<boolean>,
): Promise<readonly Migration[]> {
  const migrations = readMigrations();
  for (const [index, migration] of migrations.entries()) {
    await runScript(sql, migration);
    if (await isOf(sql, migration.name)) return migrations.slice(index + 1);
  }
  return [];
}
