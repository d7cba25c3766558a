import type { Agent } from "undici";
import { ChainError, type ChainErrorCode } from "../errors.ts";
import { isRecord, readNumber } from "../hex.ts";
import { exchange, type HttpAnswer, parseJson, statusError } from "../http.ts";
import type { Clock } from "../retry.ts";
import { isRateLimit, isResponse, resultOf } from "./rpc-errors.ts";

export interface RpcCall {
  method: string;
  params: readonly unknown[];
}

/** One JSON-RPC endpoint, and what was learned of it. */
export interface Endpoint {
  /** Sends calls; returns their results in the order of the calls. Checks the chain id first after a fault. */
  send(calls: readonly RpcCall[], signal?: AbortSignal): Promise<unknown[]>;
  /** WRONG_CHAIN where the endpoint serves another chain. */
  checkChain(signal?: AbortSignal): Promise<void>;
  /** Whether it failed lately: others go first. */
  isCooling(): boolean;
  /** Records how a request went. */
  succeeded(): void;
  failed(error: ChainError): void;
}

export interface EndpointOptions {
  chainId: number;
  timeoutMs: number;
  maxBytes: number;
  clock: Clock;
  agent: Agent;
  /** Runs the exchange when fewer than the limit are in flight. */
  limit: <T>(work: () => Promise<T>) => Promise<T>;
}

/** How long an endpoint that failed comes last. */
const COOL_MS = 15_000;

// After one of these the endpoint is tried last for a while, and asked for its chain id before it is trusted again.
const endpointFaults: ReadonlySet<ChainErrorCode> = new Set([
  "TIMEOUT",
  "UNREACHABLE",
  "RATE_LIMITED",
  "HTTP_ERROR",
  "REFUSED",
  "MALFORMED",
  "WRONG_CHAIN",
]);

export function createEndpoint(url: string, options: EndpointOptions): Endpoint {
  const { chainId, clock } = options;
  const address = new URL(url);
  const { host } = address;
  let isVerified = false;
  let takesBatches = true;
  let coolUntil = 0;
  let nextId = 1;

  async function post(calls: readonly RpcCall[], signal?: AbortSignal): Promise<unknown[]> {
    if (calls.length > 1 && !takesBatches) {
      return (await Promise.all(calls.map((call) => post([call], signal)))).flat();
    }
    const requests = calls.map((call) => ({ jsonrpc: "2.0", id: nextId++, ...call }));
    const answer = await postJson(address, requests.length === 1 ? requests[0] : requests, options, signal);
    const results = readResults(host, requests, answer);
    if (results !== "refuses batches") return results;
    takesBatches = false;
    return post(calls, signal);
  }

  const endpoint: Endpoint = {
    async send(calls, signal) {
      if (!isVerified) await endpoint.checkChain(signal);
      return post(calls, signal);
    },
    async checkChain(signal) {
      const [result] = await post([{ method: "eth_chainId", params: [] }], signal);
      const actual = readNumber(result, "eth_chainId");
      if (actual !== chainId) {
        const message = `${host} serves chain ${actual}, but the settings name it for chain ${chainId}`;
        throw new ChainError("WRONG_CHAIN", message);
      }
      isVerified = true;
    },
    isCooling: () => coolUntil > clock.now(),
    succeeded() {
      coolUntil = 0;
    },
    failed(error) {
      if (!endpointFaults.has(error.code)) return;
      isVerified = false;
      coolUntil = clock.now() + Math.max(COOL_MS, error.retryAfterMs ?? 0);
    },
  };
  return endpoint;
}

function postJson(url: URL, payload: unknown, options: EndpointOptions, signal?: AbortSignal): Promise<HttpAnswer> {
  const body = JSON.stringify(payload);
  const { agent: dispatcher, timeoutMs, maxBytes } = options;
  const headers = { "content-type": "application/json" };
  return options.limit(() => exchange(url, { dispatcher, method: "POST", headers, body, timeoutMs, maxBytes, signal }));
}

function readResults(
  host: string,
  requests: readonly (RpcCall & { id: number })[],
  answer: HttpAnswer,
): unknown[] | "refuses batches" {
  const failure = statusError(host, answer);
  // Only the header knows how long to wait.
  if (failure?.code === "RATE_LIMITED") throw failure;
  // Some nodes send their errors with an HTTP error status: the body is more exact.
  const body = failure ? tryParse(answer.text) : parseJson(host, answer.text);
  if (Array.isArray(body)) {
    const byId = new Map(body.map((item) => [isRecord(item) ? item.id : undefined, item]));
    return requests.map((request) => resultOf(host, request.method, byId.get(request.id)));
  }
  if (!isResponse(body)) throw failure ?? new ChainError("MALFORMED", `${host} did not answer as JSON-RPC does`);
  const [only, ...others] = requests;
  if (only && others.length === 0) return [resultOf(host, only.method, body)];
  // A single error in response to a batch: the node does not take batches.
  if (isRecord(body.error) && !isRateLimit(body.error)) return "refuses batches";
  return [resultOf(host, "a batch", body)];
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
