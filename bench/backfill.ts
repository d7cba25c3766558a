import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { Agent, request } from "undici";
import { ChainConfig } from "../lib/core/chains.ts";
import type { Sql } from "../lib/core/db.ts";
import { sqlTransaction } from "../lib/core/transaction.ts";
import { enqueueBackfills, rememberWallets } from "../lib/domains/wallets/index.ts";
import { parseCommandLine } from "../scripts/command-line.ts";
import type { GuardedProcess } from "../scripts/processes/guard.ts";
import { freePort } from "../scripts/processes/ports.ts";
import { programs } from "../scripts/setup/build.ts";
import { bundle } from "./support/bundle.ts";
import { readRecordedWallets } from "./support/recorded-subjects.ts";
import { memoryOf, processorTimeOf, processorTimeOfDatabase, startProgram } from "./support/servers.ts";
import { machine, median, printTable } from "./support/table.ts";
import { inWorld, type World } from "./support/world.ts";

const root = join(import.meta.dirname, "..");
const { values, positionals } = parseCommandLine(
  `usage: npm run bench:backfill [-- <dir> --split dev --rounds 3 --max-rows 1000 --workers 1,2,4]

Measure how long a number of workers take to fetch and score the history of every recorded wallet of a directory, relative to only
downloading their pages from the same explorer; their processor time and that of PostgreSQL, the requests a wallet, and how often its sessions wait for a lock.`,
  {
    split: { type: "string", default: "sample" },
    rounds: { type: "string", default: "3" },
    "max-rows": { type: "string", default: "1000" },
    workers: { type: "string", default: "1" },
  },
  1,
);
const dir = positionals[0] ?? join(root, "data/wallets");
const workerCounts = values.workers.split(",").map(Number);
const CHAIN = 1;
/** One wallet in this many warms the worker and the download up before the measurement. */
const WARM_UP = 5;
/** Concurrent backfills of the worker. */
const WALLETS_AT_ONCE = 24;
const actions = ["txlist", "txlistinternal", "tokentx", "tokennfttx", "token1155tx"] as const;

await inWorld(async (world) => {
  const all = readRecordedWallets(dir, values.split);
  const warmUp = all.slice(0, Math.ceil(all.length / WARM_UP));
  const wallets = all.slice(warmUp.length);
  if (wallets.length === 0) throw new Error(`${dir} holds too few wallets`);
  const url = await startExplorer(world);
  const worker = await bundle("scripts/worker.ts", "worker");
  const downloads: number[] = [];
  const runs = new Map(workerCounts.map((count): [number, Measured[]] => [count, []]));
  let pages = 0;
  let rows = 0;
  await downloadOnly(url, warmUp);
  for (let round = 1; round <= Number(values.rounds); round++) {
    const start = performance.now();
    ({ pages, rows } = await downloadOnly(url, wallets));
    downloads.push(performance.now() - start);
    for (const [count, measured] of runs) {
      const done = await world.withDatabase((database) =>
        backfillAll(world, { database, url, worker, warmUp, wallets, count, name: `${count}-${round}` }),
      );
      measured.push(done);
      console.log(
        `round ${round}, ${count} workers: ${inSeconds(done.ms)}; downloaded in ${inSeconds(downloads.at(-1) ?? 0)}`,
      );
    }
  }
  const base = median(downloads);
  console.log(`\n${machine()}\n`);
  console.log(`${wallets.length} wallets, ${pages} pages, ${rows} rows; medians of ${values.rounds} rounds\n`);
  const computed = [
    "processor s, workers",
    "PostgreSQL",
    "transactions",
    "requests a wallet",
    "sessions waiting for a lock",
    "peak memory",
  ];
  printTable(
    ["workers", "time", "wallets/s", "rows/s", "time relative to downloading", ...computed],
    [
      ["only download", ...figures(base, wallets.length, rows), "1.00", ...computed.map(() => "")],
      ...[...runs].map(([count, measured]) => [
        String(count),
        ...cellsOf(measured, { base, wallets: wallets.length, rows }),
      ]),
    ],
  );
});

function cellsOf(measured: readonly Measured[], of: { base: number; wallets: number; rows: number }): string[] {
  const middle = (pick: (one: Measured) => number) => median(measured.map(pick));
  const ms = middle((one) => one.ms);
  return [
    ...figures(ms, of.wallets, of.rows),
    (ms / of.base).toFixed(2),
    middle((one) => one.processor / 1_000).toFixed(2),
    measured.some((one) => one.database === null) ? "–" : middle((one) => (one.database ?? 0) / 1_000).toFixed(2),
    middle((one) => one.transactions).toFixed(0),
    (middle((one) => one.requests) / of.wallets).toFixed(2),
    `${(100 * middle((one) => one.lockWaits)).toFixed(1)} %`,
    `${Math.max(...measured.map((one) => one.peakMiB)).toFixed(0)} MiB`,
  ];
}

/** Start the explorer in its own process. */
async function startExplorer(world: World): Promise<string> {
  const port = await freePort();
  await startProgram(world, {
    id: "explorer",
    args: [
      ["--import", "tsx", join(root, "scripts/recorded-explorer.ts"), dir, "--split", values.split],
      ["--port", String(port), "--max-rows", values["max-rows"]],
    ].flat(),
    env: { ...process.env },
  });
  const url = `http://127.0.0.1:${port}/api`;
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`${url}?module=proxy&action=eth_blockNumber`).catch(() => null);
    if (answer?.ok) return url;
    if (tries > 600)
      throw new Error(`The explorer did not start:\n${readFileSync(join(world.folder, "explorer.log"), "utf8")}`);
    await setTimeout(100);
  }
}

/** Download every page of every list and parse its JSON, with the worker's concurrency. */
async function downloadOnly(url: string, wallets: readonly string[]): Promise<{ pages: number; rows: number }> {
  const agent = new Agent({ connections: 8, pipelining: 1 });
  const offset = Math.min(1000, Number(values["max-rows"]));
  const queue = [...wallets];
  let pages = 0;
  let rows = 0;
  const readList = async (wallet: string, action: string) => {
    for (let page = 1; ; page++) {
      const query = `module=account&action=${action}&address=${wallet}&sort=asc&page=${page}&offset=${offset}`;
      const { body } = await request(`${url}?${query}`, { dispatcher: agent });
      const { result } = (await body.json()) as { result: unknown[] };
      pages++;
      rows += result.length;
      if (result.length < offset) return;
    }
  };
  const work = async () => {
    for (let wallet = queue.pop(); wallet; wallet = queue.pop()) {
      const address = wallet;
      await Promise.all(actions.map((action) => readList(address, action)));
    }
  };
  await Promise.all(Array.from({ length: WALLETS_AT_ONCE }, work));
  await agent.close();
  return { pages, rows };
}

interface Measured {
  ms: number;
  peakMiB: number;
  /** Processor time of the workers, and of PostgreSQL if it runs here, milliseconds. */
  processor: number;
  database: number | null;
  transactions: number;
  /** What the explorer was asked. */
  requests: number;
  /** The share of working sessions that waited for a lock when they were looked at. */
  lockWaits: number;
}

interface Run {
  database: string;
  url: string;
  worker: string;
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
  for (let i = 1; i <= run.count; i++) processes.push(await startWorker(world, run, i));
  const usage = async () => ({
    processor: processes.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0),
    database: await processorTimeOfDatabase(run.database),
    transactions: await countTransactions(pool),
    requests: await countRequests(run.url),
  });
  try {
    await track(pool, run.warmUp);
    await untilReady(pool);
    await untilClosed(pool);
    const before = await usage();
    await track(pool, run.wallets);
    const start = performance.now();
    const lockWaits = await untilReady(pool);
    const ms = performance.now() - start;
    const after = await usage();
    await requireComplete(pool, run.warmUp.length + run.wallets.length);
    return {
      ms,
      peakMiB: Math.max(...processes.map(({ pid }) => memoryOf(pid).highest)),
      processor: after.processor - before.processor,
      database: after.database === null ? null : after.database - (before.database ?? 0),
      transactions: after.transactions - before.transactions,
      requests: after.requests - before.requests - 1,
      lockWaits,
    };
  } finally {
    for (const process of processes) await process.stop();
    await pool.end();
  }
}

async function requireComplete(pool: pg.Pool, wallets: number): Promise<void> {
  const { rows } = await pool.query<{ ready: number }>(
    "select count(*)::int as ready from tracked_wallet where state = 'ready' and not truncated and error is null",
  );
  if (rows[0]?.ready !== wallets) throw new Error(`only ${rows[0]?.ready} wallets were read completely`);
}

function startWorker(world: World, run: Run, number: number): Promise<GuardedProcess> {
  const chain = ChainConfig.parse({
    id: CHAIN,
    name: "recorded",
    // No limit, like the download.
    explorers: [{ url: run.url, rate: 100_000, pageSize: 1000 }],
    finalityDepth: 0,
  });
  return startProgram(world, {
    id: `worker-${run.name}-${number}`,
    args: [...programs.worker.flags, run.worker],
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      DATABASE_URL: run.database,
      CHAINS: JSON.stringify([chain]),
      RECEIPT_SIGNER_KEY: `0x${"11".repeat(32)}`,
      SESSION_SECRET: "22".repeat(32),
    },
  });
}

/** Track all wallets with one statement. */
function track(pool: pg.Pool, wallets: readonly string[]): Promise<void> {
  return sqlTransaction(pool, async (sql: Sql) => {
    const now = new Date();
    await rememberWallets(sql, wallets, now);
    await sql.query(
      `insert into tracked_wallet (address, chain_id, state, created_at)
       select address, $2, 'queued', $3 from unnest($1::text[]) address`,
      [wallets, CHAIN, now],
    );
    const backfills = wallets.map((address) => ({ address, chainId: CHAIN }));
    await enqueueBackfills(sql, "bench", backfills);
  });
}

/** Wait until all wallets are read. Returns the share of working sessions that waited for a lock meanwhile. */
async function untilReady(pool: pg.Pool): Promise<number> {
  let working = 0;
  let locked = 0;
  for (;;) {
    const { rows } = await pool.query<{ waiting: boolean; working: number; locked: number }>(
      `select exists (select from tracked_wallet where state not in ('ready', 'failed')) as waiting,
         count(*)::int as working, count(*) filter (where wait_event_type = 'Lock')::int as locked
       from pg_stat_activity
       where datname = current_database() and state in ('active', 'idle in transaction') and pid <> pg_backend_pid()`,
    );
    working += rows[0]?.working ?? 0;
    locked += rows[0]?.locked ?? 0;
    if (!rows[0]?.waiting) return locked / Math.max(1, working);
    await setTimeout(20);
  }
}

/** Wait until the past closes of the wallets that were read are computed: those of the warm-up are none of the measurement. */
async function untilClosed(pool: pg.Pool): Promise<void> {
  while ((await pool.query("select from stale_close limit 1")).rowCount !== 0) await setTimeout(20);
}

/** Committed transactions of the database, as far as its sessions have reported them. */
async function countTransactions(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ committed: number }>(
    "select xact_commit::int as committed from pg_stat_database where datname = current_database()",
  );
  return rows[0]?.committed ?? 0;
}

/** How many requests the explorer has answered, this one included. */
async function countRequests(url: string): Promise<number> {
  const { headers } = await fetch(`${url}?module=proxy&action=eth_blockNumber`);
  return Number(headers.get("x-requests"));
}

function figures(ms: number, wallets: number, rows: number): string[] {
  return [inSeconds(ms), ...[wallets, rows].map((count) => Math.round((count / ms) * 1000).toLocaleString("en"))];
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
