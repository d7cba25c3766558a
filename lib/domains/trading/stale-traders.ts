import type { Sql } from "../../core/db.ts";

/** Marks subjects whose wallets changed, former and new, for recounting. Runs in the transaction of that change. */
export async function markTraders(sql: Sql, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  await sql.query("insert into stale_trader (subject) select distinct unnest($1::text[])", [subjects]);
}

/** Marks subjects with swaps above an ancestor for recounting. Runs in the transaction that deletes the swaps, before it does. */
export async function rollBackTrades(
  sql: Sql,
  chainId: number,
  ancestor: { number: number; time: number },
): Promise<void> {
  await sql.query(
    `insert into stale_trader (subject)
     select distinct w.subject from activity a join wallet w on w.address = a.wallet
     where a.chain_id = $1 and a.block_number > $2 and a.kind = 'swap'`,
    [chainId, ancestor.number],
  );
  // Replacing blocks count as new.
  await sql.query("update trading_cursor set block_number = $2, at = $3 where chain_id = $1 and block_number > $2", [
    chainId,
    ancestor.number,
    ancestor.time,
  ]);
}
