import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
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
import { memoryOf, processorTimeOf, startProgram } from "./support/servers.ts";
import { median, printTable } from "./support/table.ts";
import { inWorld, type World } from "./support/world.ts";

const root = join(import.meta.dirname, "..");
const { values, positionals } = parseCommandLine(
  `usage: npm run bench:backfill [-- <dir> --split dev --rounds 3 --max-rows 1000 --workers 1]

Measure how long workers take to fetch and score the history of every recorded wallet of a directory, relative to only
downloading their pages from the same explorer.`,
  {
    split: { type: "string", default: "sample" },
    rounds: { type: "string", default: "3" },
    "max-rows": { type: "string", default: "1000" },
    workers: { type: "string", default: "1" },
  },
  1,
);
const dir = positionals[0] ?? join(root, "data/wallets");
const CHAIN = 1;
/** One wallet in this many warms the worker and the download up before the measurement. */
const WARM_UP = 5;
/** Concurrent backfills of the worker. */
const WALLETS_AT_ONCE = 24;
const actions = ["txlist", "txlistinternal", "tokentx", "tokennfttx"] as const;

await inWorld(async (world) => {
  const all = readRecordedWallets(dir, values.split);
  const warmUp = all.slice(0, Math.ceil(all.length / WARM_UP));
  const wallets = all.slice(warmUp.length);
  if (wallets.length === 0) throw new Error(`${dir} holds too few wallets`);
  const url = await startExplorer(world);
  const worker = await bundle("scripts/worker.ts", "worker");
  const results: Record<"download" | "backfill" | "memory", number[]> = { download: [], backfill: [], memory: [] };
  let pages = 0;
  let rows = 0;
  await downloadOnly(url, warmUp);
  for (let round = 1; round <= Number(values.rounds); round++) {
    const start = performance.now();
    ({ pages, rows } = await downloadOnly(url, wallets));
    results.download.push(performance.now() - start);
    const done = await world.withDatabase((database) =>
      backfillAll(world, { database, url, worker, warmUp, wallets, round }),
    );
    results.backfill.push(done.ms);
    results.memory.push(done.peakMiB);
    const seconds = [results.download.at(-1), done.ms].map((ms) => inSeconds(ms ?? 0));
    console.log(`round ${round}: ${seconds.join(", ")}, worker at most ${done.peakMiB.toFixed(0)} MiB`);
  }
  const base = median(results.download);
  const ms = median(results.backfill);
  console.log(`\n${wallets.length} wallets, ${pages} pages, ${rows} rows; medians of ${values.rounds} rounds\n`);
  printTable(
    ["", "time", "wallets/s", "rows/s", "time relative to downloading", "peak memory"],
    [
      ["only download the pages", ...figures(base, wallets.length, rows), "1.00", ""],
      [
        "backfill: fetch, store, fold, score",
        ...figures(ms, wallets.length, rows),
        (ms / base).toFixed(2),
        `${Math.max(...results.memory).toFixed(0)} MiB`,
      ],
    ],
  );
});

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

interface Run {
  database: string;
  url: string;
  worker: string;
  warmUp: readonly string[];
  wallets: readonly string[];
  round: number;
}

/** Measure the time from tracking the wallets to the last score, with running workers. */
async function backfillAll(world: World, run: Run): Promise<{ ms: number; peakMiB: number }> {
  const pool = new pg.Pool({ connectionString: run.database, max: 2 });
  const processes: GuardedProcess[] = [];
  for (let i = 1; i <= Number(values.workers); i++) processes.push(await startWorker(world, run, i));
  try {
    await track(pool, run.warmUp);
    await untilReady(pool);
    const usage = async () => ({
      processor: processes.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0),
      transactions: await countTransactions(pool),
    });
    const before = await usage();
    await track(pool, run.wallets);
    const start = performance.now();
    await untilReady(pool);
    const ms = performance.now() - start;
    const after = await usage();
    const { rows } = await pool.query<{ ready: number }>(
      "select count(*)::int as ready from tracked_wallet where state = 'ready' and not truncated and error is null",
    );
    if (rows[0]?.ready !== run.warmUp.length + run.wallets.length)
      throw new Error(`only ${rows[0]?.ready} wallets were read completely`);
    console.log(
      `workers: ${((after.processor - before.processor) / 1000).toFixed(2)} s of processor time, ${after.transactions - before.transactions} transactions committed`,
    );
    return { ms, peakMiB: Math.max(...processes.map(({ pid }) => memoryOf(pid).highest)) };
  } finally {
    for (const process of processes) await process.stop();
    await pool.end();
  }
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
    id: `worker-${run.round}-${number}`,
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

async function untilReady(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ waiting: boolean }>(
      "select exists (select from tracked_wallet where state not in ('ready', 'failed')) as waiting",
    );
    if (!rows[0]?.waiting) return;
    await setTimeout(50);
  }
}

/** Committed transactions of the database, as far as its sessions have reported them. */
async function countTransactions(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ committed: number }>(
    "select xact_commit::int as committed from pg_stat_database where datname = current_database()",
  );
  return rows[0]?.committed ?? 0;
}

function figures(ms: number, wallets: number, rows: number): string[] {
  return [inSeconds(ms), ...[wallets, rows].map((count) => Math.round((count / ms) * 1000).toLocaleString("en"))];
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

/** The recorded wallets of a directory: the first column of its transactions and token transfers. */
function readRecordedWallets(dir: string, split: string): string[] {
  const wallets = new Set<string>();
  for (const kind of ["normal_tx", "erc20_tx"]) {
    const text = gunzipSync(readFileSync(join(dir, `${kind}.${split}.csv.gz`))).toString("utf8");
    for (const [, wallet] of text.matchAll(/^(0x[0-9a-f]{40}),/gm)) if (wallet) wallets.add(wallet);
  }
  return [...wallets].sort();
}
