import { createHmac } from "node:crypto";
import type { Context } from "../../core/context.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { trackWallet } from "./track-wallet.ts";

/** Most wallets that are tracked automatically for one network address in 24 hours. */
const MOST_PER_CLIENT = 20;
/** Advisory lock. */
const COUNT_LOCK = 0xa070;

/**
 * Tracks a wallet that signed in (with its client, null if unknown) or belongs to an identity. Each kind has the limits
 * AUTOMATIC_TRACKING_PER_HOUR and _PER_DAY, and a client 20 wallets a day. Returns false if a limit is reached.
 */
export async function trackAutomatically(
  ctx: Context,
  input: { address: string; chainIds: readonly number[]; kind: "sign-in" | "identity"; client?: string | null },
): Promise<boolean> {
  const { address, chainIds } = input;
  const { rowCount } = await ctx.pg.query(
    "select 1 from tracked_wallet where address = $1 and chain_id = any($2::bigint[])",
    [address, chainIds],
  );
  // A wallet that is tracked already does not count.
  if ((rowCount ?? 0) < chainIds.length && !(await countTracking(ctx, input))) return false;
  await trackWallet({ ...ctx, actor: { kind: "system" } }, { address, chainIds });
  return true;
}

async function countTracking(ctx: Context, input: Parameters<typeof trackAutomatically>[1]): Promise<boolean> {
  const { address, kind } = input;
  const client = kind === "sign-in" ? hashClient(ctx, input.client ?? "unknown") : null;
  return sqlTransaction(ctx.pg, async (sql) => {
    await sql.query("select pg_advisory_xact_lock($1)", [COUNT_LOCK]);
    const { rows } = await sql.query<{ known: boolean; hour: number; day: number; client: number }>(
      `select coalesce(bool_or(address = $1), false) as known,
         count(*) filter (where (client is null) = ($2::text is null) and created_at > $3::timestamptz - interval '1 hour') as hour,
         count(*) filter (where (client is null) = ($2::text is null)) as day,
         count(*) filter (where client = $2) as client
       from automatic_tracking where created_at > $3::timestamptz - interval '1 day'`,
      [address, client, ctx.now],
    );
    const [counts] = rows;
    if (!counts || counts.known) return true;
    const { AUTOMATIC_TRACKING_PER_HOUR: perHour, AUTOMATIC_TRACKING_PER_DAY: perDay } = ctx.env;
    // Sign-ins of unknown clients have only the service's limits.
    const isClientFull = input.client !== undefined && input.client !== null && counts.client >= MOST_PER_CLIENT;
    if (counts.hour >= perHour || counts.day >= perDay || isClientFull) return false;
    await sql.query(
      `insert into automatic_tracking (address, client, created_at) values ($1, $2, $3)
       on conflict (address) do update set client = excluded.client, created_at = excluded.created_at`,
      [address, client, ctx.now],
    );
    return true;
  });
}

/** Client addresses are stored only as a keyed hash, for a day. */
function hashClient({ env }: Context, client: string): string {
  return createHmac("sha256", env.SESSION_SECRET)
    .update(`automatic tracking ${client}`)
    .digest("base64url")
    .slice(0, 22);
}

export async function expireAutomaticTracking(ctx: Context): Promise<void> {
  await ctx.pg.query("delete from automatic_tracking where created_at < $1::timestamptz - interval '1 day'", [ctx.now]);
}
