import { LRUCache } from "lru-cache";
import pLimit, { type LimitFunction } from "p-limit";
import type { Address, ChainConfig } from "../core/chains.ts";
import { ownedSingleton } from "../core/process-singleton.ts";
import { ChainError, isChainError } from "./errors.ts";
import { readNumber } from "./hex.ts";
import { interactiveClient } from "./interactive-client.ts";
import { createMulticall, type Multicall } from "./multicall.ts";
import type { ChainClient } from "./types.ts";

/** Holders asked about in one eth_call: what code sent along may measure, and its answer. */
const HOLDERS_PER_CALL = 100;
/** Calls of one request that run or wait at once: requests take turns, however much each asks for. */
const CALLS_PER_REQUEST = 2;
/** Calls to one chain under way at once in this process, and those that may wait. Half of the client's connections: others ask too. */
const CALLS_AT_ONCE = 2;
const MOST_WAITING = 64;
/** Balances one request may read from a chain: the largest question there is, 500 subjects of one wallet by 50 rules. */
const MOST_BALANCES = 25_000;
/** Longest that one request goes on asking a chain, milliseconds. */
const PATIENCE_MS = 10_000;
/** Balances of one chain that are remembered: some 10 MB. */
const MOST_REMEMBERED = 50_000;

/** A balance as it was at a block; null where the contract gave none. */
interface Remembered {
  block: number;
  units: bigint | null;
}

interface Balances {
  client: ChainClient;
  multicall: Multicall;
  /** By token and holder: a newer block's takes the place of an older one's. */
  remembered: LRUCache<string, Remembered>;
  queue: LimitFunction;
  /** The question for the newest block that is under way. */
  newestBlock: Promise<number> | null;
}

function balancesOf(chain: ChainConfig): Balances {
  const client = interactiveClient(chain);
  return ownedSingleton("token balances", client, () => ({
    client,
    multicall: createMulticall(client),
    remembered: new LRUCache({ max: MOST_REMEMBERED }),
    queue: pLimit(CALLS_AT_ONCE),
    newestBlock: null,
  }));
}

/** Call the chain when it is this call's turn; BUSY where too many calls wait already. */
async function inQueue<T>(queue: LimitFunction, call: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= MOST_WAITING) throw new ChainError("BUSY", "Too many calls to this chain are waiting");
  return queue(call);
}

/** What a holder has of a token, in its smallest unit; null where it could not be read. */
export type BalanceOf = (token: Address, holder: Address) => bigint | null;

/**
 * Read what each of these holders has of each of these tokens at the newest block of a chain. What was read at that block
 * before costs no call; the rest costs one eth_call for each token and 100 holders. What the chain does not tell, or what is
 * beyond the limits of a request and of this process, could not be read. Never throws for a fault of the chain.
 */
export async function readTokenBalances(
  chain: ChainConfig,
  input: { tokens: readonly Address[]; holders: readonly Address[] },
): Promise<BalanceOf> {
  const found = new Map<string, bigint | null>();
  const balanceOf: BalanceOf = (token, holder) => found.get(keyOf(token, holder)) ?? null;
  // A chain that is read through explorers alone cannot be asked.
  if (chain.rpcUrls.length === 0) return balanceOf;
  const balances = balancesOf(chain);
  const block = await readNewestBlock(balances);
  if (block === null) return balanceOf;
  const missing = recall(balances, { ...input, block, found });
  await readMissing(balances, { missing, block, found });
  return balanceOf;
}

const keyOf = (token: Address, holder: Address) => `${token} ${holder}`;

/** The number of the newest block; requests that ask at the same time share the answer. Null where the chain does not tell. */
async function readNewestBlock(balances: Balances): Promise<number | null> {
  balances.newestBlock ??= inQueue(balances.queue, async () =>
    readNumber(await balances.client.request("eth_blockNumber", []), "eth_blockNumber"),
  ).finally(() => {
    balances.newestBlock = null;
  });
  return orNull(balances.newestBlock);
}

/** Questions of one token that one call answers. */
interface Part {
  token: Address;
  holders: Address[];
}

/** Put into `found` what is remembered of this block; what is not, in parts, as far as one request may ask. */
function recall(
  { remembered }: Balances,
  input: { tokens: readonly Address[]; holders: readonly Address[]; block: number; found: Map<string, bigint | null> },
): Part[] {
  const { block, found } = input;
  const holders = [...new Set(input.holders)];
  const parts: Part[] = [];
  let left = MOST_BALANCES;
  for (const token of new Set(input.tokens)) {
    const unknown: Address[] = [];
    for (const holder of holders) {
      const known = remembered.get(keyOf(token, holder));
      if (known?.block === block) found.set(keyOf(token, holder), known.units);
      else if (left-- > 0) unknown.push(holder);
    }
    for (let from = 0; from < unknown.length; from += HOLDERS_PER_CALL) {
      parts.push({ token, holders: unknown.slice(from, from + HOLDERS_PER_CALL) });
    }
  }
  return parts;
}

/** Ask for each part. A chain that fails once is not asked further by this request. */
async function readMissing(
  { multicall, queue, remembered }: Balances,
  input: { missing: Part[]; block: number; found: Map<string, bigint | null> },
): Promise<void> {
  const { missing, block, found } = input;
  const begun = performance.now();
  const ask = async (): Promise<void> => {
    for (let part = missing.shift(); part !== undefined; part = missing.shift()) {
      if (performance.now() - begun > PATIENCE_MS) return;
      const { token, holders } = part;
      const read = await orNull(inQueue(queue, () => multicall.balances(token, holders)));
      if (read === null) {
        missing.length = 0;
        return;
      }
      for (const [place, holder] of holders.entries()) {
        const units = read[place] ?? null;
        found.set(keyOf(token, holder), units);
        remembered.set(keyOf(token, holder), { block, units });
      }
    }
  };
  await Promise.all(Array.from({ length: CALLS_PER_REQUEST }, ask));
}

/** Null where the chain, or the queue for it, is at fault. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (!isChainError(error)) throw error;
    return null;
  }
}
