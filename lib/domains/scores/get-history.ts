import type { Context } from "../../core/context.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { type Breakdown, categories, type ScoreTier, scoreTierOf } from "../../engine/index.ts";
import { requireSubject } from "../wallets/index.ts";
import { ALL_CHAINS } from "./current-score.ts";
import type { ScoreCause } from "./score-change.ts";

export const historyIntervals = ["event", "day"] as const;
export type HistoryInterval = (typeof historyIntervals)[number];

export interface HistoryEntry {
  /** Commit time, ISO 8601. */
  at: string;
  total: number;
  /** Rank at that change. */
  rank: number;
  tier: ScoreTier;
  breakdown: Breakdown;
  cause: ScoreCause;
}

type Row = Breakdown & { at: Date; total: number; rank: number; cause: ScoreCause };

/**
 * The changes of an identity's score over all chains from `from` to `to` (both included), newest first: every one, or the
 * last of each UTC day. Omits changes on orphaned blocks.
 */
export async function getHistory(
  ctx: Context,
  input: { identity: string; from?: Date; to?: Date; interval: HistoryInterval; limit: number; offset: number },
): Promise<{ history: HistoryEntry[]; pagination: Pagination }> {
  const subject = await requireSubject(ctx, input.identity);
  const day = "(at at time zone 'UTC')::date";
  const pick = input.interval === "day" ? `distinct on (${day})` : "";
  const order = input.interval === "day" ? `${day} desc, at desc, id desc` : "at desc, id desc";
  const rows = `select ${pick} * from score_history
    where subject = $1 and chain_id = ${ALL_CHAINS} and not orphaned
      and ($2::timestamptz is null or at >= $2) and ($3::timestamptz is null or at <= $3)
    order by ${order}`;
  const range = [subject, input.from ?? null, input.to ?? null];
  const counted = await ctx.pg.query<{ total: number }>(`select count(*) as total from (${rows}) as changes`, range);
  const page = await ctx.pg.query<Row>(
    `select at, total, rank, cause, ${categories.join(", ")} from (${rows}) as changes
     order by at desc, id desc limit $4 offset $5`,
    [...range, input.limit, input.offset],
  );
  const history = page.rows.map(({ at, total, rank, cause, ...breakdown }) => ({
    at: at.toISOString(),
    total,
    rank,
    tier: scoreTierOf(total),
    breakdown,
    cause,
  }));
  return { history, pagination: paginate(counted.rows[0]?.total ?? 0, input.limit, input.offset) };
}
