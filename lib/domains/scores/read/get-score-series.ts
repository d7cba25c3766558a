import type { Context } from "../../../core/context.ts";
import { requireStoredChain } from "../../../core/require-chain.ts";
import { type Breakdown, categories, DAY, type ScoreTier, scoreTierOf } from "../../../engine/index.ts";
import { requireIdentity } from "../../wallets/index.ts";
import { ALL_CHAINS } from "../current-score.ts";
import { explainChange } from "../explain-change.ts";
import { dayText } from "../inputs/chain-heads.ts";
import type { ScoreCause } from "../score-change.ts";
import { readStaleOn } from "./day-closes.ts";

interface SeriesPoint {
  /** The first day that ended with this total: YYYY-MM-DD. */
  day: string;
  total: number;
  tier: ScoreTier;
  /** Null where the score ended. */
  cause: ScoreCause | null;
}

export interface LastChange {
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

interface Row extends Breakdown {
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
  const { rows } = await ctx.pg.query<Row>({
    name: "score-series",
    text: `select day::text, nullif(until, 'infinity')::text as until, total, cause, ${categories.join(", ")} from score_close
      where subject = $1 and chain_id = $2 and ($3::date is null or until > $3) order by day`,
    values: [subject, chainId, from],
  });
  const points = rows.flatMap((row, i) => pointsOf(row, rows[i + 1]));
  // A local chain's time may be ahead of the clock.
  const to = dayText(Math.max(now, Date.parse(points.at(-1)?.day ?? today) / 1000));
  const isPending = (await readStaleOn(ctx.pg, { subjects: [subject], chainId, day: to })).size > 0;
  return { points, from: from ?? points[0]?.day ?? to, to, lastChange: lastChangeOf(rows), isPending };
}

function lastChangeOf(rows: readonly Row[]): LastChange | null {
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
function pointsOf({ day, until, total, cause }: Row, next: Row | undefined): SeriesPoint[] {
  const point = { day, total, tier: scoreTierOf(total), cause };
  if (until === null || until === next?.day) return [point];
  return [point, { day: until, total: 0, tier: scoreTierOf(0), cause: null }];
}
