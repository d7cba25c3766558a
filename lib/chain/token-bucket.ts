import type { Clock } from "./retry.ts";

/** Limits the rate of calls to one source. */
export interface TokenBucket {
  /** Resolves when the call may be made, in order of arrival. */
  take: (signal?: AbortSignal) => Promise<void>;
  /** Delays further calls for a while, because the source asks for it. */
  pause: (ms: number) => void;
}

/** At most `rate` calls a second, spaced evenly. From ten calls a second on, those of a tenth of a second may start together. */
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
