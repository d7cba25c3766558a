import type { Context } from "../../../core/context.ts";
import { categoryIndex } from "../../../ranking/board-category.ts";
import { subjectsAbove, subjectsAt } from "../../../ranking/histogram.ts";
import { histogramOf, type Scope } from "../../../ranking/scope.ts";
import { ALL_CHAINS } from "../current-score.ts";
import { loadedBoards } from "./boards.ts";

/** The percentile a ranked subject would have with `total` points instead of its `own`. */
export type PercentileWith = (own: number, total: number) => number;

/** By scope: the function created at its version. */
const made = new WeakMap<Scope, { version: number; percentile: PercentileWith }>();
const ofNobody: PercentileWith = () => 0;

/**
 * The percentiles that ranked subjects would have with other totals, all else equal, over all chains or on one:
 * 100 × (subjects with fewer points + half of the others with the same) / (all − 1), unrounded. Returns the same function
 * until a score of the scope changes.
 */
export async function percentileWith(ctx: Context, input: { chainId: number | undefined }): Promise<PercentileWith> {
  const boards = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
  const scope = boards.scopes.get(input.chainId ?? ALL_CHAINS);
  if (!scope) return ofNobody;
  const known = made.get(scope);
  if (known?.version === scope.version) return known.percentile;
  const percentile = percentileIn(scope);
  made.set(scope, { version: scope.version, percentile });
  return percentile;
}

function percentileIn(scope: Scope): PercentileWith {
  const histogram = { ...histogramOf(scope, categoryIndex.total) };
  const others = histogram.size - 1;
  if (others <= 0) return () => 100;
  return (own, total) => {
    // Exclude the subject itself.
    const above = subjectsAbove(histogram, total) - (own > total ? 1 : 0);
    const equal = subjectsAt(histogram, total) - (own === total ? 1 : 0);
    return (100 * (others - above - equal / 2)) / others;
  };
}
