import { auditSql } from "../../core/audit.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { openSealed } from "../../core/encryption.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireRole } from "../../core/operators.ts";
import { checksum } from "../../core/schemas.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { OWN_KEY } from "../developers/index.ts";
import { type StoredTable, storedTables } from "./stored-tables.ts";

/** Rows that are read at once. */
const PAGE = 200;

/**
 * All that is kept of the owner of an account, as chunks of JSON Lines: a `header`, a line for each row with the `kind` of its table, and
 * an `end` with the number of rows. It is read as fast as it is taken, each table by its primary key. Throws NOT_FOUND.
 */
export async function collectData(
  ctx: Context,
  { developerId }: { developerId: string },
): Promise<AsyncIterable<Uint8Array>> {
  return encode(writeLines(ctx, await readOwner(ctx.pg, developerId)));
}

/** Like {@link collectData}, for an operator: the log has who read it. Throws FORBIDDEN, NOT_FOUND. */
export async function collectDataOf(
  ctx: Context,
  { developerId }: { developerId: string },
): Promise<AsyncIterable<Uint8Array>> {
  requireRole(ctx, "operator");
  const chunks = await collectData(ctx, { developerId });
  await sqlTransaction(ctx.pg, (sql) => auditSql(ctx, sql, "data.exported", developerId));
  return chunks;
}

async function* encode(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const line of lines) yield encoder.encode(line);
}

/** Whose data: an account and its wallet. */
export interface Owner {
  developerId: string;
  /** Lower case. */
  wallet: Address;
  /** Of a smart account: its chain. Null: the wallet's own key signs in, or nobody did. */
  chainId: number | null;
  /** See the table. */
  erasingAt: Date | null;
  erasedAt: Date | null;
}

async function* writeLines(ctx: Context, owner: Owner): AsyncGenerator<string> {
  const { developerId, wallet } = owner;
  yield line({ kind: "header", wallet: checksum(wallet), account: developerId, exportedAt: ctx.now.toISOString() });
  let count = 0;
  for (const [table, stored] of Object.entries<StoredTable>(storedTables)) {
    if (stored.rows === undefined) continue;
    for await (const rows of pagesOf(ctx, owner, { ...stored, table, rows: stored.rows })) {
      count += rows.length;
      yield rows.map((row) => `{"kind":"${table}","row":${reveal(ctx, stored, row)}}\n`).join("");
    }
  }
  yield line({ kind: "end", rows: count });
}

const line = (fields: object) => `${JSON.stringify(fields)}\n`;

/** The rows of a table as JSON, which PostgreSQL writes: no number loses digits. */
async function* pagesOf(
  ctx: Context,
  owner: Owner,
  { table, rows: condition, without = [] }: StoredTable & { table: string; rows: string },
): AsyncGenerator<string[]> {
  const keys = await primaryKey(ctx, table);
  const { where, values } = ownedBy(ctx, owner, condition, 3);
  const key = keys.map((column) => `t."${column}"`).join();
  const after = `($2::jsonb is null or (${key}) > (select ${keys.map((column) => `l."${column}"`).join()}
    from jsonb_populate_record(null::${table}, $2::jsonb) l))`;
  const page = (rows: string) => `select * from ${table} t where ${rows} and ${after} order by ${key} limit ${PAGE}`;
  // Of lists and their like, each is asked for its next rows: sorted over all, every page would read all that is left of one.
  const [, parent, parents] = /^(\w+) in \((.*)\)$/s.exec(where) ?? [];
  const next =
    parent !== undefined && parent === keys[0]
      ? `select t.* from (${parents}) p(id) cross join lateral (${page(`t."${parent}" = p.id`)}) t order by ${key} limit ${PAGE}`
      : page(where);
  for (let last: string | null = null; ; ) {
    const { rows }: { rows: { row: string; key: string }[] } = await ctx.pg.query(
      `select (to_jsonb(t) - $1::text[])::text as row, jsonb_build_object(${keys.map((one) => `'${one}', t."${one}"`).join()})::text as key
       from (${next}) t order by ${key}`,
      [without, last, ...values],
    );
    if (rows.length > 0) yield rows.map(({ row }) => row);
    last = rows.at(-1)?.key ?? null;
    if (rows.length < PAGE) return;
  }
}

/** Throws NOT_FOUND. `lock`: until the end of the transaction. */
export async function readOwner(sql: Sql, developerId: string, { lock = false } = {}): Promise<Owner> {
  const { rows } = await sql.query<Owner>(
    `select id as "developerId", wallet, nullif(chain_id, ${OWN_KEY}) as "chainId", erasing_at as "erasingAt", erased_at as "erasedAt"
     from developer where id = $1${lock ? " for update" : ""}`,
    [developerId],
  );
  if (!rows[0]) throw new ServiceError("NOT_FOUND", "The developer does not exist.");
  return rows[0];
}

/** A smart account speaks for its address on the first configured chain alone: on another, somebody else may have the same. */
export function speaksForWallet({ env }: Pick<Context, "env">, { chainId }: Owner): boolean {
  return chainId === null || chainId === env.CHAINS[0]?.id;
}

/** A condition of a stored table for an owner, as SQL with parameters from `first` on. */
export function ownedBy(
  ctx: Pick<Context, "env">,
  owner: Owner,
  condition: string,
  first = 1,
): { where: string; values: string[] } {
  const { developerId: developer, wallet } = owner;
  const given = { developer, wallet, own: speaksForWallet(ctx, owner) ? wallet : "" };
  const values: string[] = [];
  const where = condition.replace(/:(developer|wallet|own)\b/g, (_, name: keyof typeof given) => {
    const value = given[name];
    const place = values.includes(value) ? values.indexOf(value) : values.push(value) - 1;
    return `$${first + place}::text`;
  });
  return { where, values };
}

async function primaryKey({ pg }: Pick<Context, "pg">, table: string): Promise<string[]> {
  const { rows } = await pg.query<{ name: string }>(
    `select a.attname as name from pg_index i
       cross join lateral unnest(i.indkey::int2[]) with ordinality as k(number, place)
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
     where i.indrelid = $1::regclass and i.indisprimary order by k.place`,
    [table],
  );
  if (rows.length === 0) throw new Error(`${table} has no primary key`);
  return rows.map(({ name }) => name);
}

/** A row with its encrypted column readable; null where ENCRYPTION_KEY has changed since. */
function reveal({ env }: Pick<Context, "env">, { sealed }: StoredTable, json: string): string {
  if (sealed === undefined) return json;
  const row: Record<string, unknown> = JSON.parse(json);
  return JSON.stringify({ ...row, [sealed]: tryToOpen(env, String(row.id), String(row[sealed])) });
}

function tryToOpen(env: Context["env"], id: string, text: string): string | null {
  try {
    return openSealed(env, id, text);
  } catch {
    return null;
  }
}
