/** Fixed UTC windows. Lengths in milliseconds. */
export const windows = { minute: 60_000, day: 86_400_000 } as const;

/** Counts requests: at most `limit` in each window. */
export interface Bucket {
  id: string;
  window: keyof typeof windows;
  limit: number;
  /** The most that one call is charged; the whole limit if absent. */
  most?: number;
}

/**
 * The bucket that the limit headers show. If allowed: the one with the least remaining, at a tie the one that resets later. If
 * refused: among the full ones the one that resets last.
 */
export interface Charge {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** End of the window, unix seconds. */
  reset: number;
}

/** Counts requests, in this process or in Redis. `at` is in unix milliseconds. */
export interface LimitStore {
  /** Charges all buckets or, if one is used up, none. */
  charge(buckets: readonly Bucket[], at: number): Charge | Promise<Charge>;
  /**
   * Charges the rest of the cost of a request that was charged as one; a cost is at most a bucket's whole limit. If a bucket has no
   * room for it, none is charged and all get the first charge back.
   */
  chargeRest(buckets: readonly Bucket[], at: number, cost: number): Charge | Promise<Charge>;
  /** Returns a charge of one request, because another takes its place. */
  giveBack(buckets: readonly Bucket[], at: number): void | Promise<void>;
  /** The result of a charge, without charging. */
  peek(buckets: readonly Bucket[], at: number): Charge;
  /** Stores the day counts. */
  save(): Promise<void>;
}

// The counting rules of every limit store: fixed windows; all buckets of a request are charged or none.

/** A bucket and its count in the window that ends at `reset`, unix seconds. */
export interface Counted {
  bucket: Bucket;
  count: number;
  reset: number;
}

export function windowAt(window: Bucket["window"], at: number): number {
  return Math.floor(at / windows[window]);
}

/** End of a window, unix seconds. */
export function endOf(window: Bucket["window"], number: number): number {
  return ((number + 1) * windows[window]) / 1000;
}

/** The part of a cost that a bucket is not charged yet. A cost is at most a whole limit. */
export function dueOf({ limit, most = limit }: Bucket, cost: number, charged: 0 | 1): number {
  return Math.min(cost, most) - charged;
}

/** Whether every bucket has room for the rest of a cost. */
export function haveRoom(counted: readonly Counted[], cost: number, charged: 0 | 1): boolean {
  return counted.every(({ bucket, count }) => count + dueOf(bucket, cost, charged) <= bucket.limit);
}

/** Selects the bucket to show, after the charge. See {@link Charge}. */
export function reportCharge(counted: readonly Counted[], allowed: boolean, cost: number): Charge {
  let shown: Charge = { allowed, limit: 0, remaining: Number.POSITIVE_INFINITY, reset: 0 };
  for (const { bucket, count, reset } of counted) {
    const remaining = Math.max(0, bucket.limit - count);
    const isFull = count + dueOf(bucket, cost, 0) > bucket.limit;
    const comesFirst = allowed
      ? remaining < shown.remaining || (remaining === shown.remaining && reset > shown.reset)
      : isFull && (reset > shown.reset || (reset === shown.reset && remaining < shown.remaining));
    if (comesFirst) shown = { allowed, limit: bucket.limit, remaining, reset };
  }
  return shown;
}
