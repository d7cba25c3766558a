import type { Context } from "../../core/context.ts";
import { categoryIndex } from "./boards/board-category.ts";
import { type Boards, loadedBoards } from "./boards/boards.ts";
import { at } from "./boards/columns.ts";
import { rankOf } from "./boards/histogram.ts";
import { histogramOf } from "./boards/scope.ts";
import { ALL_CHAINS } from "./current-score.ts";

/** The percentile a ranked subject would have with `total` points instead of its `own`. */
export type PercentileWith = (own: number, total: number) => number;

/** By boards: the functions created at the boards' `seq`. */
const made = new WeakMap<Boards, { seq: number; byScope: Map<number, PercentileWith> }>();

/**
 * The percentiles that ranked subjects would have with other totals, all else equal, over all chains or on one:
 * 100 × (subjects with fewer points + half of the others with the same) / (all − 1), unrounded. Returns the same function
 * until a score changes.
 */
export async function percentileWith(ctx: Context, input: { chainId: number | undefined }): Promise<PercentileWith> {
  const boards = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
  const chainId = input.chainId ?? ALL_CHAINS;
  const before = made.get(boards);
  const now = before?.seq === boards.seq ? before : { seq: boards.seq, byScope: new Map<number, PercentileWith>() };
  made.set(boards, now);
  const percentile = now.byScope.get(chainId) ?? percentileIn(boards, chainId);
  now.byScope.set(chainId, percentile);
  return percentile;
}

function percentileIn(boards: Boards, chainId: number): PercentileWith {
  const scope = boards.scopes.get(chainId);
  if (!scope) return () => 0;
  const histogram = histogramOf(scope, categoryIndex.total);
  const others = histogram.size - 1;
  if (others <= 0) return () => 100;
  return (own, total) => {
    // Exclude the subject itself.
    const above = rankOf(histogram, total) - 1 - (own > total ? 1 : 0);
    const equal = (total < histogram.counts.length ? at(histogram.counts, total) : 0) - (own === total ? 1 : 0);
    return (100 * (others - above - equal / 2)) / others;
  };
}
