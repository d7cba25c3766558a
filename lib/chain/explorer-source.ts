import { Agent } from "undici";
import type { ChainConfig } from "../core/chains.ts";
import { processSingleton } from "../core/process-singleton.ts";
import { ChainError, type ChainErrorCode, isChainError } from "./errors.ts";
import { isRecord, malformed, readNumber } from "./hex.ts";
import { exchange, parseJson, statusError } from "./http.ts";
import { backoff, type RetryPolicy, realWaiting, retry, type Waiting } from "./retry.ts";
import { createTokenBucket, type TokenBucket } from "./token-bucket.ts";

export type ExplorerConfig = ChainConfig["explorers"][number];

export interface ExplorerOptions {
  /** For one HTTP exchange. */
  timeoutMs?: number;
  maxBytes?: number;
  retry?: Partial<RetryPolicy>;
  /** Given by tests; sources asked with it share no rate with others. */
  waiting?: Waiting;
}

/** One Etherscan-compatible explorer. */
export interface ExplorerSource {
  /** Host name: what is told of the source. */
  host: string;
  /** Rows to ask for in one page of an action: what the settings say, or fewer once the source was seen to cut. */
  pageSize: (action: string) => number;
  paging: Paging;
  /** The source's newest block, at most two seconds old. */
  head: (signal?: AbortSignal) => Promise<number>;
  /** Whether it failed lately: others go first. */
  resting: () => boolean;
  /** One page of `module=account`: its rows as they came. Empty only when the source says that there are none. */
  page: (action: string, query: PageQuery, signal?: AbortSignal) => Promise<unknown[]>;
}

export interface PageQuery {
  address: string;
  startblock: number;
  endblock: number;
  page: number;
  offset: number;
}

/** What pages showed of a source, by action. */
export interface Paging {
  /** Most rows a page held. */
  largest: Map<string, number>;
  /** Rows the source cuts pages to. */
  cut: Map<string, number>;
}

/** A newest block is good for so long: the pasts of many wallets are fetched one after the other. */
const HEAD_FRESH_MS = 2_000;
/** A source that failed in spite of all tries is asked last for so long. */
const REST_MS = 30_000;

interface SharedSource {
  /** Others go first until then (of `waiting.now`). */
  restUntil: number;
  /** The newest block as last told, and when that was (of `waiting.now`). */
  head: { number: number; at: number } | null;
  bucket: TokenBucket;
  agent: Agent;
  paging: Paging;
}

const defaults = {
  timeoutMs: 20_000,
  maxBytes: 32 * 1024 * 1024,
  retry: { attempts: 5, baseMs: 400, maxMs: 5_000 },
};

const brokenSource: ReadonlySet<ChainErrorCode> = new Set([
  "TIMEOUT",
  "UNREACHABLE",
  "RATE_LIMITED",
  "HTTP_ERROR",
  "REFUSED",
]);

/** The rate counts for all jobs of the process together. */
function sharedSource(config: ExplorerConfig): SharedSource {
  const key = `explorer ${config.url} ${config.apiKey ?? ""} ${config.rate}`;
  return processSingleton(key, () => makeSource(config, realWaiting));
}

function makeSource(config: ExplorerConfig, waiting: Waiting): SharedSource {
  return {
    restUntil: Number.NEGATIVE_INFINITY,
    head: null,
    bucket: createTokenBucket(config.rate, waiting),
    agent: new Agent({ connections: 8, pipelining: 1, keepAliveTimeout: 10_000 }),
    paging: { largest: new Map(), cut: new Map() },
  };
}

export function createExplorerSource(
  config: ExplorerConfig,
  chainId: number,
  options: ExplorerOptions = {},
): ExplorerSource {
  const waiting = options.waiting ?? realWaiting;
  const policy = { ...defaults.retry, ...options.retry };
  const common = options.waiting ? makeSource(config, waiting) : sharedSource(config);
  const { bucket, agent, paging } = common;
  const { host } = new URL(config.url);

  async function ask<T>(query: Record<string, string | number>, read: (body: unknown) => T, signal?: AbortSignal) {
    try {
      return await tryToAsk(query, read, signal);
    } catch (error) {
      if (isChainError(error) && brokenSource.has(error.code)) common.restUntil = waiting.now() + REST_MS;
      throw error;
    }
  }

  async function tryToAsk<T>(
    query: Record<string, string | number>,
    read: (body: unknown) => T,
    signal?: AbortSignal,
  ): Promise<T> {
    let attempt = 0;
    return retry(
      async () => {
        attempt++;
        await bucket.take(signal);
        try {
          const answer = await exchange(address(config, chainId, query), {
            dispatcher: agent,
            method: "GET",
            timeoutMs: options.timeoutMs ?? defaults.timeoutMs,
            maxBytes: options.maxBytes ?? defaults.maxBytes,
            signal,
          });
          const failure = statusError(host, answer);
          if (failure) throw failure;
          return read(parseJson(host, answer.text));
        } catch (error) {
          // Nobody else in this process need run into the same limit.
          if (isChainError(error) && error.code === "RATE_LIMITED") {
            bucket.pause(error.retryAfterMs ?? backoff(attempt, policy, 0));
          }
          throw error;
        }
      },
      policy,
      waiting,
      signal,
    );
  }

  async function askHead(signal?: AbortSignal): Promise<number> {
    try {
      return await ask({ module: "proxy", action: "eth_blockNumber" }, (body) => readHead(host, body), signal);
    } catch (error) {
      if (!isChainError(error) || error.code !== "UNSUPPORTED") throw error;
      // Blockscout's own name for it.
      return ask({ module: "block", action: "eth_block_number" }, (body) => readHead(host, body), signal);
    }
  }

  return {
    host,
    paging,
    resting: () => waiting.now() < common.restUntil,
    pageSize: (action) => paging.cut.get(action) ?? config.pageSize,
    async head(signal) {
      if (common.head && waiting.now() - common.head.at < HEAD_FRESH_MS) return common.head.number;
      const at = waiting.now();
      const number = await askHead(signal);
      common.head = { number, at };
      return number;
    },
    page: (action, query, signal) =>
      ask({ module: "account", action, sort: "asc", ...query }, (body) => readPage(host, body), signal),
  };
}

function address(config: ExplorerConfig, chainId: number, query: Record<string, string | number>): URL {
  const url = new URL(config.url);
  // One address for many chains: Etherscan's and Blockscout's names for the chain.
  if (url.pathname.includes("/v2/") && !url.searchParams.has("chainid") && !url.searchParams.has("chain_id")) {
    url.searchParams.set("chainid", String(chainId));
    url.searchParams.set("chain_id", String(chainId));
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  if (config.apiKey) url.searchParams.set("apikey", config.apiKey);
  return url;
}

function readHead(host: string, body: unknown): number {
  if (isRecord(body) && typeof body.result === "string" && body.result.startsWith("0x")) {
    return readNumber(body.result, "eth_blockNumber");
  }
  if (isRecord(body) && isRecord(body.error)) {
    throw new ChainError("UNSUPPORTED", `${host} does not tell its newest block: ${String(body.error.message)}`);
  }
  throw refusal(host, body);
}

const NOTHING_FOUND = /^no (transactions|internal transactions|records|token transfers) found$/i;

function readPage(host: string, body: unknown): unknown[] {
  if (isRecord(body) && body.status === "1" && Array.isArray(body.result)) return body.result;
  if (isRecord(body) && body.status === "0" && isEmpty(body.result)) {
    if (NOTHING_FOUND.test(String(body.message).trim())) return [];
  }
  throw refusal(host, body);
}

function isEmpty(result: unknown): boolean {
  return result === null || result === "" || (Array.isArray(result) && result.length === 0);
}

const refusals = [
  { code: "RATE_LIMITED", says: /rate limit|too many requests|max calls/i },
  { code: "WINDOW_EXCEEDED", says: /result window is too large/i },
  {
    code: "UNSUPPORTED",
    says: /not supported|unsupported|unknown (action|module)|missing ?or ?invalid (action|module)|invalid action|api key|deprecated|upgrade|pro endpoint/i,
  },
  { code: "REFUSED", says: /invalid address/i },
] as const;

/** Explorers send their errors with HTTP 200: only the words tell what is the matter. */
function refusal(host: string, body: unknown): ChainError {
  if (!isRecord(body)) return malformed(`The answer of ${host}`, body);
  const words = [body.message, body.result].filter((part) => typeof part === "string").join(": ");
  const found = refusals.find(({ says }) => says.test(words));
  if (found) return new ChainError(found.code, `${host} says: ${words.slice(0, 200)}`);
  return malformed(`The answer of ${host}`, words || body);
}
