import { plainArray } from "../../core/bulk-write.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import type { EventName } from "../../core/events.ts";
import { createId } from "../../core/ids.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { deliveryBody } from "./deliveries.ts";

/** Limits of one transaction. */
interface Batch {
  events: number;
  deliveries: number;
}
// Small, so that an event about a named subject waits at most for one short transaction.
const BATCH: Batch = { events: 500, deliveries: 1_000 };
/** Deliveries of one transaction that continue the trace of their event; the others begin one. A block may cause thousands. */
const MOST_TRACED = 100;

/**
 * Turns waiting events into deliveries, one for each active webhook that wants the event and is not full. Webhooks with subjects come
 * first, so that they do not wait for the many webhooks without. Each step is one bounded transaction: an event with more webhooks than fit stays in
 * the outbox with the last webhook it reached, and the next call continues there, so that a crash loses and repeats nothing. Calls
 * `onWritten` with the number of deliveries that were written for each developer. Returns false if no event waits or other workers
 * hold them all.
 */
export async function dispatchEvents(
  ctx: Pick<Context, "now" | "pg">,
  { onWritten, ...limits }: Partial<Batch> & { onWritten?: OnWritten } = {},
): Promise<boolean> {
  const anySubjects = await haveSubjects(ctx.pg);
  const batch = { ...BATCH, ...limits, anySubjects };
  const toSubjects = anySubjects && (await dispatchTo("subjects", ctx, batch, onWritten));
  const toEverything = await dispatchTo("everything", ctx, batch, onWritten);
  return toSubjects || toEverything;
}

type OnWritten = (developerId: string, deliveries: number) => void;

/** Whether any webhook has subjects. Without, events skip the step for them. */
async function haveSubjects(sql: Sql): Promise<boolean> {
  const { rows } = await sql.query<{ any: boolean }>({
    name: "have-subjects",
    text: "select exists (select from webhook where active and not all_subjects) as any",
  });
  return rows[0]?.any === true;
}

async function dispatchTo(
  audience: Audience,
  ctx: Pick<Context, "now" | "pg">,
  batch: Batch & { anySubjects: boolean },
  onWritten: OnWritten = () => {},
): Promise<boolean> {
  const from = !batch.anySubjects
    ? "all events"
    : audience === "subjects"
      ? "new events"
      : "events after the first step";
  const written = await sqlTransaction(ctx.pg, async (sql) => {
    const events = await lockEvents(ctx, sql, { from, limit: batch.events });
    if (events.length === 0) return null;
    // One more than fits shows whether any are left.
    const { found, examined } = await findSome(sql, { audience, events, limit: batch.deliveries + 1 });
    const recipients = found.slice(0, batch.deliveries);
    const inserted = await insertDeliveries(ctx, sql, { events, recipients });
    const next = found[batch.deliveries];
    const done = next === undefined ? examined : next.position;
    await finishEvents(sql, audience, events.slice(0, done));
    if (next !== undefined) await saveProgress(sql, { audience, event: events[done], position: done, recipients });
    return inserted;
  });
  for (const { developerId, deliveries } of written ?? []) onWritten(developerId, deliveries);
  return written !== null;
}

/**
 * The recipients of the first events, at most `limit`, and the number of events examined. Among webhooks without subjects, the first
 * event predicts how many recipients the others have, so that few are read that do not fit.
 */
async function findSome(
  sql: Sql,
  { audience, events, limit }: { audience: Audience; events: readonly DueEvent[]; limit: number },
): Promise<{ found: Recipient[]; examined: number }> {
  if (audience === "subjects")
    return { found: await findRecipients(sql, { audience, events, limit }), examined: events.length };
  const first = await findRecipients(sql, { audience, events: events.slice(0, 1), limit });
  const room = limit - first.length;
  const others = events.slice(1, 1 + Math.floor(room / Math.max(1, first.length)));
  if (others.length === 0) return { found: first, examined: 1 };
  const found = await findRecipients(sql, { audience, events: others, limit: room });
  const moved = found.map(({ position, webhookId }) => ({ position: position + 1, webhookId }));
  return { found: [...first, ...moved], examined: 1 + others.length };
}

/** Which events a step takes. Statements of their own, so that each reads its index. */
const lockEventsOf = {
  "new events": { name: "lock-new-events", condition: "where not subjects_done" },
  "events after the first step": { name: "lock-events-after-subjects", condition: "where subjects_done" },
  // Asked again in the same snapshot: an event that a new webhook is to get is not seen without the webhook.
  "all events": {
    name: "lock-all-events",
    condition: "where not exists (select from webhook where active and not all_subjects)",
  },
} as const;

/** Locks the oldest events of this step that no other worker holds. */
async function lockEvents(
  ctx: Pick<Context, "now">,
  sql: Sql,
  { from, limit }: { from: keyof typeof lockEventsOf; limit: number },
): Promise<DueEvent[]> {
  const { name, condition } = lockEventsOf[from];
  const isLastStep = from !== "new events";
  const { rows } = await sql.query<Omit<DueEvent, "messageId"> & { messageId: string | null }>({
    name,
    text: `select id, event, data, message_id as "messageId", traceparent,
             case when subjects_done = $2 then expanded_to end as "expandedTo"
           from outbox ${condition} order by id limit $1 for update skip locked`,
    values: [limit, isLastStep],
  });
  return rows.map((row) => ({ ...row, messageId: row.messageId ?? createId("event", ctx.now) }));
}

/** Ends a step for its events: after the first step they wait for the second, which deletes them. */
async function finishEvents(sql: Sql, audience: Audience, events: readonly DueEvent[]): Promise<void> {
  const ids = plainArray(events.map(({ id }) => id));
  if (audience === "everything") {
    await sql.query("delete from outbox where id = any($1::bigint[])", [ids]);
    return;
  }
  await sql.query(
    `update outbox o set subjects_done = true, expanded_to = null, message_id = e.message_id
     from unnest($1::bigint[], $2::text[]) as e(id, message_id) where o.id = e.id`,
    [ids, plainArray(events.map(({ messageId }) => messageId))],
  );
}

/** Returns how many were inserted for each developer. */
async function insertDeliveries(
  ctx: Pick<Context, "now">,
  sql: Sql,
  { events, recipients }: { events: readonly DueEvent[]; recipients: readonly Recipient[] },
): Promise<{ developerId: string; deliveries: number }[]> {
  if (recipients.length === 0) return [];
  // Sends each event's text once. A webhook that is deleted meanwhile gets no delivery.
  const { rows } = await sql.query<{ developerId: string; deliveries: number }>(
    `with inserted as (
       insert into webhook_delivery (id, webhook_id, message_id, event, body, status, created_at, next_attempt_at, traceparent)
       select r.id, w.id, e.message_id, e.event, e.body, 'pending', $7, $7, case when r.n <= ${MOST_TRACED} then e.traceparent end
       from unnest($1::text[], $2::text[], $3::int[]) with ordinality as r(id, webhook_id, position, n)
       join unnest($4::text[], $5::text[], $6::text[], $8::text[]) with ordinality
         as e(message_id, event, body, traceparent, n) on e.n = r.position + 1
       join webhook w on w.id = r.webhook_id
       for key share of w
       returning webhook_id)
     select w.developer_id as "developerId", count(*)::int as deliveries
     from inserted i join webhook w on w.id = i.webhook_id group by 1`,
    [
      plainArray(recipients.map(() => createId("delivery", ctx.now))),
      plainArray(recipients.map(({ webhookId }) => webhookId)),
      plainArray(recipients.map(({ position }) => position)),
      plainArray(events.map(({ messageId }) => messageId)),
      plainArray(events.map(({ event }) => event)),
      events.map(({ event, data }) => deliveryBody(event, data)),
      ctx.now,
      plainArray(events.map(({ traceparent }) => traceparent)),
    ],
  );
  return rows;
}

/** Stores the progress of the one unfinished event. */
async function saveProgress(
  sql: Sql,
  {
    audience,
    event,
    position,
    recipients,
  }: { audience: Audience; event: DueEvent | undefined; position: number; recipients: readonly Recipient[] },
): Promise<void> {
  const last = recipients.at(-1);
  if (!event || last?.position !== position) return;
  await sql.query("update outbox set message_id = $2, expanded_to = $3, subjects_done = $4 where id = $1", [
    event.id,
    event.messageId,
    last.webhookId,
    audience === "everything",
  ]);
}

/** Webhooks with subjects, or those without. */
type Audience = "subjects" | "everything";

interface DueEvent {
  id: number;
  event: EventName;
  data: object;
  messageId: string;
  /** Webhooks up to this id have their deliveries; null: none. */
  expandedTo: string | null;
  /** The trace that caused it. */
  traceparent: string | null;
}

interface Recipient {
  /** Index of the event in the given list. */
  position: number;
  webhookId: string;
}

/** Active webhooks without subjects that want an event and are not full, after `e.after`. */
const WANT_EVERYTHING = `
  select id from webhook
  where all_subjects and active and not is_full and e.event = any(events) and id > e.after
    and (e.developer is null or developer_id = e.developer)
  order by id limit $5`;

/**
 * Active webhooks whose subjects include the event's wallet or name, or another one of the same identity. The offset makes the planner
 * use the index on subjects.
 */
const NAME_THE_SUBJECT = `
  select id from (
    select id, active and not is_full and (e.developer is null or developer_id = e.developer) as active, events from webhook
    where subjects && (
      select array_agg(key) from (
        select e.wallet
        union select e.name
        union select owned.name from identity owned where owned.owner = e.wallet
        union select mine.name from identity_wallet mine where mine.address = e.wallet
        union select other.address from identity_wallet mine join identity_wallet other on other.name = mine.name
          where mine.address = e.wallet
      ) as about(key) where key is not null)
    offset 0) as named
  where active and e.event = any(events) and id > e.after order by id limit $5`;

/** Webhooks with subjects also get events about the installation, which name no subject. */
const NAME_SUBJECTS = `
  select id from webhook
  where e.wallet is null and e.name is null and not all_subjects and active and not is_full and e.event = any(events) and id > e.after
    and (e.developer is null or developer_id = e.developer)
  order by id limit $5`;

/** The active webhooks of an audience that are not full and want the events, by event and webhook id, at most `limit`. */
async function findRecipients(
  sql: Sql,
  { audience, events, limit }: { audience: Audience; events: readonly DueEvent[]; limit: number },
): Promise<Recipient[]> {
  const subjects = events.map(({ data }) => subjectOf(data));
  const { rows } = await sql.query<Recipient>(
    `select e.n::int - 1 as position, w.id as "webhookId"
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $6::text[]) with ordinality
       as e(event, wallet, name, after, developer, n)
     cross join lateral (${audience === "subjects" ? `(${NAME_THE_SUBJECT}) union all (${NAME_SUBJECTS})` : WANT_EVERYTHING}) as w
     order by e.n, w.id limit $5`,
    [
      events.map(({ event }) => event),
      subjects.map(({ wallet }) => wallet),
      subjects.map(({ name }) => name),
      events.map(({ expandedTo }) => expandedTo ?? ""),
      limit,
      events.map(({ data }) => ownerOf(data)),
    ],
  );
  return rows;
}

/** The developer whose event it is and nobody else's; null for an event of all. */
function ownerOf(data: object): string | null {
  return "developerId" in data && typeof data.developerId === "string" ? data.developerId : null;
}

/** The wallet of an event, in lower case, and its name, if any. */
function subjectOf(data: object): { wallet: string | null; name: string | null } {
  const { address, subject, svcId } = data as { address?: unknown; subject?: unknown; svcId?: unknown }; // Checked below.
  const wallet = typeof address === "string" ? address : subject;
  return {
    wallet: typeof wallet === "string" ? wallet.toLowerCase() : null,
    name: typeof svcId === "string" ? svcId : null,
  };
}
