import { randomBytes } from "node:crypto";
import type pg from "pg";
import { underLockIfFree } from "./advisory-lock.ts";
import type { Sql } from "./db.ts";

// `meta` holds what a database was last brought to, and when something is done next.

/** The value of a key, of the type that it was written with. */
export async function readMeta<T = string>(sql: Sql, key: string): Promise<T | undefined> {
  const { rows } = await sql.query<{ value: T }>("select value from meta where key = $1", [key]);
  return rows[0]?.value;
}

export async function writeMeta(sql: Sql, key: string, value: string | number | boolean | object): Promise<void> {
  await sql.query(
    "insert into meta (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value",
    [key, JSON.stringify(value)],
  );
}

/** Sets when {@link runWhenDue} runs next. */
export function writeDue(sql: Sql, key: string, at: Date): Promise<void> {
  return writeMeta(sql, key, at.toISOString());
}

/**
 * Runs if the time has come that is stored under the key, or none is, and stores the next one. Returns null if it is not due, or another
 * process runs it. A run that ends with an error, or after `signal` aborted, is due again.
 */
export function runWhenDue<T>(
  pool: pg.Pool,
  key: string,
  { now, everyMs, signal }: { now: () => Date; everyMs: number; signal?: AbortSignal | undefined },
  run: (sql: Sql) => Promise<T>,
): Promise<T | null> {
  return underLockIfFree(pool, key, async (sql) => {
    const due = await readMeta(sql, key);
    if (due !== undefined && new Date(due) > now()) return null;
    const result = await run(sql);
    if (!signal?.aborted) await writeDue(sql, key, new Date(now().getTime() + everyMs));
    return result;
  });
}

// What must outlive an erasure, so that nobody acts twice, is stored under the erased form of an address: a keyed hash that has the form of
// an address itself. The key is part of the database, as that of nullifiers is, so that backups and exports know the wallet again.

/** SQL of the erased form of a text; null before the first erasure. The key is read once a statement. */
export function erasedForm(sqlText: string): string {
  return `erased_form(${sqlText}, (select erasure_key()))`;
}

/** SQL of a condition: a column holds an address, or its erased form. */
export function isOrWas(column: string, sqlText: string): string {
  return `${column} = any(array[${sqlText}, ${erasedForm(sqlText)}])`;
}

/** Makes the key of erased forms, if no process has. */
export async function ensureErasureKey(sql: Sql): Promise<void> {
  await sql.query("insert into meta (key, value) values ('erasureKey', $1) on conflict do nothing", [
    JSON.stringify(randomBytes(32).toString("hex")),
  ]);
}
