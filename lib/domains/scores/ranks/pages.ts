import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import type { Address } from "../../../core/chains.ts";
import { formFor } from "../../../core/cluster.ts";
import { countForAll } from "../../../core/count-for-all.ts";
import { checksum, MAX_LIMIT } from "../../../core/schemas.ts";
import { isShown } from "../../../core/shown.ts";
import { closeRows } from "./days.ts";
import type { Ranking } from "./follow-feed.ts";
import { boardCategories, type Histogram, histogramIn, placeAt, type ScoreFeedRow } from "./histogram.ts";
import type { RowQuery } from "./read-feed.ts";
import { boardRows, inScope } from "./scopes.ts";

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

interface State {
  ranking: () => Ranking;
  pages: LRUCache<string, CachedPage>;
  anchors: ReturnType<typeof createAnchors>;
}

/** Pages of boards: read by index from the row that the histogram names, and cached until a change touches them. */
export function openBoardPages(ranking: () => Ranking) {
  const pages = new LRUCache<string, CachedPage>({ max: MOST_PAGES, ttl: PAGE_MS });
  const anchors = createAnchors();
  const state: State = { ranking, pages, anchors };
  return {
    /** Calls `use` with the rows of a page while the ranking is that of the same snapshot. */
    async read<T>(input: PageInput, use: (rows: readonly PageRow[]) => T): Promise<T> {
      const cached = pages.get(keyOf(input));
      if (cached) return use(cached.rows);
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const read = await readPage(state, input, use);
        if (read) return read.result;
      }
      throw new Error("the board changed at each attempt to read the page");
    },
    change(changes: readonly ScoreFeedRow[]): void {
      for (const change of changes) anchors.change(change);
      for (const [key, page] of pages.entries()) {
        if (changes.some((change) => touches(change, page))) pages.delete(key);
      }
    },
    clear(): void {
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
      const rows = viewRows(input, found);
      state.pages.set(keyOf(input), { input, rows });
      return { result: use(rows) };
    },
  );
}

/**
 * The rows of a page at the end of a past day (`YYYY-MM-DD`), by points, then by address; see {@link countForAll} for their age.
 * `histogram` is that of the day.
 */
export async function readDayPage(
  pool: Pool,
  at: string,
  input: PageInput,
  histogram: Histogram,
): Promise<readonly PageRow[]> {
  const key = `page ${at} ${keyOf(input)}`;
  const read = async () => new Map([[key, await readDayRows(pool, at, input, histogram)]]);
  const [rows = []] = await countForAll(pool, [key], read);
  return rows;
}

async function readDayRows(pool: Pool, at: string, input: PageInput, histogram: Histogram): Promise<PageRow[]> {
  const range = rangeOf(histogram, input);
  const ids = await closeRows(pool, input.chainId);
  const query = queriesFor(dayRows, ids.length)[input.board];
  if (!range || !query) return [];
  const { rows } = await pool.query<{ row: Row }>({
    name: `day-page-${input.board}-${ids.length}`,
    text: await formFor(pool, { oneServer: query.text, cluster: query.textOnCluster }),
    values: [input.chainId, range.points, range.skip, range.rows, input.day, at, ids],
  });
  return viewRows(
    input,
    rows.map(({ row }) => row),
  );
}

/** Where a page begins, and the anchor from which it is read. */
interface PageStart extends Range {
  anchor: Anchor;
  /** The chain ids of the board's rows. */
  ids: readonly number[];
}

/** Null for a page without rows. */
function startOf({ ranking, anchors }: State, input: PageInput): PageStart | null {
  const range = rangeOf(histogramIn(ranking().scopes, input.chainId, input.board), input);
  const anchor = range && anchors.before({ ...input, points: range.points }, range.skip);
  return anchor && { ...range, anchor, ids: boardRows(ranking().scopes.keys(), input.chainId) };
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
function rangeOf(histogram: Histogram, { order, limit, offset }: PageInput): Range | null {
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
    a.anchor.subject === b.anchor.subject &&
    a.ids.length === b.ids.length
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

function viewRows({ order }: PageInput, found: readonly Row[]): PageRow[] {
  const rows = found.map(([subject, points, total, , svcId, earlier]) => {
    return { address: checksum(subject), svcId, points, total, earlier };
  });
  return order === "asc" ? rows.reverse() : rows;
}

const NOTHING: RowQuery = { name: "feed", text: "select null where false", values: [] };

function queryOf({ chainId, board, day }: PageInput, { points, skip, rows, anchor, ids }: PageStart): RowQuery {
  const values = [chainId, points, skip - anchor.skip, rows, day, anchor.reachedAt, anchor.subject, ids];
  return { name: `board-page-${board}-${ids.length}`, text: "", ...queriesFor(currentRows, ids.length)[board], values };
}

/** SQL of the rows on a board, as of now or of a day. Its parameters are the chain, points, skipped rows, rows, the earlier day, and others. */
interface BoardRows {
  from: string;
  reachedAt: string;
  /** Among equals. */
  order: string;
  /** Among equals: where to begin. */
  begin: string;
  parameter: (index: number) => string;
  /** The chain ids of the rows: the board is merged of their indexes. */
  ids: string;
}

/** By board: the rows with the points of the first one, then those with fewer, with their points at the end of the earlier day. */
const queriesOf = ({ from, reachedAt, order, begin, parameter, ids }: BoardRows, count: number) => {
  const chain = parameter(0);
  const [points, skip, most, day] = [1, 2, 3, 4].map(parameter);
  return boardCategories.map((column) => {
    // Each index is read in its order, as far as the page needs it: without its own limit, PostgreSQL sorts all equals.
    const rows = (having: string, by: string, limit: string | number) =>
      Array.from({ length: count }, (_, i) => {
        return `(select subject, ${column} as points, total, ${reachedAt} as reached_at from ${from}
          and chain_id = (${ids}::bigint[])[${i + 1}] and ranked and ${column} ${having} order by ${by} limit ${limit})`;
      }).join(" union all ");
    const equal = rows(`= ${points} ${begin}`, order, `${skip} + ${MAX_LIMIT}`);
    const fewer = rows(`< ${points}`, `${column} desc, ${order}`, MAX_LIMIT);
    // The outer limits are constants, so that a plan for all parameters expects few rows.
    const page = `(
      (select * from (${equal}) e order by ${order} offset ${skip} limit ${MAX_LIMIT})
      union all (select * from (${fewer}) f order by points desc, ${order} limit ${MAX_LIMIT})
      limit ${most})`;
    const found = `select json_build_array(p.subject, p.points, p.total, p.reached_at, l.name, c.points) as row
      from page p left join identity_wallet l on l.address = p.subject and l.counts and ${isShown("name", "l.name")}`;
    const inOrder = "order by p.points desc, p.reached_at, p.subject";
    return {
      text: `with page as ${page} ${found}
        left join lateral (select ${column} as points, ranked, until from score_close c
          where c.subject = p.subject and ${inScope("c.chain_id", chain)} and c.day <= ${day}::date order by c.day desc limit 1) c
          on c.until > ${day}::date and c.ranked ${inOrder}`,
      // Each node joins its closes with the page.
      textOnCluster: `with page as materialized ${page}, earlier as materialized (
          select c.subject, c.${column} as points from page p join score_close c on c.subject = p.subject
          where ${inScope("c.chain_id", chain)} and c.day <= ${day}::date and c.until > ${day}::date and c.ranked)
        ${found} left join earlier c using (subject) ${inOrder}`,
    };
  });
};

const currentRows: BoardRows = {
  from: "score where true",
  reachedAt: "reached_at",
  order: "reached_at, subject",
  begin: "and (reached_at, subject) >= ($9::bigint, $10::text)",
  parameter: (index) => `$${index + 4}`,
  ids: "$11",
};

const dayRows: BoardRows = {
  from: "score_close where day <= $6::date and until > $6::date",
  reachedAt: "0",
  order: "subject",
  begin: "",
  parameter: (index) => `$${index + 1}`,
  ids: "$7",
};

/** Of each kind of rows, by the number of chain ids. */
const queries = new Map([currentRows, dayRows].map((rows) => [rows, new Map<number, ReturnType<typeof queriesOf>>()]));

function queriesFor(rows: BoardRows, count: number): ReturnType<typeof queriesOf> {
  const found = queries.get(rows)?.get(count) ?? queriesOf(rows, count);
  queries.get(rows)?.set(count, found);
  return found;
}

/** A row's place among those with equal points on a board: by earliest reach, then by address. */
interface Place {
  /** Unix seconds. */
  reachedAt: number;
  subject: string;
}

/** A known place, and how many rows with the same points precede it. */
interface Anchor extends Place {
  skip: number;
}

/** Before every row. */
const START: Anchor = { skip: 0, reachedAt: -1, subject: "" };
/** Buckets with anchors, and anchors of one bucket. */
const MOST_BUCKETS = 500;
const MOST_ANCHORS = 50;

interface Bucket {
  chainId: number;
  /** Position in boardCategories. */
  board: number;
  points: number;
}

const bucketKey = ({ chainId, board, points }: Bucket) => `${chainId} ${board} ${points}`;

function isBefore(a: Place, b: Place): boolean {
  return a.reachedAt < b.reachedAt || (a.reachedAt === b.reachedAt && a.subject < b.subject);
}

/**
 * Places that pages ended at, so that a later page with the same points begins near one of them and not at the first row: a page at
 * offset 900,000 may lie deep among equals. Changes keep them exact.
 */
function createAnchors() {
  const buckets = new LRUCache<string, Anchor[]>({ max: MOST_BUCKETS });
  const shift = (bucket: Bucket, place: Place, by: 1 | -1): void => {
    for (const anchor of buckets.peek(bucketKey(bucket)) ?? []) if (isBefore(place, anchor)) anchor.skip += by;
  };
  return {
    /** The last known place that is at most `skip` rows from the first with these points. */
    before(bucket: Bucket, skip: number): Anchor {
      let best = START;
      for (const anchor of buckets.get(bucketKey(bucket)) ?? []) {
        if (anchor.skip <= skip && anchor.skip > best.skip) best = anchor;
      }
      return { ...best };
    },
    add(bucket: Bucket, anchor: Anchor): void {
      const anchors = buckets.get(bucketKey(bucket)) ?? [];
      if (anchors.some(({ skip }) => skip === anchor.skip)) return;
      buckets.set(bucketKey(bucket), [...anchors.slice(1 - MOST_ANCHORS), anchor]);
    },
    change(change: ScoreFeedRow): void {
      if (buckets.size === 0) return;
      const { chainId, subject, before, after, rankedBefore, rankedAfter, reachedBefore, reachedAfter } = change;
      for (const [board, points] of (rankedBefore && before ? before : []).entries()) {
        shift({ chainId, board, points }, { subject, reachedAt: reachedBefore }, -1);
      }
      for (const [board, points] of (rankedAfter && after ? after : []).entries()) {
        shift({ chainId, board, points }, { subject, reachedAt: reachedAfter }, 1);
      }
    },
    clear: () => buckets.clear(),
  };
}
