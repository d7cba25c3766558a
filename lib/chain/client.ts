import { setMaxListeners } from "node:events";
import { encodeFunctionData, parseAbi } from "viem";
import type { ChainConfig } from "../core/chains.ts";
import {
  checkLinks,
  joinReceipts,
  type RawBlock,
  readHeader,
  readPlacedLog,
  readRawBlock,
  readReceipt,
} from "./blocks.ts";
import { ChainError, isChainError } from "./errors.ts";
import { readBytes, readList } from "./hex.ts";
import { aborted } from "./http.ts";
import { backoff, type RetryPolicy, realWaiting, type Waiting } from "./retry.ts";
import { createRpc, type RpcCall } from "./rpc.ts";
import type { ChainBlock, ChainClient, PlacedLog, PoolTokens } from "./types.ts";

export interface ChainClientOptions {
  /** For one HTTP exchange. */
  timeoutMs?: number;
  /** HTTP requests in flight at once. */
  concurrency?: number;
  /** Blocks asked for in one request. */
  batchSize?: number;
  /** Largest answer that is read; a larger batch is asked for in halves. */
  maxBytes?: number;
  retry?: Partial<RetryPolicy>;
  waiting?: Waiting;
}

const defaults = {
  timeoutMs: 20_000,
  concurrency: 4,
  batchSize: 16,
  maxBytes: 64 * 1024 * 1024,
  retry: { attempts: 5, baseMs: 250, maxMs: 8_000 },
};
/** Receipts asked for in one request where the node gives them one by one. */
const RECEIPTS_PER_REQUEST = 100;
/** Enough for a getter behind a proxy; a contract that burns more is no pool. */
const POOL_CALL_GAS = "0x493e0";
const RANGE_ATTEMPTS = 3;
/** Blocks whose logs are asked for in one request; public nodes refuse many more. */
const LOG_BLOCKS = 1_000;
const POOLS_REMEMBERED = 100_000;

const poolAbi = parseAbi(["function token0() view returns (address)", "function token1() view returns (address)"]);
const token0Data = encodeFunctionData({ abi: poolAbi, functionName: "token0" });
const token1Data = encodeFunctionData({ abi: poolAbi, functionName: "token1" });

const block = (number: number | "latest" | "finalized", full: boolean): RpcCall => ({
  method: "eth_getBlockByNumber",
  params: [typeof number === "number" ? hex(number) : number, full],
});
const blockReceipts = (number: number): RpcCall => ({ method: "eth_getBlockReceipts", params: [hex(number)] });
const receipt = (hash: string): RpcCall => ({ method: "eth_getTransactionReceipt", params: [hash] });
const hex = (number: number): string => `0x${number.toString(16)}`;

/** A client of one chain's JSON-RPC endpoints; see ChainClient for what it guarantees. */
export function createChainClient(chain: ChainConfig, options: ChainClientOptions = {}): ChainClient {
  const batchSize = options.batchSize ?? defaults.batchSize;
  const waiting = options.waiting ?? realWaiting;
  const policy = { ...defaults.retry, ...options.retry };
  const rpc = createRpc({
    urls: chain.rpcUrls,
    chainId: chain.id,
    timeoutMs: options.timeoutMs ?? defaults.timeoutMs,
    concurrency: options.concurrency ?? defaults.concurrency,
    maxBytes: options.maxBytes ?? defaults.maxBytes,
    retry: policy,
    waiting,
  });
  const pools = new Map<string, PoolTokens | null>();
  let hasBlockReceipts = true;
  let hasFinalizedTag = !chain.local;

  /** One request for a run of blocks. */
  async function downloadRun(from: number, to: number, signal?: AbortSignal): Promise<ChainBlock[]> {
    const numbers = range(from, to);
    if (hasBlockReceipts) {
      try {
        const calls = numbers.flatMap((number) => [block(number, true), blockReceipts(number)]);
        return await rpc.request(
          calls,
          (results) =>
            numbers.map((number, i) => joinReceipts(readRawBlock(results[2 * i], number), results[2 * i + 1])),
          signal,
        );
      } catch (error) {
        if (!isChainError(error) || error.code !== "UNSUPPORTED") throw error;
        hasBlockReceipts = false;
      }
    }
    const raw = await rpc.request(
      numbers.map((number) => block(number, true)),
      (results) => numbers.map((number, i) => readRawBlock(results[i], number)),
      signal,
    );
    return Promise.all(raw.map(async (one) => joinReceipts(one, await downloadReceipts(one, signal))));
  }

  async function downloadReceipts(raw: RawBlock, signal?: AbortSignal): Promise<unknown[]> {
    const parts = chunks(raw.hashes, RECEIPTS_PER_REQUEST).map((hashes) =>
      rpc.request(hashes.map(receipt), (results) => results, signal),
    );
    return (await Promise.all(parts)).flat();
  }

  /** A run of blocks; in halves where the answer is too large for one request. */
  async function downloadSplit(from: number, to: number, signal?: AbortSignal): Promise<ChainBlock[]> {
    try {
      return await downloadRun(from, to, signal);
    } catch (error) {
      if (!isChainError(error) || error.code !== "TOO_LARGE" || from === to) throw error;
      const middle = Math.floor((from + to) / 2);
      const lower = await downloadSplit(from, middle, signal);
      return [...lower, ...(await downloadSplit(middle + 1, to, signal))];
    }
  }

  /** Every run at once, as far as the limit of requests in flight allows. */
  async function download(from: number, to: number, signal?: AbortSignal): Promise<ChainBlock[]> {
    if (signal?.aborted) throw aborted(signal);
    // One run that fails ends the others, so that none goes on asking for nobody.
    const controller = new AbortController();
    setMaxListeners(0, controller.signal);
    const abort = () => controller.abort();
    signal?.addEventListener("abort", abort, { once: true });
    try {
      const runs = chunks(range(from, to), batchSize).map((numbers) => {
        const first = numbers[0] ?? from;
        return downloadSplit(first, first + numbers.length - 1, controller.signal);
      });
      return (await Promise.all(runs)).flat();
    } catch (error) {
      controller.abort();
      throw error;
    } finally {
      signal?.removeEventListener("abort", abort);
    }
  }

  async function readLogs(contract: string, from: number, to: number, signal?: AbortSignal): Promise<PlacedLog[]> {
    const filter = { address: contract, fromBlock: hex(from), toBlock: hex(to) };
    const read = ([result]: unknown[]) => readList(result, "eth_getLogs").map(readPlacedLog);
    try {
      return await rpc.request([{ method: "eth_getLogs", params: [filter] }], read, signal);
    } catch (error) {
      if (!isChainError(error) || !mayBeTooMuch(error) || from === to) throw error;
      const middle = Math.floor((from + to) / 2);
      const lower = await readLogs(contract, from, middle, signal);
      return [...lower, ...(await readLogs(contract, middle + 1, to, signal))];
    }
  }

  async function readPoolTokens(address: string, signal?: AbortSignal): Promise<PoolTokens | null> {
    const ask = (data: string): RpcCall => ({
      method: "eth_call",
      params: [{ to: address, data, gas: POOL_CALL_GAS }, "latest"],
    });
    try {
      return await rpc.request(
        [ask(token0Data), ask(token1Data)],
        ([first, second]) => {
          const token0 = wordAddress(readBytes(first, "token0()"));
          const token1 = wordAddress(readBytes(second, "token1()"));
          return token0 && token1 && token0 !== token1 ? { token0, token1 } : null;
        },
        signal,
      );
    } catch (error) {
      if (isChainError(error) && error.code === "REVERTED") return null;
      throw error;
    }
  }

  const client: ChainClient = {
    chainId: chain.id,
    verify: (signal) => rpc.verify(signal),
    head: (signal) => rpc.request([block("latest", false)], ([result]) => readHeader(result), signal),
    async finalized(head, signal) {
      const newest = head ?? (await client.head(signal)).number;
      const byDepth = Math.max(newest - chain.finalityDepth, -1);
      if (!hasFinalizedTag) return byDepth;
      try {
        // Null: the node knows the tag, but no block is final yet.
        const tagged = await rpc.request(
          [block("finalized", false)],
          ([result]) => (result === null ? -1 : readHeader(result).number),
          signal,
        );
        return Math.min(byDepth, tagged);
      } catch (error) {
        if (!isChainError(error) || !tagIsUnknown(error)) throw error;
        hasFinalizedTag = false;
        return byDepth;
      }
    },
    header: (number, signal) =>
      rpc.request(
        [block(number, false)],
        ([result]) => {
          if (result === null) return null;
          const header = readHeader(result);
          if (header.number === number) return header;
          throw new ChainError("MALFORMED", `The node answered with block ${header.number} when asked for ${number}`);
        },
        signal,
      ),
    async blocks(from, to, signal) {
      if (to < from) return [];
      // Each request has its own tries; a range is asked for again only when its parts do not fit each other.
      for (let attempt = 1; ; attempt++) {
        try {
          const blocks = await download(from, to, signal);
          checkLinks(blocks);
          return blocks;
        } catch (error) {
          const mixed = isChainError(error) && error.code === "INCONSISTENT";
          if (!mixed || attempt >= RANGE_ATTEMPTS) throw error;
          await waiting.sleep(backoff(attempt, policy, waiting.random()), signal);
        }
      }
    },
    receipt: (hash, signal) => rpc.request([receipt(hash)], ([result]) => readReceipt(result, hash), signal),
    async logs(contract, from, to, signal) {
      const logs: PlacedLog[] = [];
      for (let first = from; first <= to; first += LOG_BLOCKS) {
        logs.push(...(await readLogs(contract, first, Math.min(first + LOG_BLOCKS - 1, to), signal)));
      }
      return logs;
    },
    async call(to, data, signal) {
      const [answer] = await client.calls(to, [data], signal);
      return readBytes(answer, "eth_call");
    },
    async calls(to, asked, signal) {
      const ask = (data: string): RpcCall => ({ method: "eth_call", params: [{ to, data }, "latest"] });
      const read = (results: unknown[]) => results.map((result) => readBytes(result, "eth_call"));
      const parts = chunks(asked, 2 * batchSize).map((part) => rpc.request(part.map(ask), read, signal));
      return (await Promise.all(parts)).flat();
    },
    request: (method, params, signal) => rpc.request([{ method, params }], ([result]) => result, signal),
    async poolTokens(address, signal) {
      const known = pools.get(address);
      if (known !== undefined) return known;
      const tokens = await readPoolTokens(address, signal);
      if (pools.size >= POOLS_REMEMBERED) pools.clear();
      pools.set(address, tokens);
      return tokens;
    },
    forget: () => pools.clear(),
    close: () => rpc.close(),
  };
  return client;
}

/** Nodes have limits of their own to the blocks and logs of one question, each with other words; some call it a rate. */
function mayBeTooMuch(error: ChainError): boolean {
  if (error.code === "TOO_LARGE" || error.code === "RPC_ERROR") return true;
  return /more than|too many (?:results|logs|blocks)|block range|response size/i.test(error.message);
}

function tagIsUnknown(error: ChainError): boolean {
  return (
    error.code === "UNSUPPORTED" ||
    (error.code === "RPC_ERROR" && /finali[sz]ed|tag|block number|invalid/i.test(error.message))
  );
}

/** The address in a 32-byte word; null when it is not one, or zero. */
function wordAddress(word: string): string | null {
  return /^0x0{24}[0-9a-f]{40}$/i.test(word) && BigInt(word) !== 0n ? `0x${word.slice(26).toLowerCase()}` : null;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}
