import { withClient } from "../../scripts/database/with-client.ts";
import { printTable, whole } from "./table.ts";

/** Print the bytes of tables and of each of their indexes, in all and a subject. */
export async function printTableSizes(url: string, tables: readonly string[], subjects: number): Promise<void> {
  const sizes = await readTableSizes(url, tables);
  const bytes = sizes.reduce((sum, one) => sum + one.bytes, 0);
  printTable(
    ["table", "rows", "index", "MB", "bytes a subject"],
    [
      ...sizes.map(({ table, rows, index, bytes }) => [table, index ? "" : whole(rows), index ?? "", ...cells(bytes)]),
      ["all", "", "", ...cells(bytes)],
    ],
  );

  function cells(of: number): string[] {
    return [whole(of / 1e6), whole(of / subjects)];
  }
}

/** Bytes of each table without its indexes, then of each index; rows as estimated by `analyze`. */
function readTableSizes(url: string, tables: readonly string[]) {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ table: string; rows: number; index: string | null; bytes: number }>(
      `select name as table, (select reltuples from pg_class where oid = name::regclass) as rows, index::text,
         coalesce(pg_relation_size(index), pg_table_size(name::regclass))::float as bytes
       from unnest($1::text[]) with ordinality as t(name, position),
         lateral (select null::regclass as index union all select indexrelid from pg_index where indrelid = name::regclass) i
       order by position, index is not null, bytes desc`,
      [tables],
    );
    return rows;
  });
}
