import type { Context } from "@/lib/core/context.ts";
import { getLeaderboard } from "@/lib/domains/scores/index.ts";

/** The number of ranked subjects over all chains. */
export async function countRanked(ctx: Context): Promise<number> {
  const firstRow = { category: "total", timeframe: "all", order: "desc", limit: 1, offset: 0 } as const;
  return (await getLeaderboard(ctx, firstRow)).pagination.total;
}
