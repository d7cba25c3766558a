import { asHex } from "../../core/bulk-write.ts";
import type { Context } from "../../core/context.ts";
import { requireStoredChain } from "../../core/require-chain.ts";
import { checksum, type Pagination, paginate } from "../../core/schemas.ts";
import { requireIdentity } from "../wallets/index.ts";
import type { Trade, TradeType } from "./schemas.ts";

const kinds = { swap: ["swap"], transfer: ["tokenIn", "tokenOut"] } as const satisfies Record<
  TradeType,
  readonly string[]
>;

interface Row {
  chain_id: number;
  tx_hash: string;
  log_index: number;
  at: number;
  kind: "swap" | "tokenIn" | "tokenOut";
  counterparty: string | null;
  asset: string | null;
  amount: string | null;
  asset_out: string | null;
  amount_out: string | null;
}

/** The swaps and token transfers of an identity's wallets, newest first. */
export async function getTradingHistory(
  ctx: Context,
  input: { identity: string; chainId?: number; type?: TradeType; limit: number; offset: number },
): Promise<{ trades: Trade[]; pagination: Pagination }> {
  if (input.chainId !== undefined) await requireStoredChain(ctx, input.chainId);
  const { wallets } = await requireIdentity(ctx, input.identity);
  const wanted = input.type ? kinds[input.type] : [...kinds.swap, ...kinds.transfer];
  const where = "wallet = any($1) and kind = any($2) and ($3::bigint is null or chain_id = $3)";
  const values = [wallets, wanted, input.chainId ?? null];
  const [counted, page] = await Promise.all([
    ctx.pg.query<{ total: number }>(`select count(*) as total from activity where ${where}`, values),
    ctx.pg.query<Row>(
      `select chain_id, ${asHex("tx_hash")} as tx_hash, log_index, at, kind, ${asHex("counterparty")} as counterparty,
         ${asHex("asset")} as asset, amount, ${asHex("asset_out")} as asset_out, amount_out
       from activity where ${where}
       order by at desc, chain_id, block_number desc, tx_index desc, activity.tx_hash, log_index desc, wallet, kind limit $4 offset $5`,
      [...values, input.limit, input.offset],
    ),
  ]);
  return {
    trades: page.rows.map(tradeOf),
    pagination: paginate(counted.rows[0]?.total ?? 0, input.limit, input.offset),
  };
}

function tradeOf(row: Row): Trade {
  const given = legOf("In", row.asset, row.amount);
  const other = row.counterparty === null ? null : checksum(row.counterparty);
  const base = {
    chainId: row.chain_id,
    txHash: row.tx_hash,
    logIndex: row.log_index,
    at: new Date(row.at * 1000).toISOString(),
  };
  if (row.kind === "swap") {
    const got = legOf("Out", row.asset_out, row.amount_out);
    return { type: "swap", ...base, ...given, ...got, ...(other && { pool: other }) };
  }
  const leg = row.kind === "tokenIn" ? given : legOf("Out", row.asset, row.amount);
  return { type: "transfer", ...base, ...leg, ...(other && { counterparty: other }) };
}

function legOf(side: "In" | "Out", token: string | null, amount: string | null): Partial<Trade> {
  return {
    ...(token !== null && { [`token${side}`]: checksum(token) }),
    ...(amount !== null && { [`amount${side}`]: amount }),
  };
}
