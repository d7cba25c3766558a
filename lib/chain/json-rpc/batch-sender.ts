import { ChainError, type ChainErrorCode, isChainError } from "../errors.ts";
import { type Clock, isPauseTooLong, type RetryPolicy } from "../retry.ts";
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

/** What an endpoint turned out to allow. Every limit is tested again after a while. */
interface LearnedLimits {
  /** Calls that the next batch may have. */
  batchSize(): number;
  /** Records that only `answered` of `sent` calls had answers, because of the size of the batch or its response. */
  refusedBatch(sent: number, answered: number): void;
  /** Records that only `answered` of `sent` calls had answers, because of the rate. */
  refusedRate(sent: number, answered: number, retryAfterMs?: number): void;
  /** Records answered calls. */
  answered(calls: number): void;
  /** Milliseconds until the endpoint takes calls again. */
  waitMs(): number;
  /** Books a batch; returns the milliseconds to wait before it is sent. */
  book(calls: number): number;
  /** Records that the endpoint refused a method, for `forMs` milliseconds. */
  refusedMethod(method: string, error: ChainError, forMs: number): void;
  /** The error with which the endpoint refused a method, while it is recorded. */
  refusalOf(method: string): ChainError | undefined;
}

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

/** How long a smaller batch is used before a larger one is tried, milliseconds. */
const GROW_BATCH_MS = 20_000;
/** How long a rate is used before a higher one is tried, milliseconds, and the factors by which it is raised and lowered. */
const GROW_RATE_MS = 5_000;
const RATE_GROWTH = 1.25;
const RATE_DECLINE = 0.6;
/** Calls a second: the first guess, the lowest rate, and the rate from which on there is no limit. */
const RATE = { first: 10, least: 0.5, unlimited: 5_000 };
/** Providers count by the second, so calls wait for the next second after a refusal, milliseconds. */
const RATE_WINDOW_MS = 1_000;

type Time = Pick<Clock, "now">;

export function createLearnedLimits(firstBatchSize: number, clock: Time): LearnedLimits {
  const batch = learnBatchSize(firstBatchSize, clock);
  const rate = learnRate(clock);
  const refusals = new Map<string, { error: ChainError; until: number }>();
  return {
    batchSize: () => Math.min(batch.size(), rate.callsOfSecond()),
    refusedBatch: batch.refused,
    refusedRate(sent, answered, retryAfterMs) {
      if (answered === 0) batch.refused(sent, 0);
      rate.refused(sent, answered, retryAfterMs);
    },
    answered: rate.answered,
    waitMs: rate.waitMs,
    book: rate.book,
    refusedMethod(method, error, forMs) {
      refusals.set(method, { error, until: clock.now() + forMs });
    },
    refusalOf(method) {
      const refusal = refusals.get(method);
      if (refusal && clock.now() < refusal.until) return refusal.error;
      refusals.delete(method);
      return undefined;
    },
  };
}

function learnBatchSize(first: number, clock: Time) {
  let size = first;
  let growAt = 0;
  const setSize = (next: number): void => {
    size = Math.min(next, first);
    growAt = clock.now() + GROW_BATCH_MS;
  };
  return {
    size(): number {
      if (size < first && clock.now() >= growAt) setSize(size * 2);
      return size;
    },
    refused(sent: number, answered: number): void {
      if (sent > 1) setSize(Math.min(size, answered > 0 ? answered : Math.floor(sent / 2)));
    },
  };
}

function learnRate(clock: Time) {
  /** Calls a second; null: no limit was met. */
  let rate: number | null = null;
  let changedAt = Number.NEGATIVE_INFINITY;
  let nextAt = 0;
  const second = { start: 0, answered: 0 };
  return {
    callsOfSecond: () => (rate === null ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(rate))),
    refused(sent: number, answered: number, retryAfterMs = RATE_WINDOW_MS): void {
      const now = clock.now();
      nextAt = Math.max(nextAt, now + retryAfterMs);
      // Requests that run at the same time are refused at the same time.
      if (rate !== null && now < changedAt + RATE_WINDOW_MS) return;
      const fewer = sent > 1 ? sent / 2 : RATE.first;
      const measured = Math.max(second.answered, answered > 0 ? answered : fewer);
      rate = Math.max(RATE.least, Math.min(measured, (rate ?? RATE.unlimited) * RATE_DECLINE));
      changedAt = now;
    },
    answered(calls: number): void {
      const now = clock.now();
      if (now >= second.start + RATE_WINDOW_MS) Object.assign(second, { start: now, answered: 0 });
      second.answered += calls;
      if (rate === null || now < changedAt + GROW_RATE_MS) return;
      rate = rate * RATE_GROWTH < RATE.unlimited ? rate * RATE_GROWTH : null;
      changedAt = now;
    },
    waitMs: () => Math.max(0, nextAt - clock.now()),
    book(calls: number): number {
      const now = clock.now();
      const start = Math.max(now, nextAt);
      nextAt = rate === null ? start : start + (calls * 1_000) / rate;
      return start - now;
    },
  };
}
