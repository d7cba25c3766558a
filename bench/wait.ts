import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { Agent, request } from "undici";
import { ChainConfig } from "../lib/core/chains.ts";
import { addToCount } from "../lib/core/counts.ts";
import { getScoreOrWait } from "../lib/domains/once/index.ts";
import { boardsOf } from "../lib/domains/scores/index.ts";
import { parseCommandLine } from "../scripts/command-line.ts";
import { freePort } from "../scripts/processes/ports.ts";
import { programs } from "../scripts/setup/build.ts";
import { bundle } from "./support/bundle.ts";
import { type Dependencies, developerContext, withDependencies } from "./support/dependencies.ts";
import { startProgram, webSettings } from "./support/servers.ts";
import { machine, printTable, quantile } from "./support/table.ts";
import { inWorld, type World } from "./support/world.ts";

const { values } = parseCommandLine(
  `usage: npm run bench:wait [-- --wallets 40 --rows 200 --delays 150,0]

Measure how long a question with \`wait\` takes for an address that nobody asked for, one after another: through the queue, a worker
that reads the recorded explorer, and the notification, relative to merely downloading the address's pages. The explorer answers each
request after a delay. The addresses are the recorded ones whose rows are nearest to a number.`,
  {
    wallets: { type: "string", default: "40" },
    rows: { type: "string", default: "200" },
    delays: { type: "string", default: "150,0" },
  },
);
const root = join(import.meta.dirname, "..");
const dir = join(root, "data/wallets");
const actions = ["txlist", "txlistinternal", "tokentx", "tokennfttx", "token1155tx"] as const;
/** Wallets that one developer may ask for within a minute. */
const PER_DEVELOPER = 10;
/**
 * They warm both sides up, and show how many rows a page of the explorer may have: as long as no page had more, a worker asks for a second one,
 * since explorers cut pages.
 */
const WARM_UP = 6;

await inWorld(async (world) => {
  const wallets = choose(Number(values.wallets), Number(values.rows));
  const worker = await bundle("scripts/worker.ts", "worker");
  const rows: string[][] = [];
  for (const delay of values.delays.split(",")) {
    const url = await startExplorer(world, delay);
    rows.push(await world.withDatabase((database) => measure(world, { database, url, worker, delay, wallets })));
  }
  console.log(`\n${machine()}; ${values.wallets} addresses of about ${values.rows} rows\n`);
  printTable(
    ["delay", "download p50", "p99", "wait p50", "p99", "p50 of the download's", "p99 of the download's p50"],
    rows,
  );
});

/** The recorded wallets with about so many rows, behind those with the most of each list. */
function choose(count: number, rows: number): string[] {
  const all = new Map<string, number>();
  const largest: string[] = [];
  for (const kind of ["normal_tx", "erc20_tx"]) {
    const text = gunzipSync(readFileSync(join(dir, `${kind}.sample.csv.gz`))).toString("utf8");
    const counts = new Map<string, number>();
    for (const [, wallet = ""] of text.matchAll(/^(0x[0-9a-f]{40}),/gm)) addToCount(counts, wallet, 1);
    for (const [wallet, own] of counts) addToCount(all, wallet, own);
    largest.push(
      ...[...counts]
        .sort(([, a], [, b]) => b - a)
        .flatMap(([wallet]) => wallet)
        .slice(0, WARM_UP / 2),
    );
  }
  const warm = new Set(largest);
  const found = [...all]
    .filter(([wallet]) => !warm.has(wallet))
    .sort(([, a], [, b]) => Math.abs(a - rows) - Math.abs(b - rows));
  return [...warm, ...found.map(([wallet]) => wallet)].slice(0, warm.size + count);
}

async function startExplorer(world: World, delay: string): Promise<string> {
  const port = String(await freePort());
  await startProgram(world, {
    id: `explorer ${delay}`,
    args: ["--import", "tsx", join(root, "scripts/recorded-explorer.ts"), dir, "--port", port, "--delay", delay],
    env: { ...process.env },
  });
  const url = `http://127.0.0.1:${port}/api`;
  while (!(await fetch(`${url}?module=proxy&action=eth_blockNumber`).catch(() => null))) await setTimeout(100);
  return url;
}

interface Run {
  database: string;
  url: string;
  worker: string;
  delay: string;
  wallets: readonly string[];
}

/** A row of the table. Both sides take turns, so that the ratios hold on a noisy machine. */
async function measure(world: World, run: Run): Promise<string[]> {
  const explorers = [{ url: run.url, rate: 100_000, pageSize: 1000 }];
  const chains = [ChainConfig.parse({ id: 1, name: "recorded", explorers, finalityDepth: 0 })];
  const settings = { ...webSettings(run.database), CHAINS: JSON.stringify(chains) };
  const program = await startProgram(world, {
    id: `worker ${run.delay}`,
    args: [...programs.worker.flags, run.worker],
    env: { ...process.env, ...settings, ROLE: "worker", LOG_LEVEL: "warn" },
  });
  const agent = new Agent({ connections: 8, pipelining: 1 });
  const downloads: number[] = [];
  const waits: number[] = [];
  await withDependencies(settings, async (dependencies) => {
    await boardsOf(dependencies).loaded;
    let ctx = await developerContext(dependencies);
    for (const [index, wallet] of run.wallets.entries()) {
      if (index % PER_DEVELOPER === 0) ctx = await developerContext(dependencies);
      downloads.push(await timed(() => download(run.url, wallet, agent)));
      waits.push(await timed(() => ask(ctx, dependencies, wallet)));
    }
  });
  await agent.close();
  await program.stop();
  const count = Number(values.wallets);
  const [down, wait] = [downloads.slice(-count), waits.slice(-count)];
  const base = quantile(down, 0.5);
  const cells = [base, quantile(down, 0.99), quantile(wait, 0.5), quantile(wait, 0.99)].map(
    (ms) => `${ms.toFixed(0)} ms`,
  );
  const ratios = [0.5, 0.99].map((share) => (quantile(wait, share) / base).toFixed(2));
  return [`${run.delay} ms`, ...cells, ...ratios];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Download the first page of every list, at once, and parse its JSON. */
async function download(url: string, wallet: string, dispatcher: Agent): Promise<void> {
  await Promise.all(
    actions.map(async (action) => {
      const query = `module=account&action=${action}&address=${wallet}&sort=asc&page=1&offset=1000`;
      const { body } = await request(`${url}?${query}`, { dispatcher });
      await body.json();
    }),
  );
}

async function ask(
  { actor }: Awaited<ReturnType<typeof developerContext>>,
  dependencies: Dependencies,
  wallet: string,
): Promise<void> {
  const ctx = { ...dependencies, actor, now: new Date() };
  const { score, isUnfinished } = await getScoreOrWait(ctx, { identity: wallet, wait: 30 });
  if (isUnfinished) throw new Error(`${wallet} was not read: ${JSON.stringify(score)}`);
}
