import { type Context, requireDeveloper } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { leaveQueue, stopReading } from "./read-unknown.ts";
import type { List, ListChange } from "./schemas.ts";
import { COLUMNS, enqueueTurn, IDENTITIES, type ListRow, requireOwn, viewList } from "./stored-list.ts";

const DAY_MS = 86_400_000;
/** How long an upload may take; what is left of a broken one is deleted then. */
const UPLOAD_MS = 60 * 60_000;

/** A developer's list. Throws NOT_FOUND, also for others'. */
export async function getList(ctx: Context, { listId }: { listId: string }): Promise<List> {
  return viewList(ctx, await requireOwn(ctx, listId));
}

/** The policy that a list of the developer is evaluated by, as it was when the list was made; null: only scores. Throws NOT_FOUND. */
export async function getListPolicy(ctx: Context, { listId }: { listId: string }): Promise<unknown> {
  return (await requireOwn(ctx, listId)).policy;
}

/** The developer's lists, newest first. */
export async function listLists(
  ctx: Context,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ lists: List[]; pagination: Pagination }> {
  const { developerId } = requireDeveloper(ctx);
  const own = "from list where developer_id = $1 and state <> 'uploading'";
  const counted = await ctx.pg.query<{ total: number }>(`select count(*)::int as total ${own}`, [developerId]);
  const { rows } = await ctx.pg.query<ListRow>(
    `select ${COLUMNS} ${own} order by created_at desc, id desc limit $2 offset $3`,
    [developerId, limit, offset],
  );
  const lists: List[] = [];
  for (const row of rows) lists.push(await viewList(ctx, row));
  return { lists, pagination: paginate(counted.rows[0]?.total ?? 0, limit, offset) };
}

/**
 * Chooses another column, takes repairable lines too, stops reading unknown wallets, or cancels a list. A list that is read again is charged
 * again. Throws NOT_FOUND; INVALID_REQUEST for what the list does not allow.
 */
export async function changeList(ctx: Context, { listId, ...change }: ListChange & { listId: string }): Promise<List> {
  return sqlTransaction(ctx.pg, async (sql) => {
    const list = await requireOwn({ ...ctx, pg: sql }, listId, "for update");
    const { column, repair, read, state } = change;
    if (read && list.read !== read) await stopReading(sql, list, ctx.now);
    if (state) await cancel(sql, list, ctx.now);
    else if (column !== undefined || repair) await readAgain(sql, list, { column, repair });
    return viewList({ ...ctx, pg: sql }, await requireOwn({ ...ctx, pg: sql }, listId));
  });
}

async function cancel(sql: Sql, list: ListRow, now: Date): Promise<void> {
  const { id, state } = list;
  if (state === "complete" || state === "failed")
    throw invalidField("body.state", `cannot change: the list is ${state}`);
  await leaveQueue(sql, list);
  await sql.query(
    "update list set state = 'cancelled', reading = '{}', completed_at = coalesce(completed_at, $2) where id = $1",
    [id, now],
  );
  await sql.query("delete from list_balance where list_id = $1", [id]);
}

async function readAgain(sql: Sql, list: ListRow, { column, repair }: ListChange): Promise<void> {
  if (list.state === "cancelled") throw invalidField("body", "cannot change a cancelled list; run it again");
  if (list.source !== null)
    throw invalidField("body", "is for uploads: the list was read from elsewhere; run it again");
  if (column !== undefined && list.format?.dialect === IDENTITIES) {
    throw invalidField("body.column", "cannot be chosen: the list was sent as identities");
  }
  await leaveQueue(sql, list);
  for (const table of ["list_row", "list_line", "list_cluster"])
    await sql.query(`delete from ${table} where list_id = $1`, [list.id]);
  await sql.query(
    `update list set state = 'reading', reason = null, "column" = coalesce($2, "column"), repair = repair or $3,
       format = case when format->>'dialect' = '${IDENTITIES}' then format end, columns = null, counts = '{}',
       summary = null, charged = false, reading = '{}', last_row = 0, completed_at = null where id = $1`,
    [list.id, column === undefined ? null : JSON.stringify(column), repair ?? false],
  );
  await enqueueTurn(sql, list.id);
}

/** Deletes a list with its upload and results. What proves it, its trees, stays. Throws NOT_FOUND. */
export async function deleteList(ctx: Context, { listId }: { listId: string }): Promise<List> {
  return sqlTransaction(ctx.pg, async (sql) => {
    const row = await requireOwn({ ...ctx, pg: sql }, listId, "for update");
    const list = await viewList({ ...ctx, pg: sql }, row);
    await leaveQueue(sql, row);
    await sql.query("delete from list where id = $1", [listId]);
    return list;
  });
}

/** Deletes lists after their days and what broken uploads left; ends those that ask for more than a day. */
export async function expireLists({ pg, now }: Pick<Context, "pg" | "now">): Promise<void> {
  await pg.query("delete from list where expires_at < $1 or (state = 'uploading' and created_at < $2)", [
    now,
    new Date(now.getTime() - UPLOAD_MS),
  ]);
  await pg.query(
    `update list set state = 'failed', completed_at = $1, reason = 'Nobody chose its column for a day.'
     where state = 'asking' and created_at < $2`,
    [now, new Date(now.getTime() - DAY_MS)],
  );
}
