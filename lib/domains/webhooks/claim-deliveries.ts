import type { Context } from "../../core/context.ts";

/** How long a claimed delivery is left to its worker, milliseconds: far more than an attempt may take. */
export const LEASE_MS = 60_000;

/** Deliveries of one developer that all workers together may have claimed. */
export const MOST_LEASED = 64;

/** A delivery that one worker has taken to attempt now. */
export interface ClaimedDelivery {
  id: string;
  /** Rises with each claim: who holds an older one writes no outcome. */
  claim: number;
  webhookId: string;
  developerId: string;
  host: string;
  messageId: string;
  body: string;
  /** Attempts made before this one. */
  attempt: number;
  url: string;
  /** Sealed, as the webhook's row has them. */
  secret: string;
  oldSecret: string | null;
  oldSecretUntil: Date | null;
}

/** How many deliveries may be claimed, by developer or host. */
export interface Room {
  /** For those that are not named. */
  others: number;
  of: ReadonlyMap<string, number>;
}

/**
 * Take due deliveries for this worker, at most one of each webhook: first one for each developer, then the second for each that
 * has one, and so on, within the room of each developer and host. What is taken is due again when the lease ends, should
 * the worker be killed. Webhooks in `except` are left out; slow ones share a room of their own within that of their developer. What other workers hold of a developer counts too, so that it
 * does not grow with the number of workers.
 */
export async function claimDeliveries(
  ctx: Pick<Context, "now" | "pg">,
  input: {
    limit: number;
    except: readonly string[];
    developers: Room;
    hosts: Room;
    slow: { webhooks: readonly string[]; developers: Room };
  },
): Promise<ClaimedDelivery[]> {
  const { limit, except, developers, hosts, slow } = input;
  const { rows } = await ctx.pg.query<ClaimedDelivery>({
    name: "claim-deliveries",
    text: `
      with leased as (
        select w.developer_id, count(*) as n
        from webhook_delivery d join webhook w on w.id = d.webhook_id where d.leased_until > $1 group by 1),
      candidate as (
        select w.id, w.developer_id, coalesce(nullif(w.host, ''), w.id) as host, due.next_attempt_at,
          s.id is not null as slow,
          row_number() over (partition by w.developer_id, s.id is null order by due.next_attempt_at, w.id) as place
        from webhook w
        left join unnest($11::text[]) as s(id) on s.id = w.id
        cross join lateral (
          select next_attempt_at from webhook_delivery
          where webhook_id = w.id and status = 'pending' and next_attempt_at <= $1
          order by next_attempt_at limit 1) as due
        where w.active and not exists (select from unnest($2::text[]) as e(id) where e.id = w.id)),
      in_turn as (
        select c.*, row_number() over (partition by c.developer_id order by c.slow, c.place) as turn
        from candidate c
        left join unnest($12::text[], $13::int[]) as room(developer_id, n) on room.developer_id = c.developer_id
        where not c.slow or c.place <= coalesce(room.n, $14)),
      fair as (
        select c.id, c.host, c.turn, row_number() over (partition by c.host order by c.turn, random()) as host_turn
        from in_turn c
        left join leased l on l.developer_id = c.developer_id
        left join unnest($3::text[], $4::int[]) as room(developer_id, n) on room.developer_id = c.developer_id
        where c.turn <= least(coalesce(room.n, $5), ${MOST_LEASED} - coalesce(l.n, 0))),
      due as (
        select d.id
        from (
          select f.id from fair f left join unnest($6::text[], $7::int[]) as room(host, n) on room.host = f.host
          where f.host_turn <= coalesce(room.n, $8) order by f.turn, random()) as f
        cross join lateral (
          select id from webhook_delivery
          where webhook_id = f.id and status = 'pending' and next_attempt_at <= $1
          order by next_attempt_at limit 1 for update skip locked) as d
        limit $9)
      update webhook_delivery d set next_attempt_at = $10, leased_until = $10, claim = d.claim + 1
      from due, webhook w
      where d.id = due.id and w.id = d.webhook_id
      returning d.id, d.claim, d.webhook_id as "webhookId", w.developer_id as "developerId",
        coalesce(nullif(w.host, ''), w.id) as host, d.message_id as "messageId", d.body, d.attempt, w.url, w.secret,
        w.old_secret as "oldSecret", w.old_secret_until as "oldSecretUntil"`,
    values: [
      ctx.now,
      except,
      [...developers.of.keys()],
      [...developers.of.values()],
      developers.others,
      [...hosts.of.keys()],
      [...hosts.of.values()],
      hosts.others,
      limit,
      new Date(ctx.now.getTime() + LEASE_MS),
      slow.webhooks,
      [...slow.developers.of.keys()],
      [...slow.developers.of.values()],
      slow.developers.others,
    ],
  });
  return rows;
}
