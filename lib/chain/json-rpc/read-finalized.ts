import type { ChainConfig } from "../../core/chains.ts";
import { isChainError } from "../errors.ts";
import { readHeader } from "./blocks.ts";
import { getBlock } from "./calls.ts";
import type { Rpc } from "./rpc.ts";

/**
 * Reads the newest final block, given the head; see BlockReader.finalized. Where a node does not name it, for now or ever,
 * depth alone decides. Each question asks again.
 */
export function createFinalizedReader(
  rpc: Rpc,
  chain: ChainConfig,
): (head: number, signal?: AbortSignal) => Promise<number> {
  return async (head, signal) => {
    const byDepth = Math.max(head - chain.finalityDepth, -1);
    if (chain.local) return byDepth;
    // Some nodes answer with null as long as their consensus client has not named one.
    const read = ([result]: unknown[]) =>
      result === null || isChainError(result) ? byDepth : readHeader(result).number;
    const call = { ...getBlock("finalized", false), onError: "return" as const };
    return Math.min(byDepth, await rpc.request([call], read, signal));
  };
}
