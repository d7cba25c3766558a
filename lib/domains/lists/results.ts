import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { checksum, type Pagination, paginate } from "../../core/schemas.ts";
import { DIFFERENCES } from "./evaluate-rows.ts";
import type { Changes, ResultRow } from "./schemas.ts";
import { requireOwn } from "./stored-list.ts";

/** Rows that are read at once. */
const PAGE = 1_000;
/** Rows that a download sends for one request of its caller's limit. */
const ROWS_PER_REQUEST = 20_000;

/** How many requests a download or a comparison of a list counts as. Throws NOT_FOUND. */
export async function rowsCost(ctx: Context, { listId }: { listId: string }): Promise<number> {
  const { counts } = await requireOwn(ctx, listId);
  return 1 + Math.floor((counts.rows ?? 0) / ROWS_PER_REQUEST);
}

interface Wanted {
  format: "csv" | "ndjson";
  outcome?: "pass" | "fail" | "indeterminate" | undefined;
  order: "rows" | "total";
}

/** The rows of a list as chunks of CSV or JSON Lines, read as fast as they are taken. Throws NOT_FOUND; the chunks, if the list is deleted meanwhile. */
export async function getResults(
  ctx: Context,
  { listId, ...wanted }: Wanted & { listId: string },
): Promise<AsyncIterable<Uint8Array>> {
  await requireOwn(ctx, listId);
  return encode(writeResults(ctx, listId, wanted));
}

async function* writeResults(ctx: Context, id: string, { format, outcome, order }: Wanted): AsyncGenerator<string> {
  const write = format === "csv" ? csvLine : (row: ResultRow) => `${JSON.stringify(row)}\n`;
  if (format === "csv") yield `${resultColumns.join(",")}\r\n`;
  const pages = order === "rows" ? rowsInOrder(ctx, id) : rowsByTotal(ctx, id);
  for await (const rows of pages) {
    const chosen = outcome === undefined ? rows : rows.filter((row) => row.outcome === outcome);
    if (chosen.length > 0)
      yield chosen
        .map((row) => write({ ...row, address: row.address === null ? null : checksum(row.address) }))
        .join("");
  }
}

type StoredRow = Omit<ResultRow, "address"> & { address: string | null };

const SELECT = `select row, input, address, svc_id as "svcId", outcome, coalesce(reasons, '[]') as reasons, total, tier, flags, confidence,
  known, cluster, keep, duplicate_of as "duplicateOf", same_as as "sameAs", special from list_row where list_id = $1`;

async function* rowsInOrder({ pg }: Context, id: string): AsyncGenerator<StoredRow[]> {
  for (let after = 0; ; ) {
    const { rows } = await pg.query<StoredRow>(`${SELECT} and row > $2 order by row limit ${PAGE}`, [id, after]);
    yield rows;
    if (rows.length < PAGE) break;
    after = rows.at(-1)?.row ?? after;
  }
  await requireStill({ pg }, id);
}

/** The greatest total first. Only the numbers of the rows are read at once. */
async function* rowsByTotal({ pg }: Context, id: string): AsyncGenerator<StoredRow[]> {
  const { rows } = await pg.query<{ numbers: number[] | null }>(
    "select array_agg(row order by total desc nulls last, row) as numbers from list_row where list_id = $1",
    [id],
  );
  const numbers = rows[0]?.numbers ?? [];
  for (let from = 0; from < numbers.length; from += PAGE) {
    const wanted = numbers.slice(from, from + PAGE);
    const found = await pg.query<StoredRow>(
      `${SELECT} and row = any($2::int[]) order by array_position($2::int[], row)`,
      [id, wanted],
    );
    yield found.rows;
  }
  await requireStill({ pg }, id);
}

/** A page of the rows of a list, as a page of the portal shows them. Throws NOT_FOUND. */
export async function getResultPage(
  ctx: Context,
  { listId, outcome, cluster, order, limit, offset }: PageChoice & { listId: string },
): Promise<{ rows: ResultRow[]; pagination: Pagination }> {
  await requireOwn(ctx, listId);
  const { rows } = await ctx.pg.query<StoredRow>(
    `${SELECT} and ($2::text is null or outcome = $2) and ($3::int is null or cluster = $3)
     order by ${order === "total" ? "total desc nulls last, row" : "row"} limit $4 offset $5`,
    [listId, outcome ?? null, cluster ?? null, limit, offset],
  );
  const counted = await ctx.pg.query<{ total: number }>(
    `select count(*)::int as total from list_row
     where list_id = $1 and ($2::text is null or outcome = $2) and ($3::int is null or cluster = $3)`,
    [listId, outcome ?? null, cluster ?? null],
  );
  const shown = rows.map((row) => ({ ...row, address: row.address === null ? null : checksum(row.address) }));
  return { rows: shown, pagination: paginate(counted.rows[0]?.total ?? 0, limit, offset) };
}

interface PageChoice extends Pick<Wanted, "outcome" | "order"> {
  /** Only the members of a cluster. */
  cluster?: number | undefined;
  limit: number;
  offset: number;
}

/** Throws if the list is gone, so that what was sent of it is not taken for all. */
async function requireStill({ pg }: Pick<Context, "pg">, id: string): Promise<void> {
  const { rowCount } = await pg.query("select 1 from list where id = $1", [id]);
  if (rowCount === 0) throw new ServiceError("NOT_FOUND", "The list was deleted meanwhile.");
}

const resultColumns = [
  ...[
    "row",
    "input",
    "address",
    "svcId",
    "outcome",
    "reasons",
    "total",
    "tier",
    "flags",
    "confidence",
    "known",
    "cluster",
  ],
  ...["keep", "duplicateOf", "sameAs", "special"],
] as readonly (keyof ResultRow)[];

function csvLine(row: ResultRow): string {
  return `${resultColumns.map((column) => csvCell(row[column])).join(",")}\r\n`;
}

/** No cell is a formula to a spreadsheet: an apostrophe stands before what would be one. */
function csvCell(value: ResultRow[keyof ResultRow]): string {
  const text = value === null ? "" : Array.isArray(value) ? value.join("; ") : String(value);
  const harmless = /^[\s\p{C}]*[=+\-@＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Every line of an upload that was not taken, was repaired or repeats another, as JSON Lines in their order. Throws as {@link getResults}. */
export async function getLines(ctx: Context, { listId }: { listId: string }): Promise<AsyncIterable<Uint8Array>> {
  await requireOwn(ctx, listId);
  return encode(writeLines(ctx, listId));
}

interface StoredLine {
  line: number;
  row: number | null;
  reason: string;
  text: string;
}

async function* writeLines({ pg }: Context, id: string): AsyncGenerator<string> {
  let after = { line: 0, reason: "" };
  for (;;) {
    const { rows } = await pg.query<StoredLine>(
      `select * from (
         (select line, row, reason, text from list_line where list_id = $1 and (line, reason) > ($2, $3)
          order by line, reason limit ${PAGE})
         union all
         (select line, row, 'duplicate', left(input, 80) from list_row
          where list_id = $1 and duplicate_of is not null and (line, 'duplicate') > ($2, $3)
            and row > coalesce((select max(row) from list_row where list_id = $1 and line < $2), 0)
          order by row limit ${PAGE})) as lines
       order by line, reason limit ${PAGE}`,
      [id, after.line, after.reason],
    );
    if (rows.length > 0) yield rows.map((row) => `${JSON.stringify(row)}\n`).join("");
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) break;
    after = last;
  }
  await requireStill({ pg }, id);
}

async function* encode(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}

/** Whose outcome differs from the list it was made from again, in the order of the rows. Throws NOT_FOUND, also without an earlier list. */
export async function getChanges(
  ctx: Context,
  { listId, limit, offset }: { listId: string; limit: number; offset: number },
): Promise<Changes> {
  const { previousId } = await requireOwn(ctx, listId);
  if (previousId === null) throw new ServiceError("NOT_FOUND", "The list was not made from an earlier one.");
  await requireOwn(ctx, previousId);
  const { rows } = await ctx.pg.query<Difference & { all: number }>(
    `select identity, address, before, after, reasons, removed, added, (count(*) over ())::int as all from ${DIFFERENCES}
     order by row nulls last, identity limit $3 offset $4`,
    [listId, previousId, limit, offset],
  );
  const total = rows[0]?.all ?? (offset === 0 ? 0 : await countChanges(ctx, listId, previousId));
  const changes = rows.map(({ identity, address, before, after, ...rest }) => {
    return { address: address ? checksum(address) : identity, before, after, why: whyOf({ ...rest, after }) };
  });
  return { changes, pagination: paginate(total, limit, offset) };
}

interface Difference {
  identity: string;
  address: string | null;
  before: ResultRow["outcome"];
  after: ResultRow["outcome"];
  reasons: string[] | null;
  removed: boolean;
  added: boolean;
}

async function countChanges({ pg }: Context, listId: string, previousId: string): Promise<number> {
  const { rows } = await pg.query<{ all: number }>(`select count(*)::int as all from ${DIFFERENCES}`, [
    listId,
    previousId,
  ]);
  return rows[0]?.all ?? 0;
}

function whyOf({
  after,
  reasons,
  removed,
  added,
}: Pick<Difference, "after" | "reasons" | "removed" | "added">): string {
  if (removed) return "It is not in this list.";
  const why = reasons?.join(" ") ?? "";
  if (added) return `It was not in the earlier list. ${why}`.trim();
  return why || (after === "pass" ? "Every rule that it needs passes now." : "It is not evaluated yet.");
}
