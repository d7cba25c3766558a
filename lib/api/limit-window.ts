import { type Bucket, type Charge, windows } from "./limit-store.ts";

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
