import { LRUCache } from "lru-cache";
import type { Address } from "../../../core/chains.ts";
import { checksum, MAX_LIMIT } from "../../../core/schemas.ts";
import { isShown } from "../../../core/shown.ts";
import { type Anchor, type Anchors, createAnchors } from "../../../ranking/anchors.ts";
import { boardCategories } from "../../../ranking/board-category.ts";
import { createHistogram, type Histogram, placeAt } from "../../../ranking/histogram.ts";
import type { Ranking } from "../../../ranking/ranking.ts";
import type { RowQuery } from "../../../ranking/read-feed.ts";
import { histogramOf, type ScoreFeedRow } from "../../../ranking/scope.ts";

export interface PageInput {
  chainId: number;
  /** Position in boardCategories. */
  board: number;
  /** `asc` reverses the rows, not the ranks. */
  order: "asc" | "desc";
  limit: number;
  offset: number;
  /** The day (`YYYY-MM-DD`) whose closes the rows are compared with; null for none. */
  day: string | null;
}

/** A ranked subject on a board. */
export interface PageRow {
  /** Checksummed. */
  address: Address;
  svcId: string | null;
  /** On this board. */
  points: number;
  total: number;
  /** On this board at the end of the day; null if it was not ranked then. */
  earlier: number | null;
}

/** Pages of boards: read by index from the row that the histogram names, and cached until a change touches them. */
export interface BoardPages {
  /** Calls `use` with the rows of a page while the ranking is that of the same snapshot. */
  read<T>(input: PageInput, use: (rows: readonly PageRow[]) => T): Promise<T>;
  change(changes: readonly ScoreFeedRow[]): void;
  clear(): void;
}

interface CachedPage {
  input: PageInput;
  rows: readonly PageRow[];
}

/** The rows that a page begins with and has. */
interface Range {
  points: number;
  /** Rows with the same points before it. */
  skip: number;
  rows: number;
}

/** Closes of past days change when a wallet's history is fetched. */
const PAGE_MS = 60_000;
const MOST_PAGES = 500;
/** How many times a page is read before giving up: a concurrent change can move its first row. */
const ATTEMPTS = 20;
/** From this place among equals on, the end of a page is worth an anchor. */
const FAR = 200;

const noHistogram = createHistogram();

interface State {
  ranking: () => Ranking;
  pages: LRUCache<string, CachedPage>;
  anchors: Anchors;
}

export function openBoardPages(ranking: () => Ranking): BoardPages {
  const pages = new LRUCache<string, CachedPage>({ max: MOST_PAGES, ttl: PAGE_MS });
  const anchors = createAnchors();
  const state: State = { ranking, pages, anchors };
  return {
    async read(input, use) {
      const cached = pages.get(keyOf(input));
      if (cached) return use(cached.rows);
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const read = await readPage(state, input, use);
        if (read) return read.result;
      }
      throw new Error("the board changed at each attempt to read the page");
    },
    change(changes) {
      for (const change of changes) anchors.change(change);
      for (const [key, page] of pages.entries()) {
        if (changes.some((change) => touches(change, page))) pages.delete(key);
      }
    },
    clear() {
      pages.clear();
      anchors.clear();
    },
  };
}

/** Reads a page, at once if it has no rows. Undefined if a change moved it meanwhile. */
async function readPage<T>(
  state: State,
  input: PageInput,
  use: (rows: readonly PageRow[]) => T,
): Promise<{ result: T } | undefined> {
  if (!startOf(state, input)) return { result: use([]) };
  let expected: PageStart | null = null;
  return state.ranking().read<{ row: Row }, { result: T } | undefined>(
    () => {
      expected = startOf(state, input);
      return expected ? queryOf(input, expected) : NOTHING;
    },
    (read) => {
      const start = startOf(state, input);
      if (!start) return { result: use([]) };
      if (!isSame(start, expected)) return;
      const found = read.map(({ row }) => row);
      addAnchor(state, input, start, found);
      const rows = found.map(rowOf);
      if (input.order === "asc") rows.reverse();
      state.pages.set(keyOf(input), { input, rows });
      return { result: use(rows) };
    },
  );
}

/** Where a page begins, and the anchor from which it is read. */
interface PageStart extends Range {
  anchor: Anchor;
}

/** Null for a page without rows. */
function startOf({ ranking, anchors }: State, input: PageInput): PageStart | null {
  const scope = ranking().scopes.get(input.chainId);
  const range = rangeOf(scope ? histogramOf(scope, input.board) : noHistogram, input);
  return range && { ...range, anchor: anchors.before({ ...input, points: range.points }, range.skip) };
}

/** Remembers the last row of a page that ends far among equals. */
function addAnchor({ anchors }: State, input: PageInput, start: PageStart, rows: readonly Row[]): void {
  const last = rows.at(-1);
  if (!last) return;
  const [subject, points, , reachedAt] = last;
  const first = rows.findIndex((row) => row[1] === points);
  const skip = rows.length - 1 - first + (points === start.points ? start.skip : 0);
  if (skip >= FAR) anchors.add({ ...input, points }, { skip, subject, reachedAt });
}

function keyOf({ chainId, board, order, limit, offset, day }: PageInput): string {
  return `${chainId} ${board} ${order} ${limit} ${offset} ${day}`;
}

/** Null for a page without rows. */
export function rangeOf(histogram: Histogram, { order, limit, offset }: PageInput): Range | null {
  const end = order === "desc" ? Math.min(histogram.size, offset + limit) : histogram.size - offset;
  const from = order === "desc" ? offset : Math.max(0, end - limit);
  const place = placeAt(histogram, from);
  return place && end > from ? { ...place, rows: end - from } : null;
}

/** Whether the same statement reads both. */
function isSame(a: PageStart, b: PageStart | null): boolean {
  return (
    b !== null &&
    a.points === b.points &&
    a.skip === b.skip &&
    a.rows === b.rows &&
    a.anchor.skip === b.anchor.skip &&
    a.anchor.subject === b.anchor.subject
  );
}

type Side = "off" | "above" | "below" | "on";

/** Whether a change may alter the rows of a page, or which rows are its own. */
function touches(change: ScoreFeedRow, { input, rows }: CachedPage): boolean {
  if (change.chainId !== input.chainId) return false;
  const before = sideOf(change.rankedBefore ? change.before?.[input.board] : undefined, rows);
  const after = sideOf(change.rankedAfter ? change.after?.[input.board] : undefined, rows);
  if (before === "on" || after === "on") return true;
  if (before === after) return false;
  // Only the rows before the page in its own order place it, if it is full.
  const leading: Side = input.order === "desc" ? "above" : "below";
  return rows.length < input.limit || (before === leading) !== (after === leading);
}

function sideOf(points: number | undefined, rows: readonly PageRow[]): Side {
  if (points === undefined) return "off";
  const ends = [rows[0]?.points ?? 0, rows.at(-1)?.points ?? 0];
  if (points > Math.max(...ends)) return "above";
  return points < Math.min(...ends) ? "below" : "on";
}

type Row = [
  subject: string,
  points: number,
  total: number,
  reachedAt: number,
  svcId: string | null,
  earlier: number | null,
];

function rowOf([subject, points, total, , svcId, earlier]: Row): PageRow {
  return { address: checksum(subject), svcId, points, total, earlier };
}

const NOTHING: RowQuery = { name: "feed", text: "select null where false", values: [] };

function queryOf({ chainId, board, day }: PageInput, { points, skip, rows, anchor }: PageStart): RowQuery {
  const values = [chainId, points, anchor.reachedAt, anchor.subject, skip - anchor.skip, rows, day];
  return { name: `board-page-${board}`, text: "", ...queries[board], values };
}

/**
 * By board: the rows with the points of the first one, then those with fewer. The inner limits are constants, so that a plan for all
 * parameters expects few rows.
 */
const pageOf = (column: string) => {
  const rows = `select subject, ${column} as points, total, reached_at from score where chain_id = $3 and ranked and ${column}`;
  return `page as (
      (${rows} = $4 and (reached_at, subject) >= ($5::bigint, $6::text) order by reached_at, subject offset $7 limit ${MAX_LIMIT})
      union all (${rows} < $4 order by ${column} desc, reached_at, subject limit ${MAX_LIMIT})
      limit $8)`;
};
const ROWS = `select json_build_array(p.subject, p.points, p.total, p.reached_at, l.name, c.points) as row
    from page p left join identity_wallet l on l.address = p.subject and l.counts and ${isShown("name", "l.name")}`;
const ORDER = "order by p.points desc, p.reached_at, p.subject";

const queries = boardCategories.map((column) => ({
  text: `with ${pageOf(column)} ${ROWS}
    left join lateral (select ${column} as points, ranked, until from score_close c
      where c.subject = p.subject and c.chain_id = $3 and c.day <= $9::date order by c.day desc limit 1) c
      on c.until > $9::date and c.ranked ${ORDER}`,
  // Each node joins its closes with the page.
  textOnCluster: `with ${pageOf(column).replace("as (", "as materialized (")}, earlier as materialized (
      select c.subject, c.${column} as points from page p join score_close c on c.subject = p.subject
      where c.chain_id = $3 and c.day <= $9::date and c.until > $9::date and c.ranked)
    ${ROWS} left join earlier c using (subject) ${ORDER}`,
}));
