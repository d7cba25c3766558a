import type { Context } from "../../core/context.ts";
import { transaction } from "../../core/db.ts";
import type { EventName } from "../../core/events.ts";
import { createId } from "../../core/ids.ts";
import { deliveryBody } from "./view-delivery.ts";

/** Events taken out of the outbox in one transaction. */
const BATCH = 500;

interface EventRow {
  id: number;
  event: EventName;
  data: object;
}

/**
 * Turn waiting events into deliveries, one for each webhook that is switched on and wants the event, and take them out of
 * the outbox, in one transaction: an event is turned exactly once, by whichever worker is first. Returns how many there were;
 * fewer than were waiting when another worker holds some.
 */
export async function dispatchEvents(ctx: Pick<Context, "now" | "pg">): Promise<number> {
  return transaction(ctx.pg, async (sql) => {
    const { rows: events } = await sql.query<EventRow>({
      name: "take-events",
      text: `delete from outbox where id in (select id from outbox order by id limit ${BATCH} for update skip locked)
             returning id, event, data`,
    });
    if (events.length === 0) return 0;
    events.sort((a, b) => a.id - b.id);
    const { rows: webhooks } = await sql.query<{ id: string; events: string[] }>(
      "select id, events from webhook where active and events && $1 order by id",
      [[...new Set(events.map(({ event }) => event))]],
    );
    const deliveries = events.flatMap(({ event, data }) => {
      const messageId = createId("event", ctx.now);
      const body = deliveryBody(event, data);
      return webhooks
        .filter((webhook) => webhook.events.includes(event))
        .map((webhook) => ({ id: createId("delivery", ctx.now), webhookId: webhook.id, messageId, event, body }));
    });
    if (deliveries.length > 0) {
      await sql.query(
        `insert into webhook_delivery (id, webhook_id, message_id, event, body, status, created_at, next_attempt_at)
         select d.id, d.webhook_id, d.message_id, d.event, d.body, 'pending', $6, $6
         from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
           as d(id, webhook_id, message_id, event, body)`,
        [
          deliveries.map(({ id }) => id),
          deliveries.map(({ webhookId }) => webhookId),
          deliveries.map(({ messageId }) => messageId),
          deliveries.map(({ event }) => event),
          deliveries.map(({ body }) => body),
          ctx.now,
        ],
      );
    }
    return events.length;
  });
}
