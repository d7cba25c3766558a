import type { ChainError } from "../errors.ts";
import type { Clock } from "../retry.ts";

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

/** What an endpoint turned out to allow. Every limit is tested again after a while. */
export interface LearnedLimits {
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
