import { setMaxListeners } from "node:events";
import pLimit from "p-limit";
import { checkLinks } from "../chain/blocks.ts";
import type { ChainClient } from "../chain/types.ts";
import type { ChainConfig } from "../core/chains.ts";
import { type Asking, readAttestations } from "./attestations.ts";
import { decodeBlock } from "./decode/decode-block.ts";
import { readPools } from "./decode/pools.ts";
import { readNameEvents } from "./names.ts";
import type { DecodedBlock } from "./write-blocks.ts";

/** Blocks that are decoded together, as soon as they are there: a node says far more of them than is kept. */
const SLICE = 64;
/** Slices under way at once: enough that the node always has a question, and few enough that a slice's own need not wait long. */
const SLICES_AT_ONCE = 3;

interface Range {
  from: number;
  to: number;
}

/** Download a range of blocks and decode it. INCONSISTENT where its parts do not fit each other. */
export async function downloadBlocks(
  chain: ChainConfig,
  client: ChainClient,
  range: Range,
  signal: AbortSignal,
): Promise<DecodedBlock[]> {
  // One slice that fails ends the others.
  const failed = new AbortController();
  const ended = AbortSignal.any([signal, failed.signal]);
  setMaxListeners(0, ended);
  const asking: Asking = { chain, client, schemas: new Map(), signal: ended };
  const limit = pLimit(SLICES_AT_ONCE);
  const slices: Promise<DecodedBlock[]>[] = [];
  for (let from = range.from; from <= range.to; from += SLICE) {
    const slice = { from, to: Math.min(from + SLICE - 1, range.to) };
    slices.push(limit(() => downloadSlice(client, slice, asking)));
  }
  try {
    const blocks = (await Promise.all(slices)).flat();
    checkLinks(blocks);
    return blocks;
  } catch (error) {
    failed.abort();
    throw error;
  }
}

async function downloadSlice(client: ChainClient, range: Range, asking: Asking): Promise<DecodedBlock[]> {
  const { chain, signal } = asking;
  const blocks = await client.blocks(range.from, range.to, signal);
  const context = {
    chainId: chain.id,
    pools: await readPools(client, blocks, signal),
    trustedPools: new Set<string>(chain.contracts.pools),
    governors: new Set<string>(chain.contracts.governors),
  };
  const attestations = await readAttestations(asking, blocks);
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
