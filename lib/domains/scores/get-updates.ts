import type { z } from "zod";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { renderRows } from "../../core/render-rows.ts";
import { checksum } from "../../core/schemas.ts";
import { isShown } from "../../core/shown.ts";
import { type ScoreTier, scoreTierOf } from "../../engine/index.ts";
import { svcIdsOf } from "../wallets/index.ts";
import { ALL_CHAINS, type ScoreCause } from "./current-score.ts";
import { FEED_START, POSITION_SQL, type Position, parsePosition, snapshotOf } from "./ranks/read-feed.ts";
import type { UpdatesResponse } from "./schemas.ts";
import { CHANGES_POINTS } from "./score-feed.ts";

type Updates = z.infer<typeof UpdatesResponse>;

/**
 * The changes of scores over all chains after a cursor, oldest first, and the cursor to continue from: a reader that follows `next`
 * misses none and gets none twice. Changes that one transaction wrote count as one. Omits wallets whose score became their identity's. Goes back
 * as far as the feed, FEED_DAYS. Throws INVALID_REQUEST for an invalid cursor.
 */
export async function getUpdates(ctx: Context, input: { after?: string; limit: number }): Promise<Updates> {
  let cursor = input.after === undefined ? CURSOR_START : decodeCursor(input.after);
  let to = cursor.to ?? (await currentPosition(ctx.pg));
  let rows = await readChanges(ctx.pg, { ...cursor, to }, input.limit);
  if (rows.length === 0 && cursor.to) {
    // The page before ended exactly there.
    cursor = { ...CURSOR_START, from: cursor.to };
    to = await currentPosition(ctx.pg);
    rows = await readChanges(ctx.pg, { ...cursor, to }, input.limit);
  }
  const last = rows.at(-1);
  const rest = last && rows.length === input.limit ? { ...cursor, to, xid: last.xid, id: last.id } : null;
  return {
    updates: renderRows(ctx, "score updates", rows, (row) => ({
      address: checksum(row.subject),
      svcId: row.svcId,
      total: row.total,
      at: row.at.toISOString(),
    })),
    next: last || input.after === undefined ? encodeCursor(rest ?? { ...CURSOR_START, from: to }) : input.after,
  };
}

async function currentPosition(sql: Sql): Promise<Position> {
  const { rows } = await sql.query<{ snapshot: string }>(`select ${POSITION_SQL} as snapshot`);
  const position = parsePosition(rows[0]?.snapshot ?? "");
  if (!position) throw new Error("PostgreSQL returned no snapshot");
  return position;
}

/**
 * The current position in the feeds, and SQL of whoever the feeds name after another position: subjects whose scores changed, wallets and names
 * that resolve differently. Null without a position, or with one of another database. `values` are its first parameters.
 */
export async function changedSince(
  sql: Sql,
  position: string | undefined,
): Promise<{ position: string; changed: { text: string; values: [string, readonly string[]] } | null }> {
  const to = await currentPosition(sql);
  const from = position === undefined ? null : parsePosition(position);
  const since = ["xid >= $1::xid8", "xid = any($2::xid8[])"].flatMap((are) => [
    `select subject as identity from score_feed where ${are}`,
    `select identity from identity_feed where ${are}`,
  ]);
  const isKnown = from !== null && BigInt(from.next) <= BigInt(to.next);
  const changed = isKnown
    ? { text: `(${since.join(" union ")})`, values: [from.next, from.inProgress] as [string, readonly string[]] }
    : null;
  return { position: snapshotOf(to), changed };
}

interface Row {
  id: number;
  xid: string;
  subject: string;
  svcId: string | null;
  total: number;
  at: Date;
}

/** The first changes of some transactions. Each condition bounds what is read: anybody can write a cursor, also one that matches nothing. */
const changesOf = (transactions: string) => `(
  select f.id, f.xid, f.subject, f.after, f.at from score_feed f
  where ${transactions} and f.xid < pg_snapshot_xmax($2::pg_snapshot) and pg_visible_in_snapshot(f.xid, $2::pg_snapshot)
    and (f.xid, f.id) > ($3::xid8, $4::bigint) and ${CHANGES_POINTS}
    and not (f.after is null and exists (select from wallet where address = f.subject and subject <> address))
  order by f.xid, f.id limit $5)`;

const CHANGES = `
  select f.id, f.xid::text, f.subject, l.name as "svcId", coalesce(f.after[1], 0)::int as total, f.at
  from (${changesOf("f.xid >= $1::xid8")} union all ${changesOf("f.xid = any($6::xid8[])")}) f
  left join identity_wallet l on l.address = f.subject and l.counts and ${isShown("name", "l.name")}
  order by f.xid, f.id limit $5`;

async function readChanges(sql: Sql, { from, to, xid, id }: UpdateCursor & { to: Position }, limit: number) {
  const { rows } = await sql.query<Row>({
    name: "score-updates",
    text: CHANGES,
    values: [from.next, snapshotOf(to), xid, id, limit, from.inProgress],
  });
  return rows;
}

/** Where a client continues the feed of changes: what is after `from` and up to `to`, beginning after a row. */
interface UpdateCursor {
  from: Position;
  /** Null: up to now. */
  to: Position | null;
  /** The last row returned, in the order of transaction and id. */
  xid: string;
  id: number;
}

const CURSOR_START: UpdateCursor = { from: FEED_START, to: null, xid: "0", id: 0 };

const PREFIX = "c.";
const TEXT = /^([\d:,]+) ([\d:,]*) (\d{1,18}) (\d{1,15})$/;

function encodeCursor({ from, to, xid, id }: UpdateCursor): string {
  const text = `${snapshotOf(from)} ${to ? snapshotOf(to) : ""} ${xid} ${id}`;
  return PREFIX + Buffer.from(text).toString("base64url");
}

/** Throws INVALID_REQUEST for what {@link encodeCursor} never returned. */
function decodeCursor(cursor: string): UpdateCursor {
  const text = cursor.startsWith(PREFIX) ? Buffer.from(cursor.slice(PREFIX.length), "base64url").toString() : "";
  const [, first, last, xid, id] = TEXT.exec(text) ?? [];
  const from = first === undefined ? null : parsePosition(first);
  const to = last ? parsePosition(last) : null;
  if (!from || xid === undefined || (last && !to))
    throw invalidField("after", "must be the `next` of an earlier response");
  return { from, to, xid, id: Number(id) };
}

export interface RecentChange {
  address: Address;
  svcId: string | null;
  total: number;
  /** The total before; null for a first score. */
  before: number | null;
  tier: ScoreTier;
  cause: ScoreCause;
  /** Commit time, ISO 8601. */
  at: string;
  /** The chain whose block caused it; null if no block did. */
  chainId: number | null;
  /** Null also if a reorg removed the block. */
  blockNumber: number | null;
}

type RecentRow = Omit<RecentChange, "address" | "svcId" | "tier" | "at"> & { subject: string; at: Date };

/** Changes to read: enough for a list, and the same work for any length of the feed. */
const WINDOW = 200;

const RECENT = `with newest as materialized (
      select id, at, subject, cause, source_chain, block_number, coalesce(after[1], 0) as total,
        case when ranked_before or before[1] > 0 then before[1] end as before
      from score_feed f where ${CHANGES_POINTS} order by id desc limit ${WINDOW}
    ), scored as materialized (
      -- A wallet that was linked to another is scored under that one now.
      select s.subject from score s join (select distinct subject from newest) n on n.subject = s.subject
      where s.chain_id <= ${ALL_CHAINS}
    ), changed as (
      select distinct on (subject) newest.* from newest join scored using (subject)
      where coalesce(before, 0) <> total order by subject, id desc
    )
    select subject, total, before, cause, at, source_chain as "chainId", block_number as "blockNumber"
    from changed order by id desc limit $1`;

/**
 * The newest changes of totals over all chains, newest first, each subject once. A first score of 0 is no change. Only the
 * newest 200 changes of points are read, so there may be fewer than `limit`.
 */
export async function getRecentChanges(ctx: Context, input: { limit: number }): Promise<{ changes: RecentChange[] }> {
  const { rows } = await ctx.pg.query<RecentRow>({ name: "recent-changes", text: RECENT, values: [input.limit] });
  const svcIdOf = await svcIdsOf(
    ctx,
    rows.map(({ subject }) => subject),
  );
  const changes = renderRows(ctx, "recent changes", rows, ({ subject, ...row }) => ({
    ...row,
    address: checksum(subject),
    svcId: svcIdOf(subject),
    tier: scoreTierOf(row.total),
    at: row.at.toISOString(),
  }));
  return { changes };
}
