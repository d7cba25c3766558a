/** How well a number separates two groups. */
export interface Auc {
  /** Chance that a positive scores above a negative, ties counted half. */
  auc: number;
  /** Bounds of the 95 % confidence interval. */
  low: number;
  high: number;
}

/** Two-sided 95 % quantile of the normal distribution. */
export const Z = 1.959964;

/**
 * Area under the ROC curve with the interval of DeLong, DeLong and Clarke-Pearson, "Comparing the Areas under Two or More
 * Correlated Receiver Operating Characteristic Curves" (Biometrics 44, 1988), computed from midranks after Sun and Xu (IEEE
 * Signal Processing Letters 21, 2014). Null when a group has fewer than two members, or when all values are equal.
 */
export function auc(positives: readonly number[], negatives: readonly number[]): Auc | null {
  const m = positives.length;
  const n = negatives.length;
  if (m < 2 || n < 2) return null;
  const all = [...positives, ...negatives];
  if (all.every((value) => value === all[0])) return null;
  const overall = midranks(all);
  const ownPositive = midranks(positives);
  const ownNegative = midranks(negatives);
  // For each member, the share of the other group below it.
  const placedPositive = ownPositive.map((rank, i) => ((overall[i] ?? 0) - rank) / n);
  const placedNegative = ownNegative.map((rank, j) => 1 - ((overall[m + j] ?? 0) - rank) / m);
  const area = mean(placedPositive);
  const error = Math.sqrt(variance(placedPositive) / m + variance(placedNegative) / n);
  return { auc: area, low: Math.max(0, area - Z * error), high: Math.min(1, area + Z * error) };
}

/** The smallest value that at least `part` of the values do not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

/** Rank of each value from 1, equal values sharing the mean of theirs. */
function midranks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const ranks = new Array<number>(values.length).fill(0);
  for (let start = 0; start < order.length; ) {
    let end = start;
    while (end < order.length && order[end]?.value === order[start]?.value) end++;
    for (const { index } of order.slice(start, end)) ranks[index] = (start + 1 + end) / 2;
    start = end;
  }
  return ranks;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function variance(values: readonly number[]): number {
  const center = mean(values);
  return values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1);
}
