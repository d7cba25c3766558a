import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { enqueueJobs } from "../../core/jobs.ts";

/** Makes wallets known. A new wallet is its own subject, and its earlier swaps count from now on. */
export async function rememberWallets(sql: Sql, addresses: readonly string[], now: Date): Promise<void> {
  if (addresses.length === 0) return;
  const { rows } = await sql.query<{ address: string }>(
    `insert into wallet (address, subject, created_at) select address, address, $2 from unnest($1::text[]) as w(address)
     on conflict do nothing returning address`,
    [addresses, now],
  );
  await markTraders(
    sql,
    rows.map((row) => row.address),
  );
}

/** Marks wallets with swaps for recounting, because they became known or were forgotten. */
async function markTraders(sql: Sql, wallets: readonly string[]): Promise<void> {
  if (wallets.length === 0) return;
  await sql.query(
    `insert into stale_trader (subject)
     select distinct wallet from activity where wallet = any($1::text[]) and kind = 'swap'`,
    [wallets],
  );
}

/**
 * Makes wallets known, and enqueues jobs that track them on every chain. Tracking locks the cursors of all chains, so it cannot run in
 * the caller's transaction.
 */
export async function keepWallets(sql: Sql, addresses: readonly string[], now: Date): Promise<void> {
  await rememberWallets(sql, addresses, now);
  await enqueueJobs(sql, "track-wallet", [...new Set(addresses)].map(jobOf));
}

/** Tries again to track a wallet in an hour, after the limit of automatic tracking. */
export async function trackLater(ctx: Context, address: string): Promise<void> {
  await enqueueJobs(ctx.pg, "track-wallet", [jobOf(address)], new Date(ctx.now.getTime() + 3_600_000));
}

function jobOf(address: string) {
  return { payload: { address }, key: `track-wallet:${address}` };
}

/** Deletes wallets that nothing refers to: no facts, tracking, attestation, appeal, name, reservation or identity. */
export async function forgetWallets(sql: Sql, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  const { rows: held } = await sql.query<{ wallet: string }>(
    `select wallet from facts where wallet = any($1::text[])
     union select address from tracked_wallet where address = any($1::text[])`,
    [addresses],
  );
  const { rows: free } = await sql.query<{ address: string }>(
    `select address from wallet w where w.address = any($1::text[]) and w.address <> all($2::text[]) and w.subject = w.address
       and not exists (select 1 from wallet other where other.subject = w.address and other.address <> w.address)
       and not exists (select 1 from attestation a where a.subject = w.address)
       and not exists (select 1 from appeal a where a.wallet = w.address)
       and not exists (select 1 from identity i where i.owner = w.address)
       and not exists (select 1 from identity_wallet l where l.address = w.address)
       and not exists (select 1 from reservation r where r.address = w.address)`,
    [addresses, held.map(({ wallet }) => wallet)],
  );
  const gone = free.map(({ address }) => address);
  if (gone.length === 0) return;
  await sql.query("delete from wallet where address = any($1::text[])", [gone]);
  await markTraders(sql, gone);
}
