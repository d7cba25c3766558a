import type { Context } from "../../core/context.ts";
import { checksum } from "../../core/schemas.ts";
import { scoreTierOf } from "../../engine/index.ts";
import { categoryIndex } from "../../ranking/board-category.ts";
import { dayHistograms } from "../../ranking/day-histograms.ts";
import { createHistogram, percentileOf, rankOf } from "../../ranking/histogram.ts";
import { requireIdentity } from "../wallets/index.ts";
import { noPoints } from "./by-category.ts";
import { readClosesOn, readStaleOn } from "./closes/read-closes-on.ts";
import { requireCloseDay } from "./first-close.ts";
import { dayText } from "./inputs/chain-heads.ts";
import type { Score, SubjectScore } from "./schemas.ts";

/**
 * The score of an identity by the close of a UTC day (00:00, unix seconds) in a scope: by everything up to the day's end, as known now.
 * Without a close the score is zero. It is provisional while the close waits to be computed again. Throws USER_NOT_FOUND, and
 * INVALID_REQUEST for a day in the future or before the first with scores.
 */
export async function getScoreOn(
  ctx: Context,
  { identity, chainId, at }: { identity: string; chainId: number; at: number },
): Promise<SubjectScore> {
  const { subject, svcId, countsFrom } = await requireIdentity(ctx, identity);
  const day = dayText(at);
  await requireCloseDay(ctx, day, chainId);
  // A name that changed owner has no points, whatever its owner's wallet had.
  const dayQuery = { subjects: [subject], chainId, day };
  const close = countsFrom ? undefined : (await readClosesOn(ctx.pg, dayQuery)).get(subject);
  const isStale = (await readStaleOn(ctx.pg, dayQuery)).has(subject);
  const [histogram = createHistogram()] = await dayHistograms(ctx, { chainId, board: categoryIndex.total }, [day]);
  const total = close?.total ?? 0;
  const isRanked = close?.ranked === true;
  const score: Score = {
    total,
    rank: isRanked ? rankOf(histogram, total) : histogram.size + 1,
    tier: scoreTierOf(total),
    percentile: isRanked ? percentileOf(histogram, total) : 0,
    breakdown: close?.breakdown ?? noPoints,
    confidence: close?.confidence ?? "low",
    lastUpdated: (close?.recordedAt ?? ctx.now).toISOString(),
    status: isStale ? "provisional" : "final",
    unavailable: [],
  };
  return {
    svcId,
    address: checksum(subject),
    score,
    ...(countsFrom && { countsFrom: countsFrom.toISOString() }),
    ...(close && { recordedAt: close.recordedAt.toISOString() }),
  };
}
