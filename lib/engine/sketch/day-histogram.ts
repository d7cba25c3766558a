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

/** The buckets in ascending order, each with its first day. */
export function daysOf<V>({ shift, buckets }: Pick<DayHistogram<V>, "shift" | "buckets">): [day: number, V][] {
  const days: [number, V][] = [];
  for (const [bucket, value] of buckets) days.push([bucket << shift, value]);
  return inOrder(days);
}

/** What {@link daysOf} returned of several histograms, in buckets as wide as the widest. */
export function mergedDays<V>(
  histograms: readonly { shift: number; days: [day: number, V][] }[],
  add: (a: V, b: V) => V,
): [day: number, V][] {
  const [first, ...others] = histograms;
  if (first && others.length === 0) return first.days;
  const shift = Math.max(0, ...histograms.map((one) => one.shift));
  const merged = new Map<number, V>();
  for (const { days } of histograms) {
    for (const [day, value] of days) {
      const from = (day >> shift) << shift;
      const known = merged.get(from);
      merged.set(from, known === undefined ? value : add(known, value));
    }
  }
  return inOrder([...merged]);
}

/** Days mostly come in their order. */
function inOrder<V>(days: [day: number, V][]): [day: number, V][] {
  let last = Number.NEGATIVE_INFINITY;
  for (const [day] of days) {
    if (day < last) return days.sort(([a], [b]) => a - b);
    last = day;
  }
  return days;
}

function coarser<V>(buckets: ReadonlyMap<number, V>, by: number, add: (a: V, b: V) => V): Map<number, V> {
  const wide = new Map<number, V>();
  for (const [bucket, value] of buckets) {
    const known = wide.get(bucket >> by);
    wide.set(bucket >> by, known === undefined ? value : add(known, value));
  }
  return wide;
}
