import { ChainError } from "./errors.ts";
import type { BlockHeader } from "./types.ts";

/** The error for a block whose parent is not the block below that was read. */
export function forked({ number, hash }: BlockHeader): ChainError {
  return new ChainError("FORKED", `Block ${number} (${hash}): its parent is not the block ${number - 1} that was read`);
}

/** Whether a block can be the one above the block of this hash. One that names no parent can be above any. */
export function isLinked(block: BlockHeader, parentHash: string | undefined): boolean {
  return block.parentHash === parentHash || namesNoParent(block);
}

/** Whether a block above the first has a parent hash of zeros, as those have that Hardhat reserves for `hardhat_mine`. */
export function namesNoParent({ number, parentHash }: BlockHeader): boolean {
  return number > 0 && /^0x0+$/.test(parentHash);
}

export function inconsistent(header: BlockHeader, what: string): ChainError {
  return new ChainError("INCONSISTENT", `Block ${header.number} (${header.hash}): ${what}`);
}
