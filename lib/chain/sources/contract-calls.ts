import { LRUCache } from "lru-cache";
import pLimit, { type LimitFunction } from "p-limit";
import { decodeFunctionResult, encodeFunctionData, type Hex, keccak256, multicall3Abi, toHex } from "viem";
import type { Address, ChainConfig } from "../../core/chains.ts";
import { chunks } from "../../core/chunks.ts";
import { runExclusive } from "../../core/concurrency.ts";
import { groupBy } from "../../core/group-by.ts";
import { ownedSingleton, processSingleton } from "../../core/process-singleton.ts";
import { turnOf, type Waiting } from "../../core/turns.ts";
import type { Capabilities } from "../capabilities.ts";
import { ChainError, isChainError } from "../errors.ts";
import { readBytes } from "../hex.ts";
import { MULTICALL3 } from "../multicall.ts";
import type { BlockHeader } from "../types.ts";
import { openSource } from "./open-source.ts";

// Calls of contracts that strangers may have written, for policies: many of one contract in one eth_call, as of one block.

/** Calls of one eth_call: 100 wallets, and some that are linked to them. */
const CALLS_AT_ONCE = 125;
/** Gas of one eth_call, below the limit of a transaction since Osaka (EIP-7825), which some nodes apply to calls. */
const CONTRACT_GAS = 16_000_000n;
/** Bytes of an answer that are read; 32 words. */
const MOST_ANSWER_BYTES = 1_024;
/** Where a whole call of many failed, so many are asked alone first: a contract that burns its gas answers none of them. */
const PROBES = 4;
/** Then the others are asked together again, in so many parts: who made the gas run out is in one of them. */
const SECOND_PARTS = 4;
/** Calls that one request makes of a chain: 500 subjects of one wallet by 50 rules. */
const MOST_CALLS = 25_000;
/** Largest response that is read. */
const MOST_BYTES = 1024 * 1024;
/** Of all callers together: twice what one has. */
const CALLS_RUNNING = 4;
const CACHE_BYTES = 16 * 1024 * 1024;
const ENTRY_BYTES = 400;
/** A user waits. */
const LIMITS = {
  timeoutMs: 4_000,
  maxBytes: MOST_BYTES,
  retry: { attempts: 2, baseMs: 100, maxMs: 200, longestPauseMs: 1_000 },
};
/** Code hashes of Multicall3: of its deployments, and of the code that viem has. Another contract at its address is not asked: it could answer anything. */
const MULTICALL3_CODES: ReadonlySet<string> = new Set([
  "0xd5c15df687b16f2ff992fc8d767b4216323184a2bbc6ee2f9c398c318e770891",
  "0x5a29a1eb2f59e45e4249b938c8192cac0d2bd32398e1afa03f302a867db692ea",
]);

export interface ContractCall {
  to: Address;
  data: Hex;
}

/** A block as of which contracts are asked. */
export type AskedBlock = Pick<BlockHeader, "number" | "hash" | "time">;

/** What a contract says: bytes, its own revert, or why neither is known. */
export type ContractAnswer =
  | { kind: "returned"; data: Hex }
  | { kind: "reverted"; data: Hex }
  | { kind: "unknown"; why: string };

type Reader = Capabilities["state"] & Capabilities["blocks"];

/** Contracts of one chain, with what was read of them. */
export interface Contracts {
  client: Reader;
  queue: LimitFunction;
  /** By block, contract and call data; only what contracts say themselves. */
  answers: LRUCache<string, ContractAnswer>;
  /** Whether Multicall3 is deployed; null: it is still to be asked. */
  hasMulticall: boolean | null;
}

export function contractsOf(chain: ChainConfig): Contracts {
  const client = processSingleton(`contract calls ${chain.id} ${chain.rpcUrls.join(" ")}`, () =>
    openSource(chain, "blocks", LIMITS),
  );
  return ownedSingleton("contract calls", client, () => ({
    client,
    queue: pLimit(CALLS_RUNNING),
    answers: new LRUCache({ maxSize: CACHE_BYTES, sizeCalculation: sizeOfAnswer }),
    hasMulticall: null,
  }));
}

function sizeOfAnswer(answer: ContractAnswer): number {
  return ENTRY_BYTES + (answer.kind === "unknown" ? 0 : answer.data.length);
}

/** Reserves calls of a node for the caller; false: its share is used up. */
export type Spend = (calls: number) => Promise<boolean>;

export const callKey = ({ to, data }: ContractCall) => `${to} ${data}`;

interface Asked {
  chain: ChainConfig;
  block: AskedBlock;
  calls: readonly ContractCall[];
  spend: Spend;
}

/**
 * The answers of contracts at a block, by {@link callKey}. Calls of different contracts never share an eth_call: a hostile one can only spoil its
 * own. Throws STATE_UNAVAILABLE if no node keeps the block's state, and the reason of the caller's signal; other faults of the chain are
 * answers that are not known.
 */
export async function readContracts(
  ctx: Waiting,
  { chain, block, calls, spend }: Asked,
): Promise<ReadonlyMap<string, ContractAnswer>> {
  const contracts = contractsOf(chain);
  const found = new Map<string, ContractAnswer>();
  const missing = new Map<string, ContractCall>();
  for (const call of calls) {
    const known = contracts.answers.get(`${block.hash} ${callKey(call)}`);
    if (known) found.set(callKey(call), known);
    else missing.set(callKey(call), call);
  }
  if (missing.size === 0) return found;
  const asked = [...missing.values()].slice(0, MOST_CALLS);
  const unknown = (why: string) => {
    for (const key of missing.keys()) if (!found.has(key)) found.set(key, { kind: "unknown", why });
    return found;
  };
  try {
    contracts.hasMulticall ??= await inQueue(contracts.queue, () => findMulticall(contracts.client));
    const size = contracts.hasMulticall ? CALLS_AT_ONCE : chain.rpcBatchSize;
    const byContract = groupBy(asked, ({ to }) => to);
    const parts = [...byContract.values()].flatMap((own) => chunks(own, size));
    if (!(await spend(contracts.hasMulticall ? parts.length : asked.length))) return unknown(USED_UP);
    const caller = `contract calls of chain ${chain.id} for ${turnOf(ctx)}`;
    // A contract that takes the node too long empties its own answers, not those of others.
    const failed = new Set<string>();
    const read = async (part: readonly ContractCall[]) => {
      for (const [key, answer] of await answersOf(contracts, { block, calls: part, spend }, failed)) {
        found.set(key, answer);
        if (answer.kind !== "unknown") contracts.answers.set(`${block.hash} ${key}`, answer);
      }
    };
    const isDone = await workInTurns(caller, parts, { read, signal: ctx.signal?.() });
    return unknown(isDone ? TOO_MANY : SLOW);
  } catch (error) {
    if (!isChainError(error) || error.code === "STATE_UNAVAILABLE") throw error;
    return unknown(error.code === "BUSY" ? BUSY : NO_NODE);
  }
}

/** What calls of one contract return; unknown for one that has `failed`, as it does when the node does not answer. */
async function answersOf(contracts: Contracts, part: Parameters<typeof readPart>[1], failed: Set<string>) {
  const [first] = part.calls;
  if (first && failed.has(first.to)) return allUnknown(part.calls, NO_NODE);
  try {
    return await inQueue(contracts.queue, () => readPart(contracts, part));
  } catch (error) {
    if (!isChainError(error) || error.code === "STATE_UNAVAILABLE" || error.code === "BUSY") throw error;
    if (first) failed.add(first.to);
    return allUnknown(part.calls, NO_NODE);
  }
}

/** Calls of one developer or client that run or wait at the same time, so that neither large requests nor many delay others'. */
const CALLS_PER_CALLER = 2;
/** Calls of this process to one chain that wait. */
const MOST_WAITING = 64;
/** How long one request may read a chain, milliseconds, from its first turn on. */
const PATIENCE_MS = 10_000;

/** Calls the chain when it is this call's turn. Throws BUSY if too many calls wait. */
export async function inQueue<T>(queue: LimitFunction, call: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= MOST_WAITING) throw new ChainError("BUSY", "Too many calls to this chain are waiting");
  return queue(call);
}

/**
 * Reads each part in the caller's turns, and none after the first failure, which it throws, or once `signal` is aborted, whose reason it
 * throws. Returns false if the parts took too long, so that some were not read.
 */
export async function workInTurns<T>(
  caller: string,
  parts: readonly T[],
  { read, signal }: { read: (part: T) => Promise<void>; signal: AbortSignal | undefined },
): Promise<boolean> {
  const missing = [...parts];
  let startedAt: number | undefined;
  let isLate = false;
  const work = async (_: unknown, place: number): Promise<void> => {
    for (let part = missing.shift(); part !== undefined; part = missing.shift()) {
      const own = part;
      try {
        await runExclusive(`${caller} ${place}`, async () => {
          signal?.throwIfAborted();
          startedAt ??= performance.now();
          isLate ||= performance.now() - startedAt > PATIENCE_MS;
          if (!isLate) await read(own);
        });
      } catch (error) {
        missing.length = 0;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: CALLS_PER_CALLER }, work));
  return !isLate;
}

const USED_UP = "The calls of nodes that one developer has in a day (CHAIN_READS_PER_DAY) are used up.";
const TOO_MANY = `One request asks a chain for at most ${MOST_CALLS.toLocaleString("en")} results.`;
const SLOW = "The chain did not answer in time.";
const BUSY = "Too many calls to this chain are waiting.";
const NO_NODE = "The chain's node does not answer.";
const NO_ANSWER = `The contract gives no answer within ${CONTRACT_GAS.toLocaleString("en")} gas.`;
const TOO_LONG = `The contract returns more than ${MOST_ANSWER_BYTES.toLocaleString("en")} bytes.`;

/** Whether the chain has Multicall3: at its address there may be another contract. */
async function findMulticall(client: Reader): Promise<boolean> {
  const code = readBytes(await client.request("eth_getCode", [MULTICALL3, "latest"]), "eth_getCode");
  return MULTICALL3_CODES.has(keccak256(code as Hex)); // Its prefix was checked.
}

interface Part {
  block: AskedBlock;
  calls: readonly ContractCall[];
  spend: Spend;
}

/**
 * The answers of one part. If one of the calls took the gas that others need, nothing of it is believed: some are asked alone, the others
 * together once more, and what is still not known alone.
 */
async function readPart(contracts: Contracts, part: Part, isAgain = false): Promise<Map<string, ContractAnswer>> {
  if (!contracts.hasMulticall) return readAlone(contracts.client, part);
  const answers = await readTogether(contracts.client, part);
  const unsure = part.calls.filter((call) => !answers.has(callKey(call)));
  if (unsure.length === 0) return answers;
  const take = async (calls: readonly ContractCall[]) => {
    if (calls.length === 0) return true;
    const isPaid = await part.spend(calls.length);
    const alone = isPaid ? await readAlone(contracts.client, { ...part, calls }) : allUnknown(calls, USED_UP);
    for (const [key, answer] of alone) answers.set(key, answer);
    return [...alone.values()].some((answer) => answer.kind !== "unknown");
  };
  // Not the first ones: who can burn gas could have put its own wallets there.
  const step = Math.max(1, Math.floor(unsure.length / PROBES));
  const probes = unsure.filter((_, index) => index % step === 0).slice(0, PROBES);
  const others = unsure.filter((call) => !probes.includes(call));
  if (!(await take(probes))) {
    for (const [key, answer] of allUnknown(others, NO_ANSWER)) answers.set(key, answer);
  } else if (isAgain || others.length <= PROBES) {
    await take(others);
  } else {
    for (const calls of chunks(others, Math.ceil(others.length / SECOND_PARTS))) {
      const isPaid = await part.spend(1);
      const found = isPaid ? await readPart(contracts, { ...part, calls }, true) : allUnknown(calls, USED_UP);
      for (const [key, answer] of found) answers.set(key, answer);
    }
  }
  return answers;
}

function allUnknown(calls: readonly ContractCall[], why: string): Map<string, ContractAnswer> {
  return new Map(calls.map((call) => [callKey(call), { kind: "unknown", why }]));
}

/**
 * Call data for Multicall3 that takes some 2,400,000 gas, nearly all for memory, and then reverts with Multicall3's words; with less gas it
 * ends without words. As the last of many calls it proves that each before it had as much: a contract may catch its own lack of gas, and
 * answer as if nothing had happened. All elements of its list but the last are one: the precompile that returns what it is given.
 */
const GAS_PROOF: Hex = (() => {
  const [copies, bytes] = [124, 8_192];
  const word = (value: number) => value.toString(16).padStart(64, "0");
  const call = (target: string, allowFailure: 0 | 1, length: number) =>
    target.slice(2).padStart(64, "0") + word(allowFailure) + word(96) + word(length) + "00".repeat(length);
  const copy = call("0x04", 1, bytes);
  const start = 32 * (copies + 1);
  const offsets = word(start).repeat(copies) + word(start + copy.length / 2);
  // Multicall3 has no function without a selector.
  return `0x82ad56cb${word(32)}${word(copies + 1)}${offsets}${copy}${call(MULTICALL3, 0, 0)}`;
})();

/** The answers by Multicall3. Without those of which it is not known whether they lacked gas: all, or those without data. */
async function readTogether(client: Reader, { block, calls }: Part): Promise<Map<string, ContractAnswer>> {
  const answers = new Map<string, ContractAnswer>();
  const asked = [...calls, { to: MULTICALL3, data: GAS_PROOF }];
  const args = asked.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data }));
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: "aggregate3", args: [args] });
  const results = await orNone(async () => {
    const [answer] = await client.callEach([{ to: MULTICALL3, data, gas: toHex(CONTRACT_GAS) }], block.number);
    return typeof answer === "string" && answer !== "0x"
      ? decodeFunctionResult({ abi: multicall3Abi, functionName: "aggregate3", data: answer as Hex }) // Its prefix was checked.
      : [];
  });
  const proof = results[calls.length];
  if (!proof || proof.success || proof.returnData === "0x") return answers;
  for (const [index, { success, returnData }] of results.entries()) {
    const call = calls[index];
    if (!call || (!success && returnData === "0x")) continue;
    answers.set(callKey(call), success ? returned(returnData) : { kind: "reverted", data: returnData });
  }
  return answers;
}

/** An empty list where the answer of the whole call is too long, or not what Multicall3 returns. */
async function orNone<T>(read: () => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await read();
  } catch (error) {
    if (isChainError(error) && error.code !== "TOO_LARGE") throw error;
    return [];
  }
}

function returned(data: Hex): ContractAnswer {
  return (data.length - 2) / 2 <= MOST_ANSWER_BYTES ? { kind: "returned", data } : { kind: "unknown", why: TOO_LONG };
}

/** The answers by calls of their own, in batches, with the sender that a contract sees through Multicall3. */
async function readAlone(client: Reader, part: Part): Promise<Map<string, ContractAnswer>> {
  const { calls, block } = part;
  if (calls.length === 0) return new Map();
  const single = calls.map((call) => ({ ...call, from: MULTICALL3, gas: toHex(CONTRACT_GAS) }));
  try {
    const answers = await client.callEach(single, block.number);
    return new Map(calls.map((call, index) => [callKey(call), answerOf(answers[index] ?? "0x")]));
  } catch (error) {
    if (!isChainError(error) || error.code !== "TOO_LARGE") throw error;
    const [first] = calls;
    if (first && calls.length === 1) return allUnknown([first], TOO_LONG);
    const middle = Math.ceil(calls.length / 2);
    const lower = await readAlone(client, { ...part, calls: calls.slice(0, middle) });
    return new Map([...lower, ...(await readAlone(client, { ...part, calls: calls.slice(middle) }))]);
  }
}

function answerOf(answer: string | ChainError): ContractAnswer {
  if (!isChainError(answer)) return returned(answer as Hex); // Its prefix was checked.
  return answer.revertData === undefined
    ? { kind: "unknown", why: NO_ANSWER }
    : { kind: "reverted", data: answer.revertData as Hex }; // As it was read.
}
