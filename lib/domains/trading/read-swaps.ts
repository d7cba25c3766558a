import { asHex } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import type { Swap } from "./tally.ts";

export interface PlacedSwap extends Swap {
  subject: string;
  wallet: string;
  blockNumber: number;
  txIndex: number;
  logIndex: number;
}

interface SwapRow {
  subject: string;
  wallet: string;
  chain_id: number;
  block_number: number;
  tx_index: number;
  log_index: number;
  at: number;
  counterparty: string | null;
  asset: string | null;
  amount: string | null;
  asset_out: string | null;
  amount_out: string | null;
}

const columns = `w.subject, a.wallet, a.chain_id, a.block_number, a.tx_index, a.log_index, a.at,
  ${asHex("a.counterparty")} as counterparty, ${asHex("a.asset")} as asset, a.amount, ${asHex("a.asset_out")} as asset_out, a.amount_out`;
const order = "at, chain_id, block_number, tx_index, log_index, wallet";
const PAGE = 5_000;

/** Passes swaps until a time (unix seconds) to `take` in pages, by subject and then time. Runs in a transaction. */
export async function readSwaps(
  sql: Sql,
  input: { subjects: readonly string[]; chainIds: readonly number[]; until: number },
  take: (swaps: PlacedSwap[]) => void | Promise<void>,
): Promise<void> {
  await sql.query(
    `declare swaps no scroll cursor for
     select ${columns} from wallet w join activity a on a.wallet = w.address
     where w.subject = any($1::text[]) and a.kind = 'swap' and a.chain_id = any($2::bigint[]) and a.at <= $3
     order by subject, ${order}`,
    [input.subjects, input.chainIds, input.until],
  );
  for (let more = true; more; ) {
    const { rows } = await sql.query<SwapRow>(`fetch ${PAGE} from swaps`);
    more = rows.length === PAGE;
    if (rows.length > 0) await take(rows.map(toSwap));
  }
  await sql.query("close swaps");
}

/** The next swaps of a chain after a block, about `limit` in whole blocks, in order of time. */
export async function readNextSwaps(
  sql: Sql,
  input: { chainId: number; after: { block: number; at: number }; until: number; limit: number },
): Promise<PlacedSwap[]> {
  const { rows } = await sql.query<SwapRow>(
    `select * from (
       select ${columns} from activity a join wallet w on w.address = a.wallet
       where a.kind = 'swap' and a.chain_id = $1 and a.block_number > $2 and a.at >= $3 and a.at <= $4
       order by a.at, a.block_number fetch first ${input.limit} rows with ties) s
     order by ${order}`,
    [input.chainId, input.after.block, input.after.at, input.until],
  );
  return rows.map(toSwap);
}

function toSwap(row: SwapRow): PlacedSwap {
  return {
    subject: row.subject,
    wallet: row.wallet,
    chainId: row.chain_id,
    blockNumber: row.block_number,
    txIndex: row.tx_index,
    logIndex: row.log_index,
    at: row.at,
    pool: row.counterparty,
    token: row.asset,
    units: row.amount === null ? null : BigInt(row.amount),
    tokenGot: row.asset_out,
    unitsGot: row.amount_out === null ? null : BigInt(row.amount_out),
  };
}
