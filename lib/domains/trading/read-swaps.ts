import { hasCapability } from "../../chain/capabilities.ts";
import { asHex } from "../../core/bulk-write.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { DAY } from "../../engine/index.ts";
import { type Timeframe, timeframes } from "../scores/schemas.ts";
import type { Swap } from "./tally.ts";

export interface PlacedSwap extends Swap {
  subject: string;
  wallet: string;
  blockNumber: number;
  txIndex: number;
  logIndex: number;
}

/** Amounts arrive as decimal strings. */
type SwapRow = Omit<PlacedSwap, "units" | "unitsGot"> & Record<"units" | "unitsGot", string | null>;

const columns = `w.subject, a.wallet, a.chain_id as "chainId", a.block_number as "blockNumber", a.tx_index as "txIndex",
  a.log_index as "logIndex", a.at, ${asHex("a.counterparty")} as pool, ${asHex("a.asset")} as token, a.amount as units,
  ${asHex("a.asset_out")} as "tokenGot", a.amount_out as "unitsGot"`;
const order = `at, "chainId", "blockNumber", "txIndex", "logIndex", wallet`;
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
  const { units, unitsGot } = row;
  return {
    ...row,
    units: units === null ? null : BigInt(units),
    unitsGot: unitsGot === null ? null : BigInt(unitsGot),
  };
}

/** The first second of a period that ends now, unix seconds. */
export function sinceOf(ctx: Pick<Context, "now">, timeframe: Timeframe): number {
  const length = timeframes[timeframe];
  return length === null ? 0 : Math.ceil(ctx.now.getTime() / 1000 - length * DAY);
}

/** Followed chains, the only ones with swaps. With `chainId`, that one or none. */
export function chainsWithSwaps(ctx: Pick<Context, "env">, chainId?: number): number[] {
  return ctx.env.CHAINS.filter(
    (chain) => hasCapability(chain, "blocks") && (chainId === undefined || chain.id === chainId),
  ).map((chain) => chain.id);
}
