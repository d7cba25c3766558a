import { bytesToHex, type Hex } from "viem";
import { tryLock } from "../../core/advisory-lock.ts";
import { asHex } from "../../core/bulk-write.ts";
import { createClient, type Sql } from "../../core/db.ts";
import { checksumWith, type Keccak, loadKeccak } from "../../core/keccak.ts";
import { createTree, fillTree, HASH_BYTES, nodeAt, rootOf, setLeaf, storedNodes } from "../../core/merkle-tree.ts";
import { signingAccount } from "../../core/signing-account.ts";
import { categories, scoreTierOf } from "../../engine/index.ts";
import { hashOfVersion, type ReceiptDomain } from "../scores/index.ts";
import { checksumOn, chunkHash, compressChunk, endsChunk } from "./chunks.ts";
import { type EpochHeader, epochDigest, NO_HASH } from "./epoch-header.ts";
import { lineOf, type RowScore, totalOf } from "./epoch-row.ts";
import { createLeafHasher, NO_ADDRESS, tierIndex } from "./leaf.ts";

/** What an epoch is built with; it can be passed to a process. */
export interface EpochJob {
  databaseUrl: string;
  /** The configured chains. */
  chains: readonly number[];
  modelHash: Hex;
  domain: ReceiptDomain;
  signerKey: Hex;
  /** The epoch's time, unix milliseconds. */
  at: number;
  /** How many of the newest epochs keep their rows. */
  keepRows: number;
  /** Build only if no epoch was built since 00:00 UTC; the very first one only once no chain is syncing. */
  onlyIfDue: boolean;
}

export interface BuiltEpoch {
  header: EpochHeader;
  /** Chunks that the epoch before does not have. */
  newChunks: number;
}

const LOCK = "board epoch";
const DAY_MS = 86_400_000;

/**
 * Builds and stores an epoch in one transaction, on a connection of its own. Null if it is not due, or if another process is building
 * one. A process that is killed leaves nothing.
 */
export async function buildEpoch(job: EpochJob): Promise<BuiltEpoch | null> {
  const client = createClient(job.databaseUrl);
  await client.connect();
  try {
    // Take the lock before the snapshot, which must show the epoch of the lock's former holder.
    if (!(await tryLock(client, LOCK))) return null;
    await client.query("begin isolation level repeatable read");
    const built = await buildOn(client, job);
    await client.query("commit");
    return built;
  } finally {
    // Ends the lock, and a transaction that is still open.
    await client.end();
  }
}

async function buildOn(sql: Sql, job: EpochJob): Promise<BuiltEpoch | null> {
  if (job.onlyIfDue && !(await isEpochDue(sql, job))) return null;
  const last = await readLast(sql);
  const leaves = await countBoard(sql);
  const number = (last?.number ?? 0) + 1;
  const keccak = await loadKeccak();
  const batches = readBoard(sql, keccak);
  const { tree, lineBytes, checksum, newChunks } = await writeRows(sql, { epoch: number, leaves, batches, keccak });
  const header: EpochHeader = {
    number,
    root: bytesToHex(rootOf(tree)),
    previousRoot: last?.root ?? NO_HASH,
    modelHash: job.modelHash,
    rows: leaves,
    chains: await readChains(sql, job.chains),
    at: new Date(job.at - (job.at % 1000)).toISOString(),
  };
  const nodes = tree.subarray(0, storedNodes(leaves) * HASH_BYTES);
  await insertEpoch(sql, { header, job, nodes, lineBytes, checksum });
  await deleteOldRows(sql, number - job.keepRows);
  return { header, newChunks };
}

interface LastEpoch {
  number: number;
  root: Hex;
  at: Date;
}

async function readLast(sql: Sql): Promise<LastEpoch | undefined> {
  const { rows } = await sql.query<LastEpoch>("select number, root, at from epoch order by number desc limit 1");
  return rows[0];
}

/** Whether no epoch was built since 00:00 UTC; the very first one is due once there are leaves and no chain is syncing. */
export async function isEpochDue(sql: Sql, { at, chains }: Pick<EpochJob, "at" | "chains">): Promise<boolean> {
  const last = await readLast(sql);
  if (last) return last.at.getTime() < at - (at % DAY_MS);
  const { rows } = await sql.query(
    "select from chain_cursor where chain_id = any($1::bigint[]) and state = 'syncing'",
    [chains],
  );
  return rows.length === 0 && (await countBoard(sql)) > 0;
}

async function readChains(sql: Sql, chains: readonly number[]): Promise<EpochHeader["chains"]> {
  const { rows } = await sql.query<EpochHeader["chains"][number]>(
    `select chain_id as id, coalesce(scored_block, block_number) as block,
       case when scored_block is null then block_hash else scored_hash end as hash from chain_cursor
     where coalesce(scored_block, block_number) >= 0 and chain_id = any($1::bigint[]) order by chain_id`,
    [chains],
  );
  return rows;
}

async function insertEpoch(
  sql: Sql,
  input: { header: EpochHeader; job: EpochJob; nodes: Uint8Array; lineBytes: number; checksum: number },
): Promise<void> {
  const { header, job, nodes, lineBytes, checksum } = input;
  const { signer, signature } = await signEpoch(header, job.domain, job.signerKey);
  await sql.query(
    `insert into epoch (number, root, previous_root, model_hash, rows, chains, at, domain, signer, signature, nodes, line_bytes,
       checksum, stored_bytes)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
       (select coalesce(sum(length(c.data)), 0) from epoch_page p join epoch_chunk c on c.hash = p.chunk_hash where p.epoch = $1)`,
    [
      header.number,
      header.root,
      header.previousRoot,
      header.modelHash,
      header.rows,
      JSON.stringify(header.chains),
      header.at,
      job.domain,
      signer,
      signature,
      Buffer.from(nodes.buffer, nodes.byteOffset, nodes.length),
      lineBytes,
      checksum,
    ],
  );
}

/** Sign a header with the key of receipts. */
async function signEpoch(
  header: EpochHeader,
  domain: ReceiptDomain,
  key: Hex,
): Promise<{ signer: Hex; signature: Hex }> {
  const account = signingAccount(key);
  return { signer: account.address, signature: await account.sign({ hash: epochDigest(header, domain) }) };
}

/** Deletes the rows of epochs up to a number; their headers stay. */
async function deleteOldRows(sql: Sql, until: number): Promise<void> {
  const { rowCount } = await sql.query("delete from epoch_page where epoch <= $1", [until]);
  await sql.query("update epoch set nodes = null where number <= $1 and nodes is not null", [until]);
  if (!rowCount) return;
  await sql.query("delete from epoch_chunk c where not exists (select from epoch_page p where p.chunk_hash = c.hash)");
}

/** Rows of one statement. */
const BATCH = 2_000;

type Columns = [subject: string, modelHash: string, factsVersion: string, ...points: number[]];

/** How many subjects are ranked over all chains. */
export async function countBoard(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ count: number }>("select count(*) from score where chain_id <= 0 and ranked");
  return rows[0]?.count ?? 0;
}

/** The ranked subjects over all chains by address, in batches. The scores belong together only if `sql` reads from one snapshot. */
export async function* readBoard(sql: Sql, keccak: Keccak): AsyncGenerator<RowScore[]> {
  const text = `select subject, ${asHex("model_hash")}, ${asHex("facts_hash")}, ${categories.join(", ")} from score
    where chain_id <= 0 and ranked and subject > $1 order by subject limit ${BATCH}`;
  for (let after = ""; ; ) {
    const { rows } = await sql.query<Columns>({ text, values: [after], rowMode: "array" });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(([subject, modelHash, version, ...points]) => {
      const factsHash = hashOfVersion(version);
      return { subject, address: checksumWith(keccak, subject), points, factsHash, modelHash };
    });
    if (rows.length < BATCH) return;
    after = last[0];
  }
}

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

/** Requests the next item while the present one is used, so that the database and this process work at the same time. */
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

interface ChunkOptions {
  known: ReadonlyMap<string, Buffer | null>;
  hashRow: ReturnType<typeof createRowHasher>;
}

/**
 * Divides rows into chunks. A chunk that the epoch before has too keeps its leaves, except those of its first and last row, which name
 * a row outside the chunk.
 */
function openChunks(options: ChunkOptions) {
  const pages: Page[] = [];
  let rows: RowScore[] = [];
  let isComplete = false;
  let previous = NO_ADDRESS;
  let added = 0;
  const totals = { lineBytes: 0, checksum: 0 };

  function close(next: string): void {
    const [first] = rows;
    if (!first) return;
    const text = Buffer.from(`${rows.map(lineOf).join("\n")}\n`, "latin1");
    totals.lineBytes += text.length;
    totals.checksum = checksumOn(text, totals.checksum);
    const stored = chunkOf(options, text, { rows, previous, next });
    pages.push({ firstIndex: added - rows.length, firstAddress: first.subject, ...stored });
    previous = rows.at(-1)?.subject ?? NO_ADDRESS;
    rows = [];
    isComplete = false;
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
    take: () => pages.splice(0),
    end(): Page[] {
      close(NO_ADDRESS);
      return pages;
    },
    totals: () => totals,
  };
}

interface Between {
  rows: readonly RowScore[];
  /** The addresses before and after the rows. */
  previous: string;
  next: string;
}

function chunkOf(
  { known, hashRow }: ChunkOptions,
  text: Buffer,
  { rows, previous, next }: Between,
): Pick<Page, "hash" | "data" | "leaves"> {
  const hash = chunkHash(text);
  const name = hash.toString("hex");
  const earlier = known.get(name) ?? null;
  const leaves = earlier ?? Buffer.alloc(rows.length * HASH_BYTES);
  for (const [i, row] of rows.entries()) {
    const before = rows[i - 1]?.subject;
    const after = rows[i + 1]?.subject;
    if (earlier && before && after) continue;
    leaves.set(hashRow(row, before ?? previous, after ?? next), i * HASH_BYTES);
  }
  return { hash, data: known.has(name) ? null : compressChunk(text), leaves };
}

/** Pages of one statement. */
const CHUNKS = 1_000;

/** The leaves of an epoch's chunks by the hash of the chunk; null if they are not stored. */
async function readKnownLeaves(sql: Sql, epoch: number): Promise<Map<string, Buffer | null>> {
  const known = new Map<string, Buffer | null>();
  for (let after = -1; ; ) {
    const { rows } = await sql.query<{ first_index: number; hash: Buffer; leaves: Buffer | null }>(
      `select first_index, chunk_hash as hash, leaves from epoch_page where epoch = $1 and first_index > $2
       order by first_index limit ${CHUNKS}`,
      [epoch, after],
    );
    for (const { hash, leaves } of rows) known.set(hash.toString("hex"), leaves);
    if (rows.length < CHUNKS) return known;
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
