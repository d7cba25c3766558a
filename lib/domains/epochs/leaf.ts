import type { Keccak } from "../../core/keccak.ts";
import { type ScoreTier, scoreTiers } from "../../engine/index.ts";
import type { EpochRow } from "./epoch-row.ts";

/** The types of a leaf's values, as StandardMerkleTree takes them. */
export const leafTypes = [
  "address",
  "address",
  "address",
  "uint256",
  "uint8",
  "bytes32",
  "bytes32",
  "bytes32",
] as const;

const WORD = 32;

/** No address: before the first row and after the last. */
export const NO_ADDRESS = `0x${"00".repeat(20)}`;

/** The values of a leaf. Hex in any case. */
interface Leaf {
  subject: string;
  /** The rows before and after in the order of addresses: without them, sorted pairs prove no neighbourhood. */
  previous: string;
  next: string;
  total: number;
  /** Index in scoreTiers. */
  tier: number;
  breakdownHash: Uint8Array;
  factsHash: string;
  modelHash: string;
}

export function tierIndex(tier: ScoreTier): number {
  return scoreTiers.findIndex(({ name }) => name === tier);
}

/** The leaf of a row between its neighbours. */
export function leafOf(row: EpochRow, around: Pick<Leaf, "previous" | "next" | "breakdownHash">): Leaf {
  const { address: subject, total, tier, factsHash, modelHash } = row;
  return { subject, total, tier: tierIndex(tier), factsHash, modelHash, ...around };
}

/** Returns functions that hash leaves; they reuse their memory. */
export function createLeafHasher(keccak: Keccak) {
  const words = Buffer.alloc(leafTypes.length * WORD);
  const points = Buffer.alloc(8 * WORD);

  /** keccak256(abi.encode(uint256[8])) of the points, in the order of the categories. */
  function breakdownHash(breakdown: readonly number[]): Uint8Array {
    breakdown.forEach((value, i) => {
      points.writeUInt32BE(value, (i + 1) * WORD - 4);
    });
    return keccak(points);
  }

  /** keccak256(keccak256(abi.encode(…))): an inner node hashes 64 bytes and a leaf 32, so none passes for the other. */
  function leafHash(leaf: Leaf): Uint8Array {
    words.write(leaf.subject.slice(2), 12, "hex");
    words.write(leaf.previous.slice(2), WORD + 12, "hex");
    words.write(leaf.next.slice(2), 2 * WORD + 12, "hex");
    words.writeUInt32BE(leaf.total, 4 * WORD - 4);
    words.writeUInt32BE(leaf.tier, 5 * WORD - 4);
    words.set(leaf.breakdownHash, 5 * WORD);
    words.write(leaf.factsHash.slice(2), 6 * WORD, "hex");
    words.write(leaf.modelHash.slice(2), 7 * WORD, "hex");
    return keccak(keccak(words));
  }

  return { breakdownHash, leafHash };
}
