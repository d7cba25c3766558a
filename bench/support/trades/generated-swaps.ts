import type pg from "pg";

/** The token with a price of 10 wei. */
export const COIN = `0x${"c0".padStart(40, "0")}`;
export const CHAIN_ID = 1;
/** Swaps of a block. */
const PER_BLOCK = 10;

export const blockOf = (swap: number) => Math.floor(swap / PER_BLOCK);

/** Some swaps, by number from 0 on, of so many that are spread evenly over a time. Times in unix seconds. */
export interface Swaps {
  traders: number;
  first: number;
  count: number;
  total: number;
  from: number;
  until: number;
}

/** The address of a number, in SQL; spread like real ones. */
const address = (number: string) => `('0x' || md5((${number})::text) || lpad(to_hex(${number}), 8, '0'))`;

/** Stores the traders' wallets. */
export async function insertTraders(sql: Pick<pg.ClientBase, "query">, traders: number): Promise<void> {
  const wallet = address("i");
  await sql.query(
    `insert into wallet (address, subject) select ${wallet}, ${wallet} from generate_series(1, ${traders}) as i`,
  );
}

/**
 * SQL for a table of swaps. Traders take turns. Each buys one of twenty tokens without a price in one round, and sells all of it in the next one.
 * Traders differ by a factor of 10,000 in what they pay.
 */
export function swapTable({ traders, first, count, total, from, until }: Swaps): string {
  const coinsOf = (round: string) => `size * (50 + (trader * 31 + ${round} * 17) % 100)`;
  return `(
    select i, trader, ${address("trader")} as wallet, i / ${PER_BLOCK} as block, i % ${PER_BLOCK} as place,
      ${from} + i / ${PER_BLOCK} * ${PER_BLOCK} * ${until - from} / ${total} as at, sells,
      ${address("1000000000 + (trader + round / 2) % 20")} as token, 1 + (trader * 31 + round / 2 * 17) % 777 as units,
      ${coinsOf("round")} as coins, case when sells then ${coinsOf("(round - 1)")} end as paid
    from (select i, i / ${traders} as round, i / ${traders} % 2 = 1 as sells, 1 + i * 7919 % ${traders} as trader
        from generate_series(${first}::bigint, ${first + count - 1}) as i) turns
      cross join lateral (select floor(10 ^ ((trader * 48271 % 1000003) * 4e-6::float8))::bigint as size) traders
  ) swaps`;
}

const bytes = (text: string) => `decode(substr(${text}, 3), 'hex')`;

/** Stores swaps as the indexer does. */
export async function insertSwaps(sql: Pick<pg.ClientBase, "query">, swaps: Swaps): Promise<void> {
  const [token, coin] = [bytes("token"), bytes(`'${COIN}'`)];
  await sql.query(
    `insert into activity (chain_id, wallet, block_number, tx_index, tx_hash, log_index, kind, at, asset, amount, asset_out, amount_out)
     select ${CHAIN_ID}, wallet, block, place, ${bytes("'0x' || lpad(to_hex(i), 64, '0')")}, 0, 'swap', at,
       case when sells then ${token} else ${coin} end, case when sells then units else coins end,
       case when sells then ${coin} else ${token} end, case when sells then coins else units end
     from ${swapTable(swaps)}`,
  );
}
