import type { Sql } from "../../core/db.ts";
import type { Keccak } from "../../core/keccak.ts";
import { createTree, fillTree, HASH_BYTES, nodeAt, setLeaf } from "../../core/merkle-tree.ts";
import { scoreTierOf } from "../../engine/index.ts";
import { checksumOn, chunkHash, compressChunk, endsChunk } from "./chunks.ts";
import { lineOf, type RowScore, totalOf } from "./epoch-row.ts";
import { createLeafHasher, NO_ADDRESS, tierIndex } from "./leaf.ts";

interface Page {
  firstIndex: number;
  firstAddress: string;
  hash: Buffer;
  /** Null if the epoch before has the chunk too. */
  data: Buffer | null;
  /** The hashes of its rows. */
  leaves: Buffer;
}

interface WrittenRows {
  /** The whole tree. */
  tree: Uint8Array;
  lineBytes: number;
  /** CRC-32 of all lines. */
  checksum: number;
  /** Chunks that the epoch before does not have. */
  newChunks: number;
}

/** Stores the rows of an epoch, in ascending order of addresses, and builds their tree. Holds the tree and two batches in memory. */
export async function writeRows(
  sql: Sql,
  input: { epoch: number; leaves: number; batches: AsyncGenerator<RowScore[]>; keccak: Keccak },
): Promise<WrittenRows> {
  const { epoch, leaves, batches, keccak } = input;
  const tree = createTree(leaves);
  const chunks = openChunks({ known: await readKnownLeaves(sql, epoch - 1), hashRow: createRowHasher(keccak) });
  let newChunks = 0;
  const write = async (pages: readonly Page[]) => {
    for (const { firstIndex, leaves: hashes } of pages) {
      for (let i = 0; i < hashes.length / HASH_BYTES; i++) setLeaf(tree, leaves, firstIndex + i, nodeAt(hashes, i));
    }
    newChunks += await writePages(sql, epoch, pages);
  };
  for await (const batch of readAhead(batches)) {
    for (const row of batch) chunks.add(row);
    await write(chunks.take());
  }
  await write(chunks.end());
  // The next epoch reuses the leaves of this epoch only.
  await sql.query("update epoch_page set leaves = null where epoch = $1 and leaves is not null", [epoch - 1]);
  fillTree(tree, leaves, keccak);
  return { tree, ...chunks.totals(), newChunks };
}

/** Requests the next item while the present one is used, so that the database and this thread work at the same time. */
async function* readAhead<T>(items: AsyncGenerator<T>): AsyncGenerator<T> {
  for (let coming = items.next(); ; ) {
    const { value, done } = await coming;
    if (done) return;
    coming = items.next();
    // If the use of the present item fails, nobody awaits the next one.
    coming.catch(() => {});
    yield value;
  }
}

/** Returns a function that hashes a row between its neighbours. */
function createRowHasher(keccak: Keccak) {
  const { breakdownHash, leafHash } = createLeafHasher(keccak);
  return ({ subject, points, factsHash, modelHash }: RowScore, previous: string, next: string): Uint8Array => {
    const total = totalOf(points);
    const tier = tierIndex(scoreTierOf(total));
    const breakdown = breakdownHash(points);
    return leafHash({ subject, previous, next, total, tier, breakdownHash: breakdown, factsHash, modelHash });
  };
}

type RowHasher = ReturnType<typeof createRowHasher>;

/**
 * Divides rows into chunks. A chunk that the epoch before has too keeps its leaves, except those of its first and last row, which name
 * a row outside the chunk.
 */
function openChunks({ known, hashRow }: { known: ReadonlyMap<string, Buffer | null>; hashRow: RowHasher }) {
  let pages: Page[] = [];
  let rows: RowScore[] = [];
  let isComplete = false;
  let previous = NO_ADDRESS;
  let added = 0;
  const totals = { lineBytes: 0, checksum: 0 };

  function hashRows(next: string, earlier: Buffer | null): Buffer {
    const leaves = earlier ?? Buffer.alloc(rows.length * HASH_BYTES);
    for (const [i, row] of rows.entries()) {
      const before = rows[i - 1]?.subject;
      const after = rows[i + 1]?.subject;
      if (earlier && before && after) continue;
      leaves.set(hashRow(row, before ?? previous, after ?? next), i * HASH_BYTES);
    }
    return leaves;
  }

  function close(next: string): void {
    const [first] = rows;
    if (!first) return;
    const text = Buffer.from(`${rows.map(lineOf).join("\n")}\n`, "latin1");
    totals.lineBytes += text.length;
    totals.checksum = checksumOn(text, totals.checksum);
    const hash = chunkHash(text);
    const name = hash.toString("hex");
    const data = known.has(name) ? null : compressChunk(text);
    const leaves = hashRows(next, known.get(name) ?? null);
    pages.push({ firstIndex: added - rows.length, firstAddress: first.subject, hash, data, leaves });
    previous = rows.at(-1)?.subject ?? NO_ADDRESS;
    rows = [];
    isComplete = false;
  }

  function take(): Page[] {
    const taken = pages;
    pages = [];
    return taken;
  }

  return {
    add(row: RowScore): void {
      // The row after a chunk is known now.
      if (isComplete) close(row.subject);
      rows.push(row);
      added++;
      isComplete = endsChunk(rows.length, row.subject);
    },
    /** The chunks that are closed, once. */
    take,
    end(): Page[] {
      close(NO_ADDRESS);
      return take();
    },
    totals: () => totals,
  };
}

/** Pages of one statement. */
const BATCH = 1_000;

/** The leaves of an epoch's chunks by the hash of the chunk; null if they are not stored. */
async function readKnownLeaves(sql: Sql, epoch: number): Promise<Map<string, Buffer | null>> {
  const known = new Map<string, Buffer | null>();
  for (let after = -1; ; ) {
    const { rows } = await sql.query<{ first_index: number; hash: Buffer; leaves: Buffer | null }>(
      `select first_index, chunk_hash as hash, leaves from epoch_page where epoch = $1 and first_index > $2
       order by first_index limit ${BATCH}`,
      [epoch, after],
    );
    for (const { hash, leaves } of rows) known.set(hash.toString("hex"), leaves);
    if (rows.length < BATCH) return known;
    after = rows.at(-1)?.first_index ?? after;
  }
}

/** Returns the number of new chunks. */
async function writePages(sql: Sql, epoch: number, pages: readonly Page[]): Promise<number> {
  if (pages.length === 0) return 0;
  const made = pages.flatMap(({ hash, data }) => (data ? [{ hash, data }] : []));
  // An earlier epoch, or another instance's import, may have the chunk.
  await sql.query(
    "insert into epoch_chunk (hash, data) select * from unnest($1::bytea[], $2::bytea[]) on conflict do nothing",
    [made.map(({ hash }) => hash), made.map(({ data }) => data)],
  );
  await sql.query(
    `insert into epoch_page (epoch, first_index, first_address, chunk_hash, leaves)
     select $1, * from unnest($2::int[], $3::text[], $4::bytea[], $5::bytea[])`,
    [epoch, ...columnsOf(pages)],
  );
  return made.length;
}

function columnsOf(pages: readonly Page[]) {
  return [
    pages.map((page) => page.firstIndex),
    pages.map((page) => page.firstAddress),
    pages.map((page) => page.hash),
    pages.map((page) => page.leaves),
  ];
}
