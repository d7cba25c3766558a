import type { Context } from "@/lib/core/context.ts";
import { getLeaderboard } from "@/lib/domains/scores/index.ts";

/** An identity that has a score, for examples: the first on the board. Null before there is one. */
export async function exampleIdentity(ctx: Context): Promise<string | null> {
  const first = { category: "total", timeframe: "30d", order: "desc", limit: 1, offset: 0 } as const;
  // An example is not worth a failed page: the board may not be loaded yet.
  const board = await getLeaderboard(ctx, first).catch(() => null);
  return board?.leaderboard[0]?.address ?? null;
}
