import type { z } from "zod";
import { LAST_TIME } from "../../core/chain-states.ts";
import type { Context } from "../../core/context.ts";
import { requireStoredChain } from "../../core/require-chain.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { type Breakdown, categories, DAY, type ScoreTier, scoreTierOf } from "../../engine/index.ts";
import { requireIdentity } from "../wallets/index.ts";
import { dayText } from "./chain-heads.ts";
import { ALL_CHAINS, type ScoreCause } from "./current-score.ts";
import { readOnDay, requireCloseDay } from "./day-closes.ts";
import { explainChange } from "./explain-change.ts";
import { ranksOn } from "./ranks/days.ts";
import { boardCategories } from "./ranks/histogram.ts";
import { inScope } from "./ranks/scopes.ts";
import type { ClosesResponse, HistoryResponse } from "./schemas.ts";
import { CHANGES_POINTS } from "./score-feed.ts";

type Closes = z.infer<typeof ClosesResponse>;
type History = z.infer<typeof HistoryResponse>;

export const historyIntervals = ["event", "day"] as const;
type HistoryInterval = (typeof historyIntervals)[number];

interface HistoryInput {
  identity: string;
  from?: Date;
  to?: Date;
  at?: number;
  interval: HistoryInterval;
  limit: number;
  offset: number;
}

type Row = Breakdown & { at: Date; total: number; ranked: boolean; cause: ScoreCause };

/**
 * The changes of an identity's score over all chains from `from` to `to` (both included). By day: the closes, oldest first, dated by the
 * end of their chain day. By event: what was published, newest first, dated by commit time, as far back as the feed is kept (FEED_DAYS).
 * With `at` (00:00 of a UTC day, unix seconds), the history at the end of that day: without later changes. Throws USER_NOT_FOUND, and
 * INVALID_REQUEST for a day in the future or before the first with scores.
 */
export async function getHistory(ctx: Context, input: HistoryInput): Promise<History> {
  const { limit, offset, at: day } = input;
  const { subject, countsFrom } = await requireIdentity(ctx, input.identity);
  if (day !== undefined) await requireCloseDay(ctx, day, ALL_CHAINS);
  // The changes are those of the owner's wallet; a name that changed owner has none yet.
  if (countsFrom) return { history: [], pagination: paginate(0, limit, offset) };
  const { entries, order } = input.interval === "day" ? byDay : byEvent;
  const { rows, pagination } = await readPage<Row>(ctx, input, {
    text: `(${entries}) as entries where ($2::timestamptz is null or at >= $2) and ($3::timestamptz is null or at <= $3)`,
    columns: "at, cause",
    order,
    values: [subject, input.from ?? null, lastOf(input)],
  });
  const dayOfRow = (at: Date) => dayText(at.getTime() / 1000);
  const days = rows.map(({ at }) => dayOfRow(at));
  const rankOn = await ranksOn(ctx, ALL_CHAINS, days);
  const history = rows.map(({ at, total, ranked, cause, ...breakdown }) => {
    const rank = rankOn(dayOfRow(at), { total, ranked });
    return { at: at.toISOString(), total, rank, tier: scoreTierOf(total), breakdown, cause };
  });
  return { history, pagination };
}

/** A page of points in an order, with how many there are. `text`: SQL of what they are read from. */
async function readPage<Points extends object>(
  { pg }: Context,
  { limit, offset }: Pick<HistoryInput, "limit" | "offset">,
  { text, columns, order, values }: { text: string; columns: string; order: string; values: readonly unknown[] },
): Promise<{ rows: Points[]; pagination: Pagination }> {
  const counted = await pg.query<{ total: number }>(`select count(*) as total from ${text}`, [...values]);
  const { rows } = await pg.query<Points>(
    `select ${columns}, total, ranked, ${categories.join(", ")} from ${text}
     order by ${order} limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, offset],
  );
  return { rows, pagination: paginate(counted.rows[0]?.total ?? 0, limit, offset) };
}

/** The time of the last change to return; null: up to the newest. */
function lastOf({ to, at }: HistoryInput): Date | null {
  const end = at === undefined ? null : new Date((at + DAY) * 1000 - 1);
  return end && to ? new Date(Math.min(end.getTime(), to.getTime())) : (end ?? to ?? null);
}

const byEvent = {
  entries: `select f.id, f.at, f.cause, f.ranked_after as ranked,
      ${boardCategories.map((name, i) => `coalesce(f.after[${i + 1}], 0)::int as ${name}`).join(", ")}
    from score_feed f where f.subject = $1 and ${CHANGES_POINTS}`,
  order: "id desc",
};

const byDay = {
  entries: `select *, (day + time '23:59:59.999') at time zone 'UTC' as at from score_close
    where subject = $1 and chain_id <= ${ALL_CHAINS} and day <= '${dayText(LAST_TIME)}'`,
  order: "day",
};

type CloseRow = Breakdown & { day: string; total: number; ranked: boolean; recorded_at: Date };

/**
 * The closes of an identity's score, over all chains or on one, of the chain days from `from` to `to` (00:00 UTC in unix
 * seconds, both included), oldest first. Throws USER_NOT_FOUND and UNSUPPORTED_CHAIN.
 */
export async function getCloses(
  ctx: Context,
  input: { identity: string; chainId?: number; from?: number; to?: number; limit: number; offset: number },
): Promise<Closes> {
  const { limit, offset, from, to, chainId } = input;
  if (chainId !== undefined) await requireStoredChain(ctx, chainId);
  const { subject, countsFrom } = await requireIdentity(ctx, input.identity);
  // The closes are those of the owner's wallet; a name that changed owner has none yet.
  if (countsFrom) return { closes: [], pagination: paginate(0, limit, offset) };
  const days = [from, to].map((day) => (day === undefined ? null : dayText(day)));
  const { rows, pagination } = await readPage<CloseRow>(ctx, input, {
    text: `score_close where subject = $1 and ${inScope("chain_id", "$2")} and day <= '${dayText(LAST_TIME)}'
      and ($3::date is null or day >= $3) and ($4::date is null or day <= $4)`,
    columns: "day::text, recorded_at",
    order: "day",
    values: [subject, chainId ?? ALL_CHAINS, ...days],
  });
  const closes = rows.map(({ day, total, ranked, recorded_at: recordedAt, ...breakdown }) => ({
    day,
    total,
    breakdown,
    tier: scoreTierOf(total),
    ranked,
    recordedAt: recordedAt.toISOString(),
  }));
  return { closes, pagination };
}

interface SeriesPoint {
  /** The first day that ended with this total: YYYY-MM-DD. */
  day: string;
  total: number;
  tier: ScoreTier;
  /** Null where the score ended. */
  cause: ScoreCause | null;
}

interface LastChange {
  day: string;
  /** Points won, or lost if negative. */
  gain: number;
  /** Why, and for a fall what to do. */
  explanation: string;
}

interface ScoreSeries {
  /** Oldest first. With `days`, the first holds when they begin. */
  points: SeriesPoint[];
  /** The first and last day of the range: YYYY-MM-DD. */
  from: string;
  to: string;
  /** The newest change of the total; null where there is only one day. */
  lastChange: LastChange | null;
  /** Closes of past days are still to be computed. */
  isPending: boolean;
}

interface SeriesRow extends Breakdown {
  day: string;
  until: string | null;
  total: number;
  cause: ScoreCause;
}

/**
 * A score by the closes of its days, for a chart: of the last `days` up to today, or since the first close. Throws USER_NOT_FOUND
 * and UNSUPPORTED_CHAIN.
 */
export async function getScoreSeries(
  ctx: Context,
  input: { identity: string; chainId?: number; days?: number },
): Promise<ScoreSeries> {
  if (input.chainId !== undefined) await requireStoredChain(ctx, input.chainId);
  const { subject, countsFrom } = await requireIdentity(ctx, input.identity);
  const now = Math.floor(ctx.now.getTime() / 1000);
  const today = dayText(now);
  const from = input.days === undefined ? null : dayText(now - input.days * DAY);
  // The closes are those of the owner's wallet; a name that changed owner has none yet.
  if (countsFrom) return { points: [], from: from ?? today, to: today, lastChange: null, isPending: false };
  const chainId = input.chainId ?? ALL_CHAINS;
  const { rows } = await ctx.pg.query<SeriesRow>({
    name: "score-series",
    text: `select day::text, nullif(until, 'infinity')::text as until, total, cause, ${categories.join(", ")} from score_close
      where subject = $1 and ${inScope("chain_id", "$2")} and ($3::date is null or until > $3) order by day`,
    values: [subject, chainId, from],
  });
  const points = rows.flatMap((row, i) => pointsOf(row, rows[i + 1]));
  // A local chain's time may be ahead of the clock.
  const to = dayText(Math.max(now, Date.parse(points.at(-1)?.day ?? today) / 1000));
  const [known] = await readOnDay(ctx.pg, { subjects: [subject], chainId, day: to });
  const isPending = known?.isStale ?? false;
  return { points, from: from ?? points[0]?.day ?? to, to, lastChange: lastChangeOf(rows), isPending };
}

function lastChangeOf(rows: readonly SeriesRow[]): LastChange | null {
  const [last, ...earlier] = rows.toReversed();
  if (!last) return null;
  const { day, until, total, cause } = last;
  if (until !== null)
    return { day: until, gain: -total, explanation: explainChange({ before: last, after: null, cause }) };
  const before = earlier[0];
  if (!before || before.until !== day || before.total === total) return null;
  return { day, gain: total - before.total, explanation: explainChange({ before, after: last, cause }) };
}

/** A close, and the end of the score where none follows it at once. */
function pointsOf({ day, until, total, cause }: SeriesRow, next: SeriesRow | undefined): SeriesPoint[] {
  const point = { day, total, tier: scoreTierOf(total), cause };
  if (until === null || until === next?.day) return [point];
  return [point, { day: until, total: 0, tier: scoreTierOf(0), cause: null }];
}
