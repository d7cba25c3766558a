import type { Sql } from "../../core/db.ts";

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
export async function markTraders(sql: Sql, wallets: readonly string[]): Promise<void> {
  if (wallets.length === 0) return;
  await sql.query(
    `insert into stale_trader (subject)
     select distinct wallet from activity where wallet = any($1::text[]) and kind = 'swap'`,
    [wallets],
  );
}
