import type { ClientBase, Connection, Submittable } from "pg";

/** Bytes of rows that are sent to the server at once, about. */
const PIECE = 256 * 1024;

type Value = string | number | bigint | boolean | null;

/** What a connection of pg offers beyond its types. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** `COPY … FROM STDIN` as pg takes queries of others. */
export class CopyIn implements Submittable {
  /** Settles when the server is done with it. */
  readonly done: Promise<void>;
  private resolve: () => void = () => {};
  private reject: (error: Error) => void = () => {};
  private failed = false;

  constructor(
    private readonly text: string,
    private readonly pieces: Iterable<string>,
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
    for (const piece of this.pieces) connection.sendCopyFromChunk(Buffer.from(piece, "latin1"));
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

/** The columns of rows that are copied, and what each holds: numbers, hex, plain words, nothing that needs quoting. */
export type CopyColumns<Row> = Readonly<Record<string, (row: Row) => Value>>;

/**
 * Append rows to a table: a good deal cheaper than inserting them. One that is there already fails the transaction. All is
 * sent before this returns.
 */
export function copyIn<Row>(
  sql: Pick<ClientBase, "query">,
  table: string,
  columns: CopyColumns<Row>,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return Promise.resolve();
  const text = `copy ${table} (${Object.keys(columns).join(", ")}) from stdin`;
  const copy = new CopyIn(text, inPieces(Object.values(columns), rows));
  sql.query(copy);
  return copy.done;
}

function* inPieces<Row>(columns: readonly ((row: Row) => Value)[], rows: readonly Row[]): Generator<string> {
  let piece = "";
  for (const row of rows) {
    piece += `${columns.map((column) => column(row) ?? "\\N").join("\t")}\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = "";
  }
  if (piece !== "") yield piece;
}
