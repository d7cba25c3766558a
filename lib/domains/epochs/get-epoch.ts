import { bytesToHex } from "viem";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { type Keccak, loadKeccak } from "../../core/keccak.ts";
import { HASH_BYTES, type LeafRange, leavesToRead, nodeReader, proofOf } from "../../core/merkle-tree.ts";
import { checksum, type Pagination, paginate } from "../../core/schemas.ts";
import { readSnapshot } from "../../core/transaction.ts";
import { decompressChunk, GZIP_EXTRA, gzipOf, MOST_ROWS_OF_CHUNK } from "./chunks.ts";
import { type EpochRow, pointsOf } from "./epoch-row.ts";
import { createLeafHasher, leafOf, NO_ADDRESS } from "./leaf.ts";
import type { Epoch, EpochProof, LeafView, Neighbour, PublishedRoot } from "./schemas.ts";

/** The header of an epoch. Throws NOT_FOUND. */
export async function getEpoch(ctx: Pick<Context, "pg">, input: { number: number }): Promise<{ epoch: Epoch }> {
  return { epoch: await requireEpoch(ctx.pg, input.number) };
}

/** The headers of all epochs, the newest first. */
export async function listEpochs(
  ctx: Pick<Context, "pg">,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ epochs: Epoch[]; pagination: Pagination }> {
  const { rows } = await ctx.pg.query<{ total: number }>("select count(*) as total from epoch");
  return {
    epochs: await readEpochs(ctx.pg, { limit, offset }),
    pagination: paginate(rows[0]?.total ?? 0, limit, offset),
  };
}

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

/** The rows of stored lines. */
function rowsOf(lines: string): EpochRow[] {
  // Written by lineOf.
  return lines
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as EpochRow);
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

type HeaderRow = Omit<Epoch, "at" | "published"> & { at: Date; published: PublishedRoot[] };

const columns = `number, root, previous_root as "previousRoot", model_hash as "modelHash", rows, chains, at, signer, signature, domain,
  nodes is not null as "hasRows", published`;

/** Epochs, the newest first. */
async function readEpochs(sql: Sql, { limit, offset }: { limit: number; offset: number }): Promise<Epoch[]> {
  const { rows } = await sql.query<HeaderRow>(`select ${columns} from epoch order by number desc limit $1 offset $2`, [
    limit,
    offset,
  ]);
  return rows.map(viewEpoch);
}

/** An epoch by its number. Throws NOT_FOUND. */
async function requireEpoch(sql: Sql, number: number): Promise<Epoch> {
  const { rows } = await sql.query<HeaderRow>(`select ${columns} from epoch where number = $1`, [number]);
  const [row] = rows;
  if (row) return viewEpoch(row);
  throw new ServiceError("NOT_FOUND", `There is no epoch ${number}. GET /v1/epochs lists them.`);
}

/** The error for an epoch whose rows are deleted: NOT_FOUND, with the reason. */
function rowsAreGone({ env }: Pick<Context, "env">, number: number): ServiceError {
  return new ServiceError(
    "NOT_FOUND",
    `The rows of epoch ${number} are no longer stored: those of the newest ${env.EPOCHS_WITH_ROWS} epochs are. Its header stays.`,
  );
}

function viewEpoch({ published, ...row }: HeaderRow): Epoch {
  const epoch = { ...row, at: row.at.toISOString(), signer: checksum(row.signer) };
  return published.length > 0 ? { ...epoch, published } : epoch;
}
