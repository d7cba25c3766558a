import { plainArray } from "../../core/bulk-write.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { askForList, forgetQueued } from "../once/index.ts";
import { getScoreBatch } from "../scores/index.ts";
import { enqueueTurn, type ListRow } from "./stored-list.ts";

/** Addresses that are looked up at once. */
const PAGE = 500;
/** Pages after which other lists have their turns. */
const PAGES_PER_TURN = 20;
/** Wallets of one list that are in the queue of readings at once. */
const MOST_QUEUED = 200;
/** How often a list looks whether its wallets are read. */
const LOOK_MS = 1_000;
/** How often a list tries again whose developer has used up the reads of the day. */
const USED_UP_MS = 60 * 60_000;
/** How long a list waits until what was read is compared with other wallets. */
const COMPARED_WITHIN_MS = 10 * 60_000;

/**
 * Runs a turn of a list whose unknown wallets are read: first it finds and counts them, so that its estimate is there before any is read; then
 * it asks for so many at a time, until all are read and compared with others, or given up. Returns whether another turn follows at once; a later one is enqueued.
 */
export async function readUnknown(ctx: Context, list: ListRow, signal: AbortSignal): Promise<boolean> {
  return list.counts.readingSince === undefined ? findUnknown(ctx, list, signal) : readNext(ctx, list.id);
}

/** Marks the addresses without a score. Special ones are no person's wallets, and names that nobody holds have no address. */
async function findUnknown(ctx: Context, list: ListRow, signal: AbortSignal): Promise<boolean> {
  const rows = list.counts.rows ?? 0;
  let after = list.lastRow;
  for (let page = 0; page < PAGES_PER_TURN && after < rows && !signal.aborted; page++) {
    const last = Math.min(rows, after + PAGE);
    const unknown = await unknownRows(ctx, { id: list.id, after, last });
    if (!(await sqlTransaction(ctx.pg, (sql) => storeUnknown(sql, { id: list.id, after, last, unknown }))))
      return false;
    after = last;
  }
  if (after < rows) return true;
  const { rowCount } = await ctx.pg.query(
    `update list set last_row = 0, counts = counts || jsonb_build_object('readingSince', $2::text, 'ended', 0)
     where id = $1 and ${IS_READ} and last_row = $3`,
    [list.id, ctx.now.toISOString(), rows],
  );
  return rowCount === 1;
}

/** SQL: the list's unknown wallets are being read. */
const IS_READ = "state = 'reading' and charged and read = 'missing'";

async function unknownRows(ctx: Context, { id, after, last }: { id: string; after: number; last: number }) {
  const { rows } = await ctx.pg.query<{ row: number; address: string }>(
    `select row, address from list_row where list_id = $1 and row > $2 and row <= $3 and duplicate_of is null
       and address is not null and special is null order by row`,
    [id, after, last],
  );
  if (rows.length === 0) return [];
  const { scores } = await getScoreBatch(ctx, { identities: rows.map(({ address }) => address) });
  return rows.flatMap(({ row }, index) => (scores[index]?.found ? [] : [row]));
}

async function storeUnknown(
  sql: Sql,
  { id, after, last, unknown }: { id: string; after: number; last: number; unknown: readonly number[] },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update list set last_row = $3,
       counts = counts || jsonb_build_object('toRead', coalesce((counts->>'toRead')::int, 0) + $4::int)
     where id = $1 and last_row = $2 and ${IS_READ}`,
    [id, after, last, unknown.length],
  );
  if (rowCount !== 1) return false;
  await sql.query("update list_row set known = false where list_id = $1 and row = any($2::int[])", [id, unknown]);
  return true;
}

/** Counts the wallets whose reading ended, and asks for the next ones. */
function readNext(ctx: Context, listId: string): Promise<boolean> {
  return sqlTransaction(ctx.pg, async (sql) => {
    const locked = await sql.query<{ developerId: string; reading: string[]; lastRow: number }>(
      `select developer_id as "developerId", reading, last_row as "lastRow" from list where id = $1 and ${IS_READ} for update`,
      [listId],
    );
    const [list] = locked.rows;
    if (!list) return false;
    const { waiting, read, failing } = await stillWaiting(sql, list.reading);
    const next = await nextRows(sql, { ...list, id: listId, most: MOST_QUEUED - waiting.length });
    const addresses = next.map(({ address }) => address);
    const asked = addresses.length === 0 ? 0 : await askForList(ctx, sql, { asker: list.developerId, addresses });
    const reading = [...waiting, ...addresses.slice(0, asked)];
    const isUsedUp = asked < addresses.length;
    const ended = list.reading.length - waiting.length;
    await sql.query(
      `update list set reading = $2, last_row = $3, reason = $4, counts = counts || jsonb_build_object(
         'ended', (counts->>'ended')::int + $5::int, 'read', coalesce((counts->>'read')::int, 0) + $6::int) where id = $1`,
      [
        ...[listId, plainArray(reading), next[asked - 1]?.row ?? list.lastRow],
        ...[isUsedUp ? usedUp(ctx) : failing > 0 && ended === 0 ? UNANSWERED : null, ended, read],
      ],
    );
    const isRead = reading.length === 0 && !isUsedUp;
    if (isRead && !(await waitsForComparison(sql, { ...list, id: listId, now: ctx.now })))
      return beginEvaluation(sql, listId, ctx.now);
    const pause = reading.length === 0 && isUsedUp ? USED_UP_MS : LOOK_MS;
    await enqueueTurn(sql, listId, new Date(ctx.now.getTime() + pause));
    return false;
  });
}

/** Whether wallets that the list made known are to be compared with others before the list is evaluated. */
async function waitsForComparison(
  sql: Sql,
  { id, developerId, now }: { id: string; developerId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql.query<{ since: string }>(
    `update list set reason = $3,
       counts = counts || jsonb_build_object('comparingSince', coalesce(counts->>'comparingSince', $4::text))
     where id = $1 and exists (
       select from once_question q join once_wallet w using (address)
       where q.asker = $2 and q.listed and q.compared_at is null and w.read_at is not null)
     returning counts->>'comparingSince' as since`,
    [id, developerId, COMPARING, now.toISOString()],
  );
  const [waiting] = rows;
  return waiting !== undefined && now.getTime() - Date.parse(waiting.since) < COMPARED_WITHIN_MS;
}

const COMPARING = "What was read is compared with other wallets.";
const UNANSWERED = "Explorers do not answer for some of its wallets; they are asked again.";

function usedUp({ env }: Pick<Context, "env">): string {
  return `The ${env.LIST_READS_PER_DAY.toLocaleString("en")} reads of a day are used up; it goes on the next day.`;
}

/** Those whose reading has not ended, how many of the others were read, and how many fail. */
async function stillWaiting(sql: Sql, addresses: readonly string[]) {
  const { rows } = await sql.query<{ address: string; waits: boolean; fails: boolean }>(
    `select address, due_at is not null as waits, attempts > 2 as fails from once_wallet
     where address = any($1::text[]) and (due_at is not null or read_at is not null)`,
    [plainArray(addresses)],
  );
  const waiting = rows.filter(({ waits }) => waits);
  return {
    waiting: waiting.map(({ address }) => address),
    read: rows.length - waiting.length,
    failing: waiting.filter(({ fails }) => fails).length,
  };
}

async function nextRows(sql: Sql, { id, lastRow, most }: { id: string; lastRow: number; most: number }) {
  const { rows } = await sql.query<{ row: number; address: string }>(
    `select row, address from list_row where list_id = $1 and row > $2 and known = false and duplicate_of is null
     order by row limit $3`,
    [id, lastRow, most],
  );
  return rows;
}

async function beginEvaluation(sql: Sql, id: string, now: Date): Promise<boolean> {
  await sql.query(
    `update list set state = 'evaluating', reason = null, reading = '{}', last_row = 0,
       counts = counts || jsonb_build_object('evaluatingSince', $2::text) where id = $1`,
    [id, now.toISOString()],
  );
  return true;
}

/** Reads no further wallet of a list, which is evaluated by what is known. */
export async function stopReading(sql: Sql, list: ListRow, now: Date): Promise<void> {
  await sql.query("update list set read = 'none' where id = $1", [list.id]);
  if (list.state !== "reading" || !list.charged) return;
  await leaveQueue(sql, list);
  // Those that were not all counted are counted as they are evaluated.
  if (list.counts.readingSince === undefined)
    await sql.query("update list set counts = counts - 'toRead' where id = $1", [list.id]);
  await beginEvaluation(sql, list.id, now);
  await enqueueTurn(sql, list.id);
}

/** Takes the wallets of a list that ends out of the queue. */
export async function leaveQueue(sql: Sql, { developerId, reading }: ListRow): Promise<void> {
  if (reading.length > 0) await forgetQueued(sql, { asker: developerId, addresses: reading });
}
