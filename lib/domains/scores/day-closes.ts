import type { Pool } from "pg";
import { hasCapability } from "../../chain/capabilities.ts";
import { plainArray } from "../../core/bulk-write.ts";
import { LAST_TIME } from "../../core/chain-states.ts";
import { formFor } from "../../core/cluster.ts";
import type { Context } from "../../core/context.ts";
import { countForAll } from "../../core/count-for-all.ts";
import type { Sql } from "../../core/db.ts";
import { invalidField } from "../../core/invalid-field.ts";
import type { Confidence } from "../../engine/index.ts";
import { DAY, dayOf } from "../../engine/numbers/days.ts";
import { type Breakdown, type Category, categories } from "../../engine/types.ts";
import type { ClosePoints } from "./current-score.ts";
import { closeRows } from "./ranks/days.ts";
import { inScope } from "./ranks/scopes.ts";

/** A day of scores in a scope, for subjects. */
interface DayQuery {
  subjects: readonly string[];
  /** ALL_CHAINS or a chain. */
  chainId: number;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** The close that holds on a day. */
interface DayClose extends ClosePoints {
  /** When the service computed it. */
  recordedAt: Date;
}

type Row = Breakdown & { subject: string; total: number; ranked: boolean; confidence: Confidence; recordedAt: Date };

/** The closes of subjects that hold on a day, by subject; none of a subject without points. */
export async function readClosesOn(sql: Sql, { subjects, chainId, day }: DayQuery): Promise<Map<string, DayClose>> {
  const { rows } = await sql.query<Row>({
    name: "closes-on-day",
    text: `select subject, total, ranked, confidence, recorded_at as "recordedAt", ${categories.join(", ")} from score_close
      where subject = any($1::text[]) and ${inScope("chain_id", "$2")} and day <= $3 and until > $3`,
    values: [plainArray(subjects), chainId, day],
  });
  return new Map(
    rows.map(({ subject, total, ranked, confidence, recordedAt, ...breakdown }) => {
      return [subject, { total, ranked, confidence, recordedAt, breakdown }];
    }),
  );
}

/** The subjects whose closes of a day are still to be computed again. */
export async function readStaleOn(sql: Sql, { subjects, chainId, day }: DayQuery): Promise<Set<string>> {
  const { rows } = await sql.query<{ subject: string }>({
    name: "stale-closes-on-day",
    text: "select subject from stale_close where subject = any($1::text[]) and chain_id = $2 and from_day <= $3",
    values: [plainArray(subjects), chainId, day],
  });
  return new Set(rows.map((row) => row.subject));
}

/** The points of a subject at the end of a day. */
interface DayPoints {
  total: number;
  breakdown: Breakdown;
}

/**
 * The points at the end of a day of those subjects that need nothing else, by subject: their sources are all read and answer, and no close
 * waits to be computed again. Nothing of others, nor of a day before the first with scores.
 */
export async function readPlainPoints(
  pool: Pool,
  { subjects, chainId, day }: DayQuery,
): Promise<Map<string, DayPoints>> {
  const first = await firstCloseDay(pool, chainId);
  if (first === null || day < first) return new Map();
  const { rows } = await pool.query<[subject: string, ...points: number[]]>({
    name: "plain-points-on-day",
    text: `select s.subject, ${["total", ...categories].map((column) => `coalesce(c.${column}, 0)`).join(", ")}
      from score s left join score_close c on c.subject = s.subject and ${inScope("c.chain_id", "$2")} and c.day <= $3 and c.until > $3
      where s.subject = any($1::text[]) and ${inScope("s.chain_id", "$2")} and s.unavailable = '' and s.stale = ''
        and not exists (select from stale_close t where t.subject = s.subject and t.chain_id = $2 and t.from_day <= $3)`,
    values: [plainArray(subjects), chainId, day],
    rowMode: "array",
  });
  const points = new Map<string, DayPoints>();
  for (const [subject, total = 0, ...own] of rows) {
    const breakdown = {} as Breakdown; // Filled below.
    for (let i = 0; i < categories.length; i++) breakdown[categories[i] as Category] = own[i] ?? 0; // Within its length.
    points.set(subject, { total, breakdown });
  }
  return points;
}

const FIRST = {
  oneServer: `unnest($1::bigint[]) as u(id) cross join lateral (
    select day from score_close where chain_id = u.id order by day limit 1) as first`,
  cluster: "score_close where chain_id = any($1::bigint[])",
};

/** The first day (`YYYY-MM-DD`) with a close in a scope (0: all chains); null if there is none. May be a minute old. */
export async function firstCloseDay(pool: Pool, chainId: number): Promise<string | null> {
  const key = `first close ${chainId}`;
  const [first] = await countForAll(pool, [key], async () => {
    const { rows } = await pool.query<{ day: string }>({
      name: "first-close",
      text: `select min(day)::text as day from ${await formFor(pool, FIRST)} having min(day) is not null`,
      values: [await closeRows(pool, chainId)],
    });
    return new Map(rows.map(({ day }) => [key, day]));
  });
  return first ?? null;
}

/**
 * The newest day (00:00 UTC, unix seconds) that has ended on all these chains and whose blocks are scored; null if one of them has none yet.
 * Only chains that are followed, and those whose explorers show a newest block, are asked.
 */
export async function newestClosedDay(
  ctx: Pick<Context, "pg" | "env">,
  chainIds: readonly number[],
): Promise<number | null> {
  const { rows } = await ctx.pg.query<{ chain_id: number; time: number | null }>({
    name: "scored-times",
    text: `select chain_id, least(case when c.chain_id is null then e.block_time when c.scored_block is null then c.block_time
        else (select b.time from block b where b.chain_id = c.chain_id and b.number = c.scored_block) end, ${LAST_TIME}) as time
      from chain_cursor c full join explorer_head e using (chain_id) where chain_id = any($1::bigint[])`,
    values: [chainIds],
  });
  const times = new Map(rows.map(({ chain_id, time }) => [chain_id, time]));
  const followed = ctx.env.CHAINS.filter((chain) => chainIds.includes(chain.id) && hasCapability(chain, "blocks"));
  if (rows.length === 0 || followed.some(({ id }) => !times.has(id))) return null;
  const ends = [...times.values()].map((time) => (time === null ? null : dayOf(time) - DAY));
  return ends.includes(null) ? null : Math.min(...ends.filter((day) => day !== null));
}

/** Throws INVALID_REQUEST, naming the field, for a day (00:00 UTC, unix seconds) in the future, or before the first with scores. */
export async function requireCloseDay(
  ctx: Pick<Context, "pg" | "now">,
  at: number,
  chainId: number,
  field = "at",
): Promise<void> {
  // As it was written, also a day that no block can have.
  const day = new Date(at * 1000).toISOString().slice(0, 10);
  if (at * 1000 > ctx.now.getTime()) throw invalidField(field, `is a day in the future: ${day}`);
  const first = await firstCloseDay(ctx.pg, chainId);
  if (first !== null && day < first) throw invalidField(field, `is before the first day with scores, ${first}`);
}
