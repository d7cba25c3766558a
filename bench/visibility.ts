import { type ChildProcess, fork } from "node:child_process";
import { cpus } from "node:os";
import { join } from "node:path";
import { createPool, createPrisma } from "../lib/core/db.ts";
import { parseEnv } from "../lib/core/env.ts";
import { createLogger } from "../lib/core/log.ts";
import { boardsOf, getLeaderboard, getScore } from "../lib/domains/scores/index.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { webSettings } from "./support/servers.ts";
import { insertSubjects } from "./support/subjects.ts";
import { printTable, quantile } from "./support/table.ts";
import { inWorld } from "./support/world.ts";
import type { Committed, WriterOrders } from "./support/writer.ts";

const options = parseNumbers(
  `usage: npm run bench:visibility [-- --subjects 1000000 --rate 500 --batch 50 --seconds 30]

Measure how long after a transaction that changes scores begins to commit a look-up answers with the new score and rank. One
process writes as the worker does, another reads as the web process does.`,
  { subjects: 1_000_000, rate: 500, batch: 50, seconds: 30 },
);
const LOOK_MS = 2;

await inWorld(async ({ withDatabase }) => {
  await withDatabase(run);
});

async function run(url: string): Promise<void> {
  console.log(`Writing ${options.subjects.toLocaleString("en")} subjects …`);
  await insertSubjects(url, options.subjects);
  const pool = createPool(url, 10);
  const db = createPrisma(pool);
  const actor = { kind: "system" as const };
  const base = { actor, requestId: "bench", env: parseEnv(webSettings(url)), db, pg: pool, log: createLogger("warn") };
  const ctx = () => ({ ...base, now: new Date() });
  const begun = performance.now();
  const boards = boardsOf(ctx());
  await boards.loaded;
  console.log(`Loaded in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
  const page = { category: "total", timeframe: "30d", order: "desc", limit: 50, offset: 0 } as const;
  await getLeaderboard(ctx(), page);

  const delays: number[] = [];
  const lags: number[] = [];
  const waiting: Committed[] = [];
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
  // Other work of a web process goes on: look-ups, and a page of the board each turn.
  while (running || waiting.length > 0) {
    const turn = performance.now();
    await getLeaderboard(ctx(), page);
    for (let index = waiting.length - 1; index >= 0; index--) {
      const committed = waiting[index];
      if (!committed) continue;
      const { score } = await getScore(ctx(), { identity: committed.subject });
      if (Date.parse(score.lastUpdated) < committed.updatedAt) continue;
      delays.push(Date.now() - committed.at);
      waiting.splice(index, 1);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    lags.push(performance.now() - turn - LOOK_MS);
  }
  await writer.done;
  await boards.stop();
  await db.$disconnect();
  await pool.end();

  console.log(`\n${cpus().length} cores (${cpus()[0]?.model})`);
  printTable(
    [
      "subjects",
      "changes/s",
      "per transaction",
      "changes seen",
      "p50 ms",
      "p99 ms",
      "most ms",
      "loop held p99 ms",
      "MiB",
    ],
    [
      [
        options.subjects.toLocaleString("en"),
        String(options.rate),
        String(options.batch),
        String(delays.length * options.batch),
        ...[0.5, 0.99, 1].map((share) => String(quantile(delays, share))),
        quantile(lags, 0.99).toFixed(1),
        String(Math.round(process.memoryUsage().rss / 2 ** 20)),
      ],
    ],
  );
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
