import { asHex } from "../../lib/core/bulk-write.ts";
import type { Context } from "../../lib/core/context.ts";
import type { Sql } from "../../lib/core/db.ts";
import { serializeQueries } from "../../lib/core/transaction.ts";
import { readSharePackages } from "../../lib/domains/attestations/index.ts";
import { issueReceipt } from "../../lib/domains/scores/issue-receipt.ts";
import { readColumns } from "./columns.ts";
import { FORMAT, type Kind, kinds, VERSION } from "./kinds.ts";

/** Rows in memory at once. */
const BATCH = 500;

/**
 * Everything the operator owns as lines of JSON, several per chunk: a header; the records kind by kind, each in the order of
 * its primary key; EAS packages of attestations; receipts of scores; an end with the number of records. All
 * lines come from one snapshot.
 */
export async function* exportRecords(ctx: Context): AsyncGenerator<string> {
  const client = await ctx.pg.connect();
  let records = 0;
  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query("set local timezone = 'UTC'");
    // The first read sets the snapshot.
    await client.query("select from meta limit 1");
    const migration = await readLastMigration(client);
    yield line({ kind: "header", format: FORMAT, version: VERSION, migration, exportedAt: ctx.now.toISOString() });
    for await (const batch of allLines(ctx, client)) {
      records += batch.length;
      yield batch.map((one) => `${one}\n`).join("");
    }
    yield line({ kind: "end", records });
  } finally {
    // The transaction wrote nothing; destroy a broken connection.
    const broken = await client.query("rollback").then(
      () => undefined,
      (error: Error) => error,
    );
    client.release(broken);
  }
}

/** The last migration of the database, which says what its tables are. */
async function readLastMigration(sql: Sql): Promise<string> {
  const { rows } = await sql.query<{ name: string }>(
    `select migration_name as name from _prisma_migrations where finished_at is not null and rolled_back_at is null
     order by migration_name collate "C" desc limit 1`,
  );
  return rows[0]?.name ?? "";
}

async function* allLines(ctx: Context, sql: Sql): AsyncGenerator<string[]> {
  for (const [name, kind] of Object.entries(kinds)) {
    const rows = readInBatches<{ line: string }>(sql, await selectLines(sql, name, kind));
    for await (const batch of rows) yield batch.map((row) => row.line);
  }
  const attestations = readInBatches<{ id: string }>(sql, "select id from attestation order by id");
  for await (const batch of attestations) {
    const packages = await readSharePackages(ctx, sql, { ids: batch.map(({ id }) => id) });
    yield packages.map((one) => JSON.stringify({ kind: "easPackage", ...one }));
  }
  const subjects = readInBatches<{ subject: string; wallets: string[] }>(
    sql,
    `select subject, array(select address from wallet w where w.subject = s.subject order by address) as wallets
     from score s where chain_id <= 0 order by subject`,
  );
  const oneByOne = serializeQueries(sql);
  for await (const batch of subjects) {
    const lines: string[] = [];
    for (const one of batch)
      lines.push(JSON.stringify({ kind: "receipt", receipt: await issueReceipt(ctx, oneByOne, one) }));
    yield lines;
  }
}

/** A query for the lines of a kind. Amounts are strings, so that no reader rounds them. */
async function selectLines(sql: Sql, name: string, kind: Kind): Promise<string> {
  const pairs = (await readColumns(sql, kind)).map((column) => {
    const stored = `t."${column.name}"`;
    const value = kind.exportAs?.[column.name] ?? (column.isHex ? asHex(stored) : stored);
    return `'${column.field}', ${column.type.startsWith("numeric") ? `(${value})::text` : value}`;
  });
  const { rows } = await sql.query<{ key: string }>(
    `select string_agg('t.' || quote_ident(a.attname), ', ' order by array_position(i.indkey::int2[], a.attnum)) as key
     from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = $1::regclass and i.indisprimary`,
    [kind.table],
  );
  return `select json_build_object('kind', '${name}', 'row', json_build_object(${pairs.join(", ")}))::text as line
          from ${kind.table} t order by ${rows[0]?.key}`;
}

/** A query's rows through a cursor. */
async function* readInBatches<T extends object>(sql: Sql, query: string): AsyncGenerator<T[]> {
  await sql.query(`declare exported no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await sql.query<T>(`fetch ${BATCH} from exported`);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql.query("close exported");
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
