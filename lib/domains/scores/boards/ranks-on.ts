import type { Context } from "../../../core/context.ts";
import type { Waiting } from "../../../core/turns.ts";
import { categoryIndex } from "../../../ranking/board-category.ts";
import { dayHistograms } from "../../../ranking/day-histograms.ts";
import { type Histogram, rankOf } from "../../../ranking/histogram.ts";

/** The rank of a total by the closes of a day; subjects that are not ranked come after all ranked. */
export type RankOn = (day: string, score: { total: number; ranked: boolean }) => number;

/** Returns the ranks of totals on days (`YYYY-MM-DD`) in a scope. They may be a minute old. */
export async function ranksOn(
  ctx: Waiting & Pick<Context, "pg">,
  chainId: number,
  days: readonly string[],
): Promise<RankOn> {
  const distinct = [...new Set(days)];
  const board = { chainId, board: categoryIndex.total };
  const histograms = distinct.length > 0 ? await dayHistograms(ctx, board, distinct) : [];
  const byDay = new Map<string, Histogram | undefined>(distinct.map((day, index) => [day, histograms[index]]));
  return (day, { total, ranked }) => {
    const histogram = byDay.get(day);
    if (!histogram) throw new Error(`the ranks of ${day} were not read`);
    return ranked ? rankOf(histogram, total) : histogram.size + 1;
  };
}
