import type { Context } from "../../core/context.ts";
import { requireChain } from "../../core/require-chain.ts";
import { type ScoreTier, scoreTierOf } from "../../engine/index.ts";
import { requireSubject } from "../wallets/index.ts";
import { ALL_CHAINS } from "./current-score.ts";
import type { ScoreCause } from "./score-change.ts";

export interface SeriesPoint {
  /** Time of the block that caused the change, ISO 8601; of the commit if no block did. */
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
  happened_at: number;
  grain: number;
  total: number;
  cause: ScoreCause;
}

const HOUR = 3_600;
const DAY = 86_400;
/** Up to these spans a chart shows every change, or every hour; beyond them a coarser grain shows as much. */
const SPANS = { hour: 3 * DAY, day: 60 * DAY };

/**
 * A score over the time of its chains, for a chart: {@link getHistory} dates changes by commit time,
 * this by block time. While several chains sync, their blocks arrive out of order; a change that a later one
 * predates is omitted, so that each point includes everything known up to its time. With `from`, the score at that time
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
       select id, at, total, cause, coalesce(block_time, floor(extract(epoch from at))::bigint) as happened_at
       from score_history where subject = $1 and chain_id = $2 and not orphaned
     ), dated as (
       select *, min(happened_at) over (order by at, id rows between 1 following and unbounded following) as later from changes
     ), ordered as (
       select * from dated where later is null or happened_at <= later
     ), ranged as (
       select * from ordered
       where $3::bigint is null or happened_at >= coalesce((select max(happened_at) from ordered where happened_at <= $3), 0)
     ), grained as (
       select *, case when max(happened_at) over () - min(happened_at) over () > ${SPANS.day} then ${DAY}
         when max(happened_at) over () - min(happened_at) over () > ${SPANS.hour} then ${HOUR} else 1 end as grain
       from ranged
     )
     select distinct on (happened_at / grain) happened_at, grain, total, cause from grained
     order by happened_at / grain, at desc, id desc`,
    [subject, input.chainId ?? ALL_CHAINS, input.from ? Math.floor(input.from.getTime() / 1000) : null],
  );
  const points = rows.map(({ happened_at, total, cause }) => ({
    at: new Date(happened_at * 1000).toISOString(),
    total,
    tier: scoreTierOf(total),
    cause,
  }));
  const grain = rows[0]?.grain ?? 1;
  return { points, grain: grain === DAY ? "day" : grain === HOUR ? "hour" : "change" };
}
