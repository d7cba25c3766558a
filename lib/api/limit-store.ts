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
