import type { Context } from "../../core/context.ts";
import { type ScoreTier, scoreTiers } from "../../engine/index.ts";
import { categoryIndex } from "../../ranking/board-category.ts";
import { dayHistograms } from "../../ranking/day-histograms.ts";
import { type Histogram, subjectsAbove } from "../../ranking/histogram.ts";
import { loadedBoards } from "./boards/boards.ts";
import { ALL_CHAINS } from "./current-score.ts";

/** Ranked subjects of each tier. */
export type TierCounts = Record<ScoreTier, number>;

const MONTHS = 12;

/**
 * Ranked subjects over all chains by tier: now, and at the ends of the last twelve full months by closes, oldest first
 * (`day`: `YYYY-MM-DD`). Throws SERVICE_UNAVAILABLE while the ranks load.
 */
export async function countTiers(
  ctx: Context,
): Promise<{ scored: number; ranked: number; now: TierCounts; months: { day: string; tiers: TierCounts }[] }> {
  const boards = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
  const scope = boards.scopes.get(ALL_CHAINS);
  const current = scope?.histograms[categoryIndex.total];
  const days = monthEnds(ctx.now);
  const histograms = await dayHistograms(ctx, { chainId: ALL_CHAINS, board: categoryIndex.total }, days);
  return {
    scored: scope?.scored ?? 0,
    ranked: current?.size ?? 0,
    now: tiersOf(current),
    months: days.map((day, i) => ({ day, tiers: tiersOf(histograms[i]) })),
  };
}

/** The last days of the twelve full months before a time, oldest first. */
function monthEnds(now: Date): string[] {
  return Array.from({ length: MONTHS }, (_, i) => {
    const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1 - i), 0);
    return new Date(end).toISOString().slice(0, 10);
  });
}

function tiersOf(histogram: Histogram | undefined): TierCounts {
  /** Subjects with at least these points. */
  const reaching = (points: number) =>
    !histogram ? 0 : points === 0 ? histogram.size : subjectsAbove(histogram, points - 1);
  const counts = scoreTiers.map(({ name, from }, i) => {
    const next = scoreTiers[i + 1];
    return [name, reaching(from) - (next ? reaching(next.from) : 0)];
  });
  return Object.fromEntries(counts) as TierCounts; // One count of each tier.
}
