import type { ChainClient } from "../chain/types.ts";
import type { ChainConfig } from "../core/chains.ts";
import { readAttestations } from "./attestations.ts";
import { decodeBlock } from "./decode/decode-block.ts";
import { readPools } from "./decode/pools.ts";
import { readNameEvents } from "./names.ts";
import type { DecodedBlock } from "./write-blocks.ts";

/** Download a range of blocks and decode it. */
export async function downloadBlocks(
  chain: ChainConfig,
  client: ChainClient,
  range: { from: number; to: number },
  signal: AbortSignal,
): Promise<DecodedBlock[]> {
  const blocks = await client.blocks(range.from, range.to, signal);
  const context = {
    chainId: chain.id,
    pools: await readPools(client, blocks, signal),
    trustedPools: new Set<string>(chain.contracts.pools),
    governors: new Set<string>(chain.contracts.governors),
  };
  const attestations = await readAttestations(chain, client, blocks, signal);
  return blocks.map((block) => ({
    number: block.number,
    hash: block.hash,
    parentHash: block.parentHash,
    time: block.time,
    rows: decodeBlock(block, context),
    names: readNameEvents(chain, block),
    attestations: attestations.get(block.number) ?? [],
  }));
}
