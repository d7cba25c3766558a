import type { Sql } from "../../core/db.ts";

/** Makes wallets known. A new wallet is its own subject, and its earlier swaps count from now on. */
export async function rememberWallets(sql: Sql, addresses: readonly string[], now: Date): Promise<void> {
  if (addresses.length === 0) return;
  await sql.query(
    `with fresh as (
       insert into wallet (address, subject, created_at) select address, address, $2 from unnest($1::text[]) as w(address)
       on conflict do nothing returning address)
     insert into stale_trader (subject) select address from fresh
     where exists (select 1 from activity a where a.wallet = fresh.address and a.kind = 'swap')`,
    [addresses, now],
  );
}
