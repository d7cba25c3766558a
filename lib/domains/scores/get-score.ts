import type { z } from "zod";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { requireChain } from "../../core/require-chain.ts";
import { checksum, Identity, isAddressIdentity } from "../../core/schemas.ts";
import { scoreTierOf } from "../../engine/score-tiers.ts";
import { type Breakdown, categories, noPoints } from "../../engine/types.ts";
import { requireIdentity, shownName, userNotFound, waitEnd } from "../wallets/index.ts";
import { dayText } from "./chain-heads.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { readOnDay, requireCloseDay } from "./day-closes.ts";
import { type Boards, boardsOf, loadedBoards } from "./ranks/boards.ts";
import { dayHistogram } from "./ranks/days.ts";
import { categoryIndex, type Histogram, histogramIn, percentileOf, rankOf } from "./ranks/histogram.ts";
import type { FoundScore, NoScore, ScoreRow } from "./ranks/rows.ts";
import type { BatchResponse, Score, SubjectScore } from "./schemas.ts";
import { readCategories } from "./subject.ts";

type ScoreBatch = z.infer<typeof BatchResponse>;

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

/** Stands in place of rank and percentile; no date contains it. */
const OPEN = -0.5;

/**
 * The fields of the answer to a look-up as JSON without its braces, if the score is cached and plain; otherwise null: ask
 * {@link lookUpScore}. Only rank and percentile are new, and nothing is awaited. Throws UNSUPPORTED_CHAIN.
 */
export function findReadyScore(ctx: Context, { identity, chainId, at }: ScoreInput): string | null {
  if (chainId !== undefined) requireChain(ctx, chainId);
  const boards = boardsOf(ctx);
  if (at !== undefined || boards.state !== "ready") return null;
  const scope = chainId ?? ALL_CHAINS;
  const row = boards.rows.findPlain(identity, scope);
  if (!row) return null;
  row.text ??= textAround(row);
  const [head, between, tail] = row.text;
  const { rank, percentile } = placeOf(
    histogramIn(boards.scopes, scope, categoryIndex.total),
    totalOf(row),
    row.ranked,
  );
  return `${head}${rank}${between}${percentile}${tail}`;
}

function textAround(row: ScoreRow): string[] {
  const score = viewScore({ rank: OPEN, percentile: OPEN }, pointsOf(row), row);
  return JSON.stringify({ svcId: null, address: row.address, score }).slice(1, -1).split(String(OPEN));
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
  const [known] = await readOnDay(ctx.pg, { subjects: [subject], chainId, day });
  // A name that changed owner has no points, whatever its owner's wallet had.
  const close = countsFrom ? null : known?.close;
  const histogram = await dayHistogram(ctx, { chainId, board: categoryIndex.total }, day);
  const { total, ranked, breakdown } = close ?? nothing;
  const score = viewScore(
    placeOf(histogram, total, ranked),
    { total, breakdown },
    {
      confidence: close?.confidence ?? "low",
      lastUpdated: (close?.recordedAt ?? ctx.now).toISOString(),
      status: known?.isStale ? "provisional" : "final",
      unavailable: [],
    },
  );
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
  return boards.rows.find(identities, { chainId, keeps: true }, (found) => {
    const histogram = histogramIn(boards.scopes, chainId, categoryIndex.total);
    return found.map((one, index) => one && viewFound(ctx, histogram, one, identities[index] ?? ""));
  });
}

/** What is measured of a score. */
export interface FoundPoints extends Pick<Score, "total" | "percentile" | "breakdown" | "confidence"> {
  subject: Address;
  svcId: string | null;
  countsFrom: string | null;
}

/** The points of identities as {@link findScores} has them. `keeps`: the scores are cached for later look-ups. */
export function findPoints(
  ctx: Pick<Context, "now">,
  boards: Boards,
  { identities, chainId, keeps }: { identities: readonly string[]; chainId: number; keeps: boolean },
): Promise<(FoundPoints | null)[]> {
  return boards.rows.find(identities, { chainId, keeps }, (found) => {
    const histogram = histogramIn(boards.scopes, chainId, categoryIndex.total);
    return found.map((one, index) => one && pointsFound(ctx, histogram, one, identities[index] ?? ""));
  });
}

function pointsFound(
  ctx: Pick<Context, "now">,
  histogram: Histogram,
  { identity, score }: FoundScore,
  requested: string,
): FoundPoints {
  // What is found without an identity is asked for by its subject's address.
  const subject = identity?.subject ?? (requested as Address);
  const countsFrom = waitEndOf(ctx, identity);
  const svcId = countsFrom ? requested : identity && shownName(identity, requested);
  const isScored = countsFrom === null && score.points !== null;
  const { total, breakdown } = isScored ? pointsOf(score) : nothing;
  const percentile = isScored ? placeOf(histogram, total, score.ranked).percentile : 0;
  return { subject, svcId, countsFrom, total, breakdown, percentile, confidence: isScored ? score.confidence : "low" };
}

/** Until when an identity's points wait, since it changed owner; ISO 8601, null if they do not. */
function waitEndOf({ now }: Pick<Context, "now">, identity: FoundScore["identity"]): string | null {
  const movedAt = identity?.movedAt ?? null;
  return (movedAt === null ? null : waitEnd(new Date(movedAt), now))?.toISOString() ?? null;
}

function viewFound(
  ctx: Pick<Context, "now">,
  histogram: Histogram,
  { identity, score }: FoundScore,
  requested: string,
): LookedUpScore {
  const { address, lastUpdated } = score;
  const countsFrom = waitEndOf(ctx, identity);
  if (countsFrom) {
    // A name that changed owner has no points, whatever its owner's wallet has.
    const waiting = viewZeroScore(histogram, { lastUpdated, read: true });
    return { svcId: requested, address, score: waiting, countsFrom, isLinked: false };
  }
  const view = score.points
    ? viewScore(placeOf(histogram, totalOf(score), score.ranked), pointsOf(score), score)
    : viewZeroScore(histogram, score);
  if (!identity) return { svcId: null, address, score: view, isLinked: false };
  const isLinked = isAddressIdentity(requested) && (identity.svcId !== null || identity.subject !== requested);
  const found = { svcId: shownName(identity, requested), address, score: view, isLinked };
  return identity.underReview.length > 0 ? { ...found, underReview: identity.underReview } : found;
}

/** What a score shows besides its points and rank. */
type Shown = Pick<ScoreRow, "confidence" | "lastUpdated" | "status" | "unavailable">;

const nothing = { total: 0, ranked: false, breakdown: noPoints };

/** The view of a score that is not in the histogram, with the rank and percentile that its total would have. */
export function viewScoreOutside(
  histogram: Histogram,
  points: { total: number; ranked: boolean; breakdown: Readonly<Breakdown> },
  shown: Shown,
): Score {
  const percentile = points.ranked ? percentileOf(histogram, points.total, 0) : 0;
  return viewScore({ ...placeOf(histogram, points.total, points.ranked), percentile }, points, shown);
}

/** `histogram` is that of the totals in the snapshot of the score, or on the same day. */
function placeOf(histogram: Histogram, total: number, isRanked: boolean): Pick<Score, "rank" | "percentile"> {
  if (!isRanked) return { rank: histogram.size + 1, percentile: 0 };
  return { rank: rankOf(histogram, total), percentile: percentileOf(histogram, total) };
}

function viewScore(
  { rank, percentile }: Pick<Score, "rank" | "percentile">,
  { total, breakdown }: { total: number; breakdown: Readonly<Breakdown> },
  { confidence, lastUpdated, status, unavailable }: Shown,
): Score {
  return {
    total,
    rank,
    tier: scoreTierOf(total),
    percentile,
    breakdown,
    confidence,
    lastUpdated,
    status,
    unavailable: [...unavailable],
  };
}

/** The score of a known subject that has none in the scope: nothing there counts, or its history was never read. */
function viewZeroScore(histogram: Histogram, { lastUpdated, read }: Pick<NoScore, "lastUpdated" | "read">): Score {
  const seen: Pick<Shown, "status" | "unavailable"> = read
    ? { status: "final", unavailable: [] }
    : { status: "partial", unavailable: readCategories };
  return viewScore(placeOf(histogram, 0, false), nothing, { confidence: "low", lastUpdated, ...seen });
}

const totalOf = ({ points }: ScoreRow) => points[categoryIndex.total] ?? 0;

/** Every score passes here: a loop is faster than `Object.fromEntries`. */
function pointsOf(row: ScoreRow): { total: number; breakdown: Breakdown } {
  const breakdown = {} as Breakdown; // Filled below.
  for (const category of categories) breakdown[category] = row.points[categoryIndex[category]] ?? 0;
  return { total: totalOf(row), breakdown };
}
