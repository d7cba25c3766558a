import { bytesToHex } from "viem";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { type Keccak, loadKeccak } from "../../core/keccak.ts";
import { HASH_BYTES, type LeafRange, leavesToRead, nodeReader, proofOf } from "../../core/merkle-tree.ts";
import { readSnapshot } from "../../core/transaction.ts";
import { decompressChunk, MOST_ROWS_OF_CHUNK } from "./chunks.ts";
import { type EpochRow, pointsOf, rowsOf } from "./epoch-row.ts";
import { createLeafHasher, leafOf, NO_ADDRESS } from "./leaf.ts";
import type { EpochProof, LeafView, Neighbour } from "./schemas.ts";
import { requireEpoch, rowsAreGone } from "./stored-epoch.ts";

/** How many requests a proof counts as: it computes up to 512 leaves. */
export const PROOF_COST = 3;

/** An epoch's tree, as far as it is stored. */
interface StoredTree {
  number: number;
  leaves: number;
  nodes: Uint8Array;
  keccak: Keccak;
}

/**
 * Proves that an address (lower-case hex) is in an epoch, or that it is not: by the rows on both sides, whose leaves name each other.
 * Throws NOT_FOUND for an unknown epoch, and for one whose rows are deleted.
 */
export async function getEpochProof(
  ctx: Pick<Context, "env" | "pg">,
  { number, address }: { number: number; address: string },
): Promise<EpochProof> {
  const keccak = await loadKeccak();
  return readSnapshot(ctx.pg, async (sql) => {
    const { root, rows: leaves } = await requireEpoch(sql, number);
    const nodes = await readNodes(sql, number);
    if (!nodes) throw rowsAreGone(ctx, number);
    const tree = { number, leaves, nodes, keccak };
    const { index, isIncluded } = await findIndex(sql, tree, address);
    if (isIncluded) return { number, root, included: true, ...(await prove(sql, tree, index)) };
    const neighbours = {
      before: index > 0 ? await prove(sql, tree, index - 1) : null,
      after: index < leaves ? await prove(sql, tree, index) : null,
    };
    return { number, root, included: false, proof: [], neighbours };
  });
}

async function readNodes(sql: Sql, number: number): Promise<Buffer | null> {
  const { rows } = await sql.query<{ nodes: Buffer | null }>("select nodes from epoch where number = $1", [number]);
  return rows[0]?.nodes ?? null;
}

/** The index of an address, or of the first row after it. */
async function findIndex(
  sql: Sql,
  { number }: StoredTree,
  address: string,
): Promise<{ index: number; isIncluded: boolean }> {
  const { rows } = await sql.query<{ first_index: number; data: Buffer }>(
    `select p.first_index, c.data from epoch_page p join epoch_chunk c on c.hash = p.chunk_hash
     where p.epoch = $1 and p.first_address <= $2 order by p.first_address desc limit 1`,
    [number, address],
  );
  const [page] = rows;
  if (!page) return { index: 0, isIncluded: false };
  const addresses = rowsOf(decompressChunk(page.data)).map((row) => row.address.toLowerCase());
  const within = addresses.findIndex((one) => one >= address);
  return {
    index: page.first_index + (within < 0 ? addresses.length : within),
    isIncluded: addresses[within] === address,
  };
}

async function prove(sql: Sql, tree: StoredTree, index: number): Promise<Neighbour> {
  const { leaves, nodes, keccak } = tree;
  const ranges = leavesToRead(leaves, index, nodes.length / HASH_BYTES);
  const rows = await readRows(sql, tree, [...ranges, { from: index, to: index }]);
  const hasher = createLeafHasher(keccak);
  const viewAt = (at: number): LeafView => {
    const row = rows.get(at);
    if (!row) throw new Error(`Epoch ${tree.number} lacks row ${at}.`);
    const previous = rows.get(at - 1)?.address ?? NO_ADDRESS;
    const next = rows.get(at + 1)?.address ?? NO_ADDRESS;
    const breakdownHash = hasher.breakdownHash(pointsOf(row.breakdown));
    const hash = hasher.leafHash(leafOf(row, { previous, next, breakdownHash }));
    return { ...row, previous, next, breakdownHash: bytesToHex(breakdownHash), hash: bytesToHex(hash) };
  };
  const leafHash = (at: number) => Buffer.from(viewAt(at).hash.slice(2), "hex");
  const node = nodeReader({ leaves, stored: nodes, leafHash, keccak });
  return { leaf: viewAt(index), proof: proofOf(leaves, index, node).map((bytes) => bytesToHex(bytes)), index };
}

/** The rows of the ranges, and those before and after each, by index. */
async function readRows(sql: Sql, { number }: StoredTree, ranges: LeafRange[]): Promise<Map<number, EpochRow>> {
  const { rows: pages } = await sql.query<{ first_index: number; data: Buffer }>(
    `select p.first_index, c.data from epoch_page p join epoch_chunk c on c.hash = p.chunk_hash
     where p.epoch = $1 and exists (
       select from unnest($2::int[], $3::int[]) as r(low, high) where p.first_index between r.low and r.high)`,
    [number, ranges.map(({ from }) => from - MOST_ROWS_OF_CHUNK), ranges.map(({ to }) => to + 1)],
  );
  const found = new Map<number, EpochRow>();
  for (const { first_index: first, data } of pages) {
    rowsOf(decompressChunk(data)).forEach((row, i) => {
      found.set(first + i, row);
    });
  }
  return found;
}
