import type { Context } from "../../core/context.ts";
import { MOST_SLOW_NONCES, SIGNING_TIME_MS } from "./create-nonce.ts";

/** How long a developer that has nothing is kept, milliseconds. */
const IDLE_MS = 7 * 86_400_000;

/** Deletes expired nonces and sessions, and developers that signed in and did nothing. */
export async function expireSignIns(ctx: Context): Promise<void> {
  const where = { expiresAt: { lte: ctx.now } };
  await ctx.db.authNonce.deleteMany({ where });
  await dropNonces(ctx);
  await ctx.db.session.deleteMany({ where });
  await expireIdleDevelopers(ctx);
}

/** Anybody gets any number of nonces, so that of each client only some live as long as accounts with several owners need. */
async function dropNonces({ pg, now }: Pick<Context, "pg" | "now">): Promise<void> {
  const slow = new Date(now.getTime() + SIGNING_TIME_MS.account - SIGNING_TIME_MS.key);
  await pg.query(
    `delete from auth_nonce where nonce in (
       select nonce from (
         select nonce, row_number() over (partition by client order by expires_at desc, nonce) as place
         from auth_nonce where expires_at <= $1) as slow
       where place > $2)`,
    [slow, MOST_SLOW_NONCES],
  );
}

/**
 * Anybody can sign in with any number of new wallets. A developer that a sign-in made and that owns nothing, of a wallet that is not
 * indexed, is deleted with the audit entries of its creation and of its sessions; the next sign-in makes another.
 */
async function expireIdleDevelopers({ pg, now }: Pick<Context, "pg" | "now">): Promise<void> {
  const owning = [
    "session",
    "api_key",
    "webhook",
    "policy",
    "attestation_schema",
    "tracking",
    "sponsored_mint",
    "appeal",
  ];
  const owns = owning.map((table) => `not exists (select from ${table} where developer_id = d.id)`).join(" and ");
  await pg.query(
    `with gone as (
       delete from developer d
       where d.created_at < $1 and d.chain_id is not null and d.tier = 'free' and d.suspended_at is null and ${owns}
         and not exists (select from wallet w where w.address = d.wallet)
       returning d.id, d.wallet, d.created_at),
     of_sessions as (
       delete from audit_entry a using gone
       where a.actor = gone.wallet and a.at >= gone.created_at and a.act in ('session.ended', 'sessions.ended'))
     delete from audit_entry a using gone where a.target = gone.id and a.act = 'developer.created'`,
    [new Date(now.getTime() - IDLE_MS)],
  );
}
