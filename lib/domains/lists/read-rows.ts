import { copyRows, insertRows } from "../../core/bulk-write.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { judgeCell } from "../../core/upload/judge-cell.ts";
import { readUpload } from "../../core/upload/read-upload.ts";
import { type LineReason, lineReasons, type UploadEvent } from "../../core/upload/schemas.ts";
import { yieldRegularly } from "../../core/yield-regularly.ts";
import { openRowJudge } from "./judge-rows.ts";
import { LIST_ROWS } from "./schemas.ts";
import { IDENTITIES, type ListRow } from "./stored-list.ts";

/** Records that are stored at once. */
const PAGE = 5_000;
const LINE_TEXT = 80;

type Row = Extract<UploadEvent, { kind: "row" }> & { row: number };
type StoredRow = Awaited<ReturnType<ReturnType<typeof openRowJudge>>>[number] & Row;
type Line = { line: number; row: number | null; reason: string; text: string };

/** How reading ended; `stopped`: somebody cancelled, changed or deleted the list, or the worker ends. */
type ReadEnd = "read" | "asking" | "stopped" | { failed: string };

/**
 * Stores the rows of a list's upload in pages, each with its progress in one transaction. A repetition after a crash skips stored rows.
 */
export async function readRows(ctx: Context, list: ListRow, signal: AbortSignal): Promise<ReadEnd> {
  const pages = openPages(ctx, list.id);
  return readPages(ctx, list, { pages, signal }).finally(pages.settled);
}

interface RowPage {
  /** The last row of the page. */
  row: number;
  rows: Row[];
  lines: Line[];
}

/** Judges and stores pages, each while the next is read and once those before it are stored. `store` and `end` return whether they are. */
function openPages(ctx: Context, id: string) {
  const judge = openRowJudge(ctx);
  let storing = Promise.resolve(true);
  const write = async ({ rows, ...page }: RowPage): Promise<boolean> => {
    const judged = await judge(rows);
    return sqlTransaction(ctx.pg, (sql) => storePage(sql, { id, ...page, rows: judged }));
  };
  return {
    async store(page: RowPage): Promise<boolean> {
      if (!(await storing)) return false;
      storing = write(page);
      storing.catch(() => {}); // It is thrown where it is awaited.
      return true;
    },
    end: () => storing,
    settled: () => storing.then(() => {}).catch(() => {}),
  };
}

async function readPages(
  ctx: Context,
  list: ListRow,
  { pages, signal }: { pages: ReturnType<typeof openPages>; signal: AbortSignal },
): Promise<ReadEnd> {
  const skipped = await lastRowOf(ctx, list);
  const most = Math.min(LIST_ROWS, await rowsLeft(ctx, list));
  const pause = yieldRegularly();
  let row = 0;
  let page: Omit<RowPage, "row"> = { rows: [], lines: [] };
  let firstReason: LineReason | null = null;
  const store = () => {
    const full = { ...page, row };
    page = { rows: [], lines: [] };
    return pages.store(full);
  };
  for await (const event of readEvents(ctx, list)) {
    await pause();
    if (event.kind === "format") {
      if (!(await storeFormat(ctx.pg, list, event))) return "stopped";
      if (event.columns && event.format.column === null) return "asking";
      continue;
    }
    if (event.kind === "line") {
      firstReason ??= event.reason;
      page.lines.push({ ...event, row: null });
    } else {
      row++;
      if (row > most) return { failed: tooLong(ctx, most) };
      if (event.repaired) page.lines.push({ line: event.line, row, reason: event.repaired, text: event.input });
      if (row > skipped) page.rows.push({ ...event, row });
    }
    if (page.rows.length + page.lines.length < PAGE) continue;
    if (!(await store()) || signal.aborted) return "stopped";
  }
  if (!(await store()) || !(await pages.end())) return "stopped";
  return row > 0
    ? finish(ctx, list.id, row)
    : { failed: `Nothing was taken. ${firstReason ? lineReasons[firstReason] : "It is empty."}` };
}

/** The last row that is stored, from an earlier turn. */
async function lastRowOf({ pg }: Pick<Context, "pg">, { id }: ListRow): Promise<number> {
  const { rows } = await pg.query<{ row: number }>(
    "select coalesce(max(row), 0) as row from list_row where list_id = $1",
    [id],
  );
  return rows[0]?.row ?? 0;
}

function tooLong({ env }: Pick<Context, "env">, most: number): string {
  if (most === LIST_ROWS) return `It has more than ${LIST_ROWS.toLocaleString("en")} rows.`;
  return `It has more than ${most.toLocaleString("en")} rows: lists hold at most ${env.LIST_ROWS_PER_DEVELOPER.toLocaleString("en")} together.`;
}

async function rowsLeft({ pg, env }: Context, { id, developerId }: ListRow): Promise<number> {
  const { rows } = await pg.query<{ stored: number }>(
    `select coalesce(sum((counts->>'rows')::bigint), 0)::int as stored from list where developer_id = $1 and id <> $2`,
    [developerId, id],
  );
  return Math.max(0, env.LIST_ROWS_PER_DEVELOPER - (rows[0]?.stored ?? 0));
}

/** What reading the upload of a list gives. `withOthers`: with the other cells of each record of a table. */
export async function* readEvents(
  ctx: Context,
  list: ListRow,
  { withOthers = false } = {},
): AsyncGenerator<UploadEvent> {
  const pieces = uploadOf(ctx.pg, list.id);
  if (list.format?.dialect === IDENTITIES) yield* readIdentities(pieces, list);
  // `createList` and `changeList` wrote the column: a name, or a number.
  else
    yield* readUpload(pieces, {
      column: list.column === null ? undefined : JSON.parse(list.column),
      repair: list.repair,
      withOthers,
    });
}

/** The pieces of an upload, one at a time. */
async function* uploadOf(sql: Sql, listId: string): AsyncGenerator<Uint8Array> {
  for (let piece = 0; ; piece++) {
    const { rows } = await sql.query<{ bytes: Buffer }>(
      "select bytes from list_upload where list_id = $1 and piece = $2",
      [listId, piece],
    );
    if (!rows[0]) return;
    yield rows[0].bytes;
  }
}

/** Identities that were sent as JSON: each piece is an array of them, each of them a line. */
async function* readIdentities(
  pieces: AsyncIterable<Uint8Array>,
  { repair }: Pick<ListRow, "repair">,
): AsyncGenerator<UploadEvent> {
  let line = 0;
  for await (const piece of pieces) {
    // `createList` wrote it.
    for (const input of JSON.parse(Buffer.from(piece).toString()) as string[]) {
      line++;
      const judged = judgeCell(input, { repair, bareNames: true });
      yield "reason" in judged
        ? { kind: "line", line, ...judged, text: input }
        : { kind: "row", line, input, ...judged };
    }
  }
}

async function storeFormat(sql: Sql, { id }: ListRow, event: Extract<UploadEvent, { kind: "format" }>) {
  const { format, columns, sample = [] } = event;
  const { rowCount } = await sql.query(
    "update list set format = $2, columns = $3 where id = $1 and state = 'reading'",
    [id, storableJson(format), columns === undefined ? null : storableJson({ columns, sample })],
  );
  return rowCount === 1;
}

/**
 * Stores a page unless the list is not read any more, or another worker stored it, as the number of stored rows says. The list stays locked: no row of a deleted one is stored,
 * since no foreign key looks after that.
 */
async function storePage(
  sql: Sql,
  { id, row, rows, lines }: { id: string; row: number; rows: readonly StoredRow[]; lines: readonly Line[] },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update list set counts = jsonb_set(counts, '{rows}', to_jsonb(greatest($2::int, coalesce((counts->>'rows')::int, 0))))
     where id = $1 and state = 'reading' and ($3::int is null or coalesce((counts->>'rows')::int, 0) < $3)`,
    [id, row, rows[0]?.row ?? null],
  );
  if (rowCount !== 1) return false;
  await copyRows(sql, "list_row", {
    columns: {
      list_id: ["word", () => id],
      row: ["int", (one) => one.row],
      line: ["int", (one) => one.line],
      input: ["text", (one) => storable(one.input)],
      identity: ["word", (one) => one.identity],
      address: ["word", (one) => one.address],
      special: ["word", (one) => one.special],
      reasons: ["jsonb", (one) => (one.why === null ? null : [one.why])],
    },
    rows,
  });
  await insertRows(sql, "list_line", {
    columns: {
      list_id: ["word", () => id],
      line: ["int", (one) => one.line],
      row: ["int", (one) => one.row],
      reason: ["text", (one) => one.reason],
      text: ["text", (one) => storable(one.text).slice(0, LINE_TEXT)],
    },
    rows: lines,
    onConflict: "do nothing",
  });
  return true;
}

/** PostgreSQL stores no NUL. */
function storable(text: string): string {
  return text.replaceAll("\0", "\uFFFD");
}

/** Nor, in JSON, half a character, which a cut may leave. */
function storableJson(value: object): string {
  return JSON.stringify(value, (_, one) =>
    typeof one === "string" ? storable(one).replace(/\p{Cs}/gu, "\uFFFD") : one,
  );
}

/** From how many rows on a list is what the database's statistics have to know: with those of others, plans take it for a few rows. */
const ANALYZED = 5_000;

/** Marks rows that repeat an identity, and counts. */
async function finish({ pg }: Context, id: string, rows: number): Promise<ReadEnd> {
  if (rows >= ANALYZED) await pg.query("analyze list_row");
  return sqlTransaction(pg, async (sql) => {
    await sql.query(
      // Materialized, since a plan that knows nothing of a new list would group it again for each of its rows.
      `with f as materialized (
         select identity, min(row) as first from list_row where list_id = $1 group by identity having count(*) > 1)
       update list_row r set duplicate_of = f.first from f
       where r.list_id = $1 and r.identity = f.identity and r.row > f.first`,
      [id],
    );
    const { rowCount } = await sql.query(
      `update list set counts = (
         select jsonb_build_object('rows', count(*), 'identities', count(*) filter (where duplicate_of is null),
           'duplicates', count(duplicate_of), 'names', count(*) filter (where duplicate_of is null and address is distinct from identity),
           'special', count(*) filter (where duplicate_of is null and special is not null),
           'bad', (select count(*) from list_line where list_id = $1 and row is null))
         from list_row where list_id = $1)
       where id = $1 and state = 'reading'`,
      [id],
    );
    return rowCount === 1 ? "read" : "stopped";
  });
}
