import type { Context } from "../../core/context.ts";
import { categoryIndex } from "./boards/board-category.ts";
import { loadedBoards } from "./boards/boards.ts";
import { at } from "./boards/columns.ts";
import { rankOf } from "./boards/histogram.ts";
import { histogramOf } from "./boards/scope.ts";
import { ALL_CHAINS } from "./write-scores.ts";

/**
 * The percentile that a ranked subject with `total` points would have with others, all else equal, over all chains or on one:
 * 100 × (subjects with fewer points + half of the others with the same) / (all − 1), unrounded.
 */
export async function percentileWith(
  ctx: Context,
  input: { chainId: number | undefined; total: number },
): Promise<(total: number) => number> {
  const boards = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
  const scope = boards.scopes.get(input.chainId ?? ALL_CHAINS);
  if (!scope) return () => 0;
  const histogram = histogramOf(scope, categoryIndex.total);
  const others = histogram.size - 1;
  if (others <= 0) return () => 100;
  return (total) => {
    // The subject itself counts nowhere.
    const above = rankOf(histogram, total) - 1 - (input.total > total ? 1 : 0);
    const equal = (total < histogram.counts.length ? at(histogram.counts, total) : 0) - (input.total === total ? 1 : 0);
    return (100 * (others - above - equal / 2)) / others;
  };
}
