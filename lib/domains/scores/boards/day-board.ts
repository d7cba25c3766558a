import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import { isCluster } from "../../../core/cluster.ts";
import type { Sql } from "../../../core/db.ts";
import { ownedSingleton } from "../../../core/process-singleton.ts";
import { checksum } from "../../../core/schemas.ts";
import { isShown } from "../../../core/shown.ts";
import { boardCategories } from "../../../ranking/board-category.ts";
import type { Histogram } from "../../../ranking/histogram.ts";
import { type PageInput, type PageRow, rangeOf } from "./board-pages.ts";

/** A page of a board at the end of a day (`at`), compared with an earlier day. */
export interface DayPageInput extends PageInput {
  at: string;
}

/** A fetched history or a reorg changes closes of past days. */
const PAGE_MS = 60_000;
const MOST_PAGES = 300;

/** The rows of a page of a past day, by points, then by address. They may be a minute old. `histogram` is that of the day. */
export async function readDayPage(pool: Pool, input: DayPageInput, histogram: Histogram): Promise<PageRow[]> {
  const pages = ownedSingleton(
    "pages of days",
    pool,
    () => new LRUCache<string, PageRow[]>({ max: MOST_PAGES, ttl: PAGE_MS }),
  );
  const key = JSON.stringify(input);
  const rows = pages.get(key) ?? (await readRows(pool, input, histogram));
  pages.set(key, rows, { noUpdateTTL: true });
  return rows;
}

async function readRows(sql: Sql, input: DayPageInput, histogram: Histogram) {
  const { chainId, board, order, day, at } = input;
  const range = rangeOf(histogram, input);
  if (!range) return [];
  const { rows } = await sql.query<Omit<PageRow, "address"> & { subject: string }>({
    name: `day-page-${board}`,
    text: queries[board]?.[(await isCluster(sql)) ? "onCluster" : "oneServer"] ?? "",
    values: [chainId, range.points, range.skip, range.rows, at, day],
  });
  const page = rows.map(({ subject, ...row }): PageRow => ({ address: checksum(subject), ...row }));
  return order === "asc" ? page.reverse() : page;
}

/** By board: the rows with the points of the first one, then those with fewer. */
const pageOf = (column: string) => {
  const rows = `select subject, ${column} as points, total from score_close
    where chain_id = $1 and ranked and day <= $5::date and until > $5::date and ${column}`;
  return `page as (
      (${rows} = $2 order by subject offset $3 limit $4)
      union all (${rows} < $2 order by ${column} desc, subject limit $4)
      limit $4)`;
};
const ROWS = `select p.subject, p.points, p.total, l.name as "svcId", c.points as earlier
    from page p left join identity_wallet l on l.address = p.subject and l.counts and ${isShown("name", "l.name")}`;
const ORDER = "order by p.points desc, p.subject";

const queries = boardCategories.map((column) => ({
  oneServer: `with ${pageOf(column)} ${ROWS}
    left join lateral (select ${column} as points, ranked, until from score_close c
      where c.subject = p.subject and c.chain_id = $1 and c.day <= $6::date order by c.day desc limit 1) c
      on c.until > $6::date and c.ranked ${ORDER}`,
  // Each node joins its closes with the page.
  onCluster: `with ${pageOf(column).replace("as (", "as materialized (")}, earlier as materialized (
      select c.subject, c.${column} as points from page p join score_close c on c.subject = p.subject
      where c.chain_id = $1 and c.day <= $6::date and c.until > $6::date and c.ranked)
    ${ROWS} left join earlier c using (subject) ${ORDER}`,
}));
