import { bytesToHex, type Hex } from "viem";
import { tryLock } from "../../core/advisory-lock.ts";
import { asHex } from "../../core/bulk-write.ts";
import { createClient, type Sql } from "../../core/db.ts";
import { checksumWith, type Keccak, loadKeccak } from "../../core/keccak.ts";
import { HASH_BYTES, rootOf, storedNodes } from "../../core/merkle-tree.ts";
import { categories } from "../../engine/index.ts";
import { hashOfVersion, type ReceiptDomain } from "../scores/index.ts";
import { type EpochHeader, NO_HASH, signEpoch } from "./epoch-header.ts";
import type { RowScore } from "./epoch-row.ts";
import { writeRows } from "./write-rows.ts";

/** What an epoch is built with; it can be passed to a thread. */
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
  const last = await readLast(sql);
  const leaves = await countBoard(sql);
  if (job.onlyIfDue && !(await isDue(sql, job, { last, leaves }))) return null;
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

async function isDue(
  sql: Sql,
  { at, chains }: EpochJob,
  { last, leaves }: { last: LastEpoch | undefined; leaves: number },
): Promise<boolean> {
  if (last) return last.at.getTime() < at - (at % DAY_MS);
  const { rows } = await sql.query(
    "select from chain_cursor where chain_id = any($1::bigint[]) and state = 'syncing'",
    [chains],
  );
  return leaves > 0 && rows.length === 0;
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
  const { rows } = await sql.query<{ count: number }>("select count(*) from score where chain_id = 0 and ranked");
  return rows[0]?.count ?? 0;
}

/** The ranked subjects over all chains by address, in batches. The scores belong together only if `sql` reads from one snapshot. */
export async function* readBoard(sql: Sql, keccak: Keccak): AsyncGenerator<RowScore[]> {
  const text = `select subject, ${asHex("model_hash")}, ${asHex("facts_hash")}, ${categories.join(", ")} from score
    where chain_id = 0 and ranked and subject > $1 order by subject limit ${BATCH}`;
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
