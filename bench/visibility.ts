import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Context } from "../lib/core/context.ts";
import { boardsOf, getLeaderboard, getScore } from "../lib/domains/scores/index.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { insertSubjects } from "../scripts/simulation/insert-subjects.ts";
import { withDependencies } from "./support/dependencies.ts";
import { webSettings } from "./support/servers.ts";
import { machine, printTable, quantile } from "./support/table.ts";
import { inWorld } from "./support/world.ts";
import type { Committed, WriterOrders } from "./support/writer.ts";

const options = parseNumbers(
  `usage: npm run bench:visibility [-- --subjects 1000000 --rate 500 --batch 50 --seconds 30]

Measure the time from the start of a commit that changes scores to the first look-up with the new score and rank. One
process writes like the worker, another reads like the web process.`,
  { subjects: 1_000_000, rate: 500, batch: 50, seconds: 30 },
);
const LOOK_MS = 2;

await inWorld(async ({ withDatabase }) => {
  await withDatabase(run);
});

async function run(url: string): Promise<void> {
  console.log(`Writing ${options.subjects.toLocaleString("en")} subjects …`);
  await insertSubjects(url, options.subjects);
  const measured = await withDependencies(webSettings(url), async (dependencies) => {
    const ctx = () => ({ ...dependencies, now: new Date() });
    const begun = performance.now();
    const boards = boardsOf(ctx());
    await boards.loaded;
    console.log(`Loaded in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
    const result = await readWhileWriting(ctx, url);
    await boards.stop();
    return result;
  });
  report(measured);
}

interface Measured {
  /** Milliseconds from each commit to the first look-up that shows it. */
  delays: number[];
  /** Delay of each turn of the reader, milliseconds. */
  lags: number[];
}

async function readWhileWriting(ctx: () => Context, url: string): Promise<Measured> {
  const page = { category: "total", timeframe: "30d", order: "desc", limit: 50, offset: 0 } as const;
  await getLeaderboard(ctx(), page);
  const delays: number[] = [];
  const lags: number[] = [];
  let waiting: Committed[] = [];
  const writer = startWriter({
    url,
    batch: options.batch,
    everyMs: (1000 * options.batch) / options.rate,
    transactions: Math.round((options.seconds * options.rate) / options.batch),
  });
  writer.process.on("message", (committed: Committed) => waiting.push(committed));
  let running = true;
  writer.done.finally(() => {
    running = false;
  });
  // Other work of a web process: look-ups, and a page of the board each turn.
  while (running || waiting.length > 0) {
    const turn = performance.now();
    await getLeaderboard(ctx(), page);
    const checked = waiting;
    waiting = [];
    for (const committed of checked) {
      const { score } = await getScore(ctx(), { identity: committed.subject });
      if (Date.parse(score.lastUpdated) < committed.updatedAt) waiting.push(committed);
      else delays.push(Date.now() - committed.at);
    }
    await setTimeout(LOOK_MS);
    lags.push(performance.now() - turn - LOOK_MS);
  }
  await writer.done;
  return { delays, lags };
}

function report({ delays, lags }: Measured): void {
  console.log(`\n${machine()}`);
  const figures = {
    subjects: options.subjects.toLocaleString("en"),
    "changes/s": String(options.rate),
    "per transaction": String(options.batch),
    "changes seen": String(delays.length * options.batch),
    "p50 ms": String(quantile(delays, 0.5)),
    "p99 ms": String(quantile(delays, 0.99)),
    "most ms": String(quantile(delays, 1)),
    "loop held p99 ms": quantile(lags, 0.99).toFixed(1),
    MiB: String(Math.round(process.memoryUsage().rss / 2 ** 20)),
  };
  printTable(Object.keys(figures), [Object.values(figures)]);
}

function startWriter(orders: WriterOrders): { process: ChildProcess; done: Promise<void> } {
  const child = fork(join(import.meta.dirname, "support/writer.ts"), [JSON.stringify(orders)], {
    execArgv: ["--import", "tsx"],
  });
  const done = new Promise<void>((resolve, reject) => {
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`The writer ended with ${code}.`))));
  });
  return { process: child, done };
}
