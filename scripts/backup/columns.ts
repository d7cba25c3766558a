import type { Sql } from "../../lib/core/db.ts";
import type { Kind } from "./kinds.ts";

export interface Column {
  /** In the table. */
  name: string;
  /** In the file: camel case, as in the API. */
  field: string;
  /** SQL type. */
  type: string;
  /** Bytes that are `0x…` in the file. */
  isHex: boolean;
}

/** The exported columns of a kind, in the table's order. */
export async function readColumns(sql: Sql, kind: Kind): Promise<Column[]> {
  const { rows } = await sql.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [kind.table],
  );
  return rows
    .filter(({ name }) => !kind.without?.includes(name))
    .map(({ name, type }) => ({
      name,
      type,
      isHex: kind.hex?.includes(name) ?? false,
      field: name.replace(/_(.)/g, (_, letter) => letter.toUpperCase()),
    }));
}
