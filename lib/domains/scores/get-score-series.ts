import type { Context } from "../../core/context.ts";
import { requireChain } from "../../core/require-chain.ts";
import { type ScoreTier, scoreTierOf } from "../../engine/index.ts";
import { requireSubject } from "../wallets/index.ts";
import { ALL_CHAINS } from "./current-score.ts";
import type { ScoreCause } from "./score-change.ts";

export interface SeriesPoint {
  /** Time of the block that caused the change, ISO 8601; of the commit where no block did. */
  at: string;
  total: number;
  tier: ScoreTier;
  cause: ScoreCause;
}

export interface ScoreSeries {
  /** Oldest first. */
  points: SeriesPoint[];
  /** Every change, or the last one of each hour or UTC day. */
  grain: "change" | "hour" | "day";
}

interface Row {
  time: number;
  grain: number;
  total: number;
  cause: ScoreCause;
}

const HOUR = 3_600;
const DAY = 86_400;
/** Beyond these spans a chart of every change, and of every hour, shows no more than a coarser one. */
const SPANS = { hour: 3 * DAY, day: 60 * DAY };

/**
 * A score over the time of its chains, for a chart: {@link getHistory} dates changes by when the service learned of them,
 * this by when they happened. While several chains sync, their blocks arrive out of order; a change that a later one
 * predates is left out, so that each point includes everything known up to its time. With `from`, the score at that time
 * comes first.
 */
export async function getScoreSeries(
  ctx: Context,
  input: { identity: string; chainId?: number; from?: Date },
): Promise<ScoreSeries> {
  if (input.chainId !== undefined) requireChain(ctx, input.chainId);
  const subject = await requireSubject(ctx, input.identity);
  const { rows } = await ctx.pg.query<Row>(
    `with changes as (
       select id, at, total, cause, coalesce(block_time, floor(extract(epoch from at))::bigint) as time
       from score_history where subject = $1 and chain_id = $2 and not orphaned
     ), kept as (
       select *, min(time) over (order by at, id rows between 1 following and unbounded following) as later from changes
     ), ordered as (
       select * from kept where later is null or time <= later
     ), ranged as (
       select * from ordered
       where $3::bigint is null or time >= coalesce((select max(time) from ordered where time <= $3), 0)
     ), grained as (
       select *, case when max(time) over () - min(time) over () > ${SPANS.day} then ${DAY}
         when max(time) over () - min(time) over () > ${SPANS.hour} then ${HOUR} else 1 end as grain
       from ranged
     )
     select distinct on (time / grain) time, grain, total, cause from grained
     order by time / grain, at desc, id desc`,
    [subject, input.chainId ?? ALL_CHAINS, input.from ? Math.floor(input.from.getTime() / 1000) : null],
  );
  const points = rows.map(({ time, total, cause }) => ({
    at: new Date(time * 1000).toISOString(),
    total,
    tier: scoreTierOf(total),
    cause,
  }));
  const grain = rows[0]?.grain ?? 1;
  return { points, grain: grain === DAY ? "day" : grain === HOUR ? "hour" : "change" };
}
