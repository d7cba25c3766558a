import type { Context } from "../../core/context.ts";
import { requireRole } from "../../core/operators.ts";

/** Counts of what an installation has to do and what it serves; deliveries are those of the last 24 hours. */
export interface Workload {
  jobsWaiting: number;
  jobsRunning: number;
  jobsFailed: number;
  /** Wallets' histories on a chain that are not read yet. */
  backfills: number;
  deliveries: number;
  deliveriesWaiting: number;
  deliveriesFailed: number;
  webhooks: number;
  webhooksOff: number;
  openAppeals: number;
  hidden: number;
  developers: number;
  keys: number;
}

/** Figures for an operator at a glance. Throws FORBIDDEN. */
export async function countWork(ctx: Context): Promise<Workload> {
  requireRole(ctx, "reader");
  const { rows } = await ctx.pg.query<Workload>(
    `select j.*, d.*, w.*,
       (select count(*)::int from backfill) as backfills,
       (select count(*)::int from appeal where status = 'open') as "openAppeals",
       (select count(*)::int from takedown where lifted_at is null) as hidden,
       (select count(*)::int from developer) as developers,
       (select count(*)::int from api_key where revoked_at is null and (expires_at is null or expires_at > $1)) as keys
     from (select count(*) filter (where locked_at is null and attempts < max_attempts)::int as "jobsWaiting",
             count(locked_at)::int as "jobsRunning",
             count(*) filter (where locked_at is null and attempts >= max_attempts)::int as "jobsFailed"
           from graphile_worker.jobs) j,
       (select count(*)::int as deliveries, count(*) filter (where status = 'pending')::int as "deliveriesWaiting",
          count(*) filter (where status = 'failed')::int as "deliveriesFailed"
        from webhook_delivery where created_at > $1::timestamptz - interval '24 hours') d,
       (select count(*)::int as webhooks, count(*) filter (where not active)::int as "webhooksOff" from webhook) w`,
    [ctx.now],
  );
  const [counts] = rows;
  if (!counts) throw new Error("an aggregate returns a row");
  return counts;
}
