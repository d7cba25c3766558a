import type { Pool } from "pg";
import { formFor } from "../../../core/cluster.ts";
import type { Context } from "../../../core/context.ts";
import { countForAll } from "../../../core/count-for-all.ts";
import type { Sql } from "../../../core/db.ts";
import { createTurns, type Waiting } from "../../../core/turns.ts";
import { addPoints, boardCategories, categoryIndex, createHistogram, type Histogram, rankOf } from "./histogram.ts";

/** A board of past days. */
export interface DayBoard {
  /** 0 is all chains. */
  chainId: number;
  /** Position in boardCategories. */
  board: number;
}

/**
 * The rows over all chains have few ids, so each is looked up by the one before. On a cluster, which would visit all closes, they are those
 * of the chains that were ever read.
 */
const ROWS_OVER_ALL = {
  oneServer: `with recursive ids(id) as (
      select min(chain_id) from score_close
      union all select (select min(chain_id) from score_close where chain_id > id) from ids where id < 0)
    select id from ids where id < 0`,
  cluster: "select -chain_id as id from chain_cursor union select -chain_id from explorer_head",
};

/** The chain ids of a scope's closes (`scopesOf` in scopes.ts). */
export async function closeRows(sql: Sql, chainId: number): Promise<number[]> {
  if (chainId !== 0) return [chainId, -chainId];
  const { rows } = await sql.query<{ id: number }>(await formFor(sql, ROWS_OVER_ALL));
  return [0, ...rows.map(({ id }) => id)];
}

/** Readings of days that run at once in this process: each visits all closes of a board. */
const AT_ONCE = 2;

const takeTurn = createTurns("days of boards", AT_ONCE);

/**
 * The histograms of a board at the ends of days (`YYYY-MM-DD`), by its closes, in order; see {@link countForAll} for their age. Callers
 * choose the days, so those that are not known are read in turns.
 */
export async function dayHistograms(
  ctx: Waiting & Pick<Context, "pg">,
  board: DayBoard,
  days: readonly string[],
): Promise<Histogram[]> {
  const prefix = `histogram ${board.chainId} ${board.board} `;
  const found = await countForAll(
    ctx.pg,
    days.map((day) => prefix + day),
    async (keys) => {
      const wanted = keys.map((key) => key.slice(prefix.length));
      const read = await readDays(ctx.pg, board, wanted);
      return new Map([...read].map(([day, histogram]) => [prefix + day, histogram]));
    },
    (work) => takeTurn(ctx, work),
  );
  return found.map((histogram) => histogram ?? createHistogram());
}

/** The same at the end of one day. */
export async function dayHistogram(
  ctx: Waiting & Pick<Context, "pg">,
  board: DayBoard,
  day: string,
): Promise<Histogram> {
  const [histogram = createHistogram()] = await dayHistograms(ctx, board, [day]);
  return histogram;
}

interface CountRow {
  /** Null: at the end of the first day. Otherwise subjects that this day adds. */
  day: string | null;
  points: number;
  subjects: number;
}

/** Reads one histogram, and walks to later days by the closes that begin and end between them. */
async function readDays(
  pool: Pool,
  { chainId, board }: DayBoard,
  days: readonly string[],
): Promise<ReadonlyMap<string, Histogram>> {
  const sorted = [...new Set(days)].sort();
  const points = boardCategories[board];
  const closes = `from score_close where chain_id = any($1::bigint[]) and ranked`;
  const { rows } = await pool.query<CountRow>({
    name: `day-histograms-${board}`,
    text: `select null as day, ${points} as points, count(*) as subjects ${closes} and day <= $2 and until > $2 group by 2
      union all select day::text, ${points}, count(*) ${closes} and day > $2 and day <= $3 group by 1, 2
      union all select until::text, ${points}, -count(*) ${closes} and until > $2 and until <= $3 group by 1, 2
      order by day nulls first`,
    values: [await closeRows(pool, chainId), sorted[0], sorted.at(-1)],
  });
  const found = new Map<string, Histogram>();
  let next = 0;
  const walking = createHistogram();
  for (const day of sorted) {
    for (let row = rows[next]; row && (row.day === null || row.day <= day); row = rows[++next]) {
      addPoints(walking, row.points, row.subjects);
    }
    found.set(day, { counts: walking.counts.slice(), size: walking.size, above: null });
  }
  return found;
}

/** The rank of a total by the closes of a day; subjects that are not ranked come after all ranked. */
type RankOn = (day: string, score: { total: number; ranked: boolean }) => number;

/** Returns the ranks of totals on days (`YYYY-MM-DD`) in a scope. They may be a minute old. */
export async function ranksOn(
  ctx: Waiting & Pick<Context, "pg">,
  chainId: number,
  days: readonly string[],
): Promise<RankOn> {
  const distinct = [...new Set(days)];
  const board = { chainId, board: categoryIndex.total };
  const histograms = distinct.length > 0 ? await dayHistograms(ctx, board, distinct) : [];
  const byDay = new Map<string, Histogram | undefined>(distinct.map((day, index) => [day, histograms[index]]));
  return (day, { total, ranked }) => {
    const histogram = byDay.get(day);
    if (!histogram) throw new Error(`the ranks of ${day} were not read`);
    return ranked ? rankOf(histogram, total) : histogram.size + 1;
  };
}
