import { ChainError } from "./errors.ts";
import type { BlockHeader } from "./types.ts";

/** Throws INCONSISTENT unless every block names the one before as its parent. */
export function checkLinks(blocks: readonly BlockHeader[]): void {
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    if (before && block.parentHash !== before.hash) {
      throw inconsistent(block, `its parent is not the block ${before.number} that was read`);
    }
  }
}

export function inconsistent(header: BlockHeader, what: string): ChainError {
  return new ChainError("INCONSISTENT", `Block ${header.number} (${header.hash}): ${what}`);
}
