const BUCKETS_PER_DOUBLING = 2;

/**
 * Upper ends of the buckets of latencies, milliseconds: 0.25, 0.35, 0.5, 0.71, … 23,170; another bucket has everything above. A change
 * makes stored counts unreadable.
 */
export const latencyEnds: readonly number[] = Array.from(
  { length: 34 },
  (_, i) => 0.25 * 2 ** (i / BUCKETS_PER_DOUBLING),
);

export function noLatencies(): number[] {
  return Array<number>(latencyEnds.length + 1).fill(0);
}

export function latencyBucket(ms: number): number {
  const found = latencyEnds.findIndex((end) => ms <= end);
  return found < 0 ? latencyEnds.length : found;
}

/** A percentile (`share` from 0 to 1) in milliseconds, interpolated within its bucket. Null without requests. */
export function percentile(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let before = 0;
  for (const [i, count] of counts.entries()) {
    const low = latencyEnds[i - 1] ?? 0;
    const within = (share * total - before) / count;
    if (count > 0 && within <= 1) return round(low + within * ((latencyEnds[i] ?? low) - low));
    before += count;
  }
  return null;
}

function round(ms: number): number {
  return Math.round(ms * 100) / 100;
}
