import type { BlockHeader } from "../chain/types.ts";

/**
 * How the stored blocks and the chain's agree. `reorg`: everything above `ancestor` must be rolled back. `tooDeep`: the
 * blocks part below the newest final one (or below all that is stored), which finality says cannot happen.
 */
export type ReorgVerdict =
  | { kind: "same" }
  | { kind: "reorg"; ancestor: BlockHeader }
  | { kind: "tooDeep"; finalized: number; newestSame: number | null };

/**
 * Compare what was read with what the chain says now. `stored` are the stored headers in any order; `chainHashes` the
 * chain's hashes of blocks of those numbers (null: it has no such block). A number that was not asked for counts as different.
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
