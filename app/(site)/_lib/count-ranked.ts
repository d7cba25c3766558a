import type { Context } from "@/lib/core/context.ts";
import { getLeaderboard } from "@/lib/domains/scores/index.ts";

/** How many subjects are ranked over all chains. */
export async function countRanked(ctx: Context): Promise<number> {
  const first = { category: "total", timeframe: "all", order: "desc", limit: 1, offset: 0 } as const;
  return (await getLeaderboard(ctx, first)).pagination.total;
}
