import type { Address } from "../../core/chains.ts";
import { type Breakdown, type Category, categories, type ScoreTier, scoreTierOf } from "../../engine/index.ts";
import { checksumAt, findRow } from "./boards/address-table.ts";
import { categoryIndex } from "./boards/board-category.ts";
import type { Boards } from "./boards/boards.ts";
import { at } from "./boards/columns.ts";
import { percentileOf, rankOf } from "./boards/histogram.ts";
import { histogramOf, pointsAt, type Scope, scoreStatuses } from "./boards/scope.ts";
import { readCategories } from "./category-sources.ts";
import type { ScoreStatus } from "./current-score.ts";

/** A score in the API's shape. */
export interface ScoreView {
  total: number;
  rank: number;
  tier: ScoreTier;
  /** 0 to 100, two decimals. */
  percentile: number;
  breakdown: Breakdown;
  /** ISO 8601. */
  lastUpdated: string;
  status: ScoreStatus;
  /** Categories whose source was never read. */
  unavailable: Category[];
}

/** A subject with a score: its address, checksummed, and the score. */
export interface ViewedScore {
  address: Address;
  score: ScoreView;
}

/** Whether a subject has a score in a scope. */
export function hasScore(boards: Boards, chainId: number, subject: Address): boolean {
  const scope = boards.scopes.get(chainId);
  const row = scope ? findRow(scope.addresses, subject) : -1;
  return row >= 0 && scope?.present[row] === 1;
}

/** The score of a subject in a scope from memory; null if it has none there. */
export function viewScore(boards: Boards, chainId: number, subject: Address): ViewedScore | null {
  const scope = boards.scopes.get(chainId);
  const row = scope ? findRow(scope.addresses, subject) : -1;
  if (!scope || row < 0 || scope.present[row] !== 1) return null;
  return { address: checksumAt(scope.addresses, row, subject), score: viewRow(scope, row) };
}

const TOTAL = categoryIndex.total;

function viewRow(scope: Scope, row: number): ScoreView {
  const total = pointsAt(scope, TOTAL, row);
  const histogram = histogramOf(scope, TOTAL);
  const ranked = scope.ranked[row] === 1;
  const mask = at(scope.unavailable, row);
  return {
    total,
    rank: ranked ? rankOf(histogram, total) : histogram.size + 1,
    tier: scoreTierOf(total),
    percentile: ranked ? percentileOf(histogram, total) : 0,
    breakdown: breakdownOf((category) => pointsAt(scope, categoryIndex[category], row)),
    lastUpdated: new Date(at(scope.updatedAt, row)).toISOString(),
    status: scoreStatuses[at(scope.status, row)] ?? "partial",
    unavailable: mask === 0 ? [] : categories.filter((_, bit) => (mask & (1 << bit)) !== 0),
  };
}

/** The score of a known subject that has none in the scope: nothing there counts, or its history was never read. */
export function viewZeroScore(boards: Boards, chainId: number, lastUpdated: string, read: boolean): ScoreView {
  const scope = boards.scopes.get(chainId);
  return {
    total: 0,
    rank: (scope ? histogramOf(scope, TOTAL).size : 0) + 1,
    tier: scoreTierOf(0),
    percentile: 0,
    breakdown: breakdownOf(() => 0),
    lastUpdated,
    status: read ? "final" : "partial",
    unavailable: read ? [] : [...readCategories],
  };
}

function breakdownOf(points: (category: Category) => number): Breakdown {
  return {
    activity: points("activity"),
    volume: points("volume"),
    age: points("age"),
    diversity: points("diversity"),
    governance: points("governance"),
    social: points("social"),
    risk: points("risk"),
    loyalty: points("loyalty"),
  };
}
