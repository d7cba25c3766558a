import type { Context } from "../../core/context.ts";
import type { Language } from "../../core/language.ts";
import type { NoticeMedium } from "../../core/notices.ts";

/** Lease of a claimed message, milliseconds; much longer than an attempt. */
const LEASE_MS = 120_000;
/** Messages of one developer, and of the operators, that all workers together may hold. */
const MOST_OF_OWNER = 2;
/** Messages for one host of webhooks that all workers together may hold; mail goes to one server. */
const MOST_OF_HOST = 4;

export interface ClaimedMessage {
  id: string;
  /** Rises with each claim; the holder of an older claim records nothing. */
  claim: number;
  kind: string;
  items: Record<string, unknown>[];
  notices: number;
  readyAt: Date;
  /** Attempts made before this one. */
  attempt: number;
  channelId: string;
  /** Of the account whose channel it is; null: the operators'. */
  wallet: string | null;
  medium: NoticeMedium;
  language: Language;
  /** Encrypted. */
  target: string;
  askedAt: Date | null;
}

/**
 * Claims due messages of some media: first attempts before others, the operators' before others, one of each owner, then the second, the older first, within the room of owners and hosts. At most
 * `retries` were attempted before, so that receivers that hang do not hold those that work. A claimed message is due again when its lease ends, in
 * case the worker dies.
 */
export async function claimMessages(
  ctx: Pick<Context, "now" | "pg">,
  { media, limit, retries }: { media: readonly NoticeMedium[]; limit: number; retries: number },
): Promise<ClaimedMessage[]> {
  const leasedUntil = new Date(ctx.now.getTime() + LEASE_MS);
  const { rows } = await ctx.pg.query<ClaimedMessage>({
    name: "claim-notice-messages",
    text: CLAIM,
    values: [ctx.now, media, limit, leasedUntil, retries],
  });
  return rows;
}

const OWNER = "coalesce(c.developer_id, 'operators')";
/** Mail servers have no limit of their own beside the worker's. */
const CLAIM = `
  with leased as (
    select ${OWNER} as owner, c.host, m.attempt > 0 as again from notice_message m join notice_channel c on c.id = m.channel_id
    where m.leased_until > $1 and c.medium = any($2)),
  due as (
    select m.id, ${OWNER} as owner, c.host, m.attempt, m.next_attempt_at,
      row_number() over (partition by ${OWNER} order by m.attempt, m.next_attempt_at, m.id) as place
    from notice_message m join notice_channel c on c.id = m.channel_id
    where m.state = 'pending' and m.next_attempt_at <= $1 and c.medium = any($2) and c.disabled_reason is null
      and (c.confirmed_at is not null or m.kind = 'confirmation')
      and not exists (select from developer d where d.id = c.developer_id and d.suspended_at is not null)),
  in_turn as (
    select *, row_number() over (partition by host order by attempt, place, random()) as host_place,
      row_number() over (partition by attempt > 0 order by place, random()) as again_place
    from due where place + (select count(*) from leased l where l.owner = due.owner) <= ${MOST_OF_OWNER}),
  chosen as (
    select m.id from in_turn t join notice_message m on m.id = t.id
    where (t.host = 'mail' or t.host_place + (select count(*) from leased l where l.host = t.host) <= ${MOST_OF_HOST})
      and (t.attempt = 0 or t.again_place + (select count(*) from leased where again) <= $5)
      and m.state = 'pending' and m.next_attempt_at <= $1
    order by t.attempt > 0, t.owner <> 'operators', t.place, t.next_attempt_at limit $3 for update of m skip locked)
  update notice_message m set next_attempt_at = $4, leased_until = $4, claim = m.claim + 1
  from chosen, notice_channel c
  where m.id = chosen.id and c.id = m.channel_id
  returning m.id, m.claim, m.kind, m.items, m.notices, m.ready_at as "readyAt", m.attempt, m.channel_id as "channelId",
    (select d.wallet from developer d where d.id = c.developer_id) as wallet, c.medium, c.language, c.target, c.asked_at as "askedAt"`;
