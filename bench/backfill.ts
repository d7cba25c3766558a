import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { Agent } from "undici";
import type { Sql } from "../lib/core/db.ts";
import { sqlTransaction } from "../lib/core/transaction.ts";
import { enqueueBackfills, rememberWallets } from "../lib/domains/wallets/index.ts";
import { parseCommandLine } from "../scripts/command-line.ts";
import type { GuardedProcess } from "../scripts/processes/guard.ts";
import {
  downloadLists,
  RECORDED,
  recordedSettings,
  startBundledWorker,
  startExplorer,
} from "./support/recorded-explorer.ts";
import { readRecordedWallets } from "./support/recorded-subjects.ts";
import { memoryOf, type Processors, startMeter } from "./support/servers.ts";
import { inSeconds, machine, median, medianOf, perSecond, printTable } from "./support/table.ts";
import { inWorld, type World } from "./support/world.ts";

const { values, positionals } = parseCommandLine(
  `usage: npm run bench:backfill [-- <dir> --split dev --rounds 3 --max-rows 1000 --workers 1,2,4]

Measure how long a number of workers take to fetch and score the history of every recorded wallet of a directory, relative to only
downloading their pages from the same explorer; their processor time and that of PostgreSQL, and the requests a wallet.`,
  {
    split: { type: "string", default: "sample" },
    rounds: { type: "string", default: "3" },
    "max-rows": { type: "string", default: "1000" },
    workers: { type: "string", default: "1" },
  },
  1,
);
const dir = positionals[0] ?? join(import.meta.dirname, "../data/wallets");
/** One wallet in this many warms the worker and the download up before the measurement. */
const WARM_UP = 5;
/** Concurrent backfills of the worker. */
const WALLETS_AT_ONCE = 24;
/** Wallets that are not read, and past closes that are not computed: those of the warm-up are none of the measurement. */
const UNREAD = "tracked_wallet where state not in ('ready', 'failed')";
const UNCLOSED = "stale_close";

await inWorld(async (world) => {
  const all = readRecordedWallets(dir, values.split);
  const warmUp = all.slice(0, Math.ceil(all.length / WARM_UP));
  const wallets = all.slice(warmUp.length);
  if (wallets.length === 0) throw new Error(`${dir} holds too few wallets`);
  const args = [dir, "--split", values.split, "--max-rows", values["max-rows"]];
  const url = await startExplorer(world, "explorer", args);
  const downloads: number[] = [];
  const runs = new Map(values.workers.split(",").map((count): [number, Measured[]] => [Number(count), []]));
  await downloadOnly(url, warmUp);
  let read = { pages: 0, rows: 0 };
  for (let round = 1; round <= Number(values.rounds); round++) {
    const start = performance.now();
    read = await downloadOnly(url, wallets);
    downloads.push(performance.now() - start);
    for (const [count, measured] of runs) {
      const run = { url, warmUp, wallets, count, name: `${count}-${round}` };
      measured.push(await world.withDatabase((database) => backfillAll(world, { ...run, database })));
    }
  }
  const base = median(downloads);
  console.log(`\n${machine()}\n`);
  console.log(
    `${wallets.length} wallets, ${read.pages} pages, ${read.rows} rows; medians of ${values.rounds} rounds\n`,
  );
  const speed = (ms: number) => [inSeconds(ms), perSecond(wallets.length, ms), perSecond(read.rows, ms)];
  const computed = ["processor s, workers", "PostgreSQL", "requests a wallet", "peak memory"];
  printTable(
    ["workers", "time", "wallets/s", "rows/s", "time relative to downloading", ...computed],
    [
      ["only download", ...speed(base), "1.00", ...computed.map(() => "")],
      ...[...runs].map(([count, measured]) => {
        const ms = medianOf(measured, (one) => one.ms);
        return [String(count), ...speed(ms), (ms / base).toFixed(2), ...cellsOf(measured, wallets.length)];
      }),
    ],
  );
});

interface Measured extends Processors {
  ms: number;
  peakMiB: number;
  /** What the explorer was asked. */
  requests: number;
}

function cellsOf(measured: readonly Measured[], wallets: number): string[] {
  return [
    (medianOf(measured, (one) => one.program) / 1_000).toFixed(2),
    measured.some((one) => one.database === null)
      ? "–"
      : (medianOf(measured, (one) => one.database ?? 0) / 1_000).toFixed(2),
    (medianOf(measured, (one) => one.requests) / wallets).toFixed(2),
    `${Math.max(...measured.map((one) => one.peakMiB)).toFixed(0)} MiB`,
  ];
}

/** Download every page of every list and parse its JSON, with the worker's concurrency. */
async function downloadOnly(url: string, wallets: readonly string[]): Promise<{ pages: number; rows: number }> {
  const dispatcher = new Agent({ connections: 8, pipelining: 1 });
  const offset = Math.min(1000, Number(values["max-rows"]));
  const queue = [...wallets];
  const all = { pages: 0, rows: 0 };
  const work = async () => {
    for (let wallet = queue.pop(); wallet; wallet = queue.pop()) {
      const { pages, rows } = await downloadLists(url, wallet, { dispatcher, offset });
      all.pages += pages;
      all.rows += rows;
    }
  };
  await Promise.all(Array.from({ length: WALLETS_AT_ONCE }, work));
  await dispatcher.close();
  return all;
}

interface Run {
  database: string;
  url: string;
  warmUp: readonly string[];
  wallets: readonly string[];
  /** Workers. */
  count: number;
  name: string;
}

/** Measure the time from tracking the wallets to the last score, with running workers. */
async function backfillAll(world: World, run: Run): Promise<Measured> {
  const pool = new pg.Pool({ connectionString: run.database, max: 2 });
  const processes: GuardedProcess[] = [];
  const settings = recordedSettings(run.database, run.url);
  for (let i = 1; i <= run.count; i++) {
    processes.push(await startBundledWorker(world, `worker-${run.name}-${i}`, settings));
  }
  const pids = processes.map(({ pid }) => pid);
  try {
    await track(pool, run.warmUp);
    await untilNone(pool, UNREAD);
    await untilNone(pool, UNCLOSED);
    const [requests, meter] = [await countRequests(run.url), await startMeter(pids, run.database)];
    await track(pool, run.wallets);
    const start = performance.now();
    await untilNone(pool, UNREAD);
    const ms = performance.now() - start;
    const used = await meter();
    const asked = (await countRequests(run.url)) - requests - 1;
    await requireComplete(pool, run.warmUp.length + run.wallets.length);
    return {
      ms,
      ...used,
      peakMiB: Math.max(...pids.map((pid) => memoryOf(pid).highest)),
      requests: asked,
    };
  } finally {
    for (const process of processes) await process.stop();
    await pool.end();
  }
}

async function requireComplete(pool: pg.Pool, wallets: number): Promise<void> {
  const complete = "select from tracked_wallet where state = 'ready' and not truncated and error is null";
  const { rowCount } = await pool.query(complete);
  if (rowCount !== wallets) throw new Error(`only ${rowCount} wallets were read completely`);
}

/** Track all wallets with one statement. */
function track(pool: pg.Pool, wallets: readonly string[]): Promise<void> {
  return sqlTransaction(pool, async (sql: Sql) => {
    const now = new Date();
    await rememberWallets(sql, wallets, now);
    await sql.query(
      `insert into tracked_wallet (address, chain_id, state, created_at)
       select address, $2, 'queued', $3 from unnest($1::text[]) address`,
      [wallets, RECORDED, now],
    );
    const backfills = wallets.map((address) => ({ address, chainId: RECORDED }));
    await enqueueBackfills(sql, "bench", backfills);
  });
}

async function untilNone(pool: pg.Pool, rows: string): Promise<void> {
  while ((await pool.query(`select from ${rows} limit 1`)).rowCount !== 0) await setTimeout(20);
}

/** How many requests the explorer has answered, this one included. */
async function countRequests(url: string): Promise<number> {
  const { headers } = await fetch(`${url}?module=proxy&action=eth_blockNumber`);
  return Number(headers.get("x-requests"));
}
