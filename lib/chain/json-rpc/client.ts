import type { ChainConfig } from "../../core/chains.ts";
import { chunks } from "../../core/chunks.ts";
import type { SourceOptions } from "../capabilities.ts";
import { inconsistent } from "../check-links.ts";
import { ChainError, isChainError } from "../errors.ts";
import { familyOf, familyRules } from "../families/rules.ts";
import { isHash, isRecord, quantity, readAddress, readBytes, readList } from "../hex.ts";
import { type Clock, systemClock } from "../retry.ts";
import type { BlockHeader, BlockLog, ChainClient, LogQuery, LogsAhead, StateCall } from "../types.ts";
import type { RpcCall } from "./batch-sender.ts";
import { readHeader } from "./blocks.ts";
import { getBlock, getReceipt, toHex } from "./calls.ts";
import { createBlockDownload } from "./download-blocks.ts";
import { readBlockLog, readReceipt } from "./read-receipt.ts";
import { createRetainedLogs, matches, requireBlock } from "./retained-logs.ts";
import { createRpc, type Rpc } from "./rpc.ts";

export interface ChainClientOptions extends SourceOptions {
  /** HTTP requests in flight at once. */
  concurrency?: number;
}

const defaults = {
  timeoutMs: 20_000,
  concurrency: 4,
  maxBytes: 64 * 1024 * 1024,
  retry: { attempts: 5, baseMs: 250, maxMs: 8_000 },
};

/** A client of one chain's JSON-RPC endpoints; see ChainClient. */
export function createChainClient(chain: ChainConfig, options: ChainClientOptions = {}): ChainClient {
  const { rpcBatchSize: batchSize } = chain;
  const { clock, ...limits } = { ...defaults, clock: systemClock, ...options };
  const retry = { ...defaults.retry, ...options.retry };
  const rpc = createRpc({ ...limits, urls: chain.rpcUrls, chainId: chain.id, batchSize, retry, clock });
  const family = familyOf(chain);
  // ZKsync's headers have empty blooms, and an unknown family's may.
  const requireRetained = createRetainedLogs({ hasBlooms: family !== null && family !== "zksync", clock });

  const client: ChainClient = {
    chainId: chain.id,
    verify: rpc.verify,
    head: createHeadReader(rpc, chain.headQuorum, clock),
    finalized: async (head, signal) => readFinalized(rpc, chain, head ?? (await client.head(signal)).number, signal),
    headerOfEach: (number, signal) => readHeaderOfEach(rpc, number, signal),
    silentMs: rpc.silentMs,
    header: (number, signal) => readHeaderOfAny(rpc, number, signal),
    hasBlock: (header, signal) => isOnSomeEndpoint(rpc, header, signal),
    ...createBlockDownload(rpc, { rules: familyRules(chain), batchSize, policy: retry, clock }),
    receipt: (hash, signal) => rpc.request([getReceipt(hash)], ([result]) => readReceipt(result, hash), signal),
    sender: (place, signal) =>
      rpc.request([transactionCall(place)], ([result]) => readSender(result, place.txHash), signal),
    logs: (query, from, to, signal, atOnce) => {
      const read = { rpc, requireRetained, query: typeof query === "string" ? { address: query } : query, atOnce };
      return readLogs(read, from, to, signal);
    },
    logsAhead: (query, from, to, options) => readAhead({ rpc, requireRetained, query }, from, to, options),
    async call(to, data, signal) {
      const [answer] = await client.calls(to, [data], signal);
      return readBytes(answer, "eth_call");
    },
    calls: (to, data, signal) => callContract(rpc, { to, data, batchSize }, signal),
    callEach: (calls, block, signal) => callEach(rpc, { calls, block, batchSize }, signal),
    request: (method, params, signal) =>
      rpc.request([{ method, params }], ([result]) => readText(result, method), signal),
    close: rpc.close,
  };
  return client;
}

function transactionCall({ txHash, blockHash, txIndex }: Parameters<ChainClient["sender"]>[0]): RpcCall {
  if (blockHash === undefined || txIndex === undefined) return { method: "eth_getTransactionByHash", params: [txHash] };
  return { method: "eth_getTransactionByBlockHashAndIndex", params: [blockHash, `0x${txIndex.toString(16)}`] };
}

type HeadReader = (signal?: AbortSignal) => Promise<BlockHeader>;

/** How long the head of an endpoint may stand before the others are asked whether the chain goes on, milliseconds. */
const STALLED_MS = 60_000;
/** How long the head that an endpoint had is compared with those of others, until all are asked again, milliseconds. */
const KNOWN_MS = 5 * STALLED_MS;

/** The heads that endpoints gave, and since when. */
function createSeenHeads({ now }: Pick<Clock, "now">) {
  const heads = new Map<object, { number: number; since: number; at: number }>();
  return {
    note(endpoint: object, { number }: BlockHeader): void {
      const known = heads.get(endpoint);
      heads.set(endpoint, { number, since: known?.number === number ? known.since : now(), at: now() });
    },
    isStalled: (endpoint: object) => now() - (heads.get(endpoint)?.since ?? now()) >= STALLED_MS,
    highest: () => Math.max(...[...heads.values()].flatMap(({ number, at }) => (now() - at < KNOWN_MS ? number : []))),
  };
}

/**
 * Reads the head of the healthiest endpoint. One whose head stands while another one has later blocks has failed: the next is asked, and it
 * comes last for a while.
 */
function createNewestReader(rpc: Rpc, clock: Pick<Clock, "now">): HeadReader {
  const { note, isStalled, highest } = createSeenHeads(clock);
  let comparedAt = Number.NEGATIVE_INFINITY;

  const read = (signal?: AbortSignal) =>
    rpc.request(
      [getBlock("latest", false)],
      ([result], _ask, endpoint) => {
        const head = readHeader(result);
        note(endpoint, head);
        if (!isStalled(endpoint) || head.number >= highest()) return { head, mayBeBehind: isStalled(endpoint) };
        const words = `The endpoint's head has stood at block ${head.number} for a minute, and another has had block ${highest()}`;
        throw new ChainError("MALFORMED", words);
      },
      signal,
    );
  /** Asks every endpoint for its head, which counts if the block above this one is there. */
  const compare = ({ number }: BlockHeader, signal?: AbortSignal) =>
    rpc.requestOfEach(
      [getBlock("latest", false), getBlock(number + 1, false)],
      ([latest, next], _ask, endpoint) => {
        if (isRecord(next)) note(endpoint, readHeader(latest));
      },
      signal,
    );

  return async (signal) => {
    const { head, mayBeBehind } = await read(signal);
    if (!mayBeBehind || rpc.endpoints < 2 || clock.now() - comparedAt < KNOWN_MS) return head;
    comparedAt = clock.now();
    await compare(head, signal);
    return head.number >= highest() ? head : (await read(signal)).head;
  };
}

/** Reads the newest block: that of the healthiest endpoint, or the newest one that `quorum` endpoints have. */
function createHeadReader(rpc: Rpc, quorum: number, clock: Clock): HeadReader {
  if (quorum === 1) return createNewestReader(rpc, clock);

  const readOfEach = async (block: number | "latest", signal?: AbortSignal): Promise<BlockHeader[]> => {
    // An endpoint that is behind answers null.
    const read = ([result]: unknown[]) => (result === null ? null : readHeader(result));
    const results = await rpc.requestOfEach([getBlock(block, false)], read, signal);
    return results.flatMap((result) => (result.status === "fulfilled" && result.value ? result.value : []));
  };
  return async (signal) => {
    const heads = (await readOfEach("latest", signal)).sort((a, b) => b.number - a.number);
    // Skip the heads that fewer than a quorum can have reached, so that no single endpoint delays the others.
    const candidates = heads.slice(quorum - 1);
    for (const { number } of candidates) {
      const headers = await readOfEach(number, signal);
      const agreed = headers.find(({ hash }) => headers.filter((other) => other.hash === hash).length >= quorum);
      if (agreed) return agreed;
    }
    const [newest] = candidates;
    if (newest) throw inconsistent(newest, `fewer than ${quorum} endpoints agree on it or a block below`);
    throw new ChainError("UNREACHABLE", `${heads.length} endpoints answer, and ${quorum} must agree on the head`);
  };
}

async function readHeaderOfEach(
  rpc: Rpc,
  number: number,
  signal?: AbortSignal,
): Promise<(BlockHeader | null | undefined)[]> {
  const read = ([result]: unknown[]) => readHeaderOf(number, result);
  const answers = await rpc.requestOfEach([getBlock(number, false)], read, signal);
  return answers.map((answer) => (answer.status === "fulfilled" ? answer.value : undefined));
}

/** Requests by method are of quantities and bytes: any other answer is a fault, for which the next endpoint is asked. */
function readText(result: unknown, method: string): string {
  const isText = typeof result === "string" && result.startsWith("0x");
  if (isText && (result !== "0x" || method !== "eth_getBalance")) return result;
  throw new ChainError("MALFORMED", `The node's answer to ${method} is not hex`);
}

function readSender(result: unknown, hash: string): string {
  if (isRecord(result) && isHash(result.hash) && result.hash.toLowerCase() === hash) {
    return readAddress(result.from, "from");
  }
  throw new ChainError("INCONSISTENT", `The node has no transaction ${hash}`);
}

function readHeaderOf(number: number, result: unknown): BlockHeader | null {
  if (result === null) return null;
  const header = readHeader(result);
  if (header.number === number) return header;
  throw new ChainError("MALFORMED", `The node returned block ${header.number} when block ${number} was requested`);
}

/** An endpoint without the block may be behind: the next one is asked. */
async function readHeaderOfAny(rpc: Rpc, number: number, signal?: AbortSignal): Promise<BlockHeader | null> {
  const call = [getBlock(number, false)];
  const first = await rpc.request(call, ([result]) => readHeaderOf(number, result), signal);
  if (first) return first;
  const answers = await rpc.requestOfEach(call, ([result]) => readHeaderOf(number, result), signal);
  return answers.flatMap((one) => (one.status === "fulfilled" && one.value ? one.value : []))[0] ?? null;
}

async function isOnSomeEndpoint(
  rpc: Rpc,
  { number, hash }: Pick<BlockHeader, "number" | "hash">,
  signal?: AbortSignal,
): Promise<boolean> {
  const answers = await rpc.requestOfEach(
    [getBlock(number, false)],
    ([result]) => {
      const header = readHeaderOf(number, result);
      if (!header || header.hash === hash) return header !== null;
      throw new ChainError("WRONG_CHAIN", `The endpoint has another block ${number} than ${hash}`);
    },
    signal,
  );
  return answers.some((one) => one.status === "fulfilled" && one.value);
}

async function callContract(
  rpc: Rpc,
  { to, data, batchSize }: { to: string; data: readonly string[]; batchSize: number },
  signal?: AbortSignal,
): Promise<string[]> {
  const toCall = (input: string): RpcCall => ({ method: "eth_call", params: [{ to, data: input }, "latest"] });
  const read = (results: unknown[]) => results.map((result) => readBytes(result, "eth_call"));
  const parts = chunks(data, batchSize).map((part) => rpc.request(part.map(toCall), read, signal));
  return (await Promise.all(parts)).flat();
}

async function callEach(
  rpc: Rpc,
  { calls, block, batchSize }: { calls: readonly StateCall[]; block: number; batchSize: number },
  signal?: AbortSignal,
): Promise<(string | ChainError)[]> {
  const toCall = (call: StateCall): RpcCall => {
    return { method: "eth_call", params: [call, toHex(block)], onError: "return" };
  };
  const read = (results: unknown[]) =>
    results.map((result) => {
      if (!isChainError(result)) return readBytes(result, "eth_call");
      if (result.code !== "REVERTED") throw result;
      return result;
    });
  const parts = chunks(calls, batchSize).map((part) => rpc.request(part.map(toCall), read, signal));
  return (await Promise.all(parts)).flat();
}

/**
 * Reads the newest final block, given the head; see BlockReader.finalized. If the node does not name one, now or ever, only the depth
 * decides; the next call asks the node again.
 */
async function readFinalized(rpc: Rpc, chain: ChainConfig, head: number, signal?: AbortSignal): Promise<number> {
  const byDepth = Math.max(head - chain.finalityDepth, -1);
  if (chain.local) return byDepth;
  // Some nodes answer null until their consensus client names one; what cannot be read names none either.
  const read = ([result]: unknown[]) => (isRecord(result) && !isChainError(result) ? quantity(result.number) : null);
  const call = { ...getBlock("finalized", false), onError: "return" as const };
  return Math.min(byDepth, Number((await rpc.request([call], read, signal)) ?? byDepth));
}

/** Blocks whose logs one request covers; public nodes refuse many more. */
const BLOCKS_PER_REQUEST = 1_000;

interface LogReads {
  rpc: Rpc;
  requireRetained: ReturnType<typeof createRetainedLogs>;
  query: LogQuery;
  /** Blocks of one request; default 1,000. */
  atOnce?: number;
}

/**
 * The logs of a query in blocks `from` to `to`, both included, in order. An endpoint that has none of the first blocks must show that it
 * keeps them, and one that has none of the last that it has this block; otherwise another is asked.
 */
async function readLogs(reads: LogReads, from: number, to: number, signal?: AbortSignal): Promise<BlockLog[]> {
  const { atOnce = BLOCKS_PER_REQUEST } = reads;
  const logs: BlockLog[] = [];
  for (let first = from; first <= to; first += atOnce) {
    logs.push(...(await readInHalves(reads, first, Math.min(first + atOnce - 1, to), signal)));
  }
  return logs;
}

async function readInHalves(reads: LogReads, from: number, to: number, signal?: AbortSignal): Promise<BlockLog[]> {
  try {
    return await readRange(reads, from, to, signal);
  } catch (error) {
    if (!isChainError(error) || !isPerhapsTooLarge(error) || from === to) throw error;
    const middle = Math.floor((from + to) / 2);
    const lower = await readInHalves(reads, from, middle, signal);
    return [...lower, ...(await readInHalves(reads, middle + 1, to, signal))];
  }
}

/** The logs of one answer: of all blocks, or of the first half of them, and so on, until the node gives it. */
async function readAhead(
  reads: LogReads,
  from: number,
  to: number,
  { signal, before }: Parameters<ChainClient["logsAhead"]>[3] = {},
): Promise<LogsAhead> {
  for (let last = to, asked = 1; ; last = Math.floor((from + last) / 2), asked++) {
    await before?.();
    try {
      return { logs: await readRange(reads, from, last, signal), to: last, asked };
    } catch (error) {
      if (!isChainError(error) || !isPerhapsTooLarge(error) || from === last) throw error;
    }
  }
}

function readRange({ rpc, query, requireRetained }: LogReads, from: number, to: number, signal?: AbortSignal) {
  const filter = { ...query, fromBlock: toHex(from), toBlock: toHex(to) };
  return rpc.request(
    [{ method: "eth_getLogs", params: [filter] }],
    async ([result], ask, endpoint) => {
      const given = readList(result, "eth_getLogs").map(readBlockLog);
      // Some nodes ignore a part of the filter.
      const isIn = (log: BlockLog) => log.blockNumber >= from && log.blockNumber <= to && matches(log, query);
      const logs = given.filter(isIn);
      const numbers = logs.map((log) => log.blockNumber);
      const first = numbers.reduce((lowest, number) => Math.min(lowest, number), to + 1);
      if (first > from) await requireRetained({ endpoint, ask }, query, from, first - 1);
      if (first <= to && !numbers.includes(to)) await requireBlock({ ask }, to);
      return logs;
    },
    signal,
  );
}

/** Nodes limit the blocks and logs of one request in many words. */
function isPerhapsTooLarge(error: ChainError): boolean {
  return error.code === "TOO_LARGE" || error.code === "RPC_ERROR";
}
