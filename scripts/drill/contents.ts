import type pg from "pg";

/** The contents of one table: the digest is the same for the same rows in any order. */
export interface TableContents {
  table: string;
  rows: number;
  digest: string;
}

/** One table before and after the restore; null where it does not exist. */
export interface ComparedTable {
  table: string;
  rows: number | null;
  restoredRows: number | null;
  identical: boolean;
}

/** Every form of a value as text is the same on both servers. */
const TEXT_FORMS =
  "set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1";

/** The names of all tables whose contents a backup holds, quoted. */
export async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
     order by 1`,
  );
  return rows.map((row) => row.name);
}

/** Reads every row of every table. */
export async function readContents(client: pg.Client): Promise<TableContents[]> {
  await client.query(TEXT_FORMS);
  const contents: TableContents[] = [];
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ rows: string; digest: string }>(
      `select count(*)::text as rows, coalesce(sum(hashtextextended((drilled.*)::text, 0)::numeric), 0)::text as digest
       from ${table} as drilled`,
    );
    contents.push({ table, rows: Number(rows[0]?.rows), digest: rows[0]?.digest ?? "" });
  }
  return contents;
}

/** All tables of both, by name. */
export function compareContents(
  expected: readonly TableContents[],
  restored: readonly TableContents[],
): ComparedTable[] {
  const names = [...new Set([...expected, ...restored].map(({ table }) => table))].sort();
  return names.map((table) => {
    const before = expected.find((one) => one.table === table);
    const after = restored.find((one) => one.table === table);
    return {
      table,
      rows: before?.rows ?? null,
      restoredRows: after?.rows ?? null,
      identical: before !== undefined && before.rows === after?.rows && before.digest === after.digest,
    };
  });
}
