import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import type { Context } from "../core/context.ts";
import type { Sql } from "../core/db.ts";
import { ownedSingleton } from "../core/process-singleton.ts";
import { createTurns, type Waiting } from "../core/turns.ts";
import { boardCategories } from "./board-category.ts";
import { addPoints, createHistogram, type Histogram } from "./histogram.ts";
import { usedFor } from "./used-for.ts";

/** A board of past days. */
export interface DayBoard {
  /** 0 is all chains. */
  chainId: number;
  /** Position in boardCategories. */
  board: number;
}

const MOST_DAYS = 400;

/** Readings of days that run at once in this process: each visits all closes of a board. */
const AT_ONCE = 2;

const takeTurn = createTurns("days of boards", AT_ONCE);

interface ReadDay {
  histogram: Histogram;
  /** Milliseconds. */
  usedFor: number;
}

interface DayCache {
  days: LRUCache<string, ReadDay>;
  reading: Map<string, Promise<ReadonlyMap<string, ReadDay>>>;
}

const cacheOf = (pool: Pool) =>
  ownedSingleton(
    "day histograms",
    pool,
    (): DayCache => ({ days: new LRUCache({ max: MOST_DAYS }), reading: new Map() }),
  );

/**
 * The histograms of a board at the ends of days (`YYYY-MM-DD`), by its closes, in order. They may be a minute old, or older where reading them takes
 * long ({@link usedFor}). Callers choose the days, so those that are not cached are read in turns.
 */
export async function dayHistograms(
  ctx: Waiting & Pick<Context, "pg">,
  board: DayBoard,
  days: readonly string[],
): Promise<Histogram[]> {
  const { days: cache, reading } = cacheOf(ctx.pg);
  const keyOf = (day: string) => `${board.chainId} ${board.board} ${day}`;
  const read = async (wanted: readonly string[]): Promise<ReadonlyMap<string, ReadDay>> => {
    const key = wanted.map(keyOf).join();
    const current = reading.get(key) ?? readDays(ctx.pg, board, wanted).finally(() => reading.delete(key));
    reading.set(key, current);
    const found = await current;
    for (const [day, one] of found) cache.set(keyOf(day), one, { ttl: one.usedFor });
    return found;
  };
  const known = () => new Map(days.map((day) => [day, cache.get(keyOf(day))]));
  const cached = known();
  // Used ones are read again in the background, so that readers of a busy board never wait.
  const aging = days.filter((day) => cache.getRemainingTTL(keyOf(day)) < (cached.get(day)?.usedFor ?? 0) / 2);
  if (aging.length > 0) read(aging).catch(() => {});
  if (days.every((day) => cached.get(day))) return days.map((day) => histogramOf(cached.get(day)));
  return takeTurn(ctx, async () => {
    // Others may have read them meanwhile.
    const now = known();
    const missing = days.filter((day) => !now.get(day));
    const fresh = missing.length > 0 ? await read(missing) : undefined;
    return days.map((day) => histogramOf(now.get(day) ?? fresh?.get(day)));
  });
}

const histogramOf = (day: ReadDay | undefined) => day?.histogram ?? createHistogram();

interface CountRow {
  /** Null: at the end of the first day. Otherwise subjects that this day adds. */
  day: string | null;
  points: number;
  subjects: number;
}

/** Reads one histogram, and walks to later days by the closes that begin and end between them. */
async function readDays(
  sql: Sql,
  { chainId, board }: DayBoard,
  days: readonly string[],
): Promise<ReadonlyMap<string, ReadDay>> {
  const begun = performance.now();
  const sorted = [...new Set(days)].sort();
  const points = boardCategories[board];
  const closes = `from score_close where chain_id = $1 and ranked`;
  const { rows } = await sql.query<CountRow>({
    name: `day-histograms-${board}`,
    text: `select null as day, ${points} as points, count(*) as subjects ${closes} and day <= $2 and until > $2 group by 2
      union all select day::text, ${points}, count(*) ${closes} and day > $2 and day <= $3 group by 1, 2
      union all select until::text, ${points}, -count(*) ${closes} and until > $2 and until <= $3 group by 1, 2
      order by day nulls first`,
    values: [chainId, sorted[0], sorted.at(-1)],
  });
  const found = new Map<string, ReadDay>();
  const used = usedFor(performance.now() - begun);
  let next = 0;
  const walking = createHistogram();
  for (const day of sorted) {
    for (let row = rows[next]; row && (row.day === null || row.day <= day); row = rows[++next]) {
      addPoints(walking, row.points, row.subjects);
    }
    const histogram = { counts: walking.counts.slice(), size: walking.size, above: null };
    found.set(day, { histogram, usedFor: used });
  }
  return found;
}
