import type { Pool } from "pg";
import type { Context } from "../lib/core/context.ts";
import { countTrades, getTradingLeaderboard } from "../lib/domains/trading/index.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { inContext } from "./support/dependencies.ts";
import { memoryOf } from "./support/servers.ts";
import { machine, median, printTable, whole } from "./support/table.ts";

const options = parseNumbers(
  `usage: npm run bench:trades [-- --swaps 100000 --traders 4000 --days 60 --pages 50]

Measure the time to count generated swaps for the board of traders from the start; then to add 500 swaps per second in one turn
of the worker; then to read pages of 50.`,
  { swaps: 100_000, traders: 4_000, days: 60, pages: 50 },
);
const swaps = options.swaps;
const traders = options.traders;
const PAGE = 50;
/** Swaps per turn of the worker, and measured turns. */
const TURN = 1_000;
const TURNS = 10;
const COIN = `0x${"c0".padStart(40, "0")}`;
const now = new Date();
const end = Math.floor(now.getTime() / 1000);

const chain = {
  id: 1,
  name: "One",
  rpcUrls: ["http://127.0.0.1:1"],
  wallets: "all",
  prices: { [COIN]: { decimals: 0, wei: "10" } },
};

await inContext({ CHAINS: JSON.stringify([chain]) }, (ctx) => run({ ...ctx, now }));

async function run(ctx: Context): Promise<void> {
  const { pg } = ctx;
  console.log(`Writing ${whole(swaps)} swaps of ${whole(traders)} traders …`);
  await pg.query(
    `insert into wallet (address, subject) select ${address("i")}, ${address("i")} from generate_series(1, ${traders}) as i`,
  );
  const from = end - options.days * 86_400;
  await insertSwaps(pg, { first: 1, count: swaps, from, until: end - TURNS - 1 });
  const memory = memoryOf(process.pid).highest;
  const seconds = await countAll(ctx);
  const turns = await countTurns(ctx);
  // PostgreSQL does this by itself within a minute.
  await pg.query("vacuum (analyze) trader");
  const deep = Math.floor(traders * 0.9);
  const pages = [await timePage(ctx, 0), await timePage(ctx, deep)];
  console.log(`\n${machine()}, medians of ${TURNS} turns and ${options.pages} pages`);
  printTable(
    [
      "swaps",
      "traders",
      "counted/s",
      `${whole(TURN)} new, ms`,
      "page ms",
      `at ${whole(deep)}`,
      "MiB before",
      "MiB most",
    ],
    [
      [
        ...[swaps, traders, swaps / seconds, median(turns)].map(whole),
        ...pages.map((time) => time.toFixed(1)),
        String(memory),
        String(memoryOf(process.pid).highest),
      ],
    ],
  );
}

/** Count all swaps. Returns seconds. */
async function countAll(ctx: Context): Promise<number> {
  const begun = performance.now();
  for (let counted = 0; counted < swaps; ) {
    await countTrades(ctx);
    const { rows } = await ctx.pg.query<{ trades: number }>(
      "select coalesce(sum(trades), 0) as trades from trader where chain_id = 1 and period = 'all'",
    );
    counted = rows[0]?.trades ?? 0;
  }
  return (performance.now() - begun) / 1000;
}

/** Count new swaps of a running chain. Returns the milliseconds of each turn. */
async function countTurns(ctx: Context): Promise<number[]> {
  const turns: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const at = end - TURNS + turn;
    await insertSwaps(ctx.pg, { first: swaps + 1 + turn * TURN, count: TURN, from: at, until: at });
    const begun = performance.now();
    await countTrades(ctx);
    turns.push(performance.now() - begun);
  }
  return turns;
}

/** Median time of a page, milliseconds. */
async function timePage(ctx: Context, offset: number): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < options.pages; i++) {
    const begun = performance.now();
    await getTradingLeaderboard(ctx, { sort: "volume", order: "desc", timeframe: "all", limit: PAGE, offset });
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** Swaps of traders in turn between the coin and twenty tokens without a price, ten in a block, spread evenly over a time. */
async function insertSwaps(
  pg: Pool,
  { first, count, from, until }: { first: number; count: number; from: number; until: number },
): Promise<void> {
  await pg.query(
    `insert into activity (chain_id, wallet, block_number, tx_index, tx_hash, log_index, kind, at, asset, amount, asset_out,
       amount_out)
     select 1, ${address(`1 + (i::bigint * 7919) % ${traders}`)}, i / 10, i % 10, decode(lpad(to_hex(i), 64, '0'), 'hex'), 0, 'swap',
       $3::bigint + greatest(0, i / 10 * 10 - $1::bigint) * ($4::bigint - $3::bigint) / $2::bigint,
       case when i % 3 = 0 then token else coin end, 1 + i % 1000, case when i % 3 = 0 then coin else token end, 1 + i % 777
     from (select i, decode(substr(${address("1000000000 + i / 3 % 20")}, 3), 'hex') as token, decode(substr($5, 3), 'hex') as coin from generate_series($1::int, $1::int + $2::int - 1) as i) s`,
    [first, count, from, until, COIN],
  );
}

/** The address of a number, in SQL. */
function address(number: string): string {
  return `'0x' || lpad(to_hex(${number}), 40, '0')`;
}
