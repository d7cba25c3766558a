import type { Sql } from "../../core/db.ts";
import { type Timeframe, timeframes } from "../scores/index.ts";
import type { PlacedSwap } from "./read-swaps.ts";
import { type Holdings, holdingKey } from "./tally.ts";
import { type Prices, priceKey } from "./trade-value.ts";

/** What a swap adds to the rows of its subject, or takes away. Wei. */
export interface Amounts {
  trades: number;
  volume: bigint;
  profit: bigint;
}

/** The board of all chains together, where several are counted. */
const ALL_CHAINS = 0;

/** The board of all these chains. That of one chain alone is its own, so that no row is written twice. */
export function boardOf(chainIds: readonly number[]): number {
  const [only = ALL_CHAINS] = chainIds;
  return chainIds.length === 1 ? only : ALL_CHAINS;
}

/** Changes to rows of the board that are made together. */
export interface BoardChanges {
  add(chainId: number, period: Timeframe, subject: string, amounts: Amounts): void;
  /** Rows that the changes are of. */
  size(): number;
  /** Write the changes made since this was last called. */
  write(sql: Sql): Promise<void>;
}

/** A change to one row of the board. */
interface Change extends Amounts {
  chainId: number;
  period: Timeframe;
  subject: string;
}

/** Changes to the boards of each of these chains and of all of them. */
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
      // Only a row that something was subtracted from can have no swaps left.
      await deleteEmptyRows(
        sql,
        made.filter((one) => one.trades <= 0),
      );
    },
  };
}

async function addToRows(sql: Sql, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  // In the order of the primary key: rows that stand together are written together. A row that is new has no xmax.
  await sql.query(
    `with written as (
       insert into trader as t (chain_id, period, subject, trades, volume, profit)
       select * from unnest($1::int[], $2::text[], $3::text[], $4::int[], $5::numeric[], $6::numeric[])
         as c(chain_id, period, subject, trades, volume, profit) order by chain_id, period, subject
       on conflict (chain_id, period, subject) do update set trades = t.trades + excluded.trades,
         volume = t.volume + excluded.volume, profit = t.profit + excluded.profit
       returning chain_id, period, xmax = 0 as is_new)
     insert into trader_count as n (chain_id, period, traders)
     select chain_id, period, count(*) from written where is_new group by chain_id, period
     on conflict (chain_id, period) do update set traders = n.traders + excluded.traders`,
    [
      ...keysOf(changes),
      changes.map((one) => one.trades),
      changes.map((one) => one.volume),
      changes.map((one) => one.profit),
    ],
  );
}

async function deleteEmptyRows(sql: Sql, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await sql.query(
    countingDeleted(`delete from trader t using unnest($1::int[], $2::text[], $3::text[]) as c(chain_id, period, subject)
       where t.chain_id = c.chain_id and t.period = c.period and t.subject = c.subject and t.trades = 0
       returning t.chain_id, t.period`),
    keysOf(changes),
  );
}

/** Delete the rows of these subjects on all boards of these chains. */
export async function deleteTraders(sql: Sql, chainIds: readonly number[], subjects: readonly string[]): Promise<void> {
  await sql.query(
    countingDeleted(`delete from trader where chain_id = any($1::int[]) and period = any($2::text[]) and subject = any($3::text[])
       returning chain_id, period`),
    [[...chainIds, boardOf(chainIds)], Object.keys(timeframes), subjects],
  );
}

/** A statement that deletes rows of the board, and subtracts them from how many there are. */
function countingDeleted(statement: string): string {
  return `with gone as (${statement})
     update trader_count n set traders = n.traders - g.traders
     from (select chain_id, period, count(*) as traders from gone group by chain_id, period) g
     where n.chain_id = g.chain_id and n.period = g.period`;
}

function keysOf(changes: readonly Change[]): [number[], Timeframe[], string[]] {
  return [changes.map((one) => one.chainId), changes.map((one) => one.period), changes.map((one) => one.subject)];
}

/** What subjects hold on a chain: read once as swaps come, changed in memory and written together. */
export interface ChainHoldings {
  /** What the subjects of these swaps hold of the tokens in them, by subject. */
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
          // A token with a price is money and never held.
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
  const { rows } = await sql.query<{ subject: string; token: string; units: string; cost: string }>(
    `select h.subject, h.token, h.units, h.cost from unnest($2::text[], $3::text[]) as p(subject, token)
     join trading_holding h on h.subject = p.subject and h.chain_id = $1 and h.token = p.token`,
    [chainId, wanted.map(([subject]) => subject), wanted.map(([, token]) => token)],
  );
  for (const { subject, token, units, cost } of rows) {
    bySubject.get(subject)?.set(holdingKey(chainId, token), { units: BigInt(units), cost: BigInt(cost) });
  }
}

/** Write what subjects hold now; a holding that is given away whole has no row. */
export async function writeHoldings(sql: Sql, bySubject: ReadonlyMap<string, Holdings>): Promise<void> {
  const all = [...bySubject].flatMap(([subject, holdings]) =>
    [...holdings].map(([key, { units, cost }]) => {
      const [chainId, token] = key.split(" ");
      return { subject, chainId, token, units, cost };
    }),
  );
  const keys = (rows: typeof all) => [
    rows.map((one) => one.subject),
    rows.map((one) => one.chainId),
    rows.map((one) => one.token),
  ];
  const held = all.filter((one) => one.units > 0n);
  if (held.length > 0) {
    await sql.query(
      `insert into trading_holding (subject, chain_id, token, units, cost)
       select * from unnest($1::text[], $2::int[], $3::text[], $4::numeric[], $5::numeric[])
         as h(subject, chain_id, token, units, cost) order by subject, chain_id, token
       on conflict (subject, chain_id, token) do update set units = excluded.units, cost = excluded.cost`,
      [...keys(held), held.map((one) => one.units), held.map((one) => one.cost)],
    );
  }
  const gone = all.filter((one) => one.units === 0n);
  if (gone.length > 0) {
    await sql.query(
      `delete from trading_holding h using unnest($1::text[], $2::int[], $3::text[]) as g(subject, chain_id, token)
       where h.subject = g.subject and h.chain_id = g.chain_id and h.token = g.token`,
      keys(gone),
    );
  }
}

/** Keep what swaps are worth until they leave the periods. */
export async function writeTrades(
  sql: Sql,
  trades: readonly (PlacedSwap & { volume: bigint; profit: bigint })[],
): Promise<void> {
  if (trades.length === 0) return;
  await sql.query(
    `insert into trade (chain_id, at, block_number, tx_index, log_index, wallet, subject, volume, profit)
     select * from unnest($1::int[], $2::bigint[], $3::bigint[], $4::int[], $5::int[], $6::text[], $7::text[], $8::numeric[],
       $9::numeric[])`,
    [
      trades.map((one) => one.chainId),
      trades.map((one) => one.at),
      trades.map((one) => one.blockNumber),
      trades.map((one) => one.txIndex),
      trades.map((one) => one.logIndex),
      trades.map((one) => one.wallet),
      trades.map((one) => one.subject),
      trades.map((one) => one.volume),
      trades.map((one) => one.profit),
    ],
  );
}
