import type { Context } from "../../core/context.ts";

/** Lease of a claimed delivery, milliseconds; much longer than an attempt. */
const LEASE_MS = 60_000;

/** Deliveries of one developer that all workers together may hold. */
const MOST_LEASED = 64;

export interface ClaimedDelivery {
  id: string;
  /** Rises with each claim; the holder of an older claim records nothing. */
  claim: number;
  webhookId: string;
  developerId: string;
  host: string;
  messageId: string;
  body: string;
  /** Attempts made before this one. */
  attempt: number;
  url: string;
  /** Encrypted. */
  secret: string;
  oldSecret: string | null;
  oldSecretUntil: Date | null;
  signatureKey: string | null;
  oldSignatureKey: string | null;
  /** The trace that caused it. */
  traceparent: string | null;
}

/** Deliveries that may be claimed, by developer or host. */
export interface Room {
  /** For those that are not in `of`. */
  others: number;
  of: ReadonlyMap<string, number>;
}

interface ClaimLimits {
  limit: number;
  /** Webhooks to skip. */
  except: readonly string[];
  developers: Room;
  hosts: Room;
  /** Slow webhooks, with their own room within that of their developer. */
  slow: { webhooks: readonly string[]; developers: Room };
}

/**
 * Claims due deliveries, at most one of each webhook: the first of each developer, then the second of each, and so on, within the room
 * of developers and hosts. A claimed delivery is due again when its lease ends, in case the worker dies.
 */
export async function claimDeliveries(
  ctx: Pick<Context, "now" | "pg">,
  limits: ClaimLimits,
): Promise<ClaimedDelivery[]> {
  const { limit, except, developers, hosts, slow } = limits;
  const { rows } = await ctx.pg.query<ClaimedDelivery>({
    name: "claim-deliveries",
    text: CLAIM,
    values: [
      ctx.now,
      except,
      ...roomValues(developers),
      ...roomValues(hosts),
      limit,
      new Date(ctx.now.getTime() + LEASE_MS),
      slow.webhooks,
      ...roomValues(slow.developers),
    ],
  });
  return rows;
}

/** Parameters of the query: names, their room, and the room of others. */
const roomValues = ({ of, others }: Room) => [[...of.keys()], [...of.values()], others];

/** Deliveries of each developer that all workers hold, so that the limit does not grow with the number of workers. */
const LEASED = `
  select w.developer_id, count(*) as n
  from webhook_delivery d join webhook w on w.id = d.webhook_id where d.leased_until > $1 group by 1`;

/** Webhooks with a due delivery whose developer is not suspended, numbered within their developer, slow ones separately, longest due first. */
const CANDIDATES = `
  select w.id, w.developer_id, coalesce(nullif(w.host, ''), w.id) as host, due.next_attempt_at,
    s.id is not null as slow,
    row_number() over (partition by w.developer_id, s.id is null order by due.next_attempt_at, w.id) as place
  from webhook w
  left join unnest($11::text[]) as s(id) on s.id = w.id
  cross join lateral (
    select next_attempt_at from webhook_delivery
    where webhook_id = w.id and status = 'pending' and next_attempt_at <= $1
    order by next_attempt_at limit 1) as due
  where w.active and not exists (select from unnest($2::text[]) as e(id) where e.id = w.id)
    and not exists (select from developer d where d.id = w.developer_id and d.suspended_at is not null)`;

/** Candidates with their turn within their developer; slow ones come last, within their room. */
const TURNS = `
  select c.*, row_number() over (partition by c.developer_id order by c.slow, c.place) as turn
  from candidate c
  left join unnest($12::text[], $13::int[]) as room(developer_id, n) on room.developer_id = c.developer_id
  where not c.slow or c.place <= coalesce(room.n, $14)`;

/** Candidates within the room of their developer, with their turn at their host. */
const FAIR = `
  select c.id, c.host, c.turn, row_number() over (partition by c.host order by c.turn, random()) as host_turn
  from in_turn c
  left join leased l on l.developer_id = c.developer_id
  left join unnest($3::text[], $4::int[]) as room(developer_id, n) on room.developer_id = c.developer_id
  where c.turn <= least(coalesce(room.n, $5), ${MOST_LEASED} - coalesce(l.n, 0))`;

/** One delivery of each webhook within the room of its host, by turns; skips deliveries that another worker is claiming. */
const DUE = `
  select d.id
  from (
    select f.id from fair f left join unnest($6::text[], $7::int[]) as room(host, n) on room.host = f.host
    where f.host_turn <= coalesce(room.n, $8) order by f.turn, random()) as f
  cross join lateral (
    select id from webhook_delivery
    where webhook_id = f.id and status = 'pending' and next_attempt_at <= $1
    order by next_attempt_at limit 1 for update skip locked) as d
  limit $9`;

const CLAIM = `
  with leased as (${LEASED}), candidate as (${CANDIDATES}), in_turn as (${TURNS}), fair as (${FAIR}), due as (${DUE})
  update webhook_delivery d set next_attempt_at = $10, leased_until = $10, claim = d.claim + 1
  from due, webhook w
  where d.id = due.id and w.id = d.webhook_id
  returning d.id, d.claim, d.webhook_id as "webhookId", w.developer_id as "developerId",
    coalesce(nullif(w.host, ''), w.id) as host, d.message_id as "messageId", d.body, d.attempt, w.url, w.secret,
    w.old_secret as "oldSecret", w.old_secret_until as "oldSecretUntil",
    w.signature_key as "signatureKey", w.old_signature_key as "oldSignatureKey", d.traceparent`;
