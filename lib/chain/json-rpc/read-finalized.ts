import type { ChainConfig } from "../../core/chains.ts";
import { type ChainError, isChainError } from "../errors.ts";
import { readHeader } from "./blocks.ts";
import { getBlock } from "./calls.ts";
import type { Rpc } from "./rpc.ts";

/** Reads the newest final block, given the head; see BlockReader.finalized. */
export function createFinalizedReader(
  rpc: Rpc,
  chain: ChainConfig,
): (head: number, signal?: AbortSignal) => Promise<number> {
  let hasFinalizedTag = !chain.local;
  return async (head, signal) => {
    const byDepth = Math.max(head - chain.finalityDepth, -1);
    if (!hasFinalizedTag) return byDepth;
    try {
      // Null: the node knows the tag, but no block is final yet.
      const read = ([result]: unknown[]) => (result === null ? -1 : readHeader(result).number);
      return Math.min(byDepth, await rpc.request([getBlock("finalized", false)], read, signal));
    } catch (error) {
      if (!isChainError(error) || !isUnknownTag(error)) throw error;
      hasFinalizedTag = false;
      return byDepth;
    }
  };
}

function isUnknownTag(error: ChainError): boolean {
  if (error.code === "UNSUPPORTED") return true;
  return error.code === "RPC_ERROR" && /finali[sz]ed|tag|block number|invalid/i.test(error.message);
}
