import { isDeepStrictEqual } from "node:util";
import { ChainError } from "../errors.ts";
import { isRecord } from "../hex.ts";
import { type HttpAnswer, parseJson, statusError } from "../http.ts";
import { readRpcError } from "./rpc-errors.ts";

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
