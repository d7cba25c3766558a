import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { Agent } from "undici";
import { addToCount } from "../lib/core/counts.ts";
import { getScoreOrWait } from "../lib/domains/once/index.ts";
import { boardsOf } from "../lib/domains/scores/index.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { type Dependencies, developerContext, withDependencies } from "./support/dependencies.ts";
import { downloadLists, recordedSettings, startBundledWorker, startExplorer } from "./support/recorded-explorer.ts";
import { machine, printTable, quantile } from "./support/table.ts";
import { timed } from "./support/turns.ts";
import { inWorld, type World } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:wait [-- --wallets 40 --rows 200 --delays 150,0]

Measure how long a question with \`wait\` takes for an address that nobody asked for, one after another: through the queue, a worker
that reads the recorded explorer, and the notification, relative to merely downloading the address's pages. The explorer answers each
request after a delay. The addresses are the recorded ones whose rows are nearest to a number.`,
  { wallets: 40, rows: 200, delays: [150, 0] },
);
const dir = join(import.meta.dirname, "../data/wallets");
/** Wallets that one developer may ask for within a minute. */
const PER_DEVELOPER = 10;
/**
 * They warm both sides up, and show how many rows a page of the explorer may have: as long as no page had more, a worker asks for a second one,
 * since explorers cut pages.
 */
const WARM_UP = 6;

await inWorld(async (world) => {
  const wallets = choose(options.wallets, options.rows);
  const rows: string[][] = [];
  for (const delay of options.delays) {
    const url = await startExplorer(world, `explorer ${delay}`, [dir, "--delay", String(delay)]);
    rows.push(await world.withDatabase((database) => measure(world, { database, url, delay, wallets })));
  }
  console.log(`\n${machine()}; ${options.wallets} addresses of about ${options.rows} rows\n`);
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
    const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, WARM_UP / 2);
    largest.push(...most.map(([wallet]) => wallet));
  }
  const warm = new Set(largest);
  const found = [...all]
    .filter(([wallet]) => !warm.has(wallet))
    .sort(([, a], [, b]) => Math.abs(a - rows) - Math.abs(b - rows));
  return [...warm, ...found.map(([wallet]) => wallet)].slice(0, warm.size + count);
}

interface Run {
  database: string;
  url: string;
  delay: number;
  wallets: readonly string[];
}

/** A row of the table. Both sides take turns, so that the ratios hold on a noisy machine. */
async function measure(world: World, run: Run): Promise<string[]> {
  const settings = recordedSettings(run.database, run.url);
  const program = await startBundledWorker(world, `worker ${run.delay}`, settings);
  const agent = new Agent({ connections: 8, pipelining: 1 });
  const downloads: number[] = [];
  const waits: number[] = [];
  await withDependencies(settings, async (dependencies) => {
    await boardsOf(dependencies).loaded;
    let ctx = await developerContext(dependencies);
    for (const [index, wallet] of run.wallets.entries()) {
      if (index % PER_DEVELOPER === 0) ctx = await developerContext(dependencies);
      downloads.push(await timed(() => downloadLists(run.url, wallet, { dispatcher: agent, offset: 1000, pages: 1 })));
      waits.push(await timed(() => ask(ctx, dependencies, wallet)));
    }
  });
  await agent.close();
  await program.stop();
  const count = options.wallets;
  const [down, wait] = [downloads.slice(-count), waits.slice(-count)];
  const base = quantile(down, 0.5);
  const cells = [base, quantile(down, 0.99), quantile(wait, 0.5), quantile(wait, 0.99)].map(
    (ms) => `${ms.toFixed(0)} ms`,
  );
  const ratios = [0.5, 0.99].map((share) => (quantile(wait, share) / base).toFixed(2));
  return [`${run.delay} ms`, ...cells, ...ratios];
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
