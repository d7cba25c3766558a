import { FEED_START, type Position, parsePosition, snapshotOf } from "../../ranking/position.ts";

/** Where a client continues the feed of changes: what is after `from` and up to `to`, beginning after a row. */
export interface UpdateCursor {
  from: Position;
  /** Null: up to now. */
  to: Position | null;
  /** The last row returned, in the order of transaction and id. */
  xid: string;
  id: number;
}

export const CURSOR_START: UpdateCursor = { from: FEED_START, to: null, xid: "0", id: 0 };

const PREFIX = "c.";
const TEXT = /^([\d:,]+) ([\d:,]*) (\d{1,18}) (\d{1,15})$/;

export function encodeCursor({ from, to, xid, id }: UpdateCursor): string {
  const text = `${snapshotOf(from)} ${to ? snapshotOf(to) : ""} ${xid} ${id}`;
  return PREFIX + Buffer.from(text).toString("base64url");
}

/** Null for what {@link encodeCursor} never returned. */
export function decodeCursor(cursor: string): UpdateCursor | null {
  if (!cursor.startsWith(PREFIX)) return null;
  const [, first, last, xid, id] = TEXT.exec(Buffer.from(cursor.slice(PREFIX.length), "base64url").toString()) ?? [];
  const from = first === undefined ? null : parsePosition(first);
  const to = last ? parsePosition(last) : null;
  if (!from || xid === undefined || (last && !to)) return null;
  return { from, to, xid, id: Number(id) };
}
