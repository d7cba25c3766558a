import pLimit from "p-limit";
import { Agent } from "undici";
import { ChainError, type ChainErrorCode, isChainError } from "../errors.ts";
import { type Clock, type RetryPolicy, retry } from "../retry.ts";
import { createEndpoint, type RpcCall } from "./endpoint.ts";

export interface RpcOptions {
  urls: readonly string[];
  chainId: number;
  timeoutMs: number;
  maxBytes: number;
  /** HTTP requests in flight at once. */
  concurrency: number;
  retry: RetryPolicy;
  clock: Clock;
}

export interface Rpc {
  /**
   * Sends calls in one batch and reads their results. What `read` throws counts as a fault of the endpoint that answered,
   * so that the next endpoint is tried.
   */
  request<T>(calls: readonly RpcCall[], read: (results: unknown[]) => T, signal?: AbortSignal): Promise<T>;
  verify(signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

// Every endpoint would answer the same.
const finalErrors: ReadonlySet<ChainErrorCode> = new Set(["REVERTED", "ABORTED", "TOO_LARGE"]);

/** JSON-RPC over several endpoints in order of preference. */
export function createRpc(options: RpcOptions): Rpc {
  const { clock, retry: policy } = options;
  const agent = new Agent({ connections: options.concurrency, pipelining: 1 });
  const limit = pLimit(options.concurrency);
  const endpoints = options.urls.map((url) => createEndpoint(url, { ...options, agent, limit }));

  async function requestOnce<T>(
    calls: readonly RpcCall[],
    read: (results: unknown[]) => T,
    signal?: AbortSignal,
  ): Promise<T> {
    const errors: ChainError[] = [];
    const order = [...endpoints].sort((a, b) => Number(a.isCooling()) - Number(b.isCooling()));
    for (const endpoint of order) {
      try {
        const value = read(await endpoint.send(calls, signal));
        endpoint.succeeded();
        return value;
      } catch (error) {
        if (!isChainError(error) || finalErrors.has(error.code)) throw error;
        errors.push(error);
        endpoint.failed(error);
      }
    }
    throw mostUseful(errors);
  }

  return {
    request: (calls, read, signal) => retry(() => requestOnce(calls, read, signal), policy, clock, signal),
    async verify(signal) {
      const checks = await Promise.allSettled(
        endpoints.map((endpoint) => retry(() => endpoint.checkChain(signal), policy, clock, signal)),
      );
      const errors = checks.flatMap((check) => (check.status === "rejected" ? [check.reason] : []));
      const wrong = errors.find((error) => isChainError(error) && error.code === "WRONG_CHAIN");
      if (wrong) throw wrong;
      if (errors.length === endpoints.length) throw errors[0];
    },
    close: () => agent.close(),
  };
}

// UNSUPPORTED first: another method may serve. Then what may be retried.
function mostUseful(errors: readonly ChainError[]): ChainError {
  const chosen =
    errors.find((error) => error.code === "UNSUPPORTED") ?? errors.find((error) => error.retryable) ?? errors[0];
  return chosen ?? new ChainError("UNREACHABLE", "The chain has no JSON-RPC endpoint");
}
