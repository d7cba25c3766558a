import type { Context } from "../../core/context.ts";

/** How long a claimed delivery is left to its worker, milliseconds: far more than an attempt may take. */
export const LEASE_MS = 60_000;

/** A delivery that one worker has taken to attempt now. */
export interface ClaimedDelivery {
  id: string;
  webhookId: string;
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

/**
 * Take due deliveries for this worker, at most one of each webhook, so that a busy one does not stand before the others. What
 * is taken is due again when the lease ends, should the worker be killed. Webhooks in `except` are left out.
 */
export async function claimDeliveries(
  ctx: Pick<Context, "now" | "pg">,
  input: { limit: number; except: readonly string[] },
): Promise<ClaimedDelivery[]> {
  const { rows } = await ctx.pg.query<ClaimedDelivery>({
    name: "claim-deliveries",
    text: `
      with due as (
        select d.id
        from (select id from webhook where active and id <> all($2::text[]) order by random()) w
        cross join lateral (
          select id from webhook_delivery
          where webhook_id = w.id and status = 'pending' and next_attempt_at <= $1
          order by next_attempt_at limit 1 for update skip locked) d
        limit $3)
      update webhook_delivery d set next_attempt_at = $4
      from due, webhook w
      where d.id = due.id and w.id = d.webhook_id
      returning d.id, d.webhook_id as "webhookId", d.message_id as "messageId", d.body, d.attempt, w.url, w.secret,
        w.old_secret as "oldSecret", w.old_secret_until as "oldSecretUntil"`,
    values: [ctx.now, input.except, input.limit, new Date(ctx.now.getTime() + LEASE_MS)],
  });
  return rows;
}
