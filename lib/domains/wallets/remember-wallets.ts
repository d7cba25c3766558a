import type { Sql } from "../../core/db.ts";
import { markTraders } from "./mark-traders.ts";

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
