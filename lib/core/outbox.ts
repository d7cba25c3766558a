import { type Columns, insertRows } from "./bulk-write.ts";
import type { Sql } from "./db.ts";
import type { EventData, EventName } from "./events.ts";
import { noticesOfEvents, writeNotices } from "./notices.ts";
import { traceparent } from "./trace.ts";

/** Wakes the workers when events were written. */
export const OUTBOX_CHANNEL = "outbox";

/** `messageId`: the header webhook-id of its deliveries, for who asks later whether they ended; made with the first one if absent. */
export type OutboxEvent = { [N in EventName]: { event: N; data: EventData[N]; messageId?: string } }[EventName];

/** Writes events to the outbox, and the notices that they cause, in the caller's transaction, so that they are sent only if it commits. */
export async function emitEvents(sql: Sql, now: Date, events: readonly OutboxEvent[]): Promise<void> {
  if (events.length === 0) return;
  const position = traceparent();
  const columns: Columns<OutboxEvent> = {
    event: ["word", ({ event }) => event],
    data: ["jsonb", ({ data }) => data],
    message_id: ["word", ({ messageId }) => messageId ?? null],
    created_at: ["timestamptz", () => now],
    // Deliveries continue the trace of what caused them.
    traceparent: ["word", () => position],
  };
  await insertRows(sql, "outbox", { columns, rows: events });
  await writeNotices(sql, now, noticesOfEvents(events));
  await sql.query("select pg_notify($1, '')", [OUTBOX_CHANNEL]);
}
