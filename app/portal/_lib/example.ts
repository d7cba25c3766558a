import type { Context } from "@/lib/core/context.ts";
import { getLeaderboard } from "@/lib/domains/scores/index.ts";

/** The first identity of the leaderboard, for examples; null before there is one. */
export async function exampleIdentity(ctx: Context): Promise<string | null> {
  const first = { category: "total", timeframe: "30d", order: "desc", limit: 1, offset: 0 } as const;
  // The page works without an example.
  const board = await getLeaderboard(ctx, first).catch(() => null);
  return board?.leaderboard[0]?.address ?? null;
}
