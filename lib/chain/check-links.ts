import { ChainError } from "./errors.ts";
import type { BlockHeader } from "./types.ts";

/** The error for a block whose parent is not the block below that was read. */
export function forked({ number, hash }: BlockHeader): ChainError {
  return new ChainError("FORKED", `Block ${number} (${hash}): its parent is not the block ${number - 1} that was read`);
}

export function inconsistent(header: BlockHeader, what: string): ChainError {
  return new ChainError("INCONSISTENT", `Block ${header.number} (${header.hash}): ${what}`);
}
