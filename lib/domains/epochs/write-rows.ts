import type { Sql } from "../../core/db.ts";
import { scoreTierOf } from "../../engine/index.ts";
import { checksumOn, chunkHash, compressChunk, endsChunk } from "./chunks.ts";
import { lineOf, type RowScore, totalOf } from "./epoch-row.ts";
import type { Keccak } from "./keccak.ts";
import { createLeafHasher, NO_ADDRESS, tierIndex } from "./leaf.ts";
import { createTree, fillTree, setLeaf } from "./merkle-tree.ts";

interface Page {
  firstIndex: number;
  firstAddress: string;
  hash: Buffer;
  /** Null if the epoch before has the chunk too. */
  data: Buffer | null;
}

export interface WrittenRows {
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
  const hashRow = createRowHasher(keccak);
  const chunks = openChunks(await readChunkHashes(sql, epoch - 1));
  let current: RowScore | null = null;
  let previous = NO_ADDRESS;
  let index = 0;
  let newChunks = 0;
  /** Adds the current row, whose next one is known now. */
  const addCurrent = (next: string) => {
    if (!current) return;
    setLeaf(tree, leaves, index++, hashRow(current, previous, next));
    chunks.add(current);
    previous = current.subject;
  };
  for await (const batch of readAhead(batches)) {
    for (const row of batch) {
      addCurrent(row.subject);
      current = row;
    }
    newChunks += await writePages(sql, epoch, chunks.take());
  }
  addCurrent(NO_ADDRESS);
  newChunks += await writePages(sql, epoch, chunks.end());
  fillTree(tree, leaves, keccak);
  return { tree, ...chunks.totals(), newChunks };
}

/** Asks for the next items while the present ones are used, so that the database and this thread work at the same time. */
async function* readAhead<T>(items: AsyncGenerator<T>): AsyncGenerator<T> {
  for (let coming = items.next(); ; ) {
    const { value, done } = await coming;
    if (done) return;
    coming = items.next();
    // Nobody waits for it if the present items fail.
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

function openChunks(known: ReadonlySet<string>) {
  let pages: Page[] = [];
  let lines: string[] = [];
  let firstAddress = "";
  let added = 0;
  const totals = { lineBytes: 0, checksum: 0 };

  function close(): void {
    if (lines.length === 0) return;
    const text = Buffer.from(`${lines.join("\n")}\n`, "latin1");
    totals.lineBytes += text.length;
    totals.checksum = checksumOn(text, totals.checksum);
    const hash = chunkHash(text);
    const data = known.has(hash.toString("hex")) ? null : compressChunk(text);
    pages.push({ firstIndex: added - lines.length, firstAddress, hash, data });
    lines = [];
  }

  function take(): Page[] {
    const taken = pages;
    pages = [];
    return taken;
  }

  return {
    add(row: RowScore): void {
      if (lines.length === 0) firstAddress = row.subject;
      lines.push(lineOf(row));
      added++;
      if (endsChunk(lines.length, row.subject)) close();
    },
    /** The chunks that are complete, once. */
    take,
    end(): Page[] {
      close();
      return take();
    },
    totals: () => totals,
  };
}

async function readChunkHashes(sql: Sql, epoch: number): Promise<Set<string>> {
  const { rows } = await sql.query<{ hash: Buffer }>("select chunk_hash as hash from epoch_page where epoch = $1", [
    epoch,
  ]);
  return new Set(rows.map(({ hash }) => hash.toString("hex")));
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
    `insert into epoch_page (epoch, first_index, first_address, chunk_hash)
     select $1, * from unnest($2::int[], $3::text[], $4::bytea[])`,
    [epoch, ...columnsOf(pages)],
  );
  return made.length;
}

function columnsOf(pages: readonly Page[]) {
  return [pages.map((page) => page.firstIndex), pages.map((page) => page.firstAddress), pages.map((page) => page.hash)];
}
