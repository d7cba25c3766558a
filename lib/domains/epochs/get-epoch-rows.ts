import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { decompressChunk, GZIP_EXTRA, gzipOf } from "./chunks.ts";
import { requireEpoch, rowsAreGone } from "./stored-epoch.ts";

/** Chunks of one statement, about 20 KB each. */
const BATCH = 32;
/** Rows for which a download counts as one more request. */
const ROWS_PER_REQUEST = 20_000;
/** A minute's limit of an address admits two downloads of the largest board. */
const HIGHEST_COST = 100;

/** How many requests a download counts as. */
export async function rowsCost(ctx: Pick<Context, "pg">, { number }: { number: number }): Promise<number> {
  const { rows } = await requireEpoch(ctx.pg, number);
  return Math.min(1 + Math.ceil(rows / ROWS_PER_REQUEST), HIGHEST_COST);
}

interface Rows {
  bytes: number;
  chunks: AsyncIterable<Uint8Array>;
}

/** The rows of an epoch as gzip, and plain, read from the database as the receiver takes them. Throws NOT_FOUND. */
export async function getEpochRows(
  ctx: Pick<Context, "env" | "pg">,
  { number }: { number: number },
): Promise<Rows & { plain: Rows }> {
  const { hasRows } = await requireEpoch(ctx.pg, number);
  if (!hasRows) throw rowsAreGone(ctx, number);
  const { rows } = await ctx.pg.query<{ stored_bytes: number; line_bytes: number; checksum: number }>(
    "select stored_bytes, line_bytes, checksum from epoch where number = $1",
    [number],
  );
  const { stored_bytes: stored = 0, line_bytes: bytes = 0, checksum = 0 } = rows[0] ?? {};
  return {
    bytes: stored + GZIP_EXTRA,
    chunks: gzipOf(
      readChunks(ctx.pg, number, (data) => data),
      { checksum, bytes },
    ),
    plain: { bytes, chunks: readChunks(ctx.pg, number, (data) => Buffer.from(decompressChunk(data), "latin1")) },
  };
}

/** Holds nothing between two statements except the last row's index. Chunks that are deleted meanwhile make the download too short. */
async function* readChunks(sql: Sql, epoch: number, unpack: (data: Buffer) => Buffer): AsyncGenerator<Uint8Array> {
  for (let after = -1; ; ) {
    const { rows } = await sql.query<{ first_index: number; data: Buffer }>(
      `select p.first_index, c.data from epoch_page p join epoch_chunk c on c.hash = p.chunk_hash
       where p.epoch = $1 and p.first_index > $2 order by p.first_index limit ${BATCH}`,
      [epoch, after],
    );
    yield Buffer.concat(rows.map(({ data }) => unpack(data)));
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.first_index ?? after;
  }
}
