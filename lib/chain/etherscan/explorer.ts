import type { ChainConfig } from "../../core/chains.ts";
import { createAgent, type HttpAgent } from "../../core/http-agent.ts";
import { processSingleton } from "../../core/process-singleton.ts";
import type { SourceOptions } from "../capabilities.ts";
import { ChainError, type ChainErrorCode, isChainError } from "../errors.ts";
import { isRecord } from "../hex.ts";
import { exchange, parseJson, statusError } from "../http.ts";
import { backoff, type Clock, retry, systemClock } from "../retry.ts";
import { createTokenBucket, type TokenBucket } from "../token-bucket.ts";
import { keyRefusal, missingAction, type Page, type Query, readNonce, readPage, refusal } from "./responses.ts";
import { numberOf } from "./rows.ts";

/** How long a newest block is reused, milliseconds: many histories are fetched one after the other. */
const FRESH_MS = 2_000;
/** How long its time is reused, milliseconds: it tells the day. */
const TIME_FRESH_MS = 15 * 60_000;

/** What is known of an explorer's newest block. `at` is of `clock.now`. */
interface NewestBlock {
  last: { number: number; at: number } | null;
  /** When this number was first given. */
  since: number;
  time: { time: number | null; at: number } | null;
  /** The running request for it, which others wait for. */
  reading: Promise<number> | null;
}

interface Asking {
  host: string;
  clock: Clock;
  request: <T>(query: Query, read: (body: unknown) => T, signal?: AbortSignal) => Promise<T>;
  serves: (action: string) => boolean;
  /** Null if the explorer does not answer it. */
  askIfServed: <T>(query: Query, read: (host: string, body: unknown) => T, signal?: AbortSignal) => Promise<T | null>;
}

type ExplorerConfig = ChainConfig["explorers"][number];

/** One Etherscan-compatible explorer. */
export interface Explorer {
  host: string;
  /** How old its newest block may be, seconds. */
  maxAge: number;
  /** Rows to ask for in one page of an action: the setting, or fewer once the explorer returned shorter pages. */
  pageSize: (action: string) => number;
  paging: Paging;
  /** The explorer's newest block, at most two seconds old. */
  head: (signal?: AbortSignal) => Promise<number>;
  /** The time of the newest block, at most a quarter of an hour old, unix seconds; null if it does not say, undefined if it fails. */
  headTime: (head: number, signal: AbortSignal) => Promise<number | null | undefined>;
  /** How long its newest block has been the newest, as far as this process saw it, seconds. */
  stoodFor: () => number;
  /** Whether it failed lately, so that others go first. */
  isResting: () => boolean;
  page: (query: Query, signal?: AbortSignal) => Promise<Page>;
  /** What `read` finds in the answer; with a body, of the address for JSON-RPC. */
  ask: <T>(query: Query, read: (body: unknown) => T, signal?: AbortSignal, body?: string) => Promise<T>;
  /** How many transactions the wallet sent; null if the explorer does not say. */
  nonce: (wallet: string, signal?: AbortSignal) => Promise<number | null>;
  /** False for an hour after it said that it does not have the action. */
  serves: (action: string) => boolean;
}

/** What was learned about an explorer's pages, by action. */
export interface Paging {
  /** The most rows that a page had. */
  largest: Map<string, number>;
  /** The number of rows to which the explorer cuts pages. */
  cut: Map<string, number>;
}

/** How long an explorer comes last after all retries failed, milliseconds. */
const REST_MS = 30_000;
/** How long nothing is asked of an explorer that refuses the key, milliseconds: each refusal counts against its client. */
const REFUSED_MS = 5 * 60_000;
/** How long an explorer is not asked for an action that it does not have, milliseconds. */
const UNSERVED_MS = 60 * 60_000;

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

/** Actions without which no history is whole: one who refuses these refuses all. */
const neededActions: ReadonlySet<string> = new Set(
  "eth_blockNumber eth_block_number txlist txlistinternal tokentx tokennfttx".split(" "),
);
/** Errors that operators need to know of. */
const reportedFaults: ReadonlySet<ChainErrorCode> = new Set([...explorerFaults, "MALFORMED"]);

/** What all requests of this process to one explorer share. Its times are of `clock.now`. */
interface ExplorerState {
  /** Others go first until then. */
  restUntil: number;
  /** By chain: one address may serve many. */
  newest: Map<number, NewestBlock>;
  /** The refusal that stands for all requests. */
  refusal: { error: ChainError; until: number } | null;
  /** Until when actions are not asked for that the explorer does not have. */
  unserved: Map<string, number>;
  bucket: TokenBucket;
  /** What readers with `halfRate` take before. */
  halfBucket: TokenBucket;
  /** Settles when the bucket has served the last ones among them: they ask one by one, so that others wait for at most one. */
  lastServed: Promise<void>;
  agent: HttpAgent;
  paging: Paging;
}

/** The number of an explorer's newest block, at most two seconds old. */
async function readNewest(known: NewestBlock, asking: Asking, signal?: AbortSignal): Promise<number> {
  if (known.last && asking.clock.now() - known.last.at < FRESH_MS) return known.last.number;
  if (!known.reading) {
    const reading = askForNumber(known, asking, signal);
    known.reading = reading;
    return reading.finally(() => {
      known.reading = null;
    });
  }
  return known.reading.catch((error) => {
    // Only the one who asked has given up.
    if (!isChainError(error) || error.code !== "ABORTED") throw error;
    return readNewest(known, asking, signal);
  });
}

async function askForNumber(known: NewestBlock, asking: Asking, signal?: AbortSignal): Promise<number> {
  const { host, clock, request } = asking;
  const at = clock.now();
  const read = (body: unknown) => readHead(host, body);
  const number = await request({ module: "proxy", action: "eth_blockNumber" }, read, signal).catch((error) => {
    if (!isChainError(error) || error.code !== "UNSUPPORTED") throw error;
    // Blockscout's own name for it.
    return request({ module: "block", action: "eth_block_number" }, read, signal);
  });
  if (known.last?.number !== number) known.since = at;
  known.last = { number, at };
  return number;
}

/**
 * The time of an explorer's newest block, at most a quarter of an hour old, unix seconds. Null if the explorer does not give it;
 * undefined if it fails.
 */
async function readNewestTime(
  known: NewestBlock,
  { clock, serves, askIfServed }: Asking,
  { head, signal }: { head: number; signal: AbortSignal },
): Promise<number | null | undefined> {
  const at = clock.now();
  if (known.time && at - known.time.at < TIME_FRESH_MS) return known.time.time;
  const block = { tag: `0x${head.toString(16)}`, boolean: "false" };
  const byNode = { module: "proxy", action: "eth_getBlockByNumber", ...block };
  // Blockscout has no calls of nodes.
  const byReward = { module: "block", action: "getblockreward", blockno: head };
  const time =
    (await askIfServed(byNode, readBlockTime, signal)) ?? (await askIfServed(byReward, readBlockTime, signal));
  if (time === null && (serves(byNode.action) || serves(byReward.action))) return undefined;
  known.time = { time, at };
  return time;
}

/** The block number in a response to eth_blockNumber. A node that has no blocks yet says 0. */
function readHead(host: string, body: unknown): number {
  const number = isRecord(body) ? numberOf(body.result) : null;
  if (number !== null) {
    if (number > 0) return number;
    throw new ChainError("MALFORMED", `${host} says that its newest block is the first one`);
  }
  if (isRecord(body) && isRecord(body.error)) {
    throw new ChainError("UNSUPPORTED", `${host} does not return its newest block: ${String(body.error.message)}`);
  }
  throw refusal(host, body);
}

/** The time of a block. Throws UNSUPPORTED if the explorer does not give it. */
function readBlockTime(host: string, body: unknown): number {
  const block = isRecord(body) && isRecord(body.result) ? body.result : {};
  const time = block.timestamp ?? block.timeStamp;
  const seconds = numberOf(time);
  if (seconds !== null) return seconds;
  const error = refusal(host, body);
  if (error.code === "RATE_LIMITED" || error.code === "REFUSED") throw error;
  throw new ChainError("UNSUPPORTED", `${host} does not return the time of its newest block`);
}

/** One state for all jobs of the process, because the explorer limits their rate together. */
function sharedState(config: ExplorerConfig): ExplorerState {
  const key = `explorer ${config.url} ${config.apiKey ?? ""} ${config.rate}`;
  return processSingleton(key, () => createState(config, systemClock));
}

function createState(config: ExplorerConfig, clock: Clock): ExplorerState {
  return {
    restUntil: Number.NEGATIVE_INFINITY,
    newest: new Map(),
    refusal: null,
    unserved: new Map(),
    bucket: createTokenBucket(config.rate, clock),
    halfBucket: createTokenBucket(config.rate / 2, clock),
    lastServed: Promise.resolve(),
    agent: createAgent({ connections: 8 }),
    paging: { largest: new Map(), cut: new Map() },
  };
}

export function createExplorer(config: ExplorerConfig, chainId: number, options: SourceOptions = {}): Explorer {
  const clock = options.clock ?? systemClock;
  const state = options.clock ? createState(config, clock) : sharedState(config);
  const { host } = new URL(config.url);
  const request = createRequest({ config, chainId, state, clock, options });

  const serves = (action: string) => (state.unserved.get(action) ?? Number.NEGATIVE_INFINITY) <= clock.now();
  async function askIfServed<T>(query: Query, read: (host: string, body: unknown) => T, signal?: AbortSignal) {
    if (!serves(String(query.action))) return null;
    try {
      return await request(query, (body) => read(host, body), signal);
    } catch (error) {
      if (!isChainError(error) || error.code === "ABORTED") throw error;
      return null;
    }
  }

  const asking = { host, clock, request, serves, askIfServed };
  const newest = state.newest.get(chainId) ?? { last: null, since: 0, time: null, reading: null };
  state.newest.set(chainId, newest);
  return {
    host,
    maxAge: 60 * (config.maxAgeMinutes ?? Number.POSITIVE_INFINITY),
    paging: state.paging,
    isResting: () => clock.now() < state.restUntil,
    pageSize: (action) => state.paging.cut.get(action) ?? config.pageSize,
    head: (signal) => readNewest(newest, asking, signal),
    stoodFor: () => (newest.last ? (newest.last.at - newest.since) / 1_000 : 0),
    headTime: (head, signal) => readNewestTime(newest, asking, { head, signal }),
    serves,
    ask: request,
    page: (query, signal) => request(query, (body) => readPage(host, body), signal),
    nonce: (wallet, signal) => {
      const query = { module: "proxy", action: "eth_getTransactionCount", address: wallet, tag: "latest" };
      return askIfServed(query, readNonce, signal);
    },
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

type Request = Explorer["ask"];

interface Requesting {
  config: ExplorerConfig;
  chainId: number;
  state: ExplorerState;
  clock: Clock;
  options: SourceOptions;
}

/** Requests to an explorer at its rate, with retries. */
function createRequest(explorer: Requesting): Request {
  const { config, state, clock, options } = explorer;
  const policy = { ...defaults.retry, ...options.retry };
  const { host } = new URL(config.url);
  return async (query, read, signal, body) => {
    let attempt = 0;
    const work = async () => {
      attempt++;
      try {
        return read(await requestOnce(explorer, query, signal, body));
      } catch (error) {
        // Other requests of this process would meet the same limit, so they wait too.
        if (isChainError(error) && error.code === "RATE_LIMITED") {
          state.bucket.pause(error.retryAfterMs ?? backoff(attempt, policy, 0));
        }
        throw error;
      }
    };
    try {
      const read = await retry(work, policy, clock, signal);
      state.refusal = null;
      options.onExplorer?.(host, null);
      return read;
    } catch (error) {
      if (!isChainError(error)) throw error;
      const failure = noteFailure(explorer, String(query.action), error);
      if (reportedFaults.has(failure.code)) options.onExplorer?.(host, failure);
      throw failure;
    }
  };
}

async function requestOnce(explorer: Requesting, query: Query, signal?: AbortSignal, body?: string): Promise<unknown> {
  const { config, chainId, state } = explorer;
  const { timeoutMs, maxBytes } = { ...defaults, ...explorer.options };
  throwRefusal(explorer);
  await takeHalf(explorer, signal);
  await state.bucket.take(signal);
  throwRefusal(explorer);
  const { dispatcher } = state.agent;
  const action = String(query.action);
  const span = { name: `explorer ${action}`, attributes: { "credence.explorer.action": action } };
  const how = { dispatcher, timeoutMs, maxBytes, signal, span };
  const answer =
    body === undefined
      ? await exchange(addressOf(config, chainId, query), { ...how, method: "GET" })
      : await exchange(rpcAddressOf(config, chainId), { ...how, method: "POST", headers: JSON_BODY, body });
  const { host } = new URL(config.url);
  const failure = statusError(host, answer);
  if (failure) throw missingAction(host, answer, body !== undefined) ?? failure;
  return parseJson(host, answer.text);
}

function throwRefusal({ state: { refusal }, clock }: Requesting): void {
  if (refusal && clock.now() < refusal.until) throw refusal.error;
}

async function takeHalf({ state, options: { halfRate } }: Requesting, signal?: AbortSignal): Promise<void> {
  if (halfRate === undefined) return;
  const take = () => state.halfBucket.take(signal);
  if (halfRate === "first") return take();
  const served = state.lastServed.then(take);
  state.lastServed = served.catch(() => {});
  return served;
}

/** Stores for how long the explorer is not asked, after a failure. Returns the error to throw. */
function noteFailure({ state, clock, config }: Requesting, action: string, error: ChainError): ChainError {
  if (error === state.refusal?.error) return error;
  const now = clock.now();
  if (error.code === "UNSUPPORTED") state.unserved.set(action, now + UNSERVED_MS);
  const refusal = keyRefusal(error, config);
  if (!refusal) {
    if (explorerFaults.has(error.code)) state.restUntil = now + REST_MS;
    return error;
  }
  if (!neededActions.has(action)) {
    // Plans leave single actions out.
    state.unserved.set(action, now + REFUSED_MS);
    return new ChainError("UNSUPPORTED", error.message);
  }
  state.restUntil = now + REFUSED_MS;
  state.refusal = { error: refusal, until: now + REFUSED_MS };
  return refusal;
}

const JSON_BODY = { "content-type": "application/json" };

/** Where Blockscout answers JSON-RPC: of one address for many chains, below the chain's id; of an instance, beside the lists. */
function rpcAddressOf(config: ExplorerConfig, chainId: number): URL {
  const url = new URL(config.url);
  const [before = "", ...versions] = url.pathname.split("/v2/");
  url.pathname = versions.length > 0 ? `${before}/${chainId}/json-rpc` : `${before.replace(/\/+$/, "")}/eth-rpc`;
  if (config.apiKey) url.searchParams.set("apikey", config.apiKey);
  return url;
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
