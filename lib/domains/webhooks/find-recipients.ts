import type { Sql } from "../../core/db.ts";
import type { EventName } from "../../core/events.ts";

/** Webhooks with subjects, or those without. */
export type Audience = "subjects" | "everything";

export interface DueEvent {
  id: number;
  event: EventName;
  data: object;
  messageId: string;
  /** Webhooks up to this id have their deliveries; null: none. */
  expandedTo: string | null;
}

export interface Recipient {
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
export async function findRecipients(
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
