import type { Keccak } from "./keccak.ts";

// The tree of OpenZeppelin's StandardMerkleTree over leaves that keep their order: a heap of 2n − 1 nodes, root first. Leaf i is at
// position 2n − 2 − i, and a node hashes its two children in ascending order.

export const HASH_BYTES = 32;

/** The position of a leaf. */
export function leafPosition(leaves: number, index: number): number {
  return 2 * leaves - 2 - index;
}

export const parentOf = (position: number) => (position - 1) >> 1;
export const siblingOf = (position: number) => (position % 2 === 0 ? position - 1 : position + 1);

/** The hash of two nodes, whatever their order. */
export function hashPair(keccak: Keccak, a: Uint8Array, b: Uint8Array): Uint8Array {
  const pair = new Uint8Array(2 * HASH_BYTES);
  const isSorted = Buffer.compare(a, b) <= 0;
  pair.set(isSorted ? a : b);
  pair.set(isSorted ? b : a, HASH_BYTES);
  return keccak(pair);
}

/** A tree whose leaves can be set; call {@link fillTree} afterwards. */
export function createTree(leaves: number): Uint8Array {
  return new Uint8Array(Math.max(2 * leaves - 1, 0) * HASH_BYTES);
}

export function nodeAt(tree: Uint8Array, position: number): Uint8Array {
  return tree.subarray(position * HASH_BYTES, (position + 1) * HASH_BYTES);
}

export function setLeaf(tree: Uint8Array, leaves: number, index: number, hash: Uint8Array): void {
  tree.set(hash, leafPosition(leaves, index) * HASH_BYTES);
}

/** Computes all inner nodes from the leaves, in place. */
export function fillTree(tree: Uint8Array, leaves: number, keccak: Keccak): void {
  for (let position = leaves - 2; position >= 0; position--) {
    const hash = hashPair(keccak, nodeAt(tree, 2 * position + 1), nodeAt(tree, 2 * position + 2));
    tree.set(hash, position * HASH_BYTES);
  }
}

/** The root; 32 zero bytes without leaves, which no proof leads to. */
export function rootOf(tree: Uint8Array): Uint8Array {
  return tree.length === 0 ? new Uint8Array(HASH_BYTES) : nodeAt(tree, 0);
}

/** The siblings from a leaf up to the root. */
export function proofOf(leaves: number, index: number, node: (position: number) => Uint8Array): Uint8Array[] {
  const proof: Uint8Array[] = [];
  for (let position = leafPosition(leaves, index); position > 0; position = parentOf(position)) {
    proof.push(node(siblingOf(position)));
  }
  return proof;
}

/** The root that a proof leads to from a leaf. */
export function rootFrom(keccak: Keccak, leaf: Uint8Array, proof: readonly Uint8Array[]): Uint8Array {
  return proof.reduce((node, sibling) => hashPair(keccak, node, sibling), leaf);
}

/** Leaves below one node of the lowest stored level: what a proof computes again. */
const STORED_SUBTREE = 256;

/** How many nodes from the root on are stored: whole levels, so many that at most 256 leaves are below a node of the last. */
export function storedNodes(leaves: number): number {
  let nodes = 1;
  while ((leaves * 2) / (nodes + 1) > STORED_SUBTREE / 2) nodes = nodes * 2 + 1;
  return Math.min(nodes, Math.max(2 * leaves - 1, 0));
}

/** The leaves from `from` up to `to`, both included. */
export interface LeafRange {
  from: number;
  to: number;
}

/** The leaves that decide the nodes of a leaf's proof below the stored ones. */
export function leavesToRead(leaves: number, index: number, stored: number): LeafRange[] {
  let position = leafPosition(leaves, index);
  while (position >= stored) position = parentOf(position);
  const ranges: LeafRange[] = [];
  const last = 2 * leaves - 2;
  for (let low = position, high = position; low <= last; low = 2 * low + 1, high = 2 * high + 2) {
    const first = Math.max(low, leaves - 1);
    const end = Math.min(high, last);
    if (first <= end) ranges.push({ from: last - end, to: last - first });
  }
  return ranges;
}

/** Reads nodes from the stored ones, and computes those below from their leaves. */
export function nodeReader(input: {
  leaves: number;
  /** The first nodes of the tree. */
  stored: Uint8Array;
  leafHash: (index: number) => Uint8Array;
  keccak: Keccak;
}): (position: number) => Uint8Array {
  const { leaves, stored, leafHash, keccak } = input;
  const computed = new Map<number, Uint8Array>();
  function node(position: number): Uint8Array {
    if ((position + 1) * HASH_BYTES <= stored.length) return nodeAt(stored, position);
    const known = computed.get(position);
    if (known) return known;
    const hash =
      position >= leaves - 1
        ? leafHash(leafPosition(leaves, position))
        : hashPair(keccak, node(2 * position + 1), node(2 * position + 2));
    computed.set(position, hash);
    return hash;
  }
  return node;
}
