import pLimit from "p-limit";
import { abortTogether } from "../chain/abort-together.ts";
import type { Capabilities } from "../chain/capabilities.ts";
import { forked, isLinked } from "../chain/check-links.ts";
import { familyRules } from "../chain/families/rules.ts";
import type { BlockFault, BlockRange, ChainBlock } from "../chain/types.ts";
import type { ChainConfig } from "../core/chains.ts";
import { readAccountState, type StateReads } from "./account-state.ts";
import { readAgentEvents } from "./agents.ts";
import { readAttestations } from "./attestations.ts";
import { findPartlyRead } from "./decode/block-operations.ts";
import { decodeBlock } from "./decode/decode-block.ts";
import type { DecodedBlock } from "./decode/decoded-block.ts";
import { readNameEvents } from "./names.ts";

/** Blocks that are decoded together as soon as they arrive, because decoded blocks need far less memory. */
const SLICE = 64;
/** Slices downloaded at once: the node always has a request to answer, and a slice's own contract reads do not wait long. */
const SLICES_AT_ONCE = 3;

type BlockSource = Capabilities["blocks"];

/** Decoded blocks in order, and why there are no further ones; null if all that were wanted are there. */
export interface Downloaded {
  blocks: DecodedBlock[];
  /** `partial`: the block with what cannot be read of it as unreadable transactions; null if too little can. */
  fault: (Pick<BlockFault, "number" | "error"> & { partial: DecodedBlock | null }) | null;
}

/** Downloads a range of blocks and decodes it. Throws the ChainError of the first that no endpoint gives. */
export async function downloadBlocks(
  chain: ChainConfig,
  source: BlockSource,
  range: BlockRange,
  signal: AbortSignal,
): Promise<DecodedBlock[]> {
  const { blocks, fault } = await downloadUntilFault(chain, source, range, signal);
  if (fault) throw fault.error;
  return blocks;
}

/** Downloads a range of blocks up to the first that no endpoint gives, and decodes it. */
export function downloadUntilFault(
  chain: ChainConfig,
  source: BlockSource,
  range: BlockRange,
  signal: AbortSignal,
): Promise<Downloaded> {
  return abortTogether(signal, async (shared) => {
    const node = { client: source, signal: shared };
    const contracts = { ...node, chain, schemas: new Map(), hasFailed: false };
    const reads: SliceReads = { contracts, state: { ...node, hasFailed: false } };
    const limit = pLimit(SLICES_AT_ONCE);
    let isFaulty = false;
    const slices: Promise<Downloaded>[] = [];
    for (let { from, parentHash } = range; from <= range.to; from += SLICE, parentHash = undefined) {
      const slice = { from, to: Math.min(from + SLICE - 1, range.to), parentHash };
      slices.push(
        limit(async () => {
          if (isFaulty) return { blocks: [], fault: null };
          const read = await downloadSlice(source, slice, reads);
          isFaulty ||= read.fault !== null;
          return read;
        }),
      );
    }
    return joinSlices(await Promise.all(slices));
  });
}

/** The blocks of slices up to the first fault, or to the first that does not continue the one before. */
function joinSlices(slices: readonly Downloaded[]): Downloaded {
  const blocks: DecodedBlock[] = [];
  for (const slice of slices) {
    const [first, last] = [slice.blocks[0], blocks.at(-1)];
    if (first && last && !isLinked(first, last.hash)) {
      return { blocks, fault: { number: first.number, error: forked(first), partial: null } };
    }
    blocks.push(...slice.blocks);
    if (slice.fault) return { blocks, fault: slice.fault };
  }
  return { blocks, fault: null };
}

interface SliceReads {
  contracts: Parameters<typeof readAttestations>[0];
  state: StateReads;
}

async function downloadSlice(source: BlockSource, range: BlockRange, reads: SliceReads): Promise<Downloaded> {
  const { blocks, fault } = await source.blocksUntilFault(range, reads.contracts.signal);
  const [decoded, [partial = null]] = await Promise.all([
    decodeBlocks(blocks, reads),
    decodeBlocks(fault?.partial ? [fault.partial] : [], reads),
  ]);
  return { blocks: decoded, fault: fault && { ...fault, partial } };
}

async function decodeBlocks(blocks: readonly ChainBlock[], reads: SliceReads): Promise<DecodedBlock[]> {
  if (blocks.length === 0) return [];
  const { chain } = reads.contracts;
  const [state, attestations] = await Promise.all([
    readAccountState(reads.state, blocks),
    readAttestations(reads.contracts, blocks),
  ]);
  const context = {
    chainId: chain.id,
    trustedPools: new Set<string>(chain.contracts.pools),
    baseTokens: familyRules(chain).baseTokens,
    governors: new Set<string>(chain.contracts.governors),
    state,
  };
  return blocks.map((block) => ({
    number: block.number,
    hash: block.hash,
    parentHash: block.parentHash,
    time: block.time,
    rows: decodeBlock(block, context),
    unreadable: block.unreadable,
    partlyRead: findPartlyRead(block, state),
    names: readNameEvents(chain, block),
    attestations: attestations.get(block.number) ?? [],
    agents: readAgentEvents(chain, block),
  }));
}
