import type { ClientBase, Connection, Submittable } from "pg";

/** What values of each column type are in TypeScript. */
interface Values {
  int: number;
  bigint: number | bigint;
  numeric: number | bigint | string;
  bool: boolean;
  timestamptz: Date;
  /** Text that needs no quoting and is not empty: hex, ids, names of things. Many times cheaper to send than `text`. */
  word: string;
  text: string;
  jsonb: unknown;
}
type ColumnType = keyof Values;
type PlainType = Exclude<ColumnType, "text" | "jsonb">;
type Plain = Values[PlainType] | null;

/** The columns to write: by name, the type and the value of a row. */
export type Columns<Row, Type extends ColumnType = ColumnType> = Readonly<
  Record<string, { [T in Type]: readonly [type: T, value: (row: Row) => Values[T] | null] }[Type]>
>;

/** Columns that `COPY` takes: of types whose values need no quoting. */
export type PlainColumns<Row> = Columns<Row, PlainType>;

type Sql = Pick<ClientBase, "query">;

/** A PostgreSQL array literal of values that need no quoting. Null becomes NULL. */
export function plainArray(values: readonly Plain[]): string {
  return `{${values.map((value) => plainText(value) ?? "NULL").join(",")}}`;
}

function plainText(value: Plain): Exclude<Plain, Date> {
  return value instanceof Date ? value.toISOString() : value;
}

/**
 * Rows as a table for the FROM clause of a statement. `from` reads `rows from (…) as alias(columns)`, `values` are its
 * parameters after those of `before`: `$1` is the first of `before`, if any.
 */
export function rowsAsTable<Row>(
  alias: string,
  input: { columns: Columns<Row>; rows: readonly Row[]; before?: readonly unknown[] },
): { from: string; values: unknown[] } {
  const { columns, rows, before = [] } = input;
  const names = Object.keys(columns);
  const sources = Object.values(columns).map(([type], i) => sourceOf(type, before.length + i + 1));
  const values = Object.values(columns).map(([type, value]) => parameterOf(type, rows.map(value)));
  return { from: `rows from (${sources.join(", ")}) as ${alias}(${names.join(", ")})`, values: [...before, ...values] };
}

function sourceOf(type: ColumnType, parameter: number): string {
  if (type === "jsonb") return `jsonb_array_elements($${parameter}::jsonb)`;
  return `unnest($${parameter}::${type === "word" ? "text" : type}[])`;
}

function parameterOf(type: ColumnType, values: readonly unknown[]): unknown {
  if (type === "jsonb") return JSON.stringify(values);
  return type === "text" ? values : plainArray(values as Plain[]); // By its type.
}

/** Insert rows with one statement. `onConflict` is what follows `on conflict`. Returns how many rows were written. */
export async function insertRows<Row>(
  sql: Sql,
  table: string,
  input: { columns: Columns<Row>; rows: readonly Row[]; onConflict?: string },
): Promise<number> {
  if (input.rows.length === 0) return 0;
  const { from, values } = rowsAsTable("r", input);
  const conflict = input.onConflict ? ` on conflict ${input.onConflict}` : "";
  const { rowCount } = await sql.query(
    `insert into ${table} (${Object.keys(input.columns).join(", ")}) select * from ${from}${conflict}`,
    values,
  );
  return rowCount ?? 0;
}

/**
 * Append rows to a table with `COPY`, which is cheaper than inserting them. A row that exists already fails the transaction. All
 * is sent before this returns.
 */
export function copyRows<Row>(
  sql: Sql,
  table: string,
  input: { columns: PlainColumns<Row>; rows: readonly Row[] },
): Promise<void> {
  if (input.rows.length === 0) return Promise.resolve();
  const text = `copy ${table} (${Object.keys(input.columns).join(", ")}) from stdin`;
  const values = Object.values(input.columns).map(([, value]) => value as (row: Row) => Plain); // Of plain types.
  const copy = new CopyQuery(text, inChunks(values, input.rows));
  sql.query(copy);
  return copy.done;
}

/** Characters of rows that are sent at once, about. */
const CHUNK = 256 * 1024;

function* inChunks<Row>(columns: readonly ((row: Row) => Plain)[], rows: readonly Row[]): Generator<string> {
  let chunk = "";
  for (const row of rows) {
    chunk += `${columns.map((column) => plainText(column(row)) ?? "\\N").join("\t")}\n`;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}

/** What a connection of pg offers beyond its types. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** `COPY … FROM STDIN` in the form that pg's `query` accepts. */
export class CopyQuery implements Submittable {
  /** Settles when the server has taken all rows, or refused them. */
  readonly done: Promise<void>;
  private resolve: () => void = () => {};
  private reject: (error: Error) => void = () => {};
  private failed = false;

  constructor(
    private readonly text: string,
    private readonly chunks: Iterable<string>,
  ) {
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }

  submit(connection: Connection): void {
    // Its types leave the method out.
    (connection as unknown as CopyConnection).query(this.text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    for (const chunk of this.chunks) connection.sendCopyFromChunk(Buffer.from(chunk, "latin1"));
    connection.endCopyFrom();
  }

  handleError(error: Error): void {
    this.failed = true;
    this.reject(error);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    if (!this.failed) this.resolve();
  }
}
