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
