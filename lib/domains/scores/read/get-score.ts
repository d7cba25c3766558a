import type { Context } from "../../../core/context.ts";
import { requireChain } from "../../../core/require-chain.ts";
import { checksum, Identity, isAddressIdentity } from "../../../core/schemas.ts";
import { scoreTierOf } from "../../../engine/score-tiers.ts";
import { type Breakdown, categories, noPoints } from "../../../engine/types.ts";
import { requireIdentity, shownName, userNotFound, waitEnd } from "../../wallets/index.ts";
import { readCategories } from "../category-sources.ts";
import { dayText } from "../chain-heads.ts";
import { ALL_CHAINS } from "../current-score.ts";
import { type Boards, loadedBoards } from "../ranks/boards.ts";
import { dayHistograms } from "../ranks/days.ts";
import {
  categoryIndex,
  createHistogram,
  type Histogram,
  histogramIn,
  percentileOf,
  rankOf,
} from "../ranks/histogram.ts";
import type { FoundScore, NoScore, ScoreRow } from "../ranks/rows.ts";
import type { Score, ScoreBatch, SubjectScore } from "../schemas.ts";
import { readClosesOn, readStaleOn, requireCloseDay } from "./day-closes.ts";

export interface ScoreInput {
  /** Lower case. */
  identity: string;
  chainId?: number;
  /** 00:00 of a UTC day, unix seconds. */
  at?: number;
}

/**
 * The score of an identity, over all chains or on one: now, at most a second old, or with `at` at the end of that day. Throws
 * USER_NOT_FOUND, UNSUPPORTED_CHAIN, SERVICE_UNAVAILABLE while the ranks load, and INVALID_REQUEST for a day in the future or before the
 * first with scores.
 */
export async function getScore(ctx: Context, input: ScoreInput): Promise<SubjectScore> {
  const { isLinked: _, ...score } = await lookUpScore(ctx, input);
  return score;
}

/** The same, and whether a wallet of an identity was asked for. */
export async function lookUpScore(ctx: Context, { identity, chainId, at }: ScoreInput): Promise<LookedUpScore> {
  if (chainId !== undefined) requireChain(ctx, chainId);
  const scope = chainId ?? ALL_CHAINS;
  if (at !== undefined) return { ...(await readScoreOn(ctx, identity, scope, at)), isLinked: false };
  const boards = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
  const [found] = await findScores(ctx, boards, [identity], scope);
  if (!found) throw userNotFound(identity);
  return found;
}

/** The scores of many identities, in their order and from one snapshot; unknown ones have `found: false`. */
export async function getScoreBatch(
  ctx: Context,
  input: { identities: readonly string[]; chainId?: number },
): Promise<ScoreBatch> {
  if (input.chainId !== undefined) requireChain(ctx, input.chainId);
  const boards = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
  ctx.signal?.().throwIfAborted();
  const parsed = input.identities.map((identity) => Identity.parse(identity));
  const found = await findScores(ctx, boards, parsed, input.chainId ?? ALL_CHAINS);
  return {
    scores: input.identities.map((identity, index) => {
      const one = found[index];
      return {
        identity,
        found: Boolean(one),
        svcId: one?.svcId ?? null,
        address: one?.address ?? null,
        score: one?.score ?? null,
        ...(one?.countsFrom && { countsFrom: one.countsFrom }),
      };
    }),
  };
}

/**
 * The score by the close of a day: by everything up to the day's end, as known now; zero without one. It is provisional while the close
 * waits to be computed again.
 */
async function readScoreOn(ctx: Context, identity: string, chainId: number, at: number): Promise<SubjectScore> {
  const { subject, svcId, countsFrom } = await requireIdentity(ctx, identity);
  const day = dayText(at);
  await requireCloseDay(ctx, at, chainId);
  // A name that changed owner has no points, whatever its owner's wallet had.
  const query = { subjects: [subject], chainId, day };
  const close = countsFrom ? undefined : (await readClosesOn(ctx.pg, query)).get(subject);
  const isStale = (await readStaleOn(ctx.pg, query)).has(subject);
  const [histogram = createHistogram()] = await dayHistograms(ctx, { chainId, board: categoryIndex.total }, [day]);
  const score = viewScore(histogram, close ?? nothing, {
    confidence: close?.confidence ?? "low",
    lastUpdated: (close?.recordedAt ?? ctx.now).toISOString(),
    status: isStale ? "provisional" : "final",
    unavailable: [],
  });
  return {
    svcId,
    address: checksum(subject),
    score,
    ...(countsFrom && { countsFrom: countsFrom.toISOString() }),
    ...(close && { recordedAt: close.recordedAt.toISOString() }),
  };
}

/** A score that was looked up. */
interface LookedUpScore extends SubjectScore {
  /** The request names a wallet that counts for a name. */
  isLinked: boolean;
}

/**
 * The scores of identities (lower case) in a scope, in order; null for each unknown one. Scores and ranks are of one snapshot, at most a
 * second old. Those not cached cost one statement, shared with other look-ups of the same turn of the event loop.
 */
export function findScores(
  ctx: Context,
  boards: Boards,
  identities: readonly string[],
  chainId: number,
): Promise<(LookedUpScore | null)[]> {
  return boards.rows.find(identities, chainId, (found) => {
    const histogram = histogramIn(boards.scopes, chainId, categoryIndex.total);
    return found.map((one, index) => one && viewFound(ctx, histogram, one, identities[index] ?? ""));
  });
}

function viewFound(
  ctx: Pick<Context, "now">,
  histogram: Histogram,
  { identity, score }: FoundScore,
  requested: string,
): LookedUpScore {
  const { address, lastUpdated } = score;
  const countsFrom = identity.movedAt === null ? null : waitEnd(new Date(identity.movedAt), ctx.now);
  if (countsFrom) {
    // A name that changed owner has no points, whatever its owner's wallet has.
    const waiting = viewZeroScore(histogram, { lastUpdated, read: true });
    return { svcId: requested, address, score: waiting, countsFrom: countsFrom.toISOString(), isLinked: false };
  }
  const isLinked = isAddressIdentity(requested) && (identity.svcId !== null || identity.subject !== requested);
  const view = score.points ? viewRow(histogram, score) : viewZeroScore(histogram, score);
  const found = { svcId: shownName(identity, requested), address, score: view, isLinked };
  return identity.underReview.length > 0 ? { ...found, underReview: identity.underReview } : found;
}

/** What a score shows besides its points and rank. */
type Shown = Pick<ScoreRow, "confidence" | "lastUpdated" | "status" | "unavailable">;

const nothing = { total: 0, ranked: false, breakdown: noPoints };

/** Points with their rank. `histogram` is that of the totals in the same snapshot, or on the same day. */
function viewScore(
  histogram: Histogram,
  { total, ranked, breakdown }: { total: number; ranked: boolean; breakdown: Readonly<Breakdown> },
  { confidence, lastUpdated, status, unavailable }: Shown,
): Score {
  return {
    total,
    rank: ranked ? rankOf(histogram, total) : histogram.size + 1,
    tier: scoreTierOf(total),
    percentile: ranked ? percentileOf(histogram, total) : 0,
    breakdown,
    confidence,
    lastUpdated,
    status,
    unavailable: [...unavailable],
  };
}

function viewRow(histogram: Histogram, row: ScoreRow): Score {
  const { points, ranked } = row;
  const total = pointsOn(points, categoryIndex.total);
  return viewScore(histogram, { total, ranked, breakdown: breakdownOf(points) }, row);
}

/** The score of a known subject that has none in the scope: nothing there counts, or its history was never read. */
function viewZeroScore(histogram: Histogram, { lastUpdated, read }: Pick<NoScore, "lastUpdated" | "read">): Score {
  const seen: Pick<Shown, "status" | "unavailable"> = read
    ? { status: "final", unavailable: [] }
    : { status: "partial", unavailable: readCategories };
  return viewScore(histogram, nothing, { confidence: "low", lastUpdated, ...seen });
}

function pointsOn(points: readonly number[], board: number): number {
  return points[board] ?? 0;
}

/** Every score passes here: a loop is faster than `Object.fromEntries`. */
function breakdownOf(points: readonly number[]): Breakdown {
  const breakdown = {} as Breakdown; // Filled below.
  for (const category of categories) breakdown[category] = pointsOn(points, categoryIndex[category]);
  return breakdown;
}
