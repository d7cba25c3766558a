import pLimit from "p-limit";
import type { Dispatcher } from "undici";
import { createAgent } from "../../core/http-agent.ts";
import { ChainError, type ChainErrorCode, isChainError } from "../errors.ts";
import { readNumber } from "../hex.ts";
import { exchange } from "../http.ts";
import { type Clock, type RetryPolicy, retry } from "../retry.ts";
import { createBatchSender, createLearnedLimits, type RpcCall } from "./batch-sender.ts";
import { type CallAnswer, readAnswers } from "./read-answers.ts";

interface RpcOptions {
  urls: readonly string[];
  chainId: number;
  timeoutMs: number;
  maxBytes: number;
  /** HTTP requests in flight at once. */
  concurrency: number;
  /** Calls of a batch at first; each endpoint's own limit is learned. */
  batchSize: number;
  retry: RetryPolicy;
  clock: Clock;
}

type Calls = readonly RpcCall[];

/** Reads the results of calls. `ask` sends further calls to the endpoint that gave them. */
type Read<T> = (results: unknown[], ask: (calls: Calls) => Promise<unknown[]>, endpoint: object) => T | Promise<T>;

export interface Rpc {
  /** How many endpoints there are. */
  readonly endpoints: number;
  /**
   * Sends calls to the endpoint that can best take them, and reads their results. A ChainError of `read` counts as a fault of that
   * endpoint, so that the next one is tried. A function gives the calls that remain for the next endpoint.
   */
  request<T>(calls: Calls | (() => Calls), read: Read<T>, signal?: AbortSignal): Promise<T>;
  /** Sends calls to every endpoint, without retries. */
  requestOfEach<T>(calls: Calls, read: Read<T>, signal?: AbortSignal): Promise<PromiseSettledResult<T>[]>;
  verify(signal?: AbortSignal): Promise<void>;
  /** See BlockReader.silentMs. */
  silentMs(): number;
  close(): Promise<void>;
}

/** Errors after which no other endpoint is tried, because it would answer the same. */
const finalErrors: ReadonlySet<ChainErrorCode> = new Set(["REVERTED", "ABORTED"]);

/** JSON-RPC over several endpoints: the healthiest first, and among equals in the given order. */
export function createRpc(options: RpcOptions): Rpc {
  const { clock, retry: policy } = options;
  const agent = createAgent({ connections: options.concurrency });
  const slots = pLimit(options.concurrency);
  const silence = createSilence(clock);
  const limit = <T>(work: () => Promise<T>) => slots(() => silence.during(work));
  const endpoints = options.urls.map((url) => createEndpoint(url, { ...options, dispatcher: agent.dispatcher, limit }));

  async function requestOnce<T>(calls: Calls | (() => Calls), read: Read<T>, signal?: AbortSignal): Promise<T> {
    const remaining = () => (typeof calls === "function" ? calls() : calls);
    const errors: ChainError[] = [];
    for (const endpoint of byRank(endpoints, remaining())) {
      try {
        return await ask(endpoint, remaining(), read, signal);
      } catch (error) {
        if (!isChainError(error) || finalErrors.has(error.code)) throw error;
        errors.push(error);
      }
    }
    throw mostUseful(errors);
  }

  return {
    endpoints: endpoints.length,
    request: (calls, read, signal) => retry(() => requestOnce(calls, read, signal), policy, clock, signal),
    requestOfEach: (calls, read, signal) =>
      Promise.allSettled(endpoints.map((endpoint) => ask(endpoint, calls, read, signal))),
    verify: (signal) =>
      verifyOne(endpoints, (endpoint) => retry(() => endpoint.checkChain(signal), policy, clock, signal)),
    silentMs: silence.ms,
    close: () => agent.close(),
  };
}

async function ask<T>(endpoint: Endpoint, calls: Calls, read: Read<T>, signal?: AbortSignal): Promise<T> {
  try {
    const value = await read(await endpoint.send(calls, signal), (more) => endpoint.send(more, signal), endpoint);
    endpoint.succeeded();
    return value;
  } catch (error) {
    if (isChainError(error)) endpoint.failed(error);
    throw error;
  }
}

/** Throws WRONG_CHAIN if any endpoint serves another chain, and the first fault if none responds. */
async function verifyOne(endpoints: readonly Endpoint[], check: (endpoint: Endpoint) => Promise<void>): Promise<void> {
  const checks = await Promise.allSettled(endpoints.map(check));
  const errors = checks.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  const wrong = errors.find((error) => isChainError(error) && error.code === "WRONG_CHAIN");
  if (wrong) throw wrong;
  if (errors.length === endpoints.length) throw errors[0];
}

/** One JSON-RPC endpoint, with its learned limits and its faults. */
interface Endpoint {
  /** Sends calls; returns their results in the order of the calls. Checks the chain id first after a fault. */
  send(calls: readonly RpcCall[], signal?: AbortSignal): Promise<unknown[]>;
  /** Throws WRONG_CHAIN if the endpoint serves another chain. */
  checkChain(signal?: AbortSignal): Promise<void>;
  /** How well the endpoint can take calls now. Compare two by their first different number; less is better. */
  rank(calls: readonly RpcCall[]): readonly number[];
  /** Records how a request went. */
  succeeded(): void;
  failed(error: ChainError): void;
}

interface EndpointOptions {
  chainId: number;
  timeoutMs: number;
  maxBytes: number;
  /** Calls of a batch at first. */
  batchSize: number;
  retry: RetryPolicy;
  clock: Clock;
  dispatcher: Dispatcher;
  /** Limits the exchanges in flight. */
  limit: <T>(work: () => Promise<T>) => Promise<T>;
}

/** How long an endpoint comes last after one failure, doubled with each further one, milliseconds. */
const COOLING_MS = { first: 15_000, longest: 300_000 };

/** Errors after which the endpoint is tried last for a while, and its chain id is checked before it is trusted again. */
const endpointFaults: ReadonlySet<ChainErrorCode> = new Set([
  "TIMEOUT",
  "UNREACHABLE",
  "HTTP_ERROR",
  "REFUSED",
  "MALFORMED",
  "WRONG_CHAIN",
]);

function createEndpoint(url: string, options: EndpointOptions): Endpoint {
  const { chainId, clock } = options;
  const { host } = new URL(url);
  const limits = createLearnedLimits(options.batchSize, clock);
  const post = createPost(new URL(url), options);
  const sendBatches = createBatchSender({ host, limits, policy: options.retry, clock, post });
  const cooling = createCooling(clock);
  let isVerified = false;

  const endpoint: Endpoint = {
    async send(calls, signal) {
      if (!isVerified) await endpoint.checkChain(signal);
      return sendBatches(calls, signal);
    },
    async checkChain(signal) {
      const [result] = await sendBatches([{ method: "eth_chainId", params: [] }], signal);
      const actual = readNumber(result, "eth_chainId");
      if (actual !== chainId) {
        const message = `${host} serves chain ${actual}, but the settings name it for chain ${chainId}`;
        throw new ChainError("WRONG_CHAIN", message);
      }
      isVerified = true;
    },
    rank: (calls) => [
      cooling.rank(),
      calls.filter((call) => call.onError === "remember" && limits.refusalOf(call.method)).length,
      limits.waitMs(),
    ],
    succeeded: cooling.end,
    failed(error) {
      if (!endpointFaults.has(error.code)) return;
      isVerified = false;
      cooling.begin();
    },
  };
  return endpoint;
}

/** For how long an endpoint comes last after failures, and by how many of them. */
function createCooling(clock: Clock) {
  let failures = 0;
  let until = 0;
  return {
    rank: () => (until > clock.now() ? failures : 0),
    begin() {
      failures++;
      until = clock.now() + Math.min(COOLING_MS.first * 2 ** (failures - 1), COOLING_MS.longest);
    },
    end() {
      failures = 0;
      until = 0;
    },
  };
}

/** Posts calls in one HTTP exchange; each call has a number of its own. */
function createPost(address: URL, { dispatcher, timeoutMs, maxBytes, limit }: EndpointOptions) {
  let nextId = 1;
  return async (calls: readonly RpcCall[], signal?: AbortSignal): Promise<(CallAnswer | undefined)[]> => {
    const requests = calls.map(({ method, params }) => ({ jsonrpc: "2.0", id: nextId++, method, params }));
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify(requests.length === 1 ? requests[0] : requests);
    const span = describeCalls(calls);
    const http = { dispatcher, method: "POST" as const, headers, body, timeoutMs, maxBytes, signal, span };
    return readAnswers(address.host, requests, await limit(() => exchange(address, http)));
  };
}

/** How traces call a request: by its method, as all parameters may be a wallet's. */
function describeCalls(calls: readonly RpcCall[]) {
  const [method = "", ...others] = new Set(calls.map((call) => call.method));
  const name = others.length > 0 ? "JSON-RPC batch" : method;
  return { name, attributes: { "rpc.system.name": "jsonrpc", "rpc.method": name, "credence.rpc.calls": calls.length } };
}

/** Measures how long exchanges have been tried without an answer. */
function createSilence({ now }: Pick<Clock, "now">) {
  /** When the first exchange after the last answer began; null while none runs or failed. */
  let since: number | null = null;
  let running = 0;
  return {
    ms: () => (since === null ? 0 : now() - since),
    async during<T>(exchange: () => Promise<T>): Promise<T> {
      since ??= now();
      running++;
      try {
        const answer = await exchange();
        since = running > 1 ? now() : null;
        return answer;
      } catch (error) {
        if (isChainError(error) && error.code === "TOO_LARGE") since = null;
        throw error;
      } finally {
        running--;
      }
    },
  };
}

function byRank(endpoints: readonly Endpoint[], calls: Calls): Endpoint[] {
  const ranked = endpoints.map((endpoint) => ({ endpoint, rank: endpoint.rank(calls) }));
  ranked.sort((a, b) => {
    const different = a.rank.findIndex((value, i) => value !== b.rank[i]);
    return different < 0 ? 0 : (a.rank[different] ?? 0) - (b.rank[different] ?? 0);
  });
  return ranked.map(({ endpoint }) => endpoint);
}

/** First those after which the caller goes on in another way, then errors that may be retried. */
function mostUseful(errors: readonly ChainError[]): ChainError {
  const chosen =
    errors.find(({ code }) => code === "UNSUPPORTED" || code === "FORKED") ??
    errors.find((error) => error.retryable) ??
    errors[0];
  return chosen ?? new ChainError("UNREACHABLE", "The chain has no JSON-RPC endpoint");
}
