import type { Context } from "../../lib/core/context.ts";
import type { Sql } from "../../lib/core/db.ts";
import { sqlTransaction } from "../../lib/core/transaction.ts";
import { enqueueBackfills, keepWallets } from "../../lib/domains/wallets/index.ts";
import { replaceSecrets } from "../../lib/domains/webhooks/index.ts";
import { FIRST_MIGRATION, type Migration, readMigrations, requireUpgraded, runScript } from "../database/migrate.ts";
import { StartError } from "../start-error.ts";
import { type Column, readColumns, readTargets, type Target } from "./columns.ts";
import { kinds, NO_SECRET } from "./kinds.ts";
import { type OpenExport, openExport, type Row } from "./read-records.ts";

/** The schema for the tables of an earlier version, which exists inside an import's transaction alone. */
const SCHEMA = "earlier_version";

/**
 * Restore an export into an empty database, in one transaction: all or nothing. An export of an earlier version, from 1.0.0 on, is migrated to this
 * one. Webhooks are disabled, with new secrets; pending backfills start again. `open` returns the file's lines. Returns the number of rows of
 * each kind. Throws a {@link StartError} that names the invalid line, or says that the database is not empty.
 */
export async function importRecords(
  ctx: Context,
  open: () => AsyncIterable<string>,
): Promise<ReadonlyMap<string, number>> {
  return sqlTransaction(ctx.pg, async (sql) => {
    await sql.query("set local timezone = 'UTC'");
    const tables = Object.values(kinds).map((kind) => kind.table);
    // Block all other writers until the end.
    await sql.query(`lock table ${tables.join(", ")} in exclusive mode`);
    await requireEmpty(sql, tables);
    const { migration, records } = await openExport(open());
    const load = () => insertAll(sql, records);
    const isCurrent = migration === readMigrations().at(-1)?.name;
    const counts = isCurrent ? await load() : await loadEarlier(sql, migration, load);
    await advanceSequences(sql);
    await replaceSecrets(ctx, sql, { reason: NO_SECRET });
    await requeueBackfills(ctx, sql);
    return counts;
  });
}

async function requireEmpty(sql: Sql, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const { rowCount } = await sql.query(`select 1 from ${table} limit 1`);
    if (!rowCount) continue;
    throw new StartError(
      `The database is not empty: ${table} has rows. An export is restored into an instance that was never started; nothing was changed.`,
    );
  }
}

async function insertAll(sql: Sql, records: OpenExport["records"]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const targets = await readTargets(sql);
  for await (const { kind, rows } of records(targets)) {
    const target = targets.get(kind);
    if (target) await insertBatch(sql, target, rows);
    counts.set(kind, (counts.get(kind) ?? 0) + rows.length);
  }
  return counts;
}

/**
 * Loads an export of an earlier version as an upgrade would have found it: creates that version's tables, whose last migration is named, in
 * a schema of their own, loads the file into them, applies the later migrations, and copies the rows into the tables of this version.
 * Returns what `load` returns.
 */
async function loadEarlier<T>(sql: Sql, last: string, load: () => Promise<T>): Promise<T> {
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

/** Insert all rows at once; after an error, one after another to find the invalid row. */
async function insertBatch(sql: Sql, target: Target, rows: readonly Row[]): Promise<void> {
  await sql.query("savepoint batch");
  try {
    await insert(sql, target, rows);
  } catch (error) {
    await sql.query("rollback to savepoint batch");
    for (const row of rows) {
      await insert(sql, target, [row]).catch((cause: Error) => {
        throw new StartError(`Line ${row.number} is invalid: ${cause.message}. Nothing was changed.`);
      });
    }
    // Each row alone is valid: the error has another cause.
    throw error;
  }
  await sql.query("release savepoint batch");
}

async function insert(sql: Sql, { table, columns, fill = {} }: Target, rows: readonly Row[]): Promise<void> {
  const filled = Object.entries(fill);
  // Pass the text unparsed: parsing would round large numbers.
  await sql.query(
    `insert into ${table} (${[...columns.map((one) => `"${one.name}"`), ...filled.map(([column]) => column)].join(", ")})
     select ${[...columns.map(storedValue), ...filled.map(([, value]) => value)].join(", ")}
     from unnest($1::text[]) as l(line),
       jsonb_to_record(l.line::jsonb -> 'row') as r(${columns.map((one) => `"${one.field}" ${one.isHex ? "text" : one.type}`).join(", ")})`,
    [rows.map((row) => row.text)],
  );
}

function storedValue({ field, isHex }: Column): string {
  return isHex ? `decode(substr(r."${field}", 3), 'hex')` : `r."${field}"`;
}

/** Advance the sequences, so that later rows get numbers above the restored ones. */
async function advanceSequences(sql: Sql): Promise<void> {
  await sql.query(
    `select setval(pg_get_serial_sequence('model_switch', 'id'), max(id)) from model_switch having max(id) is not null`,
  );
}

/** Queue again the backfills that had not ended, and the wallets known from names. */
async function requeueBackfills(ctx: Context, sql: Sql): Promise<void> {
  const { rows: unfinished } = await sql.query<{ address: string; chainId: number }>(
    `select address, chain_id as "chainId" from tracked_wallet where state in ('queued', 'syncing')`,
  );
  await enqueueBackfills(sql, "refresh", unfinished);
  const { rows: named } = await sql.query<{ address: string }>(
    "select owner as address from identity union select address from identity_wallet",
  );
  await keepWallets(
    sql,
    named.map(({ address }) => address),
    ctx.now,
  );
}
