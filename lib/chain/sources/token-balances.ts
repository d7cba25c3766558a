import { LRUCache } from "lru-cache";
import pLimit, { type LimitFunction } from "p-limit";
import type { Address, ChainConfig } from "../../core/chains.ts";
import { chunks } from "../../core/chunks.ts";
import { ownedSingleton } from "../../core/process-singleton.ts";
import { turnOf, type Waiting } from "../../core/turns.ts";
import { hasCapability } from "../capabilities.ts";
import { isChainError } from "../errors.ts";
import { readNumber } from "../hex.ts";
import { createMulticall, type Multicall } from "../multicall.ts";
import type { ChainClient } from "../types.ts";
import { inQueue, workInTurns } from "./contract-calls.ts";
import { interactiveClient } from "./open-source.ts";

/** Holders of one eth_call: limited by the size of deployless call data and of the result. */
const HOLDERS_PER_CALL = 100;
/** Calls of this process to one chain that run: half of the client's connections, which others use too. */
const CALLS_AT_ONCE = 2;
/** Balances one request may read from a chain: 500 subjects of one wallet by 50 rules. */
const MOST_BALANCES = 25_000;
/** Cached balances of one chain: some 10 MB. */
const CACHED_BALANCES = 50_000;

/** A balance at a block; null if the contract returned none. */
interface CachedBalance {
  block: number;
  units: bigint | null;
}

interface Balances {
  client: ChainClient;
  multicall: Multicall;
  /** By token and holder. */
  cache: LRUCache<string, CachedBalance>;
  queue: LimitFunction;
  /** The running read of the newest block. */
  newestBlock: Promise<number> | null;
}

function balancesOf(chain: ChainConfig): Balances {
  const client = interactiveClient(chain);
  return ownedSingleton("token balances", client, () => ({
    client,
    multicall: createMulticall(client),
    cache: new LRUCache({ max: CACHED_BALANCES }),
    queue: pLimit(CALLS_AT_ONCE),
    newestBlock: null,
  }));
}

/** A holder's balance of a token, in its smallest unit; null if it could not be read. */
type BalanceOf = (token: Address, holder: Address) => bigint | null;

/**
 * Reads each holder's balance of each token at the newest block of a chain. Balances read at that block before come from a cache;
 * the others cost one eth_call for each token and 100 holders. A balance is null if the contract returns none, and beyond the limits of a
 * request and of this process. Never throws for faults of the chain.
 */
export async function readTokenBalances(
  ctx: Waiting,
  chain: ChainConfig,
  input: { tokens: readonly Address[]; holders: readonly Address[] },
): Promise<BalanceOf> {
  const found = new Map<string, bigint | null>();
  const balanceOf: BalanceOf = (token, holder) => found.get(keyOf(token, holder)) ?? null;
  if (!hasCapability(chain, "state")) return balanceOf;
  const balances = balancesOf(chain);
  const block = await readNewestBlock(balances);
  if (block === null) return balanceOf;
  const missing = readCached(balances, { ...input, block, found });
  const caller = `balances of chain ${chain.id} for ${turnOf(ctx)}`;
  await readMissing(balances, { caller, signal: ctx.signal?.(), missing, block, found });
  return balanceOf;
}

const keyOf = (token: Address, holder: Address) => `${token} ${holder}`;

/** The number of the newest block, read once for concurrent requests. Null if the chain does not answer. */
async function readNewestBlock(balances: Balances): Promise<number | null> {
  balances.newestBlock ??= inQueue(balances.queue, async () =>
    readNumber(await balances.client.request("eth_blockNumber", []), "eth_blockNumber"),
  ).finally(() => {
    balances.newestBlock = null;
  });
  return orNull(balances.newestBlock);
}

/** Balances of one token that one call reads. */
interface Part {
  token: Address;
  holders: Address[];
}

/** Puts cached balances of this block into `found`. Returns the others in parts, within the limit of a request. */
function readCached(
  { cache }: Balances,
  input: { tokens: readonly Address[]; holders: readonly Address[]; block: number; found: Map<string, bigint | null> },
): Part[] {
  const { block, found } = input;
  const holders = [...new Set(input.holders)];
  const parts: Part[] = [];
  let left = MOST_BALANCES;
  for (const token of new Set(input.tokens)) {
    const unknown: Address[] = [];
    for (const holder of holders) {
      const known = cache.get(keyOf(token, holder));
      if (known?.block === block) found.set(keyOf(token, holder), known.units);
      else if (left-- > 0) unknown.push(holder);
    }
    parts.push(...chunks(unknown, HOLDERS_PER_CALL).map((part) => ({ token, holders: part })));
  }
  return parts;
}

/** Reads each part. After the first failure this request reads no further. */
async function readMissing(
  { multicall, queue, cache }: Balances,
  input: {
    caller: string;
    signal: AbortSignal | undefined;
    missing: Part[];
    block: number;
    found: Map<string, bigint | null>;
  },
): Promise<void> {
  const { caller, signal, missing, block, found } = input;
  const read = async ({ token, holders }: Part): Promise<void> => {
    const units = await inQueue(queue, () => multicall.balances(token, holders));
    for (const [place, holder] of holders.entries()) {
      const own = units[place] ?? null;
      found.set(keyOf(token, holder), own);
      cache.set(keyOf(token, holder), { block, units: own });
    }
  };
  await orNull(workInTurns(caller, missing, { read, signal }));
}

/** Null if the chain fails, or too many calls wait for it. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (!isChainError(error)) throw error;
    return null;
  }
}
