import { setTimeout as delay } from "node:timers/promises";
import { isChainError } from "./errors.ts";
import { aborted } from "./http.ts";

/** Time and randomness, replaced in tests. */
export interface Clock {
  /** Monotonic milliseconds. */
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
  /** Attempts, the first included. */
  attempts: number;
  /** Longest wait before the second attempt, milliseconds; doubles with each. */
  baseMs: number;
  maxMs: number;
  /** Longest pause that a source may ask for, milliseconds. Default: half a minute. */
  longestPauseMs?: number;
}

const LONGEST_PAUSE_MS = 30_000;

/**
 * Whether a source asks for a longer pause than the policy allows. Then its error is thrown at once, and callers report it and come
 * back later.
 */
export function isPauseTooLong(pauseMs: number, policy: RetryPolicy): boolean {
  return pauseMs > (policy.longestPauseMs ?? LONGEST_PAUSE_MS);
}

/** Repeats work until it succeeds. Throws an error that is not retryable, and the last error when all attempts are used. */
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
      if (isPauseTooLong(error.retryAfterMs ?? 0, policy)) throw error;
      await clock.sleep(backoff(attempt, policy, clock.random(), error.retryAfterMs), signal);
    }
  }
}

/**
 * Wait before the attempt after `attempt`, milliseconds: a random half to all of a span that doubles, so that callers do not come back
 * together, but at least what the source asks for.
 */
export function backoff(attempt: number, policy: RetryPolicy, random: number, retryAfterMs = 0): number {
  const span = Math.min(policy.baseMs * 2 ** (attempt - 1), policy.maxMs);
  return Math.max(Math.round(span * (0.5 + random / 2)), retryAfterMs);
}
