import type { Sql } from "../../core/db.ts";
import type { EventName } from "../../core/events.ts";

/** A row of the outbox. */
export interface DueEvent {
  id: number;
  event: EventName;
  data: object;
  messageId: string;
  /** Webhooks up to this id have their deliveries; null for none yet. */
  expandedTo: string | null;
}

/** A webhook that wants an event. */
export interface Recipient {
  /** Of the event in the list that was asked for. */
  position: number;
  webhookId: string;
}

/**
 * The webhooks that are switched on and want the events, in the order of the events and then of the webhooks' ids, at most
 * `limit`. A webhook that names subjects wants only events about these: about a wallet of theirs, about a name, or about
 * anything else of the same identity.
 */
export async function findRecipients(
  sql: Sql,
  { events, limit }: { events: readonly DueEvent[]; limit: number },
): Promise<Recipient[]> {
  const subjects = events.map(({ data }) => subjectOf(data));
  const { rows } = await sql.query<Recipient>(
    `select e.n::int - 1 as position, w.id as "webhookId"
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality as e(event, wallet, name, after, n)
     cross join lateral (
       select array_agg(key) as keys from (
         select e.wallet
         union select e.name
         union select owned.name from identity owned where owned.owner = e.wallet
         union select mine.name from identity_wallet mine where mine.address = e.wallet
         union select other.address from identity_wallet mine join identity_wallet other on other.name = mine.name
           where mine.address = e.wallet
       ) as about(key) where key is not null
     ) as about
     cross join lateral (
       (select id from webhook where all_subjects and active and e.event = any(events) and id > e.after order by id limit $5)
       union all
       (select id from (
          -- The offset keeps the planner at the index of subjects: a walk by id would read every list.
          select id, active, events from webhook where subjects && about.keys offset 0
        ) as named
        where active and e.event = any(events) and id > e.after order by id limit $5)
     ) as w
     order by e.n, w.id limit $5`,
    [
      events.map(({ event }) => event),
      subjects.map(({ wallet }) => wallet),
      subjects.map(({ name }) => name),
      events.map(({ expandedTo }) => expandedTo ?? ""),
      limit,
    ],
  );
  return rows;
}

/** Whom an event is about: the wallet in lower case, and the name where it tells one. */
function subjectOf(data: object): { wallet: string | null; name: string | null } {
  const { address, subject, svcId } = data as { address?: unknown; subject?: unknown; svcId?: unknown }; // Checked below.
  const wallet = typeof address === "string" ? address : subject;
  return {
    wallet: typeof wallet === "string" ? wallet.toLowerCase() : null,
    name: typeof svcId === "string" ? svcId : null,
  };
}
