import type { Context } from "@/lib/core/context.ts";
import { getLeaderboard, getScore } from "@/lib/domains/scores/index.ts";
import { type CloseDays, hasDay, readCloseDays, startOf } from "../../_lib/close-days.ts";

/** The days that a profile can show, null before the first scores; and the score of the chosen one, null if it is none of them. */
export async function readDay(
  ctx: Context,
  of: { identity: string; chainId?: number },
  day: string | undefined,
): Promise<{ days: CloseDays | null; score: DayScore | null }> {
  const days = await readCloseDays(ctx, of.chainId ?? 0);
  return { days, score: day !== undefined && hasDay(days, day) ? await readScore(ctx, of, day) : null };
}

type DayScore = Awaited<ReturnType<typeof readScore>>;

async function readScore(ctx: Context, { identity, chainId }: { identity: string; chainId?: number }, day: string) {
  const scope = { at: startOf(day), ...(chainId !== undefined && { chainId }) };
  const firstRow = { category: "total", timeframe: "all", order: "desc", limit: 1, offset: 0 } as const;
  const [{ score, recordedAt }, { pagination }] = await Promise.all([
    getScore(ctx, { ...scope, identity }),
    getLeaderboard(ctx, { ...scope, ...firstRow }),
  ]);
  return { ...score, day, hasClose: recordedAt !== undefined, ranked: pagination.total };
}
