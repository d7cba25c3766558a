import { bytesToHex, type Hex } from "viem";
import type { z } from "zod";
import type { Context } from "../../../core/context.ts";
import type { Sql } from "../../../core/db.ts";
import { ServiceError } from "../../../core/errors.ts";
import { invalidField } from "../../../core/invalid-field.ts";
import { loadKeccak } from "../../../core/keccak.ts";
import { HASH_BYTES, proofOf } from "../../../core/merkle-tree.ts";
import { checksum } from "../../../core/schemas.ts";
import { writeTokens } from "./amounts.ts";
import { createLeafHash, PIECE_NODES } from "./build-tree.ts";
import type { TreeProofResponse, treeFormats } from "./schemas.ts";
import { requireReady, requireReadyTree, requireTree, signedRoot, type TreeRow } from "./tree.ts";

type TreeProof = z.output<typeof TreeProofResponse>;

/** Leaves of one statement. */
const PAGE = 5_000;
/** Leaves for which a download counts as one more request. */
const LEAVES_PER_REQUEST = 20_000;
/** A minute's limit of an address admits two downloads of the largest tree. */
const HIGHEST_COST = 100;

type Ids = { listId: string; treeId: string };
type Format = (typeof treeFormats)[number];

/** How many requests a tree's description or file counts as. */
export async function treeCost(
  ctx: Pick<Context, "actor" | "pg">,
  ids: Ids,
  format: Format | undefined,
): Promise<number> {
  if (format === undefined) return 1;
  const { leaves } = await requireTree(ctx, ids);
  return Math.min(1 + Math.floor((leaves ?? 0) / LEAVES_PER_REQUEST), HIGHEST_COST);
}

/**
 * The file of a tree, read from the database as the receiver takes it. Throws NOT_FOUND, SERVICE_UNAVAILABLE while it is built, and
 * INVALID_REQUEST for a table of payments without amounts.
 */
export async function getTreeFile(
  ctx: Pick<Context, "actor" | "pg">,
  { format, token, ...ids }: Ids & { format: Format; token?: string | undefined },
): Promise<AsyncIterable<Uint8Array>> {
  const tree = requireReady(await requireTree(ctx, ids));
  if (format === "standard-v1") return bytesOf(standardV1(ctx.pg, tree));
  if (format === "csv") return bytesOf(csv(ctx.pg, tree));
  if (tree.amount === null) throw invalidField("query.format", "pays amounts, and this tree has none");
  return bytesOf(safeCsv(ctx.pg, tree, token));
}

async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text, "latin1");
}

const encodingOf = ({ amount }: TreeRow): TreeProof["leafEncoding"] =>
  amount === null ? ["address"] : ["address", "uint256"];

/** As `dump` of `@openzeppelin/merkle-tree` writes it. */
async function* standardV1(sql: Sql, tree: TreeRow): AsyncGenerator<string> {
  yield `{"format":"standard-v1","leafEncoding":${JSON.stringify(encodingOf(tree))},"tree":[`;
  let before = "";
  for await (const bytes of readPieces(sql, tree)) {
    const nodes = Array.from({ length: bytes.length / HASH_BYTES }, (_, i) => `"${bytesToHex(nodeOf(bytes, i))}"`);
    yield before + nodes.join(",");
    before = ",";
  }
  yield '],"values":[';
  before = "";
  for await (const leaves of readLeaves(sql, tree)) {
    const values = leaves.map(({ address, amount, position }) => {
      const value = amount === null ? [checksum(address)] : [checksum(address), amount];
      return JSON.stringify({ value, treeIndex: position });
    });
    yield before + values.join(",");
    before = ",";
  }
  yield "]}";
}

function nodeOf(bytes: Uint8Array, index: number): Uint8Array {
  return bytes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES);
}

/** Amounts in tokens, as Safe's app and Sablier take them. */
async function* csv(sql: Sql, tree: TreeRow): AsyncGenerator<string> {
  yield tree.amount === null ? "address\n" : "address,amount\n";
  for await (const leaves of readLeaves(sql, tree)) {
    yield leaves
      .map(({ address, amount }) => `${checksum(address)}${amount === null ? "" : `,${inTokens(tree, amount)}`}\n`)
      .join("");
  }
}

/** The table of Safe's app for payments to many. */
async function* safeCsv(sql: Sql, tree: TreeRow, token: string | undefined): AsyncGenerator<string> {
  yield "token_type,token_address,receiver,amount,id\n";
  const asset = token === undefined ? "native," : `erc20,${checksum(token)}`;
  for await (const leaves of readLeaves(sql, tree)) {
    yield leaves
      .map(({ address, amount }) => `${asset},${checksum(address)},${inTokens(tree, amount ?? "0")},\n`)
      .join("");
  }
}

function inTokens({ decimals }: TreeRow, units: string): string {
  return writeTokens(BigInt(units), decimals ?? 0);
}

interface Leaf {
  index: number;
  address: string;
  amount: string | null;
  position: number;
}

/** Throws if leaves are gone: the tree was deleted meanwhile, and what was sent is no whole file. */
async function* readLeaves(sql: Sql, { id, leaves }: TreeRow): AsyncGenerator<Leaf[]> {
  let read = 0;
  while (read < (leaves ?? 0)) {
    const { rows } = await sql.query<Leaf>(
      `select index, address, amount, position from list_tree_leaf where tree_id = $1 and index >= $2 order by index limit ${PAGE}`,
      [id, read],
    );
    if (rows.length === 0) throw new Error(`the tree ${id} was deleted`);
    yield rows;
    read += rows.length;
  }
}

async function* readPieces(sql: Sql, { id, leaves }: TreeRow): AsyncGenerator<Buffer> {
  const nodes = 2 * (leaves ?? 0) - 1;
  for (let piece = 0; piece * PIECE_NODES < nodes; piece++) {
    const { rows } = await sql.query<{ bytes: Buffer }>(
      "select bytes from list_tree_node where tree_id = $1 and piece = $2",
      [id, piece],
    );
    if (!rows[0]) throw new Error(`the tree ${id} was deleted`);
    yield rows[0].bytes;
  }
}

/**
 * Proves that an address (lower-case hex) is in a tree, whoever asks. Throws NOT_FOUND for an unknown tree and for an address without a
 * leaf, SERVICE_UNAVAILABLE while the tree is built.
 */
export async function getTreeProof(
  { pg }: Pick<Context, "pg">,
  { treeId, address }: { treeId: string; address: string },
): Promise<TreeProof> {
  const tree = await requireReadyTree(pg, treeId);
  const { rows } = await pg.query<Leaf>(
    "select index, address, amount, position from list_tree_leaf where tree_id = $1 and address = $2",
    [treeId, address],
  );
  const [leaf] = rows;
  if (!leaf) throw new ServiceError("NOT_FOUND", "The address has no leaf in this tree.");
  const hash = createLeafHash(await loadKeccak())(
    Buffer.from(address.slice(2), "hex"),
    leaf.amount === null ? null : BigInt(leaf.amount),
  );
  const { root, signature, signer, domain } = tree;
  if (!root || !signature || !signer || !domain) throw new Error("a ready tree is signed");
  return {
    treeId,
    leafEncoding: encodingOf(tree),
    leaf: { address: checksum(address), ...(leaf.amount !== null && { amount: leaf.amount }), hash: bytesToHex(hash) },
    proof: await readProof(pg, tree, leaf.position),
    ...{ root, signature, signer: checksum(signer), domain, signed: signedRoot(tree) },
  };
}

/** Reads the siblings of a path alone, not the pieces they are in. */
async function readProof(sql: Sql, { id, leaves }: TreeRow, position: number): Promise<Hex[]> {
  const count = leaves ?? 0;
  const wanted: number[] = [];
  proofOf(count, 2 * count - 2 - position, (sibling) => {
    wanted.push(sibling);
    return new Uint8Array();
  });
  const { rows } = await sql.query<{ hash: Hex }>(
    `select '0x' || encode(substring(n.bytes from (w.position % ${PIECE_NODES}) * ${HASH_BYTES} + 1 for ${HASH_BYTES}), 'hex') as hash
     from unnest($2::int[]) with ordinality as w(position, turn)
     join list_tree_node n on n.tree_id = $1 and n.piece = w.position / ${PIECE_NODES} order by w.turn`,
    [id, wanted],
  );
  if (rows.length !== wanted.length) throw new Error(`the tree ${id} lacks nodes`);
  return rows.map(({ hash }) => hash);
}
