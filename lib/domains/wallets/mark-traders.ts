import type { Sql } from "../../core/db.ts";

/** Lets the swaps of wallets be counted again, since the wallets became known or were forgotten. */
export async function markTraders(sql: Sql, wallets: readonly string[]): Promise<void> {
  if (wallets.length === 0) return;
  await sql.query(
    `insert into stale_trader (subject)
     select distinct wallet from activity where wallet = any($1::text[]) and kind = 'swap'`,
    [wallets],
  );
}
