import { StandardMerkleTree } from "@openzeppelin/merkle-tree";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { loadKeccak } from "../../core/keccak.ts";
import {
  createTree,
  fillTree,
  HASH_BYTES,
  leavesToRead,
  nodeAt,
  nodeReader,
  proofOf,
  rootFrom,
  rootOf,
  setLeaf,
  storedNodes,
} from "../../core/merkle-tree.ts";
import { createLeafHasher, leafTypes, NO_ADDRESS } from "./leaf.ts";

const hex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString("hex")}`;
const word = (value: number): `0x${string}` => `0x${value.toString(16).padStart(64, "0")}`;

/** A tree of so many leaves, and the values of its leaves as StandardMerkleTree takes them. */
async function treeOf(leaves: number) {
  const keccak = await loadKeccak();
  const { breakdownHash, leafHash } = createLeafHasher(keccak);
  const addresses = [NO_ADDRESS, ...Array.from({ length: leaves }, (_, i) => addressNumber(7 * i + 1)), NO_ADDRESS];
  const tree = createTree(leaves);
  const values = Array.from({ length: leaves }, (_, i) => {
    const [previous = "", subject = "", next = ""] = addresses.slice(i, i + 3);
    const points = breakdownHash([i, 1, 2, 3, 4, 5, 6, 7]);
    const [factsHash, modelHash] = [word(i), word(99)];
    const leaf = { subject, previous, next, total: 28 + i, tier: i % 6, breakdownHash: points, factsHash, modelHash };
    setLeaf(tree, leaves, i, leafHash(leaf));
    return [subject, previous, next, leaf.total, leaf.tier, hex(points), factsHash, modelHash];
  });
  fillTree(tree, leaves, keccak);
  return { tree, values, keccak };
}

test.each([1, 2, 3, 5, 8, 100, 257])(
  "the tree of %i leaves is that of OpenZeppelin, with its proofs",
  async (leaves) => {
    const { tree, values } = await treeOf(leaves);
    const standard = StandardMerkleTree.of(values, [...leafTypes], { sortLeaves: false });
    expect(hex(rootOf(tree))).toBe(standard.root);
    for (const index of new Set([0, 1 % leaves, leaves >> 1, leaves - 1])) {
      const proof = proofOf(leaves, index, (position) => nodeAt(tree, position)).map(hex);
      expect(proof).toEqual(standard.getProof(index));
    }
  },
);

test("from the stored nodes and the leaves to read follows every proof of a tree of any size", async () => {
  const keccak = await loadKeccak();
  await fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000 }), fc.nat(), (leaves, at) => {
      const index = at % leaves;
      const tree = createTree(leaves);
      for (let i = 0; i < leaves; i++) setLeaf(tree, leaves, i, keccak(Buffer.from(String(i))));
      fillTree(tree, leaves, keccak);
      const stored = tree.subarray(0, storedNodes(leaves) * HASH_BYTES);
      const ranges = leavesToRead(leaves, index, stored.length / HASH_BYTES);
      const read = ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);
      expect(read).toBeLessThanOrEqual(256);
      const leafHash = (i: number) => {
        expect(i === index || ranges.some(({ from, to }) => i >= from && i <= to)).toBe(true);
        return keccak(Buffer.from(String(i)));
      };
      const proof = proofOf(leaves, index, nodeReader({ leaves, stored, leafHash, keccak }));
      expect(hex(rootFrom(keccak, leafHash(index), proof))).toBe(hex(rootOf(tree)));
    }),
    { numRuns: 60 },
  );
});

describe("nothing passes for a leaf", () => {
  test("that is an inner node with the rest of a proof: a leaf is hashed twice", async () => {
    const { tree, keccak } = await treeOf(8);
    // The two children of a node, offered as the bytes of a leaf.
    const children = Buffer.concat([nodeAt(tree, 3), nodeAt(tree, 4)].sort(Buffer.compare));
    const proof = [nodeAt(tree, 2)];
    expect(hex(rootFrom(keccak, keccak(children), proof))).toBe(hex(rootOf(tree)));
    expect(hex(rootFrom(keccak, keccak(keccak(children)), proof))).not.toBe(hex(rootOf(tree)));
  });

  test("with a shorter, longer, reordered or altered proof", async () => {
    const { tree, keccak } = await treeOf(8);
    const proof = proofOf(8, 3, (position) => nodeAt(tree, position));
    const leaf = nodeAt(tree, 2 * 8 - 2 - 3);
    const wrong = [
      proof.slice(1),
      proof.slice(0, -1),
      [...proof, rootOf(tree)],
      [...proof].reverse(),
      proof.map((one, i) => (i === 1 ? keccak(one) : one)),
    ];
    expect(hex(rootFrom(keccak, leaf, proof))).toBe(hex(rootOf(tree)));
    for (const one of wrong) expect(hex(rootFrom(keccak, leaf, one))).not.toBe(hex(rootOf(tree)));
  });
});
