import { asHex } from "../../core/bulk-write.ts";
import { type Activity, type ActivityKind, activityKinds } from "../../engine/index.ts";

/** A row of the table `activity`. Amounts are decimal strings. */
export interface ActivityRow {
  chain_id: number;
  wallet: string;
  block_number: number;
  tx_index: number;
  tx_hash: string;
  log_index: number;
  kind: string;
  at: number;
  counterparty: string | null;
  asset: string | null;
  amount: string | null;
  asset_out: string | null;
  amount_out: string | null;
  method: string | null;
  own: boolean | null;
  fee: string | null;
  ran: boolean | null;
}

/** The columns of {@link ActivityRow}, for a SELECT; to order by one of bytes, name it with its table. */
export const ACTIVITY_FIELDS = `chain_id, wallet, block_number, tx_index, ${asHex("tx_hash")} as tx_hash, log_index, kind, at,
  ${asHex("counterparty")} as counterparty, ${asHex("asset")} as asset, amount, ${asHex("asset_out")} as asset_out, amount_out,
  ${asHex("method")} as method, own, fee, ran`;

/** The activity of a row. Throws for a kind that this version does not know. */
export function toActivity(row: ActivityRow): Activity {
  return {
    chainId: row.chain_id,
    wallet: row.wallet,
    blockNumber: row.block_number,
    txIndex: row.tx_index,
    txHash: row.tx_hash,
    logIndex: row.log_index,
    kind: kindOf(row.kind),
    at: row.at,
    counterparty: row.counterparty,
    asset: row.asset,
    amount: row.amount === null ? null : BigInt(row.amount),
    assetOut: row.asset_out,
    amountOut: row.amount_out === null ? null : BigInt(row.amount_out),
    method: row.method,
    ...(row.own !== null && { own: row.own }),
    ...(row.fee !== null && { fee: BigInt(row.fee) }),
    ...(row.ran !== null && { ran: row.ran }),
  };
}

function kindOf(text: string): ActivityKind {
  const kind = activityKinds.find((one) => one === text);
  if (!kind) throw new Error(`the activity table holds the unknown kind ${text}`);
  return kind;
}
