import { bytesToHex, type Hex } from "viem";
import type { Keccak } from "../../core/keccak.ts";
import {
  createTree,
  fillTree,
  hashPair,
  leafPosition,
  nodeAt,
  parentOf,
  rootOf,
  setLeaf,
  siblingOf,
} from "../../core/merkle-tree.ts";
import { scoreTierOf } from "../../engine/index.ts";
import { type EpochHeader, NO_HASH, signerOf } from "./epoch-header.ts";
import { EpochRow, pointsOf, totalOf } from "./epoch-row.ts";
import { createLeafHasher, leafOf, NO_ADDRESS } from "./leaf.ts";
import type { Epoch, EpochProof } from "./schemas.ts";

// Checks an epoch without trusting the service that it comes from.

/** The checks of an epoch, in order. */
export const epochChecks = {
  signature: "the signature over the header is the signer's",
  signer: "the signer is the expected one",
  chain: "the header names the root of the epoch before",
  order: "the rows are in ascending order of addresses, none twice, and as many as signed",
  rows: "the points of every row add up to its total, which has its tier",
  root: "the rows lead to the signed root",
} as const;

export interface EpochCheck {
  check: keyof typeof epochChecks;
  ok: boolean;
  /** What was found. */
  message: string;
}

/** Checks a header's signature and its place in the chain of epochs; `previous` is null where there is none. */
export async function checkHeader(
  epoch: Epoch,
  previous: EpochHeader | null,
  expectedSigner: string | undefined,
): Promise<EpochCheck[]> {
  // The schema has checked its form.
  const found = await signerOf(epoch, epoch.domain, epoch.signature as Hex);
  const expected = expectedSigner ?? epoch.signer;
  const before = previous?.root ?? (epoch.number === 1 ? NO_HASH : null);
  const ok = found?.toLowerCase() === epoch.signer.toLowerCase();
  return [
    { check: "signature", ok, message: found ?? "the signature does not decode" },
    ...(expectedSigner === undefined
      ? []
      : [{ check: "signer" as const, ok: found?.toLowerCase() === expected.toLowerCase(), message: `${found}` }]),
    { check: "chain", ok: before === epoch.previousRoot, message: `${epoch.previousRoot}, found ${before}` },
  ];
}

/** The rows of a download, with the tree that they lead to. */
export interface RebuiltEpoch {
  rows: EpochRow[];
  tree: Uint8Array;
  checks: EpochCheck[];
}

/** Rebuilds an epoch's tree from its lines. Throws for a line that is no row. */
export function rebuildEpoch(keccak: Keccak, epoch: EpochHeader, lines: readonly string[]): RebuiltEpoch {
  const rows = lines.map((line, i) => {
    const parsed = EpochRow.safeParse(JSON.parse(line));
    if (parsed.success) return parsed.data;
    throw new Error(`Line ${i + 1} is no row: ${parsed.error.issues.map(({ message }) => message).join("; ")}`);
  });
  const tree = treeOf(keccak, rows);
  const root = bytesToHex(rootOf(tree));
  const faults = rows.flatMap((row) => {
    const fault = faultOf(row);
    return fault === null ? [] : [`${row.address}: ${fault}`];
  });
  return {
    rows,
    tree,
    checks: [
      checkOrder(epoch, rows),
      { check: "rows", ok: faults.length === 0, message: faults.slice(0, 10).join("; ") || "all of them" },
      { check: "root", ok: root === epoch.root, message: root === epoch.root ? root : `${root}, not ${epoch.root}` },
    ],
  };
}

/** What is wrong with a row in itself, as a sentence; null if nothing is. */
function faultOf({ total, tier, breakdown }: EpochRow): string | null {
  const sum = totalOf(pointsOf(breakdown));
  if (sum !== total) return `its categories add up to ${sum}, not to ${total}`;
  if (scoreTierOf(total) !== tier) return `${total} points are ${scoreTierOf(total)}, not ${tier}`;
  return null;
}

function checkOrder(epoch: EpochHeader, rows: readonly EpochRow[]): EpochCheck {
  const addresses = rows.map(({ address }) => address.toLowerCase());
  const misplaced = addresses.findIndex((one, i) => i > 0 && one <= (addresses[i - 1] ?? ""));
  if (misplaced >= 0) {
    return { check: "order", ok: false, message: `${rows[misplaced]?.address} does not come after the row before it` };
  }
  return { check: "order", ok: rows.length === epoch.rows, message: `${rows.length} rows, ${epoch.rows} signed` };
}

function treeOf(keccak: Keccak, rows: readonly EpochRow[]): Uint8Array {
  const tree = createTree(rows.length);
  const { breakdownHash, leafHash } = createLeafHasher(keccak);
  rows.forEach((row, i) => {
    const previous = rows[i - 1]?.address ?? NO_ADDRESS;
    const next = rows[i + 1]?.address ?? NO_ADDRESS;
    const points = breakdownHash(pointsOf(row.breakdown));
    setLeaf(tree, rows.length, i, leafHash(leafOf(row, { previous, next, breakdownHash: points })));
  });
  fillTree(tree, rows.length, keccak);
  return tree;
}

interface SignedPath {
  leaf: Uint8Array;
  proof: readonly Uint8Array[];
}

const NOTHING = new Uint8Array();

/** Most rows that {@link findAltered} names. */
const MOST_NAMED = 20;

/**
 * The rows that differ from the signed ones, found by proofs: a proof that leads to the signed root contains the signed hashes next to
 * its path, and a rebuilt node with another hash has an altered row below it. `proofAt` returns a checked proof of the row with an index;
 * null if its address is not in the epoch. Names at most twenty. The number of rows must be the signed one.
 */
export async function findAltered(
  keccak: Keccak,
  { rows, tree }: Pick<RebuiltEpoch, "rows" | "tree">,
  proofAt: (index: number) => Promise<SignedPath | null>,
): Promise<number[]> {
  const altered: number[] = [];
  const leaves = rows.length;
  const signedAt = signedNodes(keccak, leaves, proofAt);

  async function descend(position: number): Promise<void> {
    if (altered.length >= MOST_NAMED) return;
    if (position > 0) {
      const expected = await signedAt(position);
      if (expected && Buffer.compare(expected, nodeAt(tree, position)) === 0) return;
    }
    if (position >= leaves - 1) {
      altered.push(leafPosition(leaves, position));
      return;
    }
    await descend(2 * position + 1);
    await descend(2 * position + 2);
  }

  await descend(0);
  return altered.sort((a, b) => a - b);
}

/** The signed nodes of a tree by their position, as proofs show them. */
function signedNodes(keccak: Keccak, leaves: number, proofAt: (index: number) => Promise<SignedPath | null>) {
  const signed = new Map<number, Uint8Array>();
  return async (position: number): Promise<Uint8Array | undefined> => {
    if (signed.has(position)) return signed.get(position);
    let at = position;
    while (at < leaves - 1) at = 2 * at + 1;
    const path = await proofAt(leafPosition(leaves, at));
    let node = path?.leaf ?? NOTHING;
    signed.set(at, node);
    for (const sibling of path?.proof ?? []) {
      signed.set(siblingOf(at), sibling);
      at = parentOf(at);
      node = hashPair(keccak, node, sibling);
      signed.set(at, node);
    }
    return signed.get(position);
  };
}

/** What a proof says of an address, as a sentence for people. */
export function differenceOf(row: EpochRow, proof: EpochProof): string {
  const { leaf } = proof;
  if (!leaf) return `${row.address} is not in the epoch that was signed`;
  const names = ["total", "tier", "breakdown", "factsHash", "modelHash"] as const;
  const differing = names.filter((name) => JSON.stringify(row[name]) !== JSON.stringify(leaf[name]));
  if (differing.length === 0) return `${row.address} has other neighbours than those that were signed`;
  return `${row.address} was altered: ${differing
    .map((name) => `${name} is ${JSON.stringify(row[name])}, signed ${JSON.stringify(leaf[name])}`)
    .join("; ")}`;
}

/** The first index at which the signed epoch has another row, found by bisection where the numbers of rows differ; `rows` if none. */
export async function findShift(
  rows: number,
  indexAt: (index: number) => Promise<number | undefined>,
): Promise<number> {
  let [low, high] = [0, rows];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((await indexAt(middle)) === middle) low = middle + 1;
    else high = middle;
  }
  return low;
}
