import type { Pool } from "pg";
import type { Activity } from "../../lib/engine/types.ts";

export type MadeActivity = Pick<Activity, "wallet" | "kind"> & Partial<Activity>;

/** A transaction hash made from a number. */
export function hashNumber(value: number): `0x${string}` {
  return `0x${value.toString(16).padStart(64, "0")}`;
}

/** Whole rows of activity from the fields that matter; each row is in a block and transaction of its own unless it says so. */
export function makeActivity(rows: readonly MadeActivity[]): Activity[] {
  return rows.map((row, index) => ({
    chainId: 1,
    blockNumber: 100 + index,
    at: 1_700_000_000 + index * 3_600,
    txHash: hashNumber(0xabc000 + index),
    txIndex: 0,
    logIndex: row.kind === "sent" || row.kind === "failed" || row.kind === "received" ? -1 : 0,
    counterparty: null,
    asset: null,
    amount: null,
    assetOut: null,
    amountOut: null,
    method: null,
    ...row,
  }));
}

export async function insertActivity(pool: Pool, rows: readonly Activity[]): Promise<void> {
  const text = (value: bigint | null) => (value === null ? null : String(value));
  await pool.query(
    `insert into activity (chain_id, wallet, block_number, tx_index, tx_hash, log_index, kind, at, counterparty, asset,
       amount, asset_out, amount_out, method)
     select * from jsonb_to_recordset($1::jsonb) as r(chain_id bigint, wallet text, block_number bigint, tx_index int,
       tx_hash text, log_index int, kind text, at bigint, counterparty text, asset text, amount numeric, asset_out text,
       amount_out numeric, method text)`,
    [
      JSON.stringify(
        rows.map((row) => ({
          chain_id: row.chainId,
          wallet: row.wallet,
          block_number: row.blockNumber,
          tx_index: row.txIndex,
          tx_hash: row.txHash,
          log_index: row.logIndex,
          kind: row.kind,
          at: row.at,
          counterparty: row.counterparty,
          asset: row.asset,
          amount: text(row.amount),
          asset_out: row.assetOut,
          amount_out: text(row.amountOut),
          method: row.method,
        })),
      ),
    ],
  );
}
