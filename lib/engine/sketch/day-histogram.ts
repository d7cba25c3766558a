/**
 * Sums by day. Up to its capacity each day has a bucket; beyond, buckets of two days, of four, and so on, as narrow as the
 * capacity allows: the sums stay exact, the days become coarser. The order in which days come makes no difference.
 */
export interface DayHistogram<V> {
  readonly capacity: number;
  /** A bucket is 2^shift days wide. */
  shift: number;
  /** By day number >> shift. */
  buckets: Map<number, V>;
}

export function newHistogram<V>(capacity: number): DayHistogram<V> {
  return { capacity, shift: 0, buckets: new Map() };
}

/** Add to the bucket of a day. Returns whether all buckets became coarser. */
export function addToDay<V>(histogram: DayHistogram<V>, day: number, value: V, add: (a: V, b: V) => V): boolean {
  const bucket = day >> histogram.shift;
  const known = histogram.buckets.get(bucket);
  histogram.buckets.set(bucket, known === undefined ? value : add(known, value));
  if (histogram.buckets.size <= histogram.capacity) return false;
  while (histogram.buckets.size > histogram.capacity) {
    histogram.buckets = coarser(histogram.buckets, 1, add);
    histogram.shift++;
  }
  return true;
}

/** The buckets of several histograms, as wide as the widest, in ascending order; each with its first day. */
export function mergedDays<V>(histograms: readonly DayHistogram<V>[], add: (a: V, b: V) => V): [day: number, V][] {
  const shift = Math.max(0, ...histograms.map((one) => one.shift));
  const merged = new Map<number, V>();
  for (const one of histograms) {
    for (const [bucket, value] of coarser(one.buckets, shift - one.shift, add)) {
      const known = merged.get(bucket);
      merged.set(bucket, known === undefined ? value : add(known, value));
    }
  }
  return [...merged].sort(([a], [b]) => a - b).map(([bucket, value]) => [bucket << shift, value]);
}

function coarser<V>(buckets: ReadonlyMap<number, V>, by: number, add: (a: V, b: V) => V): Map<number, V> {
  if (by === 0) return new Map(buckets);
  const wide = new Map<number, V>();
  for (const [bucket, value] of buckets) {
    const known = wide.get(bucket >> by);
    wide.set(bucket >> by, known === undefined ? value : add(known, value));
  }
  return wide;
}
