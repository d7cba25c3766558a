import { createHash } from "node:crypto";
import { constants, crc32, deflateRawSync, inflateRawSync } from "node:zlib";

// Rows are stored in compressed chunks that epochs share. An address ends a chunk or not, so that a new row changes one chunk alone.

/** Least and most rows of a chunk. */
const FEWEST = 16;
export const MOST_ROWS_OF_CHUNK = 64;

/** Whether a chunk that has `rows` rows ends with this address: one address in 16 ends a chunk, and no chunk has more than 64 rows. */
export function endsChunk(rows: number, address: string): boolean {
  return rows >= MOST_ROWS_OF_CHUNK || (rows >= FEWEST && address.endsWith("0"));
}

/** The name of a chunk: SHA-256 of its lines. */
export function chunkHash(lines: Uint8Array): Buffer {
  return createHash("sha256").update(lines).digest();
}

/** Blocks of a DEFLATE stream that more can follow. Higher levels take longer and save nothing: most of a row is hashes. */
export function compressChunk(lines: Uint8Array): Buffer {
  return deflateRawSync(lines, { level: 2, finishFlush: constants.Z_FULL_FLUSH });
}

export function decompressChunk(data: Uint8Array): string {
  return inflateRawSync(data, { finishFlush: constants.Z_SYNC_FLUSH }).toString("latin1");
}

/** CRC-32 of all lines up to the end of a chunk. `before`: that of the lines before it. */
export function checksumOn(lines: Uint8Array, before: number): number {
  return crc32(lines, before);
}

/** RFC 1952: deflate, no name and no time. */
const GZIP_START = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block. */
const LAST_BLOCK = Buffer.from([3, 0]);
/** What surrounds the chunks in a gzip file, bytes. */
export const GZIP_EXTRA = GZIP_START.length + LAST_BLOCK.length + 8;

/** Chunks as one gzip file. `checksum` and `bytes` are of all lines. */
export async function* gzipOf(
  chunks: AsyncIterable<Uint8Array>,
  { checksum, bytes }: { checksum: number; bytes: number },
): AsyncGenerator<Uint8Array> {
  yield GZIP_START;
  yield* chunks;
  const end = Buffer.alloc(8);
  end.writeUInt32LE(checksum);
  end.writeUInt32LE(bytes % 2 ** 32, 4);
  yield Buffer.concat([LAST_BLOCK, end]);
}
