/** Seconds between the twelve attempts of a delivery: the first at once, the last at least 96 hours later. */
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

/** Largest random addition as a share of the delay, so that deliveries spread. */
const JITTER = 0.2;
/** A Retry-After up to this many seconds is always respected. */
const RETRY_AFTER_ALLOWED = 3_600;

/**
 * The time of the next attempt after `attempt` attempts (1 or more), or null after the last. `random` is in [0, 1). Retry-After, in
 * seconds, postpones it to at most twice the table's delay or an hour, whichever is more.
 */
export function nextAttempt(input: {
  now: Date;
  attempt: number;
  retryAfter: number | null;
  random: number;
}): Date | null {
  const delay = retryDelays[input.attempt - 1];
  if (delay === undefined) return null;
  const requested = Math.min(input.retryAfter ?? 0, Math.max(2 * delay, RETRY_AFTER_ALLOWED));
  const wait = Math.max(delay, requested) * (1 + JITTER * input.random);
  return new Date(input.now.getTime() + Math.round(wait * 1000));
}

/** The seconds of a Retry-After header (seconds or HTTP date), never negative; null if it is malformed. */
export function parseRetryAfter(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null;
  if (/^\d{1,10}$/.test(value)) return Number(value);
  const at = /^[A-Z][a-z]{2}, /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}
