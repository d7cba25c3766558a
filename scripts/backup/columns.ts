import type { Sql } from "../../lib/core/db.ts";
import { formerKinds, type Kind, kinds } from "./kinds.ts";

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

const allKinds: ReadonlyMap<string, Kind> = new Map(Object.entries({ ...kinds, ...formerKinds }));

/** Where the rows of each kind are stored in the tables of the search path. Kinds without a table there are left out. */
export async function readTargets(sql: Sql): Promise<Map<string, Target>> {
  const targets = new Map<string, Target>();
  for (const name of allKinds.keys()) {
    const target = await readTarget(sql, name);
    if (target) targets.set(name, target);
  }
  return targets;
}

/** Where the rows of a kind are stored; null for a kind without a table in the search path. */
export async function readTarget(sql: Sql, name: string): Promise<Target | null> {
  const kind = allKinds.get(name);
  for (const table of kind ? [kind.table, kind.formerTable] : []) {
    const columns = kind && table !== undefined ? await readColumns(sql, kind, table) : [];
    if (kind && table !== undefined && columns.length > 0) return { ...kind, table, columns };
  }
  return null;
}

/** The exported columns of a kind in the table; none if there is no such table. */
export async function readColumns(sql: Sql, kind: Kind, table = kind.table): Promise<Column[]> {
  const { rows } = await sql.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attnum`,
    [table],
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
