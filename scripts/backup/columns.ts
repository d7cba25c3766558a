import type { Sql } from "../../lib/core/db.ts";
import { type Kind, kinds } from "./kinds.ts";

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

/** Where the rows of a kind are stored. */
export interface Target extends Kind {
  /** The exported columns, in the table's order. */
  columns: readonly Column[];
}

/** Where the rows of each kind are stored in the tables of the search path. Kinds without a table there are left out. */
export async function readTargets(sql: Sql): Promise<Map<string, Target>> {
  const targets = new Map<string, Target>();
  for (const [name, kind] of Object.entries(kinds)) {
    const columns = await readColumns(sql, kind);
    if (columns.length > 0) targets.set(name, { ...kind, columns });
  }
  return targets;
}

/** The exported columns of a kind; none if there is no such table. */
export async function readColumns(sql: Sql, kind: Kind): Promise<Column[]> {
  const { rows } = await sql.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attnum`,
    [kind.table],
  );
  return rows
    .filter(({ name }) => !kind.without?.includes(name))
    .map(({ name, type }) => ({
      name,
      type,
      isHex: type === "bytea" && (kind.hex?.includes(name) ?? false),
      field: name.replace(/_(.)/g, (_, letter) => letter.toUpperCase()),
    }));
}
