import { ChainError, type ChainErrorCode, isChainError } from "../errors.ts";
import { type Clock, isPauseTooLong, type RetryPolicy } from "../retry.ts";
import type { LearnedLimits } from "./learned-limits.ts";
import type { CallAnswer } from "./read-answers.ts";

export interface RpcCall {
  method: string;
  params: readonly unknown[];
  /**
   * What happens if the node answers this call with an error. Default: the request fails. `return`: the ChainError is the call's
   * result. `remember`: the same, and the endpoint is not asked for the method again for a while.
   */
  onError?: "return" | "remember";
}

type Answers = readonly (CallAnswer | undefined)[];

/** How long a refused method is not requested: if the endpoint does not serve it, and if it may do so soon, milliseconds. */
const REFUSED_MS = { unsupported: 3_600_000, other: 60_000 };
/** Errors after which the same calls may succeed in smaller batches. */
const batchFaults: ReadonlySet<ChainErrorCode> = new Set(["TOO_LARGE", "TIMEOUT", "HTTP_ERROR", "MALFORMED"]);

interface BatchOptions {
  host: string;
  limits: LearnedLimits;
  policy: RetryPolicy;
  clock: Clock;
  post: (calls: readonly RpcCall[], signal?: AbortSignal) => Promise<Answers>;
}

/**
 * Sends calls to one endpoint in batches as large and as frequent as it allows. Returns the results in the order of the calls. `post`
 * is one HTTP exchange.
 */
export function createBatchSender(
  options: BatchOptions,
): (calls: readonly RpcCall[], signal?: AbortSignal) => Promise<unknown[]> {
  const { limits } = options;
  return async (calls, signal) => {
    const results = calls.map((call): unknown =>
      call.onError === "remember" ? limits.refusalOf(call.method) : undefined,
    );
    let open = [...calls.entries()].filter(([index]) => results[index] === undefined);
    // Each round settles a call, makes the next batch smaller, or throws.
    while (open.length > 0) {
      const batch = open.slice(0, limits.batchSize());
      const answers = await sendBatch(
        options,
        batch.map(([, call]) => call),
        signal,
      );
      open = open.filter(([index, call], i) => {
        const answer = answers[i];
        if (answer) results[index] = toResult(options, call, answer);
        return !answer;
      });
    }
    return results;
  };
}

/** Sends one batch. Returns the answers that settle their calls; the others may be sent again. */
async function sendBatch(
  { host, limits, policy, clock, post }: BatchOptions,
  calls: readonly RpcCall[],
  signal?: AbortSignal,
): Promise<Answers> {
  if (isPauseTooLong(limits.waitMs(), policy)) {
    throw new ChainError("RATE_LIMITED", `${host} limits the rate`, { retryAfterMs: limits.waitMs() });
  }
  const waitMs = limits.book(calls.length);
  if (waitMs > 0) await clock.sleep(waitMs, signal);
  try {
    return settle(limits, calls, await post(calls, signal));
  } catch (error) {
    if (!isChainError(error)) throw error;
    if (error.code === "RATE_LIMITED") limits.refusedRate(calls.length, 0, error.retryAfterMs);
    if (batchFaults.has(error.code)) limits.refusedBatch(calls.length, 0);
    if (error.code === "TOO_LARGE" && calls.length > 1) return [];
    throw error;
  }
}

/** Returns the answers that settle their calls, and learns limits from the others. Throws RATE_LIMITED if a limit left none. */
function settle(limits: LearnedLimits, calls: readonly RpcCall[], answers: Answers): Answers {
  const settled = answers.map((answer, i) => (answer && settles(calls[i], answer, calls.length) ? answer : undefined));
  const count = settled.filter((answer) => answer !== undefined).length;
  limits.answered(count);
  if (count === calls.length) return settled;
  const limited = answers.flatMap((answer) => (answer && "error" in answer ? answer.error : [])).find(isRateLimit);
  if (limited && count === 0) throw limited;
  if (limited) limits.refusedRate(calls.length, count, limited.retryAfterMs);
  else limits.refusedBatch(calls.length, count);
  return settled;
}

function toResult(
  { host, limits }: { host: string; limits: LearnedLimits },
  call: RpcCall,
  answer: CallAnswer,
): unknown {
  const isError = "error" in answer;
  if (call.onError === "remember" && (isError || answer.result === null)) {
    const error = isError ? answer.error : new ChainError("RPC_ERROR", `${host} answered ${call.method} with null`);
    limits.refusedMethod(call.method, error, REFUSED_MS[error.code === "UNSUPPORTED" ? "unsupported" : "other"]);
  }
  if (isError && call.onError === undefined) throw answer.error;
  return isError ? answer.error : answer.result;
}

/** Whether another request, in a smaller batch or later, would get the same answer. */
function settles(call: RpcCall | undefined, answer: CallAnswer, batchSize: number): boolean {
  if (!("error" in answer)) return true;
  const { code } = answer.error;
  if (code === "RATE_LIMITED") return false;
  // Some gateways refuse every call of a batch because of one method that they do not serve.
  const isPerhapsOfBatch = code === "TOO_LARGE" || (code === "UNSUPPORTED" && call?.onError !== "remember");
  return batchSize === 1 || !isPerhapsOfBatch;
}

function isRateLimit(error: ChainError): boolean {
  return error.code === "RATE_LIMITED";
}
