import type { Dispatcher } from "undici";
import { ChainError, type ChainErrorCode } from "../errors.ts";
import { readNumber } from "../hex.ts";
import { exchange } from "../http.ts";
import type { Clock, RetryPolicy } from "../retry.ts";
import { createBatchSender, type RpcCall } from "./batch-sender.ts";
import { createLearnedLimits } from "./learned-limits.ts";
import { type CallAnswer, readAnswers } from "./read-answers.ts";

/** One JSON-RPC endpoint, with its learned limits and its faults. */
export interface Endpoint {
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

export function createEndpoint(url: string, options: EndpointOptions): Endpoint {
  const { chainId, clock } = options;
  const address = new URL(url);
  const { host } = address;
  const limits = createLearnedLimits(options.batchSize, clock);
  const sendBatches = createBatchSender({ host, limits, policy: options.retry, clock, post });
  let isVerified = false;
  let failures = 0;
  let coolUntil = 0;
  let nextId = 1;

  async function post(calls: readonly RpcCall[], signal?: AbortSignal): Promise<(CallAnswer | undefined)[]> {
    const requests = calls.map(({ method, params }) => ({ jsonrpc: "2.0", id: nextId++, method, params }));
    const { dispatcher, timeoutMs, maxBytes } = options;
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify(requests.length === 1 ? requests[0] : requests);
    const span = describeCalls(calls);
    const http = { dispatcher, method: "POST" as const, headers, body, timeoutMs, maxBytes, signal, span };
    return readAnswers(host, requests, await options.limit(() => exchange(address, http)));
  }

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
      coolUntil > clock.now() ? failures : 0,
      calls.filter((call) => call.onError === "remember" && limits.refusalOf(call.method)).length,
      limits.waitMs(),
    ],
    succeeded() {
      failures = 0;
      coolUntil = 0;
    },
    failed(error) {
      if (!endpointFaults.has(error.code)) return;
      isVerified = false;
      failures++;
      coolUntil = clock.now() + Math.min(COOLING_MS.first * 2 ** (failures - 1), COOLING_MS.longest);
    },
  };
  return endpoint;
}

/** How traces call a request: by its method, as all parameters may be a wallet's. */
function describeCalls(calls: readonly RpcCall[]) {
  const [method = "", ...others] = new Set(calls.map((call) => call.method));
  const name = others.length > 0 ? "JSON-RPC batch" : method;
  return { name, attributes: { "rpc.system.name": "jsonrpc", "rpc.method": name, "credence.rpc.calls": calls.length } };
}
