import { type Breakdown, categories, scoreTierOf } from "../../engine/index.ts";
import { categoryIndex } from "../../ranking/board-category.ts";
import { createHistogram, type Histogram, percentileOf, rankOf } from "../../ranking/histogram.ts";
import { histogramOf, type Scope } from "../../ranking/scope.ts";
import type { NoScore, ScoreRow } from "./boards/score-rows.ts";
import { noPoints } from "./by-category.ts";
import { readCategories } from "./inputs/category-sources.ts";
import type { Score } from "./schemas.ts";

const noHistogram = createHistogram();

function totalsOf(scope: Scope | undefined): Histogram {
  return scope ? histogramOf(scope, categoryIndex.total) : noHistogram;
}

/** A score with its rank. `scope` is of the same snapshot. */
export function viewScore(scope: Scope | undefined, row: ScoreRow): Score {
  const { points, ranked } = row;
  const total = pointsOn(points, categoryIndex.total);
  const histogram = totalsOf(scope);
  return {
    total,
    rank: ranked ? rankOf(histogram, total) : histogram.size + 1,
    tier: scoreTierOf(total),
    percentile: ranked ? percentileOf(histogram, total) : 0,
    breakdown: breakdownOf(points),
    confidence: row.confidence,
    lastUpdated: row.lastUpdated,
    status: row.status,
    unavailable: [...row.unavailable],
  };
}

/** The score of a known subject that has none in the scope: nothing there counts, or its history was never read. */
export function viewZeroScore(
  scope: Scope | undefined,
  { lastUpdated, read }: Pick<NoScore, "lastUpdated" | "read">,
): Score {
  return {
    total: 0,
    rank: totalsOf(scope).size + 1,
    tier: scoreTierOf(0),
    percentile: 0,
    breakdown: noPoints,
    confidence: "low",
    lastUpdated,
    status: read ? "final" : "partial",
    unavailable: read ? [] : [...readCategories],
  };
}

function pointsOn(points: readonly number[], board: number): number {
  return points[board] ?? 0;
}

/** Every score passes here: a loop is faster than `Object.fromEntries`. */
function breakdownOf(points: readonly number[]): Breakdown {
  const breakdown = {} as Breakdown; // Filled below.
  for (const category of categories) breakdown[category] = pointsOn(points, categoryIndex[category]);
  return breakdown;
}
