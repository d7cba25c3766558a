import { categories } from "../../../engine/types.ts";

/** What a board can be ranked by: the total or one category. */
export const boardCategories = ["total", ...categories] as const;
export type BoardCategory = (typeof boardCategories)[number];

/** Position of each category in the columns of a scope. */
export const categoryIndex = Object.fromEntries(boardCategories.map((category, index) => [category, index])) as Record<
  BoardCategory,
  number
>;

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

const START = 256;
const MOST_POINTS = 32_767;

export function createHistogram(): Histogram {
  return { counts: new Int32Array(START), size: 0, above: null };
}

/** Add subjects with this many points; a negative number removes them. Throws a RangeError for points that no score can have. */
export function addPoints(histogram: Histogram, points: number, subjects: number): void {
  if (!Number.isInteger(points) || points < 0 || points > MOST_POINTS) {
    throw new RangeError(`Points are out of range: ${points}.`);
  }
  if (points >= histogram.counts.length) {
    const grown = new Int32Array(Math.max(points + 1, histogram.counts.length * 2));
    grown.set(histogram.counts);
    histogram.counts = grown;
  }
  histogram.counts[points] = subjectsAt(histogram, points) + subjects;
  histogram.size += subjects;
  histogram.above = null;
}

/** Ranked subjects with exactly these points. */
export function subjectsAt(histogram: Histogram, points: number): number {
  return histogram.counts[points] ?? 0;
}

/** Ranked subjects with more points. */
export function subjectsAbove(histogram: Histogram, points: number): number {
  if (!histogram.above) {
    histogram.above = new Int32Array(histogram.counts.length);
    let sum = 0;
    for (let value = histogram.counts.length - 1; value >= 0; value--) {
      histogram.above[value] = sum;
      sum += subjectsAt(histogram, value);
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
 * rounded half up to two decimals; 100 for a sole subject. Computed in whole numbers. `own`: 0 if the histogram lacks the subject.
 */
export function percentileOf(histogram: Histogram, points: number, own: 0 | 1 = 1): number {
  const others = histogram.size - own;
  if (others === 0) return 100;
  const equal = subjectsAt(histogram, points) - own;
  const below = others - equal - subjectsAbove(histogram, points);
  const share = 2 * below + equal; // of 2 × others
  return Math.floor((20_000 * share + 2 * others) / (4 * others)) / 100;
}

/** The points of the subject at a position of the board (0 is the first), and how many with the same points come before it. */
export function placeAt(histogram: Histogram, position: number): { points: number; skip: number } | null {
  if (position < 0 || position >= histogram.size) return null;
  // The least points that at most `position` subjects exceed.
  let low = 0;
  let high = histogram.counts.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (subjectsAbove(histogram, middle) <= position) high = middle;
    else low = middle + 1;
  }
  return { points: low, skip: position - subjectsAbove(histogram, low) };
}

/** The ranks of one scope: 0 is all chains, else one chain. */
export interface Scope {
  /** Subjects with a score, ranked or not. */
  scored: number;
  /** By position in boardCategories. */
  histograms: Histogram[];
  /** Another object after each change. */
  version: object;
}

/** A change of a subject's score. Points are in the order of boardCategories; null without a score. */
export interface ScoreFeedRow {
  subject: string;
  chainId: number;
  before: readonly number[] | null;
  after: readonly number[] | null;
  rankedBefore: boolean;
  rankedAfter: boolean;
  /** Unix seconds. */
  reachedBefore: number;
  reachedAfter: number;
}

/** Subjects to add: with a score (`board` is null), or with these points on a board. */
export interface Counted {
  chainId: number;
  board: number | null;
  points: number;
  subjects: number;
}

function createScope(): Scope {
  return { scored: 0, histograms: boardCategories.map(createHistogram), version: {} };
}

function scopeFor(scopes: Map<number, Scope>, chainId: number): Scope {
  const known = scopes.get(chainId);
  const scope = known ?? createScope();
  if (!known) scopes.set(chainId, scope);
  scope.version = {};
  return scope;
}

export function histogramOf(scope: Scope, board: number): Histogram {
  const histogram = scope.histograms[board];
  if (!histogram) throw new RangeError(`Board ${board} does not exist.`);
  return histogram;
}

const empty = createHistogram();

/** The histogram of a board in a scope; an empty one where nobody has a score. */
export function histogramIn(scopes: ReadonlyMap<number, Scope>, chainId: number, board: number): Histogram {
  const scope = scopes.get(chainId);
  return scope ? histogramOf(scope, board) : empty;
}

export function applyChange(scopes: Map<number, Scope>, change: ScoreFeedRow): void {
  const { before, after, rankedBefore, rankedAfter } = change;
  const scope = scopeFor(scopes, change.chainId);
  scope.scored += (after ? 1 : 0) - (before ? 1 : 0);
  for (const [board, histogram] of scope.histograms.entries()) {
    if (before && rankedBefore) addPoints(histogram, before[board] ?? 0, -1);
    if (after && rankedAfter) addPoints(histogram, after[board] ?? 0, 1);
  }
}

export function addCounted(scopes: Map<number, Scope>, { chainId, board, points, subjects }: Counted): void {
  const scope = scopeFor(scopes, chainId);
  if (board === null) scope.scored += subjects;
  else addPoints(histogramOf(scope, board), points, subjects);
}

/** What {@link addCounted} makes the same scopes of. */
export function* countedOf(scopes: ReadonlyMap<number, Scope>): Generator<Counted> {
  for (const [chainId, scope] of scopes) {
    yield { chainId, board: null, points: 0, subjects: scope.scored };
    for (const [board, { counts }] of scope.histograms.entries()) {
      for (const [points, subjects] of counts.entries()) if (subjects !== 0) yield { chainId, board, points, subjects };
    }
  }
}
