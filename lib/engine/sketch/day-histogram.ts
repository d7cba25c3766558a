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

/** Buckets of 2^shift days, each once. */
interface Buckets<V> {
  readonly shift: number;
  readonly buckets: Iterable<readonly [bucket: number, V]>;
}

/** The buckets in ascending order, each with its first day. */
export function daysOf<V>({ shift, buckets }: Buckets<V>): [day: number, V][] {
  const days: [number, V][] = [];
  let isAscending = true;
  let last = Number.NEGATIVE_INFINITY;
  for (const [bucket, value] of buckets) {
    if (bucket < last) isAscending = false;
    last = bucket;
    days.push([bucket << shift, value]);
  }
  // Days mostly come in their order.
  return isAscending ? days : days.sort(([a], [b]) => a - b);
}

/** The buckets of several histograms, as wide as the widest, in ascending order; each with its first day. */
export function mergedDays<V>(histograms: readonly Buckets<V>[], add: (a: V, b: V) => V): [day: number, V][] {
  const [first, ...others] = histograms;
  if (first && others.length === 0) return daysOf(first);
  const shift = Math.max(0, ...histograms.map((one) => one.shift));
  const merged = new Map<number, V>();
  for (const one of histograms) {
    for (const [bucket, value] of coarser(one.buckets, shift - one.shift, add)) {
      const known = merged.get(bucket);
      merged.set(bucket, known === undefined ? value : add(known, value));
    }
  }
  return daysOf({ shift, buckets: merged });
}

function coarser<V>(buckets: Buckets<V>["buckets"], by: number, add: (a: V, b: V) => V): Map<number, V> {
  const wide = new Map<number, V>();
  for (const [bucket, value] of buckets) {
    const known = wide.get(bucket >> by);
    wide.set(bucket >> by, known === undefined ? value : add(known, value));
  }
  return wide;
}
