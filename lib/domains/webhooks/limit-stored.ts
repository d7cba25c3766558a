import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import type { EventName } from "../../core/events.ts";
import { hasName } from "../../core/shown.ts";

type Dependencies = Pick<Context, "env" | "now" | "pg">;

/** A delivery counts as one record, and as another for each of its attempts. */
const RECORDS = "1 + d.attempt + d.earlier_attempts";

/** Wallets without a name cost nothing: all of their accounts on the free tier together have room for as many accounts as this. */
const NAMELESS_ACCOUNTS = 10;

/** The records of a developer ($1) of the limit ($2): of many nameless accounts with webhooks, each has an equal share of their room. */
const LIMIT_OF = `
  select case when coalesce(bool_or(d.id = $1), false)
      then least($2::bigint, $2::bigint * ${NAMELESS_ACCOUNTS} / count(*)) else $2::bigint end::int as "limit"
  from developer d
  where d.tier = 'free' and not ${hasName("d.wallet")}
    and exists (select from webhook w where w.developer_id = d.id)`;

const DELIVERIES = "webhook w join webhook_delivery d on d.webhook_id = w.id where w.developer_id = $1";

/**
 * Limits the records of a developer: beyond the limit, delivered ones are deleted, oldest first, then failed ones. Waiting ones stay,
 * and a webhook with too many of them is full: it gets no new events until enough are sent. Calls of several workers may overlap.
 */
export async function limitStored(ctx: Dependencies, developerId: string): Promise<void> {
  const most = [developerId, ctx.env.WEBHOOK_RECORDS_PER_DEVELOPER];
  const limit = (await ctx.pg.query<{ limit: number }>(LIMIT_OF, most)).rows[0]?.limit ?? 0;
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
 * developer, so that concurrent requests do not take the same room. Throws NOT_ELIGIBLE without room for as many as `least`.
 */
export async function requireRoomToSend(
  { env }: Pick<Context, "env">,
  tx: Transaction,
  developerId: string,
  least = 1,
): Promise<number> {
  await tx.$queryRaw`select 1 as locked from developer where id = ${developerId} for no key update`;
  const most = [developerId, env.WEBHOOK_RECORDS_PER_DEVELOPER];
  const limit = (await tx.$queryRawUnsafe<{ limit: number }[]>(LIMIT_OF, ...most))[0]?.limit ?? 0;
  const [row] = await tx.$queryRaw<{ room: number }[]>`
    select (${limit} - coalesce(sum(1 + d.attempt + d.earlier_attempts), 0))::int as room
    from webhook w join webhook_delivery d on d.webhook_id = w.id
    where w.developer_id = ${developerId} and d.status = 'pending'`;
  const room = Number(row?.room ?? limit);
  if (room >= least) return room;
  throw new ServiceError(
    "NOT_ELIGIBLE",
    `Of ${limit} deliveries and attempts that may wait for your webhooks, ${Math.max(0, room)} are left, and this needs ${least}. Let some be sent, or delete a webhook, and try again.`,
  );
}

/** The share of a developer's records that the waiting deliveries of one event may take, if it comes by itself and can be held back. */
const SHARE_OF_EVENT = 0.25;

/**
 * How many events of a developer's own may be written now: so many that their waiting deliveries take at most a quarter of its records, and
 * other events keep the rest. At least one if none waits.
 */
export async function roomForEvents(ctx: Dependencies, developerId: string, event: EventName): Promise<number> {
  const most = [developerId, ctx.env.WEBHOOK_RECORDS_PER_DEVELOPER];
  const limit = (await ctx.pg.query<{ limit: number }>(LIMIT_OF, most)).rows[0]?.limit ?? 0;
  const { rows } = await ctx.pg.query<{ written: number; waiting: number; webhooks: number }>(
    `select (select count(*) from outbox where event = $2 and data->>'developerId' = $1)::int as written,
       (select count(*) from ${DELIVERIES} and d.status = 'pending' and d.event = $2)::int as waiting,
       (select count(*) from webhook where developer_id = $1 and active and $2 = any(events))::int as webhooks`,
    [developerId, event],
  );
  const { written = 0, waiting = 0, webhooks = 0 } = rows[0] ?? {};
  const each = Math.max(1, webhooks);
  const room = Math.floor((limit * SHARE_OF_EVENT - waiting - written * each) / each);
  return written + waiting === 0 ? Math.max(1, room) : Math.max(0, room);
}
