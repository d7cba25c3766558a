import type { BlockHeader } from "../chain/types.ts";

/**
 * How the stored blocks compare with the chain's. `reorg`: everything above `ancestor` must be rolled back. `tooDeep`: they
 * diverge below the newest final block (or below all stored ones), which finality should exclude.
 */
export type ReorgVerdict =
  | { kind: "same" }
  | { kind: "reorg"; ancestor: BlockHeader }
  | { kind: "tooDeep"; finalized: number; newestSame: number | null };

/**
 * Compares stored headers, in any order, with the chain's hashes at their numbers (null: no such block). A number without a
 * hash counts as different.
 */
export function judgeReorg(
  stored: readonly BlockHeader[],
  chainHashes: ReadonlyMap<number, string | null>,
  finalized: number,
): ReorgVerdict {
  const newestFirst = [...stored].sort((a, b) => b.number - a.number);
  const ancestor = newestFirst.find((header) => chainHashes.get(header.number) === header.hash);
  if (ancestor && ancestor === newestFirst[0]) return { kind: "same" };
  if (!ancestor || ancestor.number < finalized) {
    return { kind: "tooDeep", finalized, newestSame: ancestor?.number ?? null };
  }
  return { kind: "reorg", ancestor };
}
