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
import { type Breakdown, categories } from "../../engine/types.ts";
import type { ClosePoints } from "./current-score.ts";
import { closeRows } from "./ranks/days.ts";
import { inScope } from "./ranks/scopes.ts";

/** The close that holds on a day. */
interface DayClose extends ClosePoints {
  /** When the service computed it. */
  recordedAt: Date;
}

/** What is known of a subject at the end of a day. */
interface SubjectOnDay {
  /** Null without points. */
  close: DayClose | null;
  /** Its closes of the day are still to be computed again. */
  isStale: boolean;
  /** It has a score whose sources are all read and answer now. */
  isRead: boolean;
}

type Row = [
  subject: string,
  isStale: boolean,
  isRead: boolean,
  recordedAt: Date | null,
  ranked: boolean,
  confidence: Confidence,
  total: number,
  ...points: number[],
];

/** What is known of subjects at the end of a day (`YYYY-MM-DD`) in a scope (ALL_CHAINS or a chain), in their order. */
export async function readOnDay(
  sql: Sql,
  { subjects, chainId, day }: { subjects: readonly string[]; chainId: number; day: string },
): Promise<SubjectOnDay[]> {
  const none = `null::timestamptz, null::bool, null::text, null::int, ${categories.map(() => "null::int").join(", ")}`;
  const ofSubjects = `where subject = any($1::text[]) and ${inScope("chain_id", "$2")}`;
  const { rows } = await sql.query<Row>({
    name: "subjects-on-day",
    text: `select subject, false, false, recorded_at, ranked, confidence, total, ${categories.join(", ")}
        from score_close ${ofSubjects} and day <= $3 and until > $3
      union all select subject, false, true, ${none} from score ${ofSubjects} and unavailable = '' and stale = ''
      union all select subject, true, false, ${none} from stale_close where subject = any($1::text[]) and chain_id = $2 and from_day <= $3`,
    values: [plainArray(subjects), chainId, day],
    rowMode: "array",
  });
  const known = new Map(
    subjects.map((subject): [string, SubjectOnDay] => [subject, { close: null, isStale: false, isRead: false }]),
  );
  for (const row of rows) {
    const [subject, isStale, isRead, recordedAt, ranked, confidence, total] = row;
    const one = known.get(subject);
    if (!one) continue;
    one.isStale ||= isStale;
    one.isRead ||= isRead;
    if (recordedAt) one.close = { total, ranked, confidence, recordedAt, breakdown: breakdownOf(row) };
  }
  return subjects.flatMap((subject) => known.get(subject) ?? []);
}

/** Thousands are asked for at once: a loop is faster than `Object.fromEntries`. */
function breakdownOf([, , , , , , , ...points]: Row): Breakdown {
  const breakdown = {} as Breakdown; // Filled below.
  for (const [i, category] of categories.entries()) breakdown[category] = points[i] ?? 0;
  return breakdown;
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
