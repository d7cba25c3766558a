import { crc32 } from "node:zlib";
import type { Sql } from "../../core/db.ts";
import { decompressChunk } from "./chunks.ts";
import { readLine } from "./epoch-row.ts";
import { factsHashSql } from "./facts-hash.ts";
import { leafTypes, NO_ADDRESS } from "./leaf.ts";
import { HASH_BYTES } from "./merkle-tree.ts";

// What an epoch takes over from the one before: facts hashes and leaves of rows that did not change.

/** A row of the epoch before. */
export interface KnownRow {
  /** Lower-case hex. */
  subject: string;
  /** The same with its checksum. */
  address: string;
  factsHash: string;
  /** score.facts_hash of the facts that factsHash is of. */
  factsKey: string;
  /** As lineOf writes it. */
  line: string;
  leaf: Uint8Array;
  /** The rows around it, lower-case hex. */
  previous: string;
  next: string;
}

/** Bytes of a score's facts_hash. */
const KEY_BYTES = 16;
const STATE_BYTES = KEY_BYTES + HASH_BYTES;
/** How facts and leaves are hashed: what was hashed otherwise is not taken over. */
const TAG = crc32([factsHashSql, ...leafTypes].join());
const TAG_BYTES = 4;

/** What is stored of a chunk's rows for the next epoch. A row without a key is hashed again. */
export function encodeState(rows: readonly { factsKey: string | null; leaf: Uint8Array }[]): Buffer {
  const state = Buffer.alloc(TAG_BYTES + rows.length * STATE_BYTES);
  state.writeUInt32BE(TAG);
  rows.forEach(({ factsKey, leaf }, i) => {
    const at = TAG_BYTES + i * STATE_BYTES;
    if (factsKey) state.write(factsKey, at, KEY_BYTES, "hex");
    state.set(leaf, at + KEY_BYTES);
  });
  return state;
}

/** Chunks of one statement. */
const BATCH = 32;

interface StoredPage {
  first_index: number;
  data: Buffer;
  state: Buffer | null;
}

/**
 * Reads the rows of an epoch in batches, in ascending order of addresses; none that was hashed otherwise, or without a state. The last
 * row of a batch comes with the next, since it names the row after it.
 */
async function* readKnownRows(sql: Sql, epoch: number): AsyncGenerator<KnownRow[]> {
  let last: KnownRow | undefined;
  for (let after = -1; ; ) {
    const { rows: pages } = await sql.query<StoredPage>(
      `select p.first_index, c.data, p.state from epoch_page p join epoch_chunk c on c.hash = p.chunk_hash
       where p.epoch = $1 and p.first_index > $2 order by p.first_index limit ${BATCH}`,
      [epoch, after],
    );
    const rows = last ? [last] : [];
    for (const { data, state } of pages) if (isUsable(state)) addRows(rows, data, state);
    last = rows.pop();
    if (rows.length > 0) yield rows;
    if (pages.length < BATCH) break;
    after = pages.at(-1)?.first_index ?? after;
  }
  if (last) yield [last];
}

/** All pages of an epoch have the same tag, since one process writes them. */
function isUsable(state: Buffer | null): state is Buffer {
  return state?.readUInt32BE() === TAG;
}

/** Adds the rows of a chunk to those before them. */
function addRows(rows: KnownRow[], data: Buffer, state: Buffer): void {
  const lines = decompressChunk(data).split("\n");
  // What comes after the last line's end.
  lines.pop();
  let before = rows.at(-1);
  let at = TAG_BYTES;
  for (const line of lines) {
    const { address, factsHash } = readLine(line);
    const subject = address.toLowerCase();
    const row: KnownRow = {
      ...{ subject, address, factsHash, line, next: NO_ADDRESS },
      factsKey: state.toString("hex", at, at + KEY_BYTES),
      leaf: state.subarray(at + KEY_BYTES, at + STATE_BYTES),
      previous: before?.subject ?? NO_ADDRESS,
    };
    if (before) before.next = subject;
    rows.push(row);
    before = row;
    at += STATE_BYTES;
  }
}

/** Returns a function that finds the known row of a subject. The subjects it is called with ascend. */
export function openKnownRows(
  sql: Sql,
  epoch: number,
): (subject: string) => KnownRow | undefined | Promise<KnownRow | undefined> {
  const batches = readKnownRows(sql, epoch);
  let rows: KnownRow[] = [];
  let at = 0;
  let isEnd = false;
  function find(subject: string): KnownRow | undefined | Promise<KnownRow | undefined> {
    for (; at < rows.length; at++) {
      const row = rows[at];
      if (row && row.subject >= subject) return row.subject === subject ? row : undefined;
    }
    if (isEnd) return undefined;
    return batches.next().then(({ value, done }) => {
      [rows, at, isEnd] = [value ?? [], 0, done === true];
      return find(subject);
    });
  }
  return find;
}
