import { at, grown } from "./columns.ts";

/**
 * How many ranked subjects have each number of points. Points are small whole numbers, so this alone gives exact ranks
 * and percentiles for any number of subjects.
 */
export interface Histogram {
  counts: Int32Array;
  /** Ranked subjects. */
  size: number;
  /** Subjects with more points, for each number of points; null when counts changed since. */
  above: Int32Array | null;
}

export function createHistogram(): Histogram {
  return { counts: new Int32Array(2048), size: 0, above: null };
}

export function addPoints(histogram: Histogram, points: number, subjects: 1 | -1): void {
  if (points >= histogram.counts.length) {
    histogram.counts = grown(histogram.counts, Math.max(points + 1, histogram.counts.length * 2));
  }
  histogram.counts[points] = at(histogram.counts, points) + subjects;
  histogram.size += subjects;
  histogram.above = null;
}

function subjectsAbove(histogram: Histogram, points: number): number {
  if (!histogram.above) {
    histogram.above = new Int32Array(histogram.counts.length);
    let sum = 0;
    for (let value = histogram.counts.length - 1; value >= 0; value--) {
      histogram.above[value] = sum;
      sum += at(histogram.counts, value);
    }
  }
  return histogram.above[points] ?? 0;
}

/** Competition rank ("1224") of a ranked subject: one more than the subjects with more points. */
export function rankOf(histogram: Histogram, points: number): number {
  return subjectsAbove(histogram, points) + 1;
}

/**
 * Percentile of a ranked subject: 100 × (subjects with fewer points + half of the others with equal points) / (all − 1),
 * rounded half up to two decimals; 100 for a sole subject. Computed in whole numbers.
 */
export function percentileOf(histogram: Histogram, points: number): number {
  const others = histogram.size - 1;
  if (others === 0) return 100;
  const equal = at(histogram.counts, points) - 1;
  const below = others - equal - subjectsAbove(histogram, points);
  const share = 2 * below + equal; // of 2 × others
  return Math.floor((20_000 * share + 2 * others) / (4 * others)) / 100;
}
