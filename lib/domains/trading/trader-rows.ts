import { type Columns, insertRows, rowsAsTable } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import { type Timeframe, timeframes } from "../scores/schemas.ts";
import { type Holdings, holdingKey, type PlacedSwap, type Prices, priceKey } from "./tally.ts";

/** Changes of a row, in wei. */
interface Amounts {
  trades: number;
  volume: bigint;
  profit: bigint;
}

/** The leaderboard of all chains, if there are several. */
const ALL_CHAINS = 0;

/** The leaderboard over these chains; for a single chain its own, so that no row is written twice. */
export function boardOf(chainIds: readonly number[]): number {
  const [only = ALL_CHAINS] = chainIds;
  return chainIds.length === 1 ? only : ALL_CHAINS;
}

/** Changes of rows that are written together. */
export interface BoardChanges {
  add(chainId: number, period: Timeframe, subject: string, amounts: Amounts): void;
  /** Number of changed rows. */
  size(): number;
  write(sql: Sql): Promise<void>;
}

interface Change extends Amounts {
  chainId: number;
  period: Timeframe;
  subject: string;
}

export function openBoardChanges(chainIds: readonly number[]): BoardChanges {
  const changes = new Map<string, Change>();
  const all = boardOf(chainIds);
  return {
    add(chainId, period, subject, { trades, volume, profit }) {
      for (const board of chainId === all ? [chainId] : [chainId, all]) {
        const key = `${board} ${period} ${subject}`;
        const change = changes.get(key) ?? { chainId: board, period, subject, trades: 0, volume: 0n, profit: 0n };
        change.trades += trades;
        change.volume += volume;
        change.profit += profit;
        changes.set(key, change);
      }
    },
    size: () => changes.size,
    async write(sql) {
      const made = [...changes.values()];
      changes.clear();
      await addToRows(sql, made);
      // Only rows with subtracted swaps can be empty.
      await deleteEmptyRows(
        sql,
        made.filter((one) => one.trades <= 0),
      );
    },
  };
}

async function addToRows(sql: Sql, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const { from, values } = rowsAsTable("c", { columns: changeColumns, rows: changes });
  // In the order of the primary key, so that neighbouring rows are written together. A new row has xmax 0.
  await sql.query(
    `with written as (
       insert into trader as t (chain_id, period, subject, trades, volume, profit)
       select * from ${from} order by chain_id, period, subject
       on conflict (chain_id, period, subject) do update set trades = t.trades + excluded.trades,
         volume = t.volume + excluded.volume, profit = t.profit + excluded.profit
       returning t.*, xmax = 0 as is_new),
     counted as (
       select chain_id, period, subject, trades, volume, profit, 1 as n from written
       union all
       select chain_id, period, subject, w.trades - c.trades, w.volume - c.volume, w.profit - c.profit, -1
       from written w join ${from} using (chain_id, period, subject) where not is_new)
     ${addToHistograms("counted")}`,
    values,
  );
}

const changeKey: Columns<Change> = {
  chain_id: ["bigint", (change) => change.chainId],
  period: ["word", (change) => change.period],
  subject: ["word", (change) => change.subject],
};
const changeColumns: Columns<Change> = {
  ...changeKey,
  trades: ["int", (change) => change.trades],
  volume: ["numeric", (change) => change.volume],
  profit: ["numeric", (change) => change.profit],
};

async function deleteEmptyRows(sql: Sql, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const { from, values } = rowsAsTable("c", { columns: changeKey, rows: changes });
  await sql.query(
    countingDeleted(`delete from trader t using ${from}
       where t.chain_id = c.chain_id and t.period = c.period and t.subject = c.subject and t.trades = 0 returning t.*`),
    values,
  );
}

export async function deleteTraders(sql: Sql, chainIds: readonly number[], subjects: readonly string[]): Promise<void> {
  await sql.query(
    countingDeleted(`delete from trader where chain_id = any($1::bigint[]) and period = any($2::text[]) and subject = any($3::text[])
       returning *`),
    [[...chainIds, boardOf(chainIds)], Object.keys(timeframes), subjects],
  );
}

/** Wraps a deletion of rows to subtract them from the histograms. */
function countingDeleted(statement: string): string {
  return `with gone as (${statement}) ${addToHistograms("(select *, -1 as n from gone) g")}`;
}

/** Holdings of subjects on a chain: read once, changed in memory, written together. */
export interface ChainHoldings {
  /** The holdings of these swaps' subjects and tokens, by subject. */
  read(sql: Sql, swaps: readonly PlacedSwap[]): Promise<ReadonlyMap<string, Holdings>>;
  write(sql: Sql): Promise<void>;
}

export function openHoldings(chainId: number, prices: Prices): ChainHoldings {
  const bySubject = new Map<string, Holdings>();
  const seen = new Set<string>();
  return {
    async read(sql, swaps) {
      const wanted: [subject: string, token: string][] = [];
      for (const { subject, token, tokenGot } of swaps) {
        if (!bySubject.has(subject)) bySubject.set(subject, new Map());
        for (const one of [token, tokenGot]) {
          const key = `${subject} ${one}`;
          // Tokens with a price are not holdings.
          if (one === null || seen.has(key) || prices.has(priceKey(chainId, one))) continue;
          seen.add(key);
          wanted.push([subject, one]);
        }
      }
      await readHoldings(sql, chainId, wanted, bySubject);
      return bySubject;
    },
    write: (sql) => writeHoldings(sql, bySubject),
  };
}

async function readHoldings(
  sql: Sql,
  chainId: number,
  wanted: readonly [subject: string, token: string][],
  bySubject: ReadonlyMap<string, Holdings>,
): Promise<void> {
  if (wanted.length === 0) return;
  const columns: Columns<[subject: string, token: string]> = {
    subject: ["word", ([subject]) => subject],
    token: ["word", ([, token]) => token],
  };
  const { from, values } = rowsAsTable("p", { columns, rows: wanted, before: [chainId] });
  const { rows } = await sql.query<{ subject: string; token: string; units: string; cost: string }>(
    `select h.subject, h.token, h.units, h.cost from ${from}
     join trading_holding h on h.subject = p.subject and h.chain_id = $1 and h.token = p.token`,
    values,
  );
  for (const { subject, token, units, cost } of rows) {
    bySubject.get(subject)?.set(holdingKey(chainId, token), { units: BigInt(units), cost: BigInt(cost) });
  }
}

interface StoredHolding {
  subject: string;
  chainId: number;
  token: string;
  units: bigint;
  cost: bigint;
}

const holdingKeyColumns: Columns<StoredHolding> = {
  subject: ["word", (holding) => holding.subject],
  chain_id: ["bigint", (holding) => holding.chainId],
  token: ["word", (holding) => holding.token],
};
const holdingColumns: Columns<StoredHolding> = {
  ...holdingKeyColumns,
  units: ["numeric", (holding) => holding.units],
  cost: ["numeric", (holding) => holding.cost],
};

/** Empty holdings have no row. */
export async function writeHoldings(sql: Sql, bySubject: ReadonlyMap<string, Holdings>): Promise<void> {
  const all = [...bySubject].flatMap(([subject, holdings]) =>
    [...holdings].map(([key, { units, cost }]): StoredHolding => {
      const [chainId, token = ""] = key.split(" ");
      return { subject, chainId: Number(chainId), token, units, cost };
    }),
  );
  // The same order for all writers prevents deadlocks.
  const held = all.filter((one) => one.units > 0n).sort((a, b) => (keyText(a) < keyText(b) ? -1 : 1));
  await insertRows(sql, "trading_holding", {
    columns: holdingColumns,
    rows: held,
    onConflict: "(subject, chain_id, token) do update set units = excluded.units, cost = excluded.cost",
  });
  const empty = all.filter((one) => one.units === 0n);
  if (empty.length === 0) return;
  const { from, values } = rowsAsTable("e", { columns: holdingKeyColumns, rows: empty });
  await sql.query(
    `delete from trading_holding h using ${from}
     where h.subject = e.subject and h.chain_id = e.chain_id and h.token = e.token`,
    values,
  );
}

const keyText = ({ subject, chainId, token }: StoredHolding) => `${subject} ${chainId} ${token}`;

type ValuedSwap = PlacedSwap & { volume: bigint; profit: bigint };

const tradeColumns: Columns<ValuedSwap> = {
  chain_id: ["bigint", (trade) => trade.chainId],
  at: ["bigint", (trade) => trade.at],
  block_number: ["bigint", (trade) => trade.blockNumber],
  tx_index: ["int", (trade) => trade.txIndex],
  log_index: ["int", (trade) => trade.logIndex],
  wallet: ["word", (trade) => trade.wallet],
  subject: ["word", (trade) => trade.subject],
  volume: ["numeric", (trade) => trade.volume],
  profit: ["numeric", (trade) => trade.profit],
};

export async function writeTrades(sql: Sql, trades: readonly ValuedSwap[]): Promise<void> {
  await insertRows(sql, "trade", { columns: tradeColumns, rows: trades });
}

/**
 * SQL that adds to the histograms of the leaderboards of traders. `rows` is a table with the columns of `trader` and a number `n`, by which
 * each row counts: 1, or -1 for one that is gone.
 *
 * A bucket has the values of two significant digits, rounded up, and is named by its highest one. Many traders may have the same small
 * value, so buckets of values below 100 are divided by the first digit of the subjects, and those below 10 by the first two.
 */
export function addToHistograms(rows: string): string {
  return `insert into trader_histogram as h (chain_id, period, sort, bucket, prefix, traders)
     select chain_id, period, sort, trunc(value, -zeros) + case when trunc(value, -zeros) < value then ('1e' || zeros)::numeric else 0 end as bucket,
       left(subject, case when abs(value) < 10 then 4 when abs(value) < 100 then 3 else 2 end) as prefix, sum(n)
     from ${rows} cross join lateral (values ('trades', trades::numeric), ('volume', volume), ('profit', profit)) as v(sort, value)
       cross join lateral (select greatest(length(abs(value)::text) - 2, 0) as zeros) as z
     group by chain_id, period, sort, bucket, prefix having sum(n) <> 0
     on conflict (chain_id, period, sort, bucket, prefix) do update set traders = h.traders + excluded.traders`;
}
