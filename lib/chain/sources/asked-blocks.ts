import { LRUCache } from "lru-cache";
import type { ChainConfig } from "../../core/chains.ts";
import { runExclusive } from "../../core/concurrency.ts";
import { ownedSingleton } from "../../core/process-singleton.ts";
import { turnOf, type Waiting } from "../../core/turns.ts";
import { hasCapability } from "../capabilities.ts";
import { ChainError, isChainError } from "../errors.ts";
import { toHex } from "../json-rpc/calls.ts";
import { type AskedBlock, type Contracts, contractsOf, inQueue, type Spend } from "./contract-calls.ts";

// The blocks as of which contracts are asked: the final one, and the last one of a day.

const DAY = 86_400;
/** How long the final block is taken for the newest, milliseconds of the caller's clock. */
const FRESH_MS = 1_000;
const CACHED_DAYS = 5_000;
const OLD_DAYS = 30;
const ANYBODY = `0x${"0".repeat(40)}`;
/** Headers of one search for a day's last block: two, and twice what halving 2^32 blocks takes. */
const MOST_HEADERS = 66;
/** How long one search asks for headers. */
const SEARCH_MS = 10_000;

interface Blocks {
  final: { at: number; block: Promise<AskedBlock> } | null;
  /** By day (00:00 UTC, unix seconds). */
  days: LRUCache<number, AskedBlock>;
  /** The searches that run, by day. */
  searches: Map<number, Promise<unknown>>;
}

function blocksOf({ client }: Contracts): Blocks {
  return ownedSingleton("asked blocks", client, () => ({
    final: null,
    days: new LRUCache({ max: CACHED_DAYS }),
    searches: new Map(),
  }));
}

/** The newest final block of a chain's node. Throws a ChainError. */
export function finalBlock(chain: ChainConfig, now: Date): Promise<AskedBlock> {
  const contracts = contractsOf(chain);
  const blocks = blocksOf(contracts);
  const known = blocks.final;
  if (known && Math.abs(now.getTime() - known.at) < FRESH_MS) return known.block;
  const block = inQueue(contracts.queue, async () => {
    const { client } = contracts;
    const number = await client.finalized();
    if (number < 0) throw new ChainError("BLOCK_NOT_FOUND", `Chain ${chain.id} has no final block yet`);
    return requireHeader(contracts, number);
  });
  const final = { at: now.getTime(), block };
  blocks.final = final;
  block.catch(() => {
    if (blocks.final === final) blocks.final = null;
  });
  return block;
}

async function requireHeader({ client }: Contracts, number: number): Promise<AskedBlock> {
  const header = await client.header(number);
  if (header) return header;
  // The endpoint that named it is behind others.
  throw new ChainError("BLOCK_NOT_FOUND", `No endpoint has block ${number}`);
}

/**
 * The last block of a UTC day (00:00, unix seconds), searched in the caller's turn. `open`: it is not known yet, since the final block is of no
 * later day or the search took too long; null: the chain did not exist on that day; `spent`: the caller's calls are used up. Throws a ChainError.
 */
export function lastBlockOfDay(
  ctx: Pick<Waiting, "actor" | "client"> & { now: Date },
  { chain, day, spend }: { chain: ChainConfig; day: number; spend: Spend },
): Promise<FoundBlock> {
  return findLastBlock(chain, { day, now: ctx.now, spend, caller: turnOf(ctx) });
}

type FoundBlock = AskedBlock | "spent" | "open" | null;

async function findLastBlock(
  chain: ChainConfig,
  { day, now, spend, caller }: { day: number; now: Date; spend: Spend; caller: string },
): Promise<FoundBlock> {
  const contracts = contractsOf(chain);
  const { days, searches } = blocksOf(contracts);
  const known = days.get(day);
  if (known) return known;
  const end = day + DAY;
  const final = await finalBlock(chain, now);
  if (final.time < end) return "open";
  return runExclusive(`last blocks of days of chain ${chain.id} for ${caller}`, async () => {
    // One search for all who ask; those after one that failed search themselves.
    for (let other = searches.get(day); other; other = searches.get(day)) await other.catch(() => null);
    const found = days.get(day);
    if (found) return found;
    const own = search(contracts, { end, final, spend, days });
    searches.set(day, own);
    try {
      const block = await own;
      if (block !== null && typeof block !== "string") days.set(day, block);
      return block;
    } finally {
      searches.delete(day);
    }
  });
}

/** The last block before a time, between the first block and a later one. It looks where the times of known blocks lead, and halves in turns. */
async function search(
  contracts: Contracts,
  { end, final, spend, days }: { end: number; final: AskedBlock; spend: Spend; days: Blocks["days"] },
): Promise<FoundBlock> {
  const startedAt = performance.now();
  let above = final;
  let below: AskedBlock | null = null;
  // Other days lie near.
  for (const block of days.values()) {
    if (block.time >= end && block.time < above.time) above = block;
    if (block.time < end && (below === null || block.time > below.time)) below = block;
  }
  for (let asked = 0; asked < MOST_HEADERS; asked++) {
    if (below !== null && above.number - below.number <= 1) return below;
    const number: number = below === null ? 0 : between(below, above, end, asked % 2 === 1);
    if (performance.now() - startedAt > SEARCH_MS) break;
    if (!(await spend(1))) return "spent";
    const header: AskedBlock = await inQueue(contracts.queue, () => requireHeader(contracts, number));
    if (header.time < end) below = header;
    else if (number === 0) return null;
    else above = header;
  }
  return "open";
}

function between(below: AskedBlock, above: AskedBlock, end: number, halves: boolean): number {
  const blocks = above.number - below.number;
  const share = halves || above.time <= below.time ? 0.5 : (end - below.time) / (above.time - below.time);
  return below.number + Math.min(blocks - 1, Math.max(1, Math.floor(blocks * share)));
}

/** Whether a node of the chain has the state of 30 days ago, or of its first block if it is younger. Throws a ChainError. */
export async function keepsOldState(chain: ChainConfig, now: Date): Promise<boolean> {
  if (!hasCapability(chain, "state")) return false;
  const day = Math.floor(now.getTime() / 1_000 / DAY) * DAY - OLD_DAYS * DAY;
  const block = await findLastBlock(chain, { day, now, spend: async () => true, caller: "this service" });
  const number = block === null || typeof block === "string" ? 0 : block.number;
  const contracts = contractsOf(chain);
  try {
    const asked = [ANYBODY, toHex(number)];
    await inQueue(contracts.queue, () => contracts.client.request("eth_getBalance", asked));
    return true;
  } catch (error) {
    if (isStateLost(error)) return false;
    throw error;
  }
}

/** Whether an error says that no node keeps the state of a block. */
export function isStateLost(error: unknown): boolean {
  return isChainError(error) && error.code === "STATE_UNAVAILABLE";
}
