import { setTimeout } from "node:timers/promises";
import type { Context } from "../lib/core/context.ts";
import { countTrades, getTradingLeaderboard } from "../lib/domains/trading/index.ts";
import { tradingSorts } from "../lib/domains/trading/schemas.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { insertSubjects, someAddresses } from "../scripts/simulation/insert-subjects.ts";
import { withDependencies } from "./support/dependencies.ts";
import type { Measured } from "./support/load.ts";
import { inTurns, type Served, serve } from "./support/served.ts";
import { memoryOf, waitFor, webSettings } from "./support/servers.ts";
import { currentLoad, machine, median, medianOf, printTable, quantile, whole } from "./support/table.ts";
import { writeCountedSwaps } from "./support/trades/counted-swaps.ts";
import { blockOf, CHAIN_ID, COIN, insertSwaps, insertTraders } from "./support/trades/generated-swaps.ts";
import { inBuiltWorld, type World } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:trades [-- --swaps 100000 --counted 100000 --traders 4000 --days 60 --pages 50 --seconds 5 --rounds 3]

Measure the time to count the last --counted of generated swaps for the board of traders by the worker's code; what it would have counted
of those before is written in SQL. Then to add 500 swaps per second in one turn of the worker; then to read pages of 50; then look-ups
through server.ts, in turns alone and beside ten pages a second.`,
  { swaps: 100_000, counted: 100_000, traders: 4_000, days: 60, pages: 50, seconds: 5, rounds: 3 },
);
/** Swaps per turn of the worker, and measured turns. */
const TURN = 1_000;
const TURNS = 10;
// Whole blocks of ten.
const swaps = Math.floor(options.swaps / 10) * 10;
const written = Math.max(0, swaps - Math.floor(options.counted / 10) * 10);
const { traders } = options;
const PAGE = 50;
/** Where pages begin, as shares of all traders. */
const DEPTHS = [0, 0.5, 0.9];
/** Subjects that are looked up, the connections, and the pages of traders read beside them each second. */
const SUBJECTS = 20_000;
const CONNECTIONS = 8;
const BESIDE = 10;
const now = new Date();
const end = Math.floor(now.getTime() / 1000);
/** All but the swaps of the measured turns. */
const span = { traders, from: end - options.days * 86_400, until: end - TURNS - 1 };

const chain = {
  id: CHAIN_ID,
  name: "One",
  rpcUrls: ["http://127.0.0.1:1"],
  wallets: "all",
  prices: { [COIN]: { decimals: 0, wei: "10" } },
};

await inBuiltWorld((world) =>
  world.withDatabase((url) => {
    const settings = { ...webSettings(url), CHAINS: JSON.stringify([chain]) };
    return withDependencies(settings, async (dependencies) => {
      await insertSubjects(url, SUBJECTS);
      const subjects = await someAddresses(url, SUBJECTS);
      await runBoard({ ...dependencies, now }, url);
      await runBeside(world, settings, subjects);
    });
  }),
);

async function runBoard(ctx: Context, url: string): Promise<void> {
  const { pg } = ctx;
  console.log(`Writing ${whole(swaps)} swaps of ${whole(traders)} traders, ${whole(written)} of them counted …`);
  await insertTraders(pg, traders);
  await writeCountedSwaps(ctx, url, { ...span, total: swaps, first: 0, count: written });
  await insertSwaps(pg, { ...span, total: swaps, first: written, count: swaps - written });
  await pg.query("vacuum (analyze) wallet, activity");
  const memory = memoryOf(process.pid).highest;
  const seconds = await countAll(ctx);
  const turns = await countTurns(ctx);
  const most = memoryOf(process.pid).highest;
  // PostgreSQL does this by itself within a minute.
  await pg.query("vacuum (analyze) trader");
  console.log(`\n${machine()}, median of ${TURNS} turns`);
  printTable(
    ["swaps", "traders", "counted/s", `${whole(TURN)} new, ms`, "MiB before", "MiB most"],
    [[...[swaps, traders, (swaps - written) / seconds, median(turns), memory, most].map(whole)]],
  );
  const rows: string[][] = [];
  for (const sort of tradingSorts) {
    for (const depth of DEPTHS) {
      const offset = Math.floor(traders * depth);
      const times = await timePages(ctx, sort, offset);
      rows.push([sort, whole(offset), median(times).toFixed(1), quantile(times, 0.99).toFixed(1)]);
    }
  }
  console.log(`\n${options.pages} pages each, load ${currentLoad()}`);
  printTable(["pages by", "offset", "p50 ms", "p99 ms"], rows);
}

/** Count all swaps. Returns seconds. */
async function countAll(ctx: Context): Promise<number> {
  const begun = performance.now();
  for (let last = -1; last < blockOf(swaps - 1); ) {
    await countTrades(ctx);
    const { rows } = await ctx.pg.query<{ block: number }>("select block_number as block from trading_cursor");
    last = rows[0]?.block ?? -1;
  }
  return (performance.now() - begun) / 1000;
}

/** Count new swaps of a running chain. Returns the milliseconds of each turn. */
async function countTurns(ctx: Context): Promise<number[]> {
  const turns: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const at = end - TURNS + turn;
    await insertSwaps(ctx.pg, { traders, first: swaps + turn * TURN, count: TURN, total: TURN, from: at, until: at });
    const begun = performance.now();
    await countTrades(ctx);
    turns.push(performance.now() - begun);
  }
  return turns;
}

/** The times of reading a page, milliseconds. */
async function timePages(ctx: Context, sort: (typeof tradingSorts)[number], offset: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < options.pages; i++) {
    const begun = performance.now();
    await getTradingLeaderboard(ctx, { sort, order: "desc", timeframe: "all", limit: PAGE, offset });
    times.push(performance.now() - begun);
  }
  return times;
}

/** Look-ups through a web process, in turns alone and beside pages of traders. */
async function runBeside(world: World, settings: Record<string, string>, subjects: readonly string[]): Promise<void> {
  const paths = subjects.map((address) => `/v1/score/${address}`);
  const server = await serve(world, settings, { path: paths[0] ?? "", connections: CONNECTIONS });
  const load = () => server.load({ paths, seconds: options.seconds });
  const pages: number[] = [];
  const beside = async (round: number) => {
    const found = await withPages(server, load);
    if (round > 0) pages.push(...found.pages);
    return found.measured;
  };
  const found = await inTurns<"alone" | "beside", Measured>(options.rounds, { alone: load, beside });
  const rowOf = (name: string, rounds: Measured[]) => [
    name,
    whole(medianOf(rounds, ({ rate }) => rate)),
    whole(medianOf(rounds, ({ p99 }) => p99)),
  ];
  console.log(`\n${machine()}, ${CONNECTIONS} connections, medians of ${options.rounds} rounds`);
  printTable(
    ["look-ups", "per second", "p99 ms"],
    [rowOf("alone", found.alone), rowOf("beside pages of traders", found.beside)],
  );
  const ratio = (pick: (one: Measured) => number) =>
    median(found.beside.map((one, round) => pick(one) / pick(found.alone[round] ?? one))).toFixed(2);
  console.log(
    `Beside of alone: ${ratio(({ rate }) => rate)} of the look-ups, ${ratio(({ p99 }) => p99)} of their p99. ${whole(pages.length)} pages of traders: p50 ${median(pages).toFixed(1)} ms, p99 ${quantile(pages, 0.99).toFixed(1)} ms. Web process: at most ${memoryOf(server.pid).highest} MiB.`,
  );
  await server.stop();
}

/** Runs look-ups while pages at many depths are read, so many a second. Returns the milliseconds of each page too. */
async function withPages(
  { url, headers }: Served,
  load: () => Promise<Measured>,
): Promise<{ measured: Measured; pages: number[] }> {
  const pages: number[] = [];
  let isOver = false;
  const read = async () => {
    for (let turn = 0; !isOver; turn++) {
      const sort = tradingSorts[turn % tradingSorts.length];
      const offset = (turn * 7_919) % traders;
      const begun = performance.now();
      await waitFor(`${url}/v1/trading/leaderboard?timeframe=all&sort=${sort}&limit=${PAGE}&offset=${offset}`, headers);
      pages.push(performance.now() - begun);
      await setTimeout(Math.max(0, 1000 / BESIDE - (performance.now() - begun)));
    }
  };
  const reading = read();
  const measured = await load();
  isOver = true;
  await reading;
  return { measured, pages };
}
