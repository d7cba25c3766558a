import type { Context } from "../../core/context.ts";
import { type Sql, transaction } from "../../core/db.ts";
import { createId } from "../../core/ids.ts";
import { plainArray } from "../../core/sql-array.ts";
import { type DueEvent, findRecipients, type Recipient } from "./find-recipients.ts";
import { deliveryBody } from "./view-delivery.ts";

/** What one transaction turns at the most. */
export interface Piece {
  events: number;
  deliveries: number;
}
const PIECE: Piece = { events: 500, deliveries: 2_500 };

/**
 * Turn waiting events into deliveries, one for each webhook that is switched on and wants the event. One call is one
 * transaction over a bounded piece: an event with more webhooks than fit stays in the outbox with the last webhook it reached, and
 * the next call goes on from there, so that a crash loses and repeats nothing. Returns how many events it looked at; 0 where
 * none wait or other workers hold them all.
 */
export async function dispatchEvents(ctx: Pick<Context, "now" | "pg">, piece: Piece = PIECE): Promise<number> {
  return transaction(ctx.pg, async (sql) => {
    const events = await takeEvents(ctx, sql, piece.events);
    if (events.length === 0) return 0;
    // One more than fits tells whether anything is left.
    const { found, looked } = await findSome(sql, { events, limit: piece.deliveries + 1 });
    const recipients = found.slice(0, piece.deliveries);
    await insertDeliveries(ctx, sql, { events, recipients });
    const next = found[piece.deliveries];
    const done = next === undefined ? looked : next.position;
    const ids = plainArray(events.slice(0, done).map(({ id }) => id));
    await sql.query("delete from outbox where id = any($1::bigint[])", [ids]);
    if (next !== undefined) await keepPlace(sql, { event: events[done], position: done, recipients });
    return events.length;
  });
}

/**
 * Recipients of the first events, at most `limit`, and how many events were looked at. The first event tells how many webhooks to
 * expect of the others: with many, few events are looked at, so that little is found that has no room.
 */
async function findSome(
  sql: Sql,
  { events, limit }: { events: readonly DueEvent[]; limit: number },
): Promise<{ found: Recipient[]; looked: number }> {
  const first = await findRecipients(sql, { events: events.slice(0, 1), limit });
  const room = limit - first.length;
  const others = events.slice(1, 1 + Math.floor(room / Math.max(1, first.length)));
  if (others.length === 0) return { found: first, looked: 1 };
  const found = await findRecipients(sql, { events: others, limit: room });
  const moved = found.map(({ position, webhookId }) => ({ position: position + 1, webhookId }));
  return { found: [...first, ...moved], looked: 1 + others.length };
}

/** The oldest events that no other worker holds, locked until the transaction ends. */
async function takeEvents(ctx: Pick<Context, "now">, sql: Sql, limit: number): Promise<DueEvent[]> {
  const { rows } = await sql.query<Omit<DueEvent, "messageId"> & { messageId: string | null }>({
    name: "take-events",
    text: `select id, event, data, message_id as "messageId", expanded_to as "expandedTo"
           from outbox order by id limit $1 for update skip locked`,
    values: [limit],
  });
  return rows.map((row) => ({ ...row, messageId: row.messageId ?? createId("event", ctx.now) }));
}

async function insertDeliveries(
  ctx: Pick<Context, "now">,
  sql: Sql,
  { events, recipients }: { events: readonly DueEvent[]; recipients: readonly Recipient[] },
): Promise<void> {
  if (recipients.length === 0) return;
  // Each event's text goes over once, however many webhooks want it. A webhook that is deleted meanwhile gets none.
  await sql.query(
    `insert into webhook_delivery (id, webhook_id, message_id, event, body, status, created_at, next_attempt_at)
     select r.id, w.id, e.message_id, e.event, e.body, 'pending', $7, $7
     from unnest($1::text[], $2::text[], $3::int[]) as r(id, webhook_id, position)
     join unnest($4::text[], $5::text[], $6::text[]) with ordinality as e(message_id, event, body, n) on e.n = r.position + 1
     join webhook w on w.id = r.webhook_id
     for key share of w`,
    [
      plainArray(recipients.map(() => createId("delivery", ctx.now))),
      plainArray(recipients.map(({ webhookId }) => webhookId)),
      plainArray(recipients.map(({ position }) => position)),
      plainArray(events.map(({ messageId }) => messageId)),
      plainArray(events.map(({ event }) => event)),
      events.map(({ event, data }) => deliveryBody(event, data)),
      ctx.now,
    ],
  );
}

/** Remember how far the one event came that is not done. Those after it are as they were. */
async function keepPlace(
  sql: Sql,
  { event, position, recipients }: { event: DueEvent | undefined; position: number; recipients: readonly Recipient[] },
): Promise<void> {
  const last = recipients.at(-1);
  if (!event || last?.position !== position) return;
  await sql.query("update outbox set message_id = $2, expanded_to = $3 where id = $1", [
    event.id,
    event.messageId,
    last.webhookId,
  ]);
}
