import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { isServiceError } from "../../core/errors.ts";
import { limitsOf, type PlanTier } from "../../core/plans.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { listCost, readListPolicy } from "../policies/index.ts";
import { boardsOf } from "../scores/index.ts";
import { evaluateTurn } from "./evaluate-rows.ts";
import { readRows } from "./read-rows.ts";
import { readUnknown } from "./read-unknown.ts";
import { enqueueTurn, failList, findList, type ListRow, nextTry } from "./stored-list.ts";

/**
 * Runs a turn of a list from its stored progress, and enqueues the next one: reads its upload, charges its price, has its unknown wallets
 * read, evaluates its rows.
 * Whatever ends a worker, the next turn continues after the last stored page. An aborted turn ends after its page.
 */
export async function workList(
  ctx: Context,
  { listId, signal }: { listId: string; signal: AbortSignal },
): Promise<void> {
  const list = await findList(ctx.pg, listId);
  if (!list) return;
  try {
    if (await runTurn(ctx, list, signal)) await enqueueTurn(ctx.pg, listId);
  } catch (error) {
    // What is unavailable may be back when the job is repeated.
    if (!isServiceError(error) || error.code === "SERVICE_UNAVAILABLE") throw error;
    await failList(ctx, listId, error.message);
  }
}

/** Returns whether another turn follows. */
async function runTurn(ctx: Context, list: ListRow, signal: AbortSignal): Promise<boolean> {
  switch (list.state) {
    case "reading":
      if (!list.charged) return read(ctx, list, signal);
      await boardsOf(ctx).loaded;
      return readUnknown(ctx, list, signal);
    case "waiting":
      return list.source !== null && !list.sourceState?.isRead ? false : charge(ctx, list);
    case "evaluating":
      await boardsOf(ctx).loaded;
      return evaluateTurn(ctx, list, signal);
    default:
      return false;
  }
}

async function read(ctx: Context, list: ListRow, signal: AbortSignal): Promise<boolean> {
  const end = await readRows(ctx, list, signal);
  if (end === "read") {
    const counted = await findList(ctx.pg, list.id);
    return counted?.state === "reading" && charge(ctx, counted);
  }
  if (end === "asking")
    await ctx.pg.query("update list set state = 'asking' where id = $1 and state = 'reading'", [list.id]);
  else if (end === "stopped") return signal.aborted;
  else await failList(ctx, list.id, end.failed);
  return false;
}

/**
 * Charges the price of a list whose rows are counted to its developer's day, before anything is read or evaluated; it waits where the day has
 * no room for it. As of a request, a price is at most a whole day. Returns whether it was charged.
 */
async function charge(ctx: Context, list: ListRow): Promise<boolean> {
  const { id, developerId, counts, at, read } = list;
  const policy = readListPolicy(list.policy);
  return sqlTransaction(ctx.pg, async (sql) => {
    const found = await sql.query<{ tier: PlanTier }>("select tier from developer where id = $1", [developerId]);
    const { perDay } = limitsOf(found.rows[0]?.tier ?? "free", ctx.env);
    const cost = Math.min(perDay, listCost({ policy, at: at ?? undefined }, counts.rows ?? 0));
    const isCharged = list.charged || (await chargeDay(sql, { developerId, now: ctx.now, cost, perDay }));
    const reason = isCharged
      ? null
      : `It counts as ${cost.toLocaleString("en")} requests, for which the day has no room.`;
    const { rowCount } = await sql.query(
      `update list set state = $2, reason = $3, charged = $4,
         counts = case when $2 = 'evaluating' then counts || jsonb_build_object('evaluatingSince', $5::text) else counts end
       where id = $1 and state in ('reading', 'waiting') and charged = $6`,
      [
        id,
        isCharged ? (read === "missing" ? "reading" : "evaluating") : "waiting",
        reason,
        isCharged,
        ctx.now.toISOString(),
        list.charged,
      ],
    );
    if (rowCount !== 1) throw new Error(`the list ${id} changed while it was charged`);
    if (!isCharged) await enqueueTurn(sql, id, nextTry(ctx.now));
    return isCharged;
  });
}

/** Charges a cost that is at most the day's limit, if the day has room for it. */
async function chargeDay(
  sql: Sql,
  { developerId, now, cost, perDay }: { developerId: string; now: Date; cost: number; perDay: number },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    `insert into day_count (developer_id, day, requests) values ($1, $2::date, $3)
     on conflict (developer_id, day) do update set requests = day_count.requests + excluded.requests
       where day_count.requests + excluded.requests <= $4`,
    [developerId, now.toISOString().slice(0, 10), cost, perDay],
  );
  return rowCount === 1;
}
