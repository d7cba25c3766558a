import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import type { Sql } from "../../../core/db.ts";
import { ownedSingleton } from "../../../core/process-singleton.ts";
import { boardCategories } from "../../../ranking/board-category.ts";
import { usedFor } from "../../../ranking/used-for.ts";
import { MOST_MOVERS } from "../timeframes.ts";

/** A subject that was ranked on a board at the end of a day, and is ranked there now with other points. */
export interface Mover {
  subject: string;
  /** On the board, by the newest close. */
  points: number;
  total: number;
  /** On the board at the end of the day. */
  earlier: number;
}

export interface Movers {
  /** By points gained, then by points, then by address. */
  rose: readonly Mover[];
  /** By points lost, then by points, then by address. */
  fell: readonly Mover[];
}

export interface MoversInput {
  /** 0 is all chains. */
  chainId: number;
  /** Position in boardCategories. */
  board: number;
  /** `YYYY-MM-DD`. */
  day: string;
}

interface ReadLists extends Movers {
  /** Milliseconds. */
  usedFor: number;
}

const MOST_LISTS = 300;

/**
 * Who rose and fell most since the end of a day, by closes. They may be a minute old, or older where reading them takes long
 * ({@link usedFor}): one statement reads them for all readers, because it visits every subject whose points moved since. For 100,000
 * subjects it takes 0.06 s for a day, and 0.18 s for 30 days in which all of them moved.
 */
export async function readMovers(pool: Pool, input: MoversInput): Promise<Movers> {
  const lists = ownedSingleton(
    "movers",
    pool,
    () =>
      new LRUCache<string, ReadLists, MoversInput>({
        max: MOST_LISTS,
        noDeleteOnFetchRejection: true,
        // Empty ones cost little to read, and the first scores should show at once.
        fetchMethod: async (_key, _stale, { context, options }) => {
          const begun = performance.now();
          const read = await readLists(pool, context);
          options.ttl = usedFor(performance.now() - begun);
          return read.rose.length + read.fell.length > 0 ? { ...read, usedFor: options.ttl } : undefined;
        },
      }),
  );
  const key = JSON.stringify(input);
  const cached = lists.get(key);
  if (!cached) return (await lists.fetch(key, { context: input })) ?? { rose: [], fell: [] };
  // Used ones are read again in the background, so that readers never wait while there are any.
  if (lists.getRemainingTTL(key) < cached.usedFor / 2) {
    lists.fetch(key, { context: input, forceRefresh: true }).catch(() => {});
  }
  return cached;
}

async function readLists(sql: Sql, { chainId, board, day }: MoversInput): Promise<Movers> {
  const { rows } = await sql.query<Mover>({
    name: `movers-${board}`,
    text: queries[board] ?? "",
    values: [chainId, day, MOST_MOVERS],
  });
  return {
    rose: rows.filter(({ points, earlier }) => points > earlier),
    fell: rows.filter(({ points, earlier }) => points < earlier),
  };
}

/** By board. Only a close that has ended since, found by its end, can differ from the newest one. */
const queries = boardCategories.map(
  (column) => `with moved as materialized (
      select subject, now.${column} as points, now.total, was.${column} as earlier
      from score_close was join score_close now using (subject, chain_id)
      where was.chain_id = $1 and was.day <= $2::date and was.until > $2::date and was.until < 'infinity' and was.ranked
        and now.until = 'infinity' and now.ranked and now.${column} <> was.${column})
    (select * from moved where points > earlier order by points - earlier desc, points desc, subject limit $3)
    union all
    (select * from moved where points < earlier order by points - earlier, points desc, subject limit $3)`,
);
