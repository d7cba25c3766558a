import type { ChainConfig } from "../../core/chains.ts";
import { createAgent, type HttpAgent } from "../../core/http-agent.ts";
import { processSingleton } from "../../core/process-singleton.ts";
import { ChainError, type ChainErrorCode, isChainError } from "../errors.ts";
import { exchange, parseJson, statusError } from "../http.ts";
import { backoff, type Clock, retry, systemClock } from "../retry.ts";
import type { SourceOptions } from "../sources/source.ts";
import { createTokenBucket, type TokenBucket } from "../token-bucket.ts";
import { readHead, readPage } from "./responses.ts";

export type ExplorerConfig = ChainConfig["explorers"][number];

/** One Etherscan-compatible explorer. */
export interface Explorer {
  host: string;
  /** Rows to ask for in one page of an action: the setting, or fewer once the explorer returned shorter pages. */
  pageSize: (action: string) => number;
  paging: Paging;
  /** The explorer's newest block, at most two seconds old. */
  head: (signal?: AbortSignal) => Promise<number>;
  /** Whether it failed lately, so that others go first. */
  isResting: () => boolean;
  /** One page of a list: its unread rows. Empty only when the explorer says that there are none. */
  page: (query: Query, signal?: AbortSignal) => Promise<unknown[]>;
}

export type Query = Readonly<Record<string, string | number>>;

/** What was learned about an explorer's pages, by action. */
export interface Paging {
  /** The most rows that a page had. */
  largest: Map<string, number>;
  /** The number of rows to which the explorer cuts pages. */
  cut: Map<string, number>;
}

/** How long a newest block is reused, milliseconds: many histories are fetched one after the other. */
const HEAD_FRESH_MS = 2_000;
/** How long an explorer comes last after all retries failed, milliseconds. */
const REST_MS = 30_000;

const defaults = {
  timeoutMs: 20_000,
  maxBytes: 32 * 1024 * 1024,
  retry: { attempts: 5, baseMs: 400, maxMs: 5_000 },
};

const explorerFaults: ReadonlySet<ChainErrorCode> = new Set([
  "TIMEOUT",
  "UNREACHABLE",
  "RATE_LIMITED",
  "HTTP_ERROR",
  "REFUSED",
]);

/** What all requests of this process to one explorer share. */
interface ExplorerState {
  /** Others go first until this time of `clock.now`. */
  restUntil: number;
  /** The newest block, and the time of `clock.now` at which it was read. */
  head: { number: number; at: number } | null;
  bucket: TokenBucket;
  agent: HttpAgent;
  paging: Paging;
}

/** One state for all jobs of the process, because the explorer limits their rate together. */
function sharedState(config: ExplorerConfig): ExplorerState {
  const key = `explorer ${config.url} ${config.apiKey ?? ""} ${config.rate}`;
  return processSingleton(key, () => createState(config, systemClock));
}

function createState(config: ExplorerConfig, clock: Clock): ExplorerState {
  return {
    restUntil: Number.NEGATIVE_INFINITY,
    head: null,
    bucket: createTokenBucket(config.rate, clock),
    agent: createAgent({ connections: 8 }),
    paging: { largest: new Map(), cut: new Map() },
  };
}

export function createExplorer(config: ExplorerConfig, chainId: number, options: SourceOptions = {}): Explorer {
  const clock = options.clock ?? systemClock;
  const state = options.clock ? createState(config, clock) : sharedState(config);
  const { host } = new URL(config.url);
  const request = createRequest({ config, chainId, state, clock, options });

  async function readNewest(signal?: AbortSignal): Promise<number> {
    const read = (body: unknown) => readHead(host, body);
    try {
      return await request({ module: "proxy", action: "eth_blockNumber" }, read, signal);
    } catch (error) {
      if (!isChainError(error) || error.code !== "UNSUPPORTED") throw error;
      // Blockscout's own name for it.
      return request({ module: "block", action: "eth_block_number" }, read, signal);
    }
  }

  return {
    host,
    paging: state.paging,
    isResting: () => clock.now() < state.restUntil,
    pageSize: (action) => state.paging.cut.get(action) ?? config.pageSize,
    async head(signal) {
      const at = clock.now();
      if (state.head && at - state.head.at < HEAD_FRESH_MS) return state.head.number;
      const number = await readNewest(signal);
      state.head = { number, at };
      return number;
    },
    page: (query, signal) => request(query, (body) => readPage(host, body), signal),
  };
}

/**
 * Asks explorers in order, those that failed lately last, until one succeeds. If all fail, throws an error that is retryable if there is
 * one, so that the caller may try again.
 */
export async function askInOrder<T>(
  explorers: readonly Explorer[],
  ask: (explorer: Explorer) => Promise<T>,
): Promise<T> {
  const errors: ChainError[] = [];
  for (const explorer of [...explorers].sort((a, b) => Number(a.isResting()) - Number(b.isResting()))) {
    try {
      return await ask(explorer);
    } catch (error) {
      if (!isChainError(error) || error.code === "ABORTED") throw error;
      errors.push(error);
    }
  }
  const none = new ChainError("UNREACHABLE", "The chain has no explorer");
  throw errors.find((error) => error.retryable) ?? errors[0] ?? none;
}

type Request = <T>(query: Query, read: (body: unknown) => T, signal?: AbortSignal) => Promise<T>;

/** Requests to an explorer at its rate, with retries. */
function createRequest(explorer: {
  config: ExplorerConfig;
  chainId: number;
  state: ExplorerState;
  clock: Clock;
  options: SourceOptions;
}): Request {
  const { config, chainId, state, clock } = explorer;
  const { timeoutMs, maxBytes, ...options } = { ...defaults, ...explorer.options };
  const policy = { ...defaults.retry, ...options.retry };
  const { host } = new URL(config.url);

  const requestOnce = async (query: Query, signal: AbortSignal | undefined): Promise<unknown> => {
    await state.bucket.take(signal);
    const url = addressOf(config, chainId, query);
    const answer = await exchange(url, {
      dispatcher: state.agent.dispatcher,
      method: "GET",
      timeoutMs,
      maxBytes,
      signal,
    });
    const failure = statusError(host, answer);
    if (failure) throw failure;
    return parseJson(host, answer.text);
  };

  return async (query, read, signal) => {
    let attempt = 0;
    const work = async () => {
      attempt++;
      try {
        return read(await requestOnce(query, signal));
      } catch (error) {
        // Other requests of this process would meet the same limit, so they wait too.
        if (isChainError(error) && error.code === "RATE_LIMITED") {
          state.bucket.pause(error.retryAfterMs ?? backoff(attempt, policy, 0));
        }
        throw error;
      }
    };
    try {
      return await retry(work, policy, clock, signal);
    } catch (error) {
      if (isChainError(error) && explorerFaults.has(error.code)) state.restUntil = clock.now() + REST_MS;
      throw error;
    }
  };
}

function addressOf(config: ExplorerConfig, chainId: number, query: Query): URL {
  const url = new URL(config.url);
  // An address for many chains: Etherscan and Blockscout each name the chain their way.
  if (url.pathname.includes("/v2/") && !url.searchParams.has("chainid") && !url.searchParams.has("chain_id")) {
    url.searchParams.set("chainid", String(chainId));
    url.searchParams.set("chain_id", String(chainId));
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  if (config.apiKey) url.searchParams.set("apikey", config.apiKey);
  return url;
}
