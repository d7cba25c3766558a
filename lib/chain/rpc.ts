import pLimit from "p-limit";
import { Agent } from "undici";
import { ChainError, type ChainErrorCode, isChainError } from "./errors.ts";
import { isRecord, readNumber } from "./hex.ts";
import { exchange, type HttpAnswer, parseJson, statusError } from "./http.ts";
import { type RetryPolicy, retry, type Waiting } from "./retry.ts";

export interface RpcCall {
  method: string;
  params: readonly unknown[];
}

export interface RpcOptions {
  urls: readonly string[];
  chainId: number;
  timeoutMs: number;
  maxBytes: number;
  /** HTTP requests in flight at once. */
  concurrency: number;
  retry: RetryPolicy;
  waiting: Waiting;
}

export interface Rpc {
  /**
   * Send calls in one batch and read their results. What `read` throws counts as a fault of the endpoint that answered,
   * so that garbage from one is asked again of the next.
   */
  request<T>(calls: readonly RpcCall[], read: (results: unknown[]) => T, signal?: AbortSignal): Promise<T>;
  verify(signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** One JSON-RPC endpoint, and what was learned of it. */
interface Endpoint {
  url: URL;
  /** It answered eth_chainId with the right id since it last failed. */
  verified: boolean;
  /** It takes several calls in one request. */
  batches: boolean;
  /** Others go first until then (of `waiting.now`). */
  coolUntil: number;
}

const COOL_MS = 15_000;

// After one of these the endpoint is tried last for a while, and asked for its chain id before it is trusted again.
const brokenEndpoint: ReadonlySet<ChainErrorCode> = new Set([
  "TIMEOUT",
  "UNREACHABLE",
  "RATE_LIMITED",
  "HTTP_ERROR",
  "REFUSED",
  "MALFORMED",
  "WRONG_CHAIN",
]);
// The same from every endpoint: no use to ask the next.
const final: ReadonlySet<ChainErrorCode> = new Set(["REVERTED", "ABORTED", "TOO_LARGE"]);

/** JSON-RPC over several endpoints in order of preference. */
export function createRpc(options: RpcOptions): Rpc {
  const { waiting, chainId } = options;
  const agent = new Agent({ connections: options.concurrency, pipelining: 1 });
  const limit = pLimit(options.concurrency);
  const endpoints = options.urls.map(
    (url): Endpoint => ({ url: new URL(url), verified: false, batches: true, coolUntil: 0 }),
  );
  let nextId = 1;

  async function post(endpoint: Endpoint, payload: unknown, signal?: AbortSignal): Promise<HttpAnswer> {
    const body = JSON.stringify(payload);
    return limit(() =>
      exchange(endpoint.url, {
        dispatcher: agent,
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
        timeoutMs: options.timeoutMs,
        maxBytes: options.maxBytes,
        signal,
      }),
    );
  }

  /** Send calls to one endpoint; results in the order of the calls. */
  async function send(endpoint: Endpoint, calls: readonly RpcCall[], signal?: AbortSignal): Promise<unknown[]> {
    const [only] = calls;
    if (calls.length > 1 && !endpoint.batches) {
      return Promise.all(calls.map(async (call) => (await send(endpoint, [call], signal))[0]));
    }
    const requests = calls.map((call) => ({ jsonrpc: "2.0", id: nextId++, ...call }));
    const answer = await post(endpoint, requests.length === 1 ? requests[0] : requests, signal);
    const host = endpoint.url.host;
    const failure = statusError(host, answer);
    // Only the header knows how long to wait.
    if (failure?.code === "RATE_LIMITED") throw failure;
    // Some nodes send their errors with an HTTP error status: what the body says is more exact.
    const body = failure ? tryParse(answer.text) : parseJson(host, answer.text);
    if (Array.isArray(body)) {
      const byId = new Map(body.map((item) => [isRecord(item) ? item.id : undefined, item]));
      return requests.map((request) => resultOf(host, request.method, byId.get(request.id)));
    }
    if (requests.length === 1 && only && isAnswer(body)) return [resultOf(host, only.method, body)];
    if (isAnswer(body) && isRecord(body.error) && !isRateLimit(body.error)) {
      // One error in answer to a batch: this node does not take batches.
      endpoint.batches = false;
      return send(endpoint, calls, signal);
    }
    if (isAnswer(body)) return [resultOf(host, "a batch", body)];
    throw failure ?? new ChainError("MALFORMED", `${host} did not answer as JSON-RPC does`);
  }

  async function checkChain(endpoint: Endpoint, signal?: AbortSignal): Promise<void> {
    const [result] = await send(endpoint, [{ method: "eth_chainId", params: [] }], signal);
    const actual = readNumber(result, "eth_chainId");
    if (actual !== chainId) {
      throw new ChainError(
        "WRONG_CHAIN",
        `${endpoint.url.host} serves chain ${actual}, but the settings name it for chain ${chainId}`,
      );
    }
    endpoint.verified = true;
  }

  /** Ask the endpoints in order until one gives an answer that reads. */
  async function once<T>(calls: readonly RpcCall[], read: (results: unknown[]) => T, signal?: AbortSignal): Promise<T> {
    const errors: ChainError[] = [];
    const now = waiting.now();
    const order = [...endpoints].sort((a, b) => Number(a.coolUntil > now) - Number(b.coolUntil > now));
    for (const endpoint of order) {
      try {
        if (!endpoint.verified) await checkChain(endpoint, signal);
        const value = read(await send(endpoint, calls, signal));
        endpoint.coolUntil = 0;
        return value;
      } catch (error) {
        if (!isChainError(error) || final.has(error.code)) throw error;
        errors.push(error);
        if (brokenEndpoint.has(error.code)) {
          endpoint.verified = false;
          endpoint.coolUntil = waiting.now() + Math.max(COOL_MS, error.retryAfterMs ?? 0);
        }
      }
    }
    throw mostUseful(errors);
  }

  return {
    request: (calls, read, signal) => retry(() => once(calls, read, signal), options.retry, waiting, signal),
    async verify(signal) {
      const checks = await Promise.allSettled(
        endpoints.map((endpoint) => retry(() => checkChain(endpoint, signal), options.retry, waiting, signal)),
      );
      const errors = checks.flatMap((check) => (check.status === "rejected" ? [check.reason] : []));
      const wrong = errors.find((error) => isChainError(error) && error.code === "WRONG_CHAIN");
      if (wrong) throw wrong;
      if (errors.length === endpoints.length) throw errors[0];
    },
    close: () => agent.close(),
  };
}

// UNSUPPORTED first: another method may serve. Then what may pass, so that the caller tries again.
function mostUseful(errors: readonly ChainError[]): ChainError {
  const chosen =
    errors.find((error) => error.code === "UNSUPPORTED") ?? errors.find((error) => error.retryable) ?? errors[0];
  return chosen ?? new ChainError("UNREACHABLE", "The chain has no JSON-RPC endpoint");
}

function isAnswer(body: unknown): body is Record<string, unknown> {
  return isRecord(body) && ("result" in body || "error" in body);
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function resultOf(host: string, method: string, item: unknown): unknown {
  if (!isAnswer(item)) throw new ChainError("MALFORMED", `${host} left ${method} unanswered`);
  if (item.error !== undefined && item.error !== null) throw callError(host, method, item.error);
  if (!("result" in item))
    throw new ChainError("MALFORMED", `${host} answered ${method} with neither result nor error`);
  return item.result;
}

const UNSUPPORTED =
  /not (supported|available|found|exist|allowed|enabled|whitelisted)|does not exist|unsupported|unknown method/i;
const FAILED_CALL =
  /revert|invalid opcode|opcode|out ?of ?gas|gas required|stack ?(under|over)flow|invalid ?jump|evm error|write protection|execution aborted/i;

/** The error a node's error object stands for. */
function callError(host: string, method: string, error: unknown): ChainError {
  const code = isRecord(error) && typeof error.code === "number" ? error.code : 0;
  const text = (isRecord(error) && typeof error.message === "string" ? error.message : String(error)).slice(0, 200);
  const message = `${host} answered ${method} with error ${code}: ${text}`;
  if (isRateLimit(error)) return new ChainError("RATE_LIMITED", message);
  if (code === -32601 || (UNSUPPORTED.test(text) && /method/i.test(text)))
    return new ChainError("UNSUPPORTED", message);
  const isTried = method === "eth_call" || method === "eth_estimateGas";
  if (isTried && (code === 3 || FAILED_CALL.test(text))) return new ChainError("REVERTED", message);
  return new ChainError("RPC_ERROR", message);
}

function isRateLimit(error: unknown): boolean {
  if (!isRecord(error)) return false;
  const text = typeof error.message === "string" ? error.message : "";
  return error.code === 429 || error.code === -32005 || /rate limit|too many requests|limit exceeded/i.test(text);
}
