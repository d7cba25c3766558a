import type { ClientBase, Connection, Submittable } from "pg";

/** The TypeScript type of each column type. */
interface Values {
  int: number;
  bigint: number | bigint;
  numeric: number | bigint | string;
  bool: boolean;
  timestamptz: Date;
  /** Text that needs no quoting and is not empty, such as hex and ids. Much cheaper to send than `text`. */
  word: string;
  /** Bytes, as `0x` and hex digits. */
  hex: string;
  text: string;
  jsonb: unknown;
}
type ColumnType = keyof Values;
type PlainType = Exclude<ColumnType, "text" | "jsonb">;
type Plain = Values[PlainType] | null;

/** Columns by name: their type, and their value for a row. */
export type Columns<Row> = Readonly<
  Record<string, { [T in ColumnType]: readonly [type: T, value: (row: Row) => Values[T] | null] }[ColumnType]>
>;

type Sql = Pick<ClientBase, "query">;

/** A PostgreSQL array literal of values that need no quoting. Null becomes NULL. */
export function plainArray(values: readonly Plain[]): string {
  return `{${values.map((value) => plainText(value) ?? "NULL").join(",")}}`;
}

/** A PostgreSQL array literal of bytes, for `bytea[]`. */
export function hexArray(values: readonly (string | null)[]): string {
  return plainArray(values.map(hexText));
}

/** The SQL that reads a `bytea` column as the text that was written to it; null for null. */
export function asHex(column: string): string {
  return `'0x' || encode(${column}, 'hex')`;
}

/** The parameter of a `bytea` value, of `0x` and hex digits. */
export function bytesOf(hex: string): string {
  return `\\x${hex.slice(2)}`;
}

/** Both array literals and `COPY` read two backslashes as one. */
function hexText(value: string | null): string | null {
  return value === null ? null : `\\\\x${value.slice(2)}`;
}

function plainText(value: Plain): Exclude<Plain, Date> {
  return value instanceof Date ? value.toISOString() : value;
}

/** Rows as a table for a FROM clause: `from` is `rows from (…) as alias(columns)`, `values` are `before` and its parameters. */
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
  return `unnest($${parameter}::${type === "word" ? "text" : type === "hex" ? "bytea" : type}[])`;
}

function parameterOf(type: ColumnType, values: readonly unknown[]): unknown {
  if (type === "jsonb") return JSON.stringify(values);
  if (type === "hex") return hexArray(values as (string | null)[]); // The type's values, as below.
  return type === "text" ? values : plainArray(values as Plain[]); // `text` and `jsonb` are handled above.
}

/** Inserts rows with one statement. `onConflict` is the text after `on conflict`. Returns the number of written rows. */
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

/** Appends rows with `COPY`, which is cheaper than `INSERT`. An existing row fails the transaction. All rows are sent when it returns. */
export function copyRows<Row>(
  sql: Sql,
  table: string,
  input: { columns: Columns<Row>; rows: readonly Row[] },
): Promise<void> {
  if (input.rows.length === 0) return Promise.resolve();
  const text = `copy ${table} (${Object.keys(input.columns).join(", ")}) from stdin`;
  const values = Object.values(input.columns).map(
    ([type, value]) =>
      (row: Row) =>
        copiedText(type, value(row)),
  );
  const copy = new CopyQuery(text, inChunks(values, input.rows));
  sql.query(copy);
  return copy.done;
}

/** A value as the text format of `COPY` has it. */
function copiedText(type: ColumnType, value: unknown): Exclude<Plain, Date> {
  if (value === null) return null;
  if (type === "hex") return hexText(value as string); // The type's values, here and below.
  if (type === "jsonb") return escaped(JSON.stringify(value));
  return type === "text" ? escaped(value as string) : plainText(value as Plain);
}

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function escaped(text: string): string {
  return text.replace(/[\\\n\r\t]/g, (one) => escapes[one] ?? one);
}

/** Approximate characters of one chunk. */
const CHUNK = 256 * 1024;

function* inChunks<Row>(
  columns: readonly ((row: Row) => Exclude<Plain, Date>)[],
  rows: readonly Row[],
): Generator<string> {
  let chunk = "";
  for (const row of rows) {
    chunk += `${columns.map((column) => column(row) ?? "\\N").join("\t")}\n`;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}

/** Methods of pg's connection that its types omit. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** `COPY … FROM STDIN` in the form that pg's `query` accepts. */
export class CopyQuery implements Submittable {
  /** Settles when the server accepted all rows or rejected them. */
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
    (connection as unknown as CopyConnection).query(this.text);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    for (const chunk of this.chunks) connection.sendCopyFromChunk(Buffer.from(chunk));
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
