/** Fixed UTC windows, so that the headers are exact. Lengths in milliseconds. */
export const windows = { minute: 60_000, day: 86_400_000 } as const;

/** Something that counts requests: at most `limit` in each window. */
export interface Bucket {
  id: string;
  window: keyof typeof windows;
  limit: number;
}

/**
 * What the limit headers show of a request's buckets. Allowed: the one with the least remaining, at a tie the one that resets
 * later. Refused: of those that have no room the one that resets last.
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
  /** Charge all buckets or, where one is used up, none. */
  charge(buckets: readonly Bucket[], at: number): Charge | Promise<Charge>;
  /**
   * Charge what a request that was charged as one counts as beyond that, at most a bucket's whole limit: all buckets or none.
   * Where one has no room, each gets back the one.
   */
  chargeRest(buckets: readonly Bucket[], at: number, cost: number): Charge | Promise<Charge>;
  /** What a charge would return, without charging. */
  peek(buckets: readonly Bucket[], at: number): Charge;
  /** Store the day counts, which outlive the process. */
  save(): Promise<void>;
}
