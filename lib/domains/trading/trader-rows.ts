import type { Sql } from "../../core/db.ts";
import type { Timeframe } from "../scores/index.ts";
import type { PlacedSwap } from "./read-swaps.ts";
import { type Holdings, holdingKey } from "./tally.ts";

/** What a swap adds to the rows of its subject, or takes away. Wei. */
export interface Amounts {
  trades: number;
  volume: bigint;
  profit: bigint;
}

/** The board of all chains together, beside those of each. */
export const ALL_CHAINS = 0;

/** Changes to rows of the board that are made together. */
export interface BoardChanges {
  add(chainId: number, period: Timeframe, subject: string, amounts: Amounts): void;
  /** Write the changes made since this was last called. */
  write(sql: Sql): Promise<void>;
}

export function openBoardChanges(): BoardChanges {
  const changes = new Map<string, Amounts & { chainId: number; period: Timeframe; subject: string }>();
  return {
    add(chainId, period, subject, { trades, volume, profit }) {
      for (const board of [chainId, ALL_CHAINS]) {
        const key = `${board} ${period} ${subject}`;
        const change = changes.get(key) ?? { chainId: board, period, subject, trades: 0, volume: 0n, profit: 0n };
        change.trades += trades;
        change.volume += volume;
        change.profit += profit;
        changes.set(key, change);
      }
    },
    async write(sql) {
      const all = [...changes.values()];
      changes.clear();
      if (all.length === 0) return;
      const keys = [all.map((one) => one.chainId), all.map((one) => one.period), all.map((one) => one.subject)];
      await sql.query(
        `insert into trader as t (chain_id, period, subject, trades, volume, profit)
         select * from unnest($1::int[], $2::text[], $3::text[], $4::int[], $5::numeric[], $6::numeric[])
         on conflict (chain_id, period, subject) do update set trades = t.trades + excluded.trades,
           volume = t.volume + excluded.volume, profit = t.profit + excluded.profit`,
        [...keys, all.map((one) => one.trades), all.map((one) => one.volume), all.map((one) => one.profit)],
      );
      await sql.query(
        `delete from trader t using unnest($1::int[], $2::text[], $3::text[]) as c(chain_id, period, subject)
         where t.chain_id = c.chain_id and t.period = c.period and t.subject = c.subject and t.trades = 0`,
        keys,
      );
    },
  };
}

/** What the subjects of these swaps hold of the tokens in them, by subject. */
export async function readHoldings(
  sql: Sql,
  chainId: number,
  swaps: readonly PlacedSwap[],
): Promise<Map<string, Holdings>> {
  const wanted = new Map<string, [string, string]>();
  for (const { subject, token, tokenGot } of swaps) {
    for (const one of [token, tokenGot]) if (one !== null) wanted.set(`${subject} ${one}`, [subject, one]);
  }
  const pairs = [...wanted.values()];
  const { rows } = await sql.query<{ subject: string; token: string; units: string; cost: string }>(
    `select h.subject, h.token, h.units, h.cost from unnest($2::text[], $3::text[]) as p(subject, token)
     join trading_holding h on h.subject = p.subject and h.chain_id = $1 and h.token = p.token`,
    [chainId, pairs.map(([subject]) => subject), pairs.map(([, token]) => token)],
  );
  const bySubject = new Map<string, Holdings>(swaps.map(({ subject }) => [subject, new Map()]));
  for (const { subject, token, units, cost } of rows) {
    bySubject.get(subject)?.set(holdingKey(chainId, token), { units: BigInt(units), cost: BigInt(cost) });
  }
  return bySubject;
}

/** Write what subjects hold now; a holding that is given away whole has no row. */
export async function writeHoldings(sql: Sql, bySubject: ReadonlyMap<string, Holdings>): Promise<void> {
  const all = [...bySubject].flatMap(([subject, holdings]) =>
    [...holdings].map(([key, { units, cost }]) => {
      const [chainId, token] = key.split(" ");
      return { subject, chainId, token, units, cost };
    }),
  );
  if (all.length === 0) return;
  await sql.query(
    `insert into trading_holding (subject, chain_id, token, units, cost)
     select * from unnest($1::text[], $2::int[], $3::text[], $4::numeric[], $5::numeric[])
     on conflict (subject, chain_id, token) do update set units = excluded.units, cost = excluded.cost`,
    [
      all.map((one) => one.subject),
      all.map((one) => one.chainId),
      all.map((one) => one.token),
      all.map((one) => one.units),
      all.map((one) => one.cost),
    ],
  );
  await sql.query("delete from trading_holding where units = 0 and subject = any($1::text[])", [[...bySubject.keys()]]);
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
