import type { ChainConfig } from "../../core/chains.ts";
import { isChainError } from "../errors.ts";
import { readHeader } from "./blocks.ts";
import { getBlock } from "./calls.ts";
import type { Rpc } from "./rpc.ts";

/**
 * Reads the newest final block, given the head; see BlockReader.finalized. If the node does not name one, now or ever, only the depth
 * decides; the next call asks the node again.
 */
export async function readFinalized(rpc: Rpc, chain: ChainConfig, head: number, signal?: AbortSignal): Promise<number> {
  const byDepth = Math.max(head - chain.finalityDepth, -1);
  if (chain.local) return byDepth;
  // Some nodes answer null until their consensus client names one.
  const read = ([result]: unknown[]) => (result === null || isChainError(result) ? byDepth : readHeader(result).number);
  const call = { ...getBlock("finalized", false), onError: "return" as const };
  return Math.min(byDepth, await rpc.request([call], read, signal));
}
