import { underLockIfFree } from "../../core/advisory-lock.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { createId } from "../../core/ids.ts";
import { noticeKinds, noticeRow } from "../../core/notices.ts";
import { sqlTransactionOn } from "../../core/transaction.ts";

/** Notices that one transaction moves into messages. */
const BATCH = 1_000;
/** Notices of a message whose text is in it; the others are counted. */
const MOST_ITEMS = 20;
/** Messages for one receiver that become due within a UTC day. More wait, and grow, until the next day. */
const MOST_A_DAY = 20;

/**
 * Moves waiting notices into messages, one for each channel and kind, and makes those due whose window is over. A crash loses and repeats
 * nothing. Returns whether more wait.
 */
export async function composeMessages(ctx: Pick<Context, "now" | "pg">): Promise<boolean> {
  const moved = await underLockIfFree(ctx.pg, "notice messages", async (client) => {
    const count = await sqlTransactionOn(client, (sql) => collect(sql, ctx.now));
    await client.query(MAKE_DUE, [ctx.now, noticeKinds, noticeKinds.map((kind) => noticeRow(kind).windowMinutes)]);
    return count;
  });
  return moved === BATCH;
}

interface Waiting {
  channelId: string;
  kind: string;
  items: object[];
  /** When the first of them was caused: its window begins then. */
  since: Date;
}

async function collect(sql: Sql, now: Date): Promise<number> {
  // A channel is held before what belongs to it, as its deletion does. One that is being deleted is left to that.
  const { rows } = await sql.query<{ id: string; channelId: string; kind: string; data: object; at: Date }>(
    `with oldest as (select id, channel_id from notice_event order by id limit ${BATCH}),
     held as (select id from notice_channel where id in (select channel_id from oldest) for key share skip locked)
     delete from notice_event e using oldest, held where e.id = oldest.id and held.id = oldest.channel_id
     returning e.id, e.channel_id as "channelId", e.kind, e.data, e.at`,
  );
  rows.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  const waiting = new Map<string, Waiting>();
  for (const { channelId, kind, data, at } of rows) {
    const key = `${channelId} ${kind}`;
    const one = waiting.get(key) ?? { channelId, kind, items: [], since: at };
    one.items.push(data);
    waiting.set(key, one);
  }
  for (const { channelId, kind, items, since } of waiting.values()) {
    await sql.query(ADD, [createId("noticeMessage", now), channelId, kind, JSON.stringify(items), items.length, since]);
  }
  return rows.length;
}

/** The first items stay. */
const FIRST = (items: string) =>
  `(select coalesce(jsonb_agg(value order by place), '[]') from jsonb_array_elements(${items}) with ordinality as i(value, place)
    where place <= ${MOST_ITEMS})`;

const ADD = `
  insert into notice_message as m (id, channel_id, kind, state, items, notices, created_at)
  values ($1, $2, $3, 'collecting', ${FIRST("$4::jsonb")}, $5, $6)
  on conflict (channel_id, kind) where state = 'collecting' do update set
    notices = m.notices + excluded.notices, items = ${FIRST("m.items || excluded.items")}`;

/** Within the day's room of a channel, oldest first. First messages are not counted: they have bounds of their own. */
const MAKE_DUE = `
  with over as (
    select m.id, m.channel_id, row_number() over (partition by m.channel_id order by m.created_at, m.id) as place
    from notice_message m join unnest($2::text[], $3::int[]) as k(kind, minutes) on k.kind = m.kind
    where m.state = 'collecting' and m.created_at <= $1::timestamptz - make_interval(mins => k.minutes)),
  today as (
    select channel_id, count(*) as n from notice_message
    where channel_id in (select channel_id from over) and kind = any($2)
      and ready_at >= date_trunc('day', $1::timestamptz at time zone 'UTC') at time zone 'UTC'
    group by channel_id)
  update notice_message m set state = 'pending', ready_at = $1, next_attempt_at = $1
  from over left join today on today.channel_id = over.channel_id
  where m.id = over.id and over.place <= ${MOST_A_DAY} - coalesce(today.n, 0)`;
