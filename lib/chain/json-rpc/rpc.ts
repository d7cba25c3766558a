import pLimit from "p-limit";
import { createAgent } from "../../core/http-agent.ts";
import { ChainError, type ChainErrorCode, isChainError } from "../errors.ts";
import { type Clock, type RetryPolicy, retry } from "../retry.ts";
import type { RpcCall } from "./batch-sender.ts";
import { createEndpoint, type Endpoint } from "./endpoint.ts";

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
    async verify(signal) {
      const checks = await Promise.allSettled(
        endpoints.map((endpoint) => retry(() => endpoint.checkChain(signal), policy, clock, signal)),
      );
      const errors = checks.flatMap((check) => (check.status === "rejected" ? [check.reason] : []));
      const wrong = errors.find((error) => isChainError(error) && error.code === "WRONG_CHAIN");
      if (wrong) throw wrong;
      if (errors.length === endpoints.length) throw errors[0];
    },
    silentMs: silence.ms,
    close: () => agent.close(),
  };
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
