import type { Sql } from "../../lib/core/db.ts";
import { FIRST_MIGRATION, type Migration, readMigrations, requireUpgraded, runScript } from "../database/migrate.ts";
import { readColumns } from "./columns.ts";
import { kinds } from "./kinds.ts";

/** The schema for the tables of an earlier version, which exists inside an import's transaction alone. */
const SCHEMA = "earlier_version";

/**
 * Loads an export of an earlier version as an upgrade would have found it: creates that version's tables, whose last migration is named, in
 * a schema of their own, loads the file into them, applies the later migrations, and copies the rows into the tables of this version.
 * Returns what `load` returns.
 */
export async function loadEarlier<T>(sql: Sql, last: string, load: () => Promise<T>): Promise<T> {
  const isLater = ({ name }: Migration) => name > last;
  const migrations = readMigrations();
  await sql.query(`create schema ${SCHEMA}`);
  await sql.query(`set local search_path to ${SCHEMA}`);
  for (const migration of migrations.filter((one) => !isLater(one))) await runScript(sql, migration);
  const loaded = await load();
  if (last === FIRST_MIGRATION) await requireUpgraded(sql);
  for (const migration of migrations.filter(isLater)) await runScript(sql, migration);
  await sql.query("set local search_path to default");
  for (const { table } of Object.values(kinds)) {
    const columns = (await readColumns(sql, { table })).map(({ name }) => `"${name}"`).join(", ");
    await sql.query(`insert into ${table} (${columns}) select ${columns} from ${SCHEMA}.${table}`);
  }
  await sql.query(`drop schema ${SCHEMA} cascade`);
  return loaded;
}
