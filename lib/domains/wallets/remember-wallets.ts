import type { Sql } from "../../core/db.ts";

/**
 * Make wallets known to the service. A wallet that is known already keeps its subject; a new one is its own, and what it swapped
 * before is counted from now on.
 */
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
