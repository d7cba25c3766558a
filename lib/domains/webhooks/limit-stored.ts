import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";

type Dependencies = Pick<Context, "env" | "now" | "pg">;

/** A delivery counts as one record, and as another for each of its attempts. */
const RECORDS = "1 + d.attempt + d.earlier_attempts";

const DELIVERIES = "webhook w join webhook_delivery d on d.webhook_id = w.id where w.developer_id = $1";

/**
 * Limits the records of a developer: beyond the limit, delivered ones are deleted, oldest first, then failed ones. Waiting ones stay,
 * and a webhook with too many of them is full: it gets no new events until enough are sent. Calls of several workers may overlap.
 */
export async function limitStored(ctx: Dependencies, developerId: string): Promise<void> {
  const limit = ctx.env.WEBHOOK_RECORDS_PER_DEVELOPER;
  const { rows } = await ctx.pg.query<{ records: number }>(
    `select coalesce(sum(${RECORDS}), 0)::int as records from ${DELIVERIES}`,
    [developerId],
  );
  const excess = (rows[0]?.records ?? 0) - limit;
  if (excess > 0) await ctx.pg.query(DELETE_FINISHED, [developerId, excess]);
  await ctx.pg.query(MARK_FULL, [developerId, limit, Math.floor(limit * SMALL_SHARE), ctx.now]);
}

/** Limits the records of developers with a full webhook, so that it gets events again soon after it has room. */
export async function limitFull(ctx: Dependencies): Promise<void> {
  await limitEach(ctx, "select distinct developer_id as id from webhook where is_full");
}

/** Limits the records of all developers. */
export async function limitAll(ctx: Dependencies): Promise<void> {
  await limitEach(ctx, "select distinct developer_id as id from webhook");
}

async function limitEach(ctx: Dependencies, developers: string): Promise<void> {
  const { rows } = await ctx.pg.query<{ id: string }>(developers);
  for (const { id } of rows) await limitStored(ctx, id);
}

// A delivery that is sent again meanwhile is pending when its lock is taken, and stays.
const DELETE_FINISHED = `
  with finished as (
    select d.id, sum(${RECORDS}) over (order by d.status = 'failed', d.created_at, d.id) - (${RECORDS}) as before
    from ${DELIVERIES} and d.status <> 'pending'),
  locked as (
    select id from webhook_delivery
    where id in (select id from finished where before < $2) and status <> 'pending' for update skip locked)
  delete from webhook_delivery where id in (select id from locked)`;

/** A webhook with at most this share of the limit waiting is never full because of the developer's others. */
const SMALL_SHARE = 0.01;

/**
 * A webhook is full when more records wait for it than the waiting ones of all leave room for, until half as many do: one alone may
 * have half of the limit, and one that fails leaves room for the others.
 */
const MARK_FULL = `
  with waiting as (
    select w.id, coalesce(sum(${RECORDS}), 0) as records
    from webhook w left join webhook_delivery d on d.webhook_id = w.id and d.status = 'pending'
    where w.developer_id = $1 group by w.id),
  room as (select greatest($2::bigint - sum(records), $3::bigint) as records from waiting)
  update webhook w set is_full = not w.is_full,
    missed_from = case when w.is_full then w.missed_from else $4 end, missed_until = case when w.is_full then $4 end
  from waiting, room
  where w.id = waiting.id
    and case when w.is_full then waiting.records <= room.records / 2 else waiting.records > room.records end`;

/**
 * The records that test events, replays and deliveries that are sent again may add to the waiting ones of a developer. Locks the
 * developer, so that concurrent requests do not take the same room. Throws NOT_ELIGIBLE without room.
 */
export async function requireRoomToSend(
  { env }: Pick<Context, "env">,
  tx: Transaction,
  developerId: string,
): Promise<number> {
  const limit = env.WEBHOOK_RECORDS_PER_DEVELOPER;
  await tx.$queryRaw`select 1 as locked from developer where id = ${developerId} for no key update`;
  const [row] = await tx.$queryRaw<{ room: number }[]>`
    select (${limit} - coalesce(sum(1 + d.attempt + d.earlier_attempts), 0))::int as room
    from webhook w join webhook_delivery d on d.webhook_id = w.id
    where w.developer_id = ${developerId} and d.status = 'pending'`;
  const room = row?.room ?? limit;
  if (room > 0) return room;
  throw new ServiceError(
    "NOT_ELIGIBLE",
    `${limit} deliveries and attempts wait for your webhooks. Let some be sent, or delete a webhook, and try again.`,
  );
}
