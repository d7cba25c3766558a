import type { ExampleWallet } from "@/components/policies/types.ts";
import type { Context } from "@/lib/core/context.ts";
import { getLeaderboard } from "@/lib/domains/scores/index.ts";
import { whenLoaded } from "../_lib/null-on-error.ts";

/** Scored wallets to try a policy on: the one in the middle of the leaderboard, the first and the last. */
export async function readExamples(ctx: Context): Promise<ExampleWallet[]> {
  const first = await readPlace(ctx, 0);
  const ranked = first?.pagination.total ?? 0;
  const offsets = new Set([Math.floor(ranked / 2), 0, ranked - 1].filter((offset) => offset >= 0 && offset < ranked));
  const pages = await Promise.all([...offsets].map((offset) => (offset === 0 ? first : readPlace(ctx, offset))));
  return pages.flatMap((page) => {
    const [entry] = page?.leaderboard ?? [];
    return entry ? [{ identity: entry.svcId ?? entry.address, label: `Rank ${entry.rank.toLocaleString("en")}` }] : [];
  });
}

function readPlace(ctx: Context, offset: number) {
  return whenLoaded(getLeaderboard(ctx, { category: "total", timeframe: "all", order: "desc", limit: 1, offset }));
}
