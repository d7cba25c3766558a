import { setTimeout as delay } from "node:timers/promises";
import { isChainError } from "./errors.ts";
import { aborted } from "./http.ts";

/** Time and chance, replaced in tests. */
export interface Clock {
  /** Milliseconds that only rise. */
  now: () => number;
  /** Resolves after `ms`; rejects with ABORTED when the signal does. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Uniform in [0, 1). */
  random: () => number;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  sleep: async (ms, signal) => {
    try {
      await delay(ms, undefined, signal ? { signal } : {});
    } catch (error) {
      if (signal?.aborted) throw aborted(signal);
      throw error;
    }
  },
  random: Math.random,
};

export interface RetryPolicy {
  /** Tries in all, the first included. */
  attempts: number;
  /** Longest wait before the second try, milliseconds; doubles with each. */
  baseMs: number;
  maxMs: number;
}

/** A source that asks for a longer pause is not waited for here: the caller tells what is the matter, and comes back. */
const LONGEST_PAUSE_MS = 30_000;

/** Try until it succeeds, fails for good, or the tries are used up; the last error is thrown. */
export async function retry<T>(
  work: () => Promise<T>,
  policy: RetryPolicy,
  clock: Clock,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    if (signal?.aborted) throw aborted(signal);
    try {
      return await work();
    } catch (error) {
      if (!isChainError(error) || !error.retryable || attempt >= policy.attempts) throw error;
      if ((error.retryAfterMs ?? 0) > LONGEST_PAUSE_MS) throw error;
      await clock.sleep(backoff(attempt, policy, clock.random(), error.retryAfterMs), signal);
    }
  }
}

/**
 * Wait before try `attempt + 1`, milliseconds: between half and all of a doubling span, so that many callers do not come
 * back together; never less than the source asked for.
 */
export function backoff(attempt: number, policy: RetryPolicy, random: number, retryAfterMs = 0): number {
  const span = Math.min(policy.baseMs * 2 ** (attempt - 1), policy.maxMs);
  return Math.max(Math.round(span * (0.5 + random / 2)), retryAfterMs);
}
