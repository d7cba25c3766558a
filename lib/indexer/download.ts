import pLimit from "p-limit";
import { abortTogether } from "../chain/abort-together.ts";
import { checkLinks } from "../chain/check-links.ts";
import { familyRules } from "../chain/families/rules.ts";
import type { Capabilities } from "../chain/sources/source.ts";
import type { ChainConfig } from "../core/chains.ts";
import { readAccountState, type StateReads } from "./account-state.ts";
import { readAttestations } from "./attestations.ts";
import { decodeBlock } from "./decode/decode-block.ts";
import type { DecodedBlock } from "./decode/decoded-block.ts";
import { findPartlyRead } from "./decode/smart-accounts/block-operations.ts";
import { readNameEvents } from "./names.ts";

/** Blocks that are decoded together as soon as they arrive, because decoded blocks need far less memory. */
const SLICE = 64;
/** Slices downloaded at once: the node always has a request to answer, and a slice's own contract reads do not wait long. */
const SLICES_AT_ONCE = 3;

type BlockSource = Capabilities["blocks"];

interface Range {
  from: number;
  to: number;
}

/** Downloads a range of blocks and decodes it. Throws INCONSISTENT if its blocks do not belong together. */
export function downloadBlocks(
  chain: ChainConfig,
  source: BlockSource,
  range: Range,
  signal: AbortSignal,
): Promise<DecodedBlock[]> {
  return abortTogether(signal, async (shared) => {
    const node = { client: source, signal: shared };
    const contracts = { ...node, chain, schemas: new Map(), hasFailed: false };
    const state = { ...node, hasFailed: false };
    const limit = pLimit(SLICES_AT_ONCE);
    const slices: Promise<DecodedBlock[]>[] = [];
    for (let from = range.from; from <= range.to; from += SLICE) {
      const slice = { from, to: Math.min(from + SLICE - 1, range.to) };
      slices.push(limit(() => downloadSlice(source, slice, { contracts, state })));
    }
    const blocks = (await Promise.all(slices)).flat();
    checkLinks(blocks);
    return blocks;
  });
}

async function downloadSlice(
  source: BlockSource,
  range: Range,
  reads: { contracts: Parameters<typeof readAttestations>[0]; state: StateReads },
): Promise<DecodedBlock[]> {
  const { chain, signal } = reads.contracts;
  const blocks = await source.blocks(range.from, range.to, signal);
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
  }));
}
