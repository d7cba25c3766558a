import type { Sql } from "../../core/db.ts";
import type { Swap } from "./tally.ts";

interface SwapRow {
  subject: string;
  chain_id: number;
  at: number;
  counterparty: string | null;
  asset: string | null;
  amount: string | null;
  asset_out: string | null;
  amount_out: string | null;
}

/** All swaps on these chains until now (unix seconds), by subject, each in the order of time; of these wallets alone if named. */
export async function readSwaps(
  sql: Sql,
  input: { chainIds: readonly number[]; until: number; wallets?: readonly string[] },
): Promise<Map<string, Swap[]>> {
  const { rows } = await sql.query<SwapRow>(
    `select w.subject, a.chain_id, a.at, a.counterparty, a.asset, a.amount, a.asset_out, a.amount_out
     from activity a join wallet w on w.address = a.wallet
     where a.kind = 'swap' and a.chain_id = any($1) and a.at <= $2 and ($3::text[] is null or a.wallet = any($3))
     order by a.at, a.chain_id, a.block_number, a.tx_index, a.log_index`,
    [input.chainIds, input.until, input.wallets ?? null],
  );
  const bySubject = new Map<string, Swap[]>();
  for (const row of rows) {
    const swaps = bySubject.get(row.subject) ?? [];
    swaps.push({
      chainId: row.chain_id,
      at: row.at,
      pool: row.counterparty,
      token: row.asset,
      units: row.amount === null ? null : BigInt(row.amount),
      tokenGot: row.asset_out,
      unitsGot: row.amount_out === null ? null : BigInt(row.amount_out),
    });
    bySubject.set(row.subject, swaps);
  }
  return bySubject;
}
