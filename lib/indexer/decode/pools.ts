import { eventTopics } from "../../chain/abi.ts";
import type { ChainBlock, PoolTokens, StateReader } from "../../chain/types.ts";

/** Every contract that emitted a Swap event in the blocks. */
export function swapEmitters(blocks: readonly ChainBlock[]): Set<string> {
  const emitters = new Set<string>();
  for (const block of blocks) {
    for (const transaction of block.transactions) {
      for (const log of transaction.logs) {
        if (log.topics[0] === eventTopics.swapV2 || log.topics[0] === eventTopics.swapV3) emitters.add(log.address);
      }
    }
  }
  return emitters;
}

/** Reads the tokens of every contract that swapped in the blocks: `pools` of the decoder's context. */
export async function readPools(
  state: Pick<StateReader, "poolTokens">,
  blocks: readonly ChainBlock[],
  signal?: AbortSignal,
): Promise<Map<string, PoolTokens | null>> {
  const emitters = [...swapEmitters(blocks)];
  const tokens = await Promise.all(emitters.map((address) => state.poolTokens(address, signal)));
  return new Map(emitters.map((address, i) => [address, tokens[i] ?? null]));
}
