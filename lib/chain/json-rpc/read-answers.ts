import { isDeepStrictEqual } from "node:util";
import { ChainError, type ChainErrorCode } from "../errors.ts";
import { isRecord } from "../hex.ts";
import { type HttpAnswer, LONGEST_WAIT_MS, parseJson, statusError } from "../http.ts";

/** A node's answer to one call: its result, or the ChainError that its error means. */
export type CallAnswer = { result: unknown } | { error: ChainError };

/** HTTP statuses that concern the client or the server, not the content of the request. */
const unrelatedStatuses: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);

/**
 * The answers to calls that were sent together, in the order of the calls; undefined for a call without an answer. Throws if the
 * response answers none of them: TOO_LARGE if the node may have refused the batch for its size.
 */
export function readAnswers(
  host: string,
  calls: readonly { id: number; method: string }[],
  response: HttpAnswer,
): (CallAnswer | undefined)[] {
  const [only, ...others] = calls;
  const failure = statusError(host, response);
  const body = tryParse(response.text);
  if (Array.isArray(body)) {
    const items = findById(calls, body);
    const answers = calls.map(({ method }, i) => readAnswer(host, method, items[i], failure));
    if (answers.some((answer) => answer !== undefined)) return unlessServerFails(answers, failure);
  } else if (only && others.length === 0) {
    const answer = readAnswer(host, only.method, body, failure);
    if (answer) return unlessServerFails([answer], failure);
  }
  if (others.length === 0) throw failure ?? notJsonRpc(host, response);
  throw refusalOfBatch(host, calls.length, { response, body, failure });
}

/** The item with each call's id. Some nodes return ids as strings. Of two that differ, neither is the answer. */
function findById(calls: readonly { id: number }[], body: readonly unknown[]): unknown[] {
  const places = new Map(calls.map(({ id }, i) => [id, i]));
  const found: unknown[] = calls.map(() => undefined);
  const seen = new Set<number>();
  for (const item of body) {
    const id = isRecord(item) && (typeof item.id === "string" || typeof item.id === "number") ? Number(item.id) : -1;
    const place = places.get(id);
    if (place === undefined) continue;
    found[place] = seen.has(place) && !isEqual(found[place], item) ? undefined : item;
    seen.add(place);
  }
  return found;
}

function isEqual(one: unknown, other: unknown): boolean {
  try {
    return isDeepStrictEqual(one, other);
  } catch {
    return false; // It is nested too deeply to be compared.
  }
}

function readAnswer(host: string, method: string, item: unknown, failure: ChainError | null): CallAnswer | undefined {
  if (!isRecord(item)) return undefined;
  if (item.error !== undefined && item.error !== null) {
    return { error: limitedByHttp(failure, readRpcError(host, method, item.error)) };
  }
  return "result" in item ? { result: item.result } : undefined;
}

/** Throws the HTTP error, unless an answer says more exactly what happened. */
function unlessServerFails<T extends CallAnswer | undefined>(answers: T[], failure: ChainError | null): T[] {
  if (failure?.code !== "HTTP_ERROR") return answers;
  const isExact = (answer: T) => answer && !("error" in answer && answer.error.code === "RPC_ERROR");
  if (answers.some(isExact)) return answers;
  throw failure;
}

/** The error of a batch of several calls that got no answer. */
function refusalOfBatch(
  host: string,
  size: number,
  { response, body, failure }: { response: HttpAnswer; body: unknown; failure: ChainError | null },
): ChainError {
  const items: unknown[] = Array.isArray(body) ? body : [body];
  const stated = items.find((item) => isRecord(item) && isRecord(item.error));
  const error = isRecord(stated) ? readRpcError(host, `a batch of ${size}`, stated.error) : undefined;
  if (failure?.code === "RATE_LIMITED") return error ? limitedByHttp(failure, error) : failure;
  if (error?.code === "TOO_LARGE" || error?.code === "RATE_LIMITED") return error;
  const { status, text } = response;
  // An array or an object that ends too early was cut off.
  const isCutOff = body === undefined && /^\s*[[{]/.test(text);
  const isAboutRequest = failure ? status < 500 && !unrelatedStatuses.has(status) : body !== undefined || isCutOff;
  if (!isAboutRequest) return failure ?? notJsonRpc(host, response);
  return new ChainError("TOO_LARGE", `${host} does not answer a batch of ${size} (HTTP ${status})`, { cause: error });
}

/** Characters of a node's text that are read and repeated. */
const TEXT_LENGTH = 200;

/** What errors of nodes and providers mean, by code and words. The first match counts. */
const meanings: readonly { means: ChainErrorCode; codes: readonly number[]; words: RegExp; methods?: RegExp }[] = [
  // First, because a contract chooses the words of its errors.
  {
    means: "REVERTED",
    codes: [3],
    words:
      /revert|opcode|invalid operation|out ?of ?(?:gas|bounds)|gas required|\bstack ?(?:under|over|limit)|invalid ?jump|(?:evm|vm execution) error|write protection|execution aborted/i,
    methods: /^eth_(?:call|estimateGas)$/,
  },
  {
    means: "STATE_UNAVAILABLE",
    codes: [],
    words:
      /missing trie node|state .{0,80}(?:not |un)available|no (?:historical )?state|prun(?:ed|ing)|archive|block ?(?:out ?of ?range|height is)/i,
    methods: /^eth_(?:getBalance|getCode|call)$/,
  },
  // Before rates: "Batch size limit exceeded" has words of both, and -32005 is used for either.
  {
    means: "TOO_LARGE",
    codes: [-32008, -32011],
    words:
      /too (?:large|big)|batch|more than [\d,]+ (?:results|logs|blocks)|too many (?:results|logs|blocks)|block range|response size|ResponseBodySize|exceeds max results/i,
  },
  {
    means: "RATE_LIMITED",
    codes: [429, -32005, -32009, -32016],
    words:
      /rate.?limit|too many requests|^limit exceeded|request limit|request rate|calls per second|compute units|throttl|quota|overloaded/i,
  },
  {
    means: "UNSUPPORTED",
    codes: [-32601, -32604, -32004, -32046],
    words:
      /(?:method|module|plan|tier|eth_\w{1,40})\b.{0,60}\b(?:not|disabled|unsupported)\b|(?:unsupported|unknown) method|not (?:supported|implemented|whitelisted)|is disabled|upgrade your/i,
  },
];

/** The ChainError that a JSON-RPC error means. `method` is the requested method. */
export function readRpcError(host: string, method: string, error: unknown): ChainError {
  const code = (isRecord(error) && Number(error.code)) || 0;
  const text = (isRecord(error) && typeof error.message === "string" ? error.message : String(error)).slice(
    0,
    TEXT_LENGTH,
  );
  const fits = meanings.find(
    ({ codes, words, methods }) => (methods?.test(method) ?? true) && (codes.includes(code) || words.test(text)),
  );
  const wait = readBackoff(error);
  const own = fits?.means === "REVERTED" && method === "eth_call" ? readRevert(error, code, text) : null;
  const options = { ...(wait !== undefined && { retryAfterMs: wait }), ...(own !== null && { revertData: own }) };
  return new ChainError(fits?.means ?? "RPC_ERROR", `${host} answered ${method} with error ${code}: ${text}`, options);
}

/** By which nodes begin the message of a contract's own revert; what follows are its words. */
const OWN_REVERT =
  /^(?:(?:vm execution error|vm exception while processing transaction)\W{0,3})?(?:execution |transaction )?revert/i;

/** What a contract reverted a call with, hex; null for what is not its own revert: out of gas, an invalid opcode, a limit of the node. */
function readRevert(error: unknown, code: number, text: string): string | null {
  const data = isRecord(error) && isRecord(error.data) ? error.data.data : isRecord(error) ? error.data : undefined;
  const [, given] = typeof data === "string" ? (/^(?:reverted )?(0x(?:[0-9a-f]{2})*)$/i.exec(data) ?? []) : [];
  const isOwn = code === 3 || OWN_REVERT.test(text) || (given ?? "0x") !== "0x";
  return isOwn ? (given ?? "0x").toLowerCase() : null;
}

/** Milliseconds that Infura's errors ask to wait, at most five minutes. */
function readBackoff(error: unknown): number | undefined {
  const data = isRecord(error) && isRecord(error.data) ? error.data : {};
  const { backoff_seconds: seconds } = isRecord(data.rate) ? data.rate : data;
  return typeof seconds === "number" && seconds >= 0 ? Math.min(seconds * 1_000, LONGEST_WAIT_MS) : undefined;
}

/** HTTP 429 means a rate limit, whatever the body says. The header or the body says how long to wait. */
function limitedByHttp(failure: ChainError | null, error: ChainError): ChainError {
  if (failure?.code !== "RATE_LIMITED") return error;
  return error.code === "RATE_LIMITED" && failure.retryAfterMs === undefined ? error : failure;
}

function notJsonRpc(host: string, { text }: HttpAnswer): ChainError {
  try {
    parseJson(host, text);
  } catch (error) {
    if (error instanceof ChainError) return error;
  }
  return new ChainError("MALFORMED", `${host} did not answer with JSON-RPC`);
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
