import type { Pool } from "pg";
import { SCORE_LOCK } from "../../../core/advisory-lock.ts";
import { isCluster } from "../../../core/cluster.ts";
import type { Sql } from "../../../core/db.ts";
import { sqlTransaction } from "../../../core/transaction.ts";
import { boardCategories, type Counted, type ScoreFeedRow } from "./histogram.ts";
import { scopesOf } from "./scopes.ts";

/** The channel on which a transaction that wrote to the feeds of scores or identities notifies. */
export const SCORE_CHANNEL = "score";

/** A query whose rows are read from the same snapshot as the feed. Its parameters begin at $4. */
export interface RowQuery {
  /** Of the prepared statement. */
  name: string;
  text: string;
  /** Its rows have one column, `line`, a text without line breaks, and are read as strings: JSON costs twice as much. */
  lines?: true;
  /** Where the rows are on several nodes, if it differs. */
  textOnCluster?: string;
  values: readonly unknown[];
}

/** What one snapshot shows: the rows of a query, and the feeds since a position. */
interface FeedRead<Row> {
  /** The snapshot. */
  position: Position;
  /** See {@link MARK}. */
  mark: string | null;
  changes: ScoreFeedRow[];
  /** Names and wallets that resolve differently. */
  identities: string[];
  rows: Row[];
}

/** Changes that one read applies one by one; more are counted by the database. */
const MOST = 5_000;

/** The rows of a feed since a position, at most one more than MOST of each kind. */
function since(table: string, columns: string): string {
  const rows = `select ${columns} from ${table} where`;
  return `((${rows} xid >= $1::xid8 order by xid limit ${MOST + 1})
    union all (${rows} xid = any($2::xid8[]) limit ${MOST + 1}))`;
}

const CHANGE = "subject, chain_id, before, after, ranked_before, ranked_after, reached_before, reached_after";
const NO_ROWS: RowQuery = { name: "feed", text: "select null where false", values: [] };

/**
 * SQL of a text that stays the same as long as every snapshot of the same session shows the same transactions, so that there is nothing
 * new in the feeds. Null on a standby, whose snapshots do not list the transactions in progress.
 */
const MARK = `case when not pg_is_in_recovery() then
  concat_ws(' ', pg_current_snapshot(), pg_backend_pid(), pg_postmaster_start_time()) end`;

interface Read<Row> {
  mark: string | null;
  /** Null while the mark is the one that is known. */
  position: string | null;
  changes: [string, number, number[] | null, number[] | null, boolean, boolean, number, number][] | null;
  identities: string[] | null;
  rows: Row[] | null;
}

/**
 * The rows of a query, and the changes since a position; null if there are more than 5,000, see {@link countSince}. `mark` is that of the
 * read that ended at the position, null if none did.
 */
export async function readWithFeed<Row>(
  sql: Sql,
  { position, mark }: Pick<FeedRead<Row>, "position" | "mark">,
  query: RowQuery = NO_ROWS,
): Promise<FeedRead<Row> | null> {
  const read = (await isCluster(sql))
    ? await readApart<Row>(sql, position, query)
    : await readTogether<Row>(sql, [position.next, position.inProgress, mark], query);
  if (!read || (read.changes?.length ?? 0) > MOST || (read.identities?.length ?? 0) > MOST) return null;
  return {
    position: read.position === null ? position : joinPositions(position, requirePosition(read.position)),
    mark: read.mark,
    changes: (read.changes ?? []).flatMap(changesOf),
    identities: read.identities ?? [],
    rows: read.rows ?? [],
  };
}

/** PostgreSQL runs a subquery of `case` only where it is reached: while nothing was committed, a statement reads no feed. */
const feeds = (columns: string) => {
  // Without a mark the comparison is null: the feeds are read.
  const unlessKnown = (read: string) => `case when mark = $3 then null else ${read} end`;
  return `select mark, ${unlessKnown(POSITION_SQL)} as position,
      ${unlessKnown(`(select json_agg(json_build_array(${CHANGE}) order by id) from ${since("score_feed", `${CHANGE}, id`)} f)`)} as changes,
      ${unlessKnown(`(select json_agg(distinct identity) from ${since("identity_feed", "identity")} f)`)} as identities,
      ${columns}
    from (select ${MARK} as mark offset 0) as session`;
};

async function readTogether<Row>(sql: Sql, since: readonly unknown[], { name, text, lines, values }: RowQuery) {
  const rows = `(select ${lines ? "string_agg(r.line, E'\\n')" : "json_agg(r)"} from (${text}) r)`;
  const { rows: found } = await sql.query<Read<Row> & { rows: Row[] | string | null }>({
    name,
    text: feeds(`${rows} as rows`),
    values: [...since, ...values],
  });
  const [read] = found;
  if (typeof read?.rows !== "string") return read;
  return { ...read, rows: read.rows.split("\n") as Row[] }; // Those of a query of lines are strings.
}

/**
 * Whether a change that the feeds show is still being committed on other nodes: the coordinator shows a transaction before it commits it
 * elsewhere, and releases its locks after that.
 */
const UNFINISHED = `exists (select from pg_locks l where l.locktype = 'transactionid' and l.mode = 'ExclusiveLock' and l.granted
      and l.transactionid::text::bigint in (
        select xid::text::bigint & 4294967295 from score_feed where xid >= $1::xid8 or xid = any($2::xid8[])
        union all select xid::text::bigint & 4294967295 from identity_feed where xid >= $1::xid8 or xid = any($2::xid8[])))`;
/** How long a commit on other nodes is waited for, milliseconds; one that takes longer has failed and is repeated by Citus. */
const MOST_WAIT_MS = 1_000;

/** No snapshot covers several nodes: the rows are read after the feeds, when they are not older than the position. */
async function readApart<Row>(sql: Sql, { next, inProgress }: Position, query: RowQuery) {
  const text = feeds(`null::json as rows, ${UNFINISHED} as unfinished`);
  const begun = performance.now();
  for (;;) {
    const {
      rows: [read],
    } = await sql.query<Read<Row> & { unfinished: boolean }>({ name: "feeds", text, values: [next, inProgress, null] });
    if (read?.unfinished && performance.now() - begun < MOST_WAIT_MS) continue;
    if (query === NO_ROWS || !read) return read;
    const own = (query.textOnCluster ?? query.text).replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) - 3}`);
    const { rows } = await sql.query({ name: query.name, text: own, values: [...query.values] });
    return { ...read, rows: (query.lines ? rows.map(({ line }) => line) : rows) as Row[] }; // The caller declares the rows of its query.
  }
}

type ChangeRow = NonNullable<Read<unknown>["changes"]>[number];

/** One of each scope. */
function changesOf([subject, row, before, after, rankedBefore, rankedAfter, reached, reachedAfter]: ChangeRow) {
  const change = { subject, before, after, rankedBefore, rankedAfter, reachedBefore: reached, reachedAfter };
  return scopesOf(row).map((chainId) => ({ ...change, chainId }));
}

function requirePosition(snapshot: string): Position {
  const position = parsePosition(snapshot);
  if (!position) throw new Error(`${snapshot} is no snapshot`);
  return position;
}

/** Chain id of rows, board (null: subjects with a score), points, and subjects to add. */
type CountedRow = [row: number, board: number | null, points: number, subjects: number];

/** Counts of one snapshot. */
export interface Counts {
  position: Position;
  counted: Counted[];
}

const countedOf = ([row, board, points, subjects]: CountedRow): Counted[] =>
  scopesOf(row).map((chainId) => ({ chainId, board, points, subjects }));

async function readCounts(sql: Sql, since: Position, query: string, values: readonly unknown[] = []): Promise<Counts> {
  const { rows } = await sql.query<{ position: string; counted: CountedRow[] | null }>(
    `select ${POSITION_SQL} as position,
       (select json_agg(json_build_array(chain_id, board, points, subjects)) from (${query}) c) as counted`,
    [...values],
  );
  const [read] = rows;
  if (!read) throw new Error("counting returned no row");
  const position = joinPositions(since, requirePosition(read.position));
  return { position, counted: (read.counted ?? []).flatMap(countedOf) };
}

/**
 * Counts every score, by an index scan for each board, however long that takes. On a cluster, where no snapshot covers all nodes, nothing
 * is scored meanwhile.
 */
export async function countAll(pool: Pool): Promise<Counts> {
  const hasNodes = await isCluster(pool);
  return sqlTransaction(pool, async (sql) => {
    await sql.query("set local statement_timeout = 0");
    if (hasNodes) await sql.query("select pg_advisory_xact_lock($1, 0)", [SCORE_LOCK]);
    return countScores(sql);
  });
}

function countScores(sql: Sql): Promise<Counts> {
  const boards = boardCategories.map(
    (column, board) => `select chain_id, ${board} as board, ${column} as points, count(*) as subjects
      from score where ranked group by chain_id, ${column}`,
  );
  return readCounts(
    sql,
    FEED_START,
    `select chain_id, null::int as board, 0 as points, count(*) as subjects from score group by chain_id
     union all ${boards.join(" union all ")}`,
  );
}

/** Counts the changes since a position, however many. */
export function countSince(sql: Sql, since: Position): Promise<Counts> {
  const side = (points: string, isRanked: string, by: number) =>
    `select chain_id, u.position::int - 1 as board, u.points::int, ${by} as subjects
     from changed, unnest(${points}) with ordinality as u(points, position) where ${isRanked}`;
  return readCounts(
    sql,
    since,
    `with changed as materialized (
       select * from score_feed where xid >= $1::xid8 union all select * from score_feed where xid = any($2::xid8[])
     ), moves as (
       ${side("before", "ranked_before", -1)} union all ${side("after", "ranked_after", 1)}
       union all select chain_id, null, 0, (after is not null)::int - (before is not null)::int from changed
     )
     select chain_id, board, points, sum(subjects) as subjects from moves group by 1, 2, 3 having sum(subjects) <> 0`,
    [since.next, since.inProgress],
  );
}

/**
 * The counts saved by a process of this database; null if there are none. A restored dump has rows of transactions that this database
 * has not begun: their numbers mean nothing here, so its changes count as the oldest, and its names are not read again; a replica
 * throws until its primary has done that.
 */
export async function readSaved(sql: Sql): Promise<Counts | null> {
  const foreign = "xid >= pg_snapshot_xmax(pg_current_snapshot())";
  const { rows } = await sql.query<{ position: string; counted: CountedRow[]; foreign: boolean }>(
    `select position, scopes as counted,
       pg_snapshot_xmax(position::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot())
         or exists (select from score_feed where ${foreign}) as foreign
     from saved_ranking where id = $1`,
    [boardCategories.length],
  );
  const [saved] = rows;
  if (saved && !saved.foreign) {
    return { position: requirePosition(saved.position), counted: saved.counted.flatMap(countedOf) };
  }
  await sql.query(`update score_feed set xid = '${FEED_START.next}' where ${foreign}`);
  await sql.query(`delete from identity_feed where ${foreign}`);
  return null;
}

/** Saves counts, unless another process did within the last `everyMs`. */
export async function saveCounts(sql: Sql, { position, counted }: Counts, everyMs: number): Promise<void> {
  const { rowCount } = await sql.query(
    "select from saved_ranking where saved_at > now() - $1 * interval '1 millisecond'",
    [everyMs],
  );
  if (rowCount) return;
  const rows = counted.map(({ chainId, board, points, subjects }): CountedRow => [chainId, board, points, subjects]);
  await sql.query(
    `insert into saved_ranking (id, position, scopes, saved_at) values ($3, $1, $2::jsonb, now())
     on conflict (id) do update set position = excluded.position, scopes = excluded.scopes, saved_at = excluded.saved_at`,
    [snapshotOf(position), JSON.stringify(rows), boardCategories.length],
  );
}

/**
 * How far a feed is read: the transactions visible in a snapshot of PostgreSQL. The next read takes the rows of all others, so no row is
 * missed or read twice, in whatever order transactions commit.
 */
export interface Position {
  /** Every transaction below this number has ended, except those in progress. */
  next: string;
  /** Ascending. */
  inProgress: readonly string[];
}

/** Before every row of a feed. */
export const FEED_START: Position = { next: "1", inProgress: [] };

// A bare "order by xid" would mean the number, which no index has: each statement would sort the whole feed.
const newestOf = (feed: string) =>
  `coalesce((select f.xid::text::bigint from ${feed} f order by f.xid desc limit 1), 0)`;
const seenIn = (feed: string) => `select xid::text::bigint from ${feed} where xid >= pg_snapshot_xmin(s)`;

/**
 * SQL of the statement's snapshot as a position, in the text of a pg_snapshot. It ends with the newest row of a feed: a server that crashed
 * or was replaced gives the numbers of later transactions, which left nothing durable, to new ones. A standby knows no list of transactions
 * in progress, so there it names each number without a visible row. `offset 0` makes PostgreSQL look for the newest row once, not for each
 * use of its number.
 */
export const POSITION_SQL = `(select concat(least(pg_snapshot_xmin(s)::text::bigint, next), ':', next, ':', (
    select string_agg(xid::text, ',' order by xid) from (
      select x::text::bigint from pg_snapshot_xip(s) as x where not pg_is_in_recovery()
      union all (select generate_series(pg_snapshot_xmin(s)::text::bigint, case when pg_is_in_recovery() then next - 1 end)
        except ${seenIn("score_feed")} except ${seenIn("identity_feed")})
    ) as open(xid) where xid < next))
  from pg_current_snapshot() as s, (select 1 + greatest(${newestOf("score_feed")}, ${newestOf("identity_feed")}) as next offset 0) as newest)`;

const SNAPSHOT = /^(\d{1,18}):(\d{1,18}):((?:\d{1,18}(?:,\d{1,18})*)?)$/;

/** Parses the text of a pg_snapshot. Null if PostgreSQL would not accept it. */
export function parsePosition(snapshot: string): Position | null {
  const [, oldest, next, list] = SNAPSHOT.exec(snapshot) ?? [];
  if (oldest === undefined || next === undefined || list === undefined) return null;
  const inProgress = list === "" ? [] : list.split(",");
  const rising = [0n, ...inProgress.map(BigInt), BigInt(next)];
  const isRising = rising.every((xid, index) => index === 0 || xid > (rising[index - 1] ?? 0n));
  // The oldest may be the transaction that took the snapshot, which is not listed.
  const isValid = isRising && BigInt(oldest) <= BigInt(inProgress[0] ?? next);
  return isValid ? { next: String(BigInt(next)), inProgress: inProgress.map((xid) => String(BigInt(xid))) } : null;
}

/** The pg_snapshot of a position. */
export function snapshotOf({ next, inProgress }: Position): string {
  return `${inProgress[0] ?? next}:${next}:${inProgress.join(",")}`;
}

/** Everything that one of two positions has read. A standby that is behind another one shows less than was read before. */
export function joinPositions(one: Position, other: Position): Position {
  const [older, newer] = BigInt(one.next) <= BigInt(other.next) ? [one, other] : [other, one];
  const openInOlder = new Set(older.inProgress);
  const wasRead = (xid: string) => BigInt(xid) < BigInt(older.next) && !openInOlder.has(xid);
  return { next: newer.next, inProgress: newer.inProgress.filter((xid) => !wasRead(xid)) };
}
