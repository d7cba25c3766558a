import type { Clock } from "./retry.ts";

/** Spaces calls to one source, whoever in this process makes them. */
export interface TokenBucket {
  /** Resolves when the next call may be made. Calls are let through in the order they came. */
  take: (signal?: AbortSignal) => Promise<void>;
  /** Let no further call through for a while: the source asked for it. */
  pause: (ms: number) => void;
}

/** At most `rate` calls a second, spaced evenly; sources of ten calls a second and more may get a tenth of a second's at once. */
export function createTokenBucket(rate: number, clock: Clock): TokenBucket {
  const intervalMs = 1000 / rate;
  const burstMs = (Math.max(1, Math.floor(rate / 10)) - 1) * intervalMs;
  let next = Number.NEGATIVE_INFINITY;
  return {
    async take(signal) {
      const now = clock.now();
      const due = Math.max(next, now - burstMs);
      next = due + intervalMs;
      if (due > now) await clock.sleep(due - now, signal);
    },
    pause(ms) {
      next = Math.max(next, clock.now() + ms);
    },
  };
}
