import { boardCategories } from "./board-category.ts";
import { addPoints, createHistogram, type Histogram } from "./histogram.ts";

/** The ranks of one scope: 0 is all chains, else one chain. */
export interface Scope {
  /** Subjects with a score, ranked or not. */
  scored: number;
  /** By position in boardCategories. */
  histograms: Histogram[];
  /** Differs after each change. */
  version: number;
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

let versions = 0;

function createScope(): Scope {
  return { scored: 0, histograms: boardCategories.map(createHistogram), version: 0 };
}

function scopeFor(scopes: Map<number, Scope>, chainId: number): Scope {
  const known = scopes.get(chainId);
  const scope = known ?? createScope();
  if (!known) scopes.set(chainId, scope);
  scope.version = ++versions;
  return scope;
}

export function histogramOf(scope: Scope, board: number): Histogram {
  const histogram = scope.histograms[board];
  if (!histogram) throw new RangeError(`Board ${board} does not exist.`);
  return histogram;
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
