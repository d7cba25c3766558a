import type { Sql } from "../../core/db.ts";

/**
 * Have the swaps of these subjects counted again, because their wallets changed. Inside the transaction that changes them; both
 * sides must be named.
 */
export async function markTraders(sql: Sql, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  await sql.query("insert into stale_trader (subject) select distinct unnest($1::text[])", [subjects]);
}

/**
 * Have the swaps counted again of whom lost some with the blocks of a chain above an ancestor. Inside the transaction that
 * deletes them, before it does.
 */
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
  // Blocks that take the place of the lost ones are counted as new.
  await sql.query("update trading_cursor set block_number = $2, at = $3 where chain_id = $1 and block_number > $2", [
    chainId,
    ancestor.number,
    ancestor.time,
  ]);
}
