/**
 * Seconds between the attempts of one delivery: twelve attempts, the first at once, the last at least 96 hours later. Jitter
 * only adds, so that the window never shrinks.
 */
export const retryDelays = [
  5,
  30,
  2 * 60,
  10 * 60,
  30 * 60,
  2 * 3_600,
  5 * 3_600,
  10 * 3_600,
  20 * 3_600,
  28 * 3_600,
  34 * 3_600,
] as const;
export const MOST_ATTEMPTS = retryDelays.length + 1;

/** Largest share of a delay that is added at random, so that many deliveries do not come back together. */
const JITTER = 0.2;
/** How long a receiver may ask to wait, at the least, in seconds. */
const RETRY_AFTER_ALLOWED = 3_600;

/**
 * When to try again after `attempt` attempts (1 or more), or null when there is no further one. `random` is in [0, 1).
 * A Retry-After of the receiver, in seconds, moves the time to at most twice the table's delay, or an hour where that is less.
 */
export function nextAttempt(input: {
  now: Date;
  attempt: number;
  retryAfter: number | null;
  random: number;
}): Date | null {
  const delay = retryDelays[input.attempt - 1];
  if (delay === undefined) return null;
  const asked = Math.min(input.retryAfter ?? 0, Math.max(2 * delay, RETRY_AFTER_ALLOWED));
  const wait = Math.max(delay, asked) * (1 + JITTER * input.random);
  return new Date(input.now.getTime() + Math.round(wait * 1000));
}

/**
 * The seconds a Retry-After header asks for, given as seconds or as an HTTP date; null where it says neither. Never
 * negative.
 */
export function parseRetryAfter(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null;
  if (/^\d{1,10}$/.test(value)) return Number(value);
  const at = /^[A-Z][a-z]{2}, /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
