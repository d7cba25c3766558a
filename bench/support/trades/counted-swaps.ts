import { deepStrictEqual } from "node:assert";
import type pg from "pg";
import type { Context } from "../../../lib/core/context.ts";
import { countTrades } from "../../../lib/domains/trading/index.ts";
import { addToHistograms } from "../../../lib/domains/trading/trader-rows.ts";
import { withClient } from "../../../scripts/database/with-client.ts";
import { writeWithoutIndexes } from "../../../scripts/simulation/insert-subjects.ts";
import { CHAIN_ID, insertSwaps, type Swaps, swapTable } from "./generated-swaps.ts";

const TABLES = ["activity", "trade", "trader", "trading_holding"];
const periods = { "24h": "since_24h", "7d": "since_7d", "30d": "since_30d", all: "0" };
/** Traders whose rows are compared with what the worker counts. */
const COMPARED = 200;

/** Writes swaps with what the worker would have counted of them, in SQL, and compares some traders' rows with the worker's. */
export async function writeCountedSwaps(ctx: Context, url: string, swaps: Swaps): Promise<void> {
  if (swaps.count === 0) return;
  // The worker's first turn writes the beginnings of the periods.
  await countTrades(ctx);
  await withClient(url, async (client) => {
    await client.query("set synchronous_commit = off");
    await writeWithoutIndexes(client, TABLES, () => write(client, swaps));
    await client.query(`vacuum (analyze) ${TABLES.join(", ")}`);
  });
  await compareWithWorker(ctx);
}

async function write(client: pg.Client, swaps: Swaps): Promise<void> {
  await client.query("set local work_mem = '512MB'");
  await insertSwaps(client, swaps);
  const { traders, first, count } = swaps;
  const valued = `${swapTable(swaps)} cross join lateral (select coins * 10 as volume, coalesce(coins - paid, 0) * 10 as profit) worth
    cross join trading_cursor`;
  await client.query(
    `insert into trade (chain_id, at, block_number, tx_index, log_index, wallet, subject, volume, profit)
     select ${CHAIN_ID}, swaps.at, block, place, 0, wallet, wallet, volume, profit from ${valued} where swaps.at >= since_30d`,
  );
  for (const [period, since] of Object.entries(periods)) {
    await client.query(
      `insert into trader (chain_id, period, subject, trades, volume, profit)
       select ${CHAIN_ID}, '${period}', min(wallet), count(*), sum(volume), sum(profit) from ${valued}
       where swaps.at >= ${since} group by trader`,
    );
  }
  await client.query(addToHistograms("(select *, 1 as n from trader) t"));
  // Sold only after these swaps.
  await client.query(
    `insert into trading_holding (subject, chain_id, token, units, cost)
     select wallet, ${CHAIN_ID}, token, units, coins * 10 from ${swapTable(swaps)}
     where not sells and i + ${traders} >= ${first + count}`,
  );
  await client.query(`update trading_cursor set block_number = block, at = swaps.at
    from ${swapTable({ ...swaps, first: first + count - 1, count: 1 })}`);
}

/** Throws if the worker counts some traders otherwise. */
async function compareWithWorker(ctx: Context): Promise<void> {
  const { pg } = ctx;
  const { rows } = await pg.query<{ subject: string }>(
    `select subject from trader where period = 'all' order by md5(subject) limit ${COMPARED}`,
  );
  const subjects = rows.map(({ subject }) => subject);
  const stored = async () => {
    const tables = ["trade", "trader", "trading_holding"].map((table) =>
      pg.query(`select t::text as line from ${table} t where subject = any($1) order by line`, [subjects]),
    );
    return (await Promise.all(tables)).map((found) => found.rows);
  };
  const written = await stored();
  await pg.query("insert into stale_trader (subject) select unnest($1::text[])", [subjects]);
  await countTrades(ctx);
  deepStrictEqual(await stored(), written);
}
