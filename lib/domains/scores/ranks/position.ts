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
