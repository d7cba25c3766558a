import type { Sql } from "../../core/db.ts";

/** Make wallets known to the service. A wallet that is known already keeps its subject; a new one is its own. */
export async function rememberWallets(sql: Sql, addresses: readonly string[], now: Date): Promise<void> {
  if (addresses.length === 0) return;
  await sql.query(
    `insert into wallet (address, subject, created_at) select address, address, $2 from unnest($1::text[]) as w(address)
     on conflict do nothing`,
    [addresses, now],
  );
}
