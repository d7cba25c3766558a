import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { parse } from "csv-parse";
import { type Columns, copyRows } from "../../lib/core/bulk-write.ts";
import { sqlTransaction } from "../../lib/core/transaction.ts";
import { readUpload } from "../../lib/core/upload/read-upload.ts";
import { uploadList, workList } from "../../lib/domains/lists/index.ts";
import { developerContext, withDependencies } from "./dependencies.ts";
import { webSettings } from "./servers.ts";
import { inSeconds, median, printTable, whole } from "./table.ts";
import { inTurns, timed } from "./turns.ts";

interface Row {
  list_id: string;
  row: number;
  line: number;
  input: string;
  identity: string;
  address: string;
}
const columns: Columns<Row> = {
  list_id: ["word", ({ list_id }) => list_id],
  row: ["int", ({ row }) => row],
  line: ["int", ({ line }) => line],
  input: ["word", ({ input }) => input],
  identity: ["word", ({ identity }) => identity],
  address: ["word", ({ address }) => address],
};

/** Chunks of a file with one lower-case address a line. */
function makeUpload(lines: number): Buffer[] {
  const chunks: Buffer[] = [];
  for (let left = lines; left > 0; left -= 1_000) {
    const text = Array.from({ length: Math.min(left, 1_000) }, () => `0x${randomBytes(20).toString("hex")}\n`);
    chunks.push(Buffer.from(text.join("")));
  }
  return chunks;
}

/** Reading and judging an upload of so many lines, and storing it, beside parsing it alone and COPY of the same rows. */
export async function measureUploads(databaseUrl: string, lines: number, rounds: number): Promise<void> {
  const chunks = makeUpload(lines);
  const times = await inTurns(rounds, {
    parsed: () => timedRows(() => countRecords(chunks), lines),
    judged: () => timedRows(() => countRows(chunks), lines),
  });
  const [base, own] = [median(times.parsed), median(times.judged)];
  const { stored, copied } = await measureStoring(databaseUrl, { chunks, lines });
  console.log(`\nAn upload of ${whole(lines)} lines, medians of ${rounds} rounds; storing once\n`);
  printTable(
    ["", "time", "of the baseline"],
    [
      ["csv-parse alone", inSeconds(base), "1"],
      ["reading and judging", inSeconds(own), (own / base).toFixed(2)],
      ["COPY of the rows", inSeconds(copied), "1"],
      ["taking the upload, reading, judging and storing", inSeconds(stored), (stored / copied).toFixed(2)],
    ],
  );
}

/** Milliseconds of a list until its rows are stored, and of COPY into a table with the same indexes. */
function measureStoring(databaseUrl: string, { chunks, lines }: { chunks: readonly Buffer[]; lines: number }) {
  return withDependencies(webSettings(databaseUrl), async (dependencies) => {
    const ctx = await developerContext(dependencies);
    const { signal } = new AbortController();
    const stored = await timedRows(async () => {
      const { id: listId } = await uploadList(ctx, { name: "bench", read: "none" }, Readable.from(chunks));
      await workList(ctx, { listId, signal });
      const { rows } = await ctx.pg.query<{ rows: number }>("select count(*)::int as rows from list_row");
      return rows[0]?.rows ?? 0;
    }, lines);
    const { rows } = await ctx.pg.query<Row>("select list_id, row, line, input, identity, address from list_row");
    await ctx.pg.query("create table copied (like list_row including all)");
    const copied = await timedRows(async () => {
      await sqlTransaction(ctx.pg, (sql) => copyRows(sql, "copied", { columns, rows }));
      return rows.length;
    }, lines);
    return { stored, copied };
  });
}

function timedRows(work: () => Promise<number>, expected: number): Promise<number> {
  return timed(async () => {
    const count = await work();
    if (count !== expected) throw new Error(`${count} of ${expected} lines were read`);
  });
}

async function countRecords(chunks: readonly Buffer[]): Promise<number> {
  let count = 0;
  for await (const _ of Readable.from(chunks).pipe(parse())) count++;
  return count;
}

async function countRows(chunks: readonly Buffer[]): Promise<number> {
  let count = 0;
  for await (const event of readUpload(Readable.from(chunks), {})) if (event.kind === "row") count++;
  return count;
}
