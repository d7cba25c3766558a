import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { chunks } from "../../lib/core/chunks.ts";
import { registerWebhook } from "../../lib/domains/webhooks/index.ts";
import { type Dependencies, developerContext } from "./dependencies.ts";
import { emitScores, startReceiver } from "./receivers.ts";
import { startWorker } from "./servers.ts";
import { machine, printTable, whole } from "./table.ts";
import type { World } from "./world.ts";

/** Events written with one statement. */
const PAGE = 5_000;
const PARTS = 10;

interface Backlog {
  world: World;
  settings: Record<string, string>;
  dependencies: Dependencies;
  events: number;
}

/** Let events wait in the outbox, start a worker, and print its rate over each tenth of them. */
export async function measureBacklog({ world, settings, dependencies, events }: Backlog): Promise<void> {
  const { pg: pool } = dependencies;
  const receiver = await startReceiver(() => {});
  await registerWebhook(await developerContext(dependencies), { url: receiver.url, events: ["score.updated"] });
  for (const scores of chunks(
    Array.from({ length: events }, (_, i) => i),
    PAGE,
  ))
    await emitScores(pool, `0x${"00".repeat(20)}`, scores);
  await pool.query("vacuum (analyze) outbox");
  const worker = await startWorker(world, settings);
  try {
    const reached = await watch(pool, events);
    const rows = reached.slice(1).map((at, i) => {
      const seconds = (at - (reached[i] ?? 0)) / 1_000;
      return [`${i * PARTS} to ${(i + 1) * PARTS} %`, seconds.toFixed(2), whole(events / PARTS / seconds)];
    });
    const seconds = ((reached.at(-1) ?? 0) - (reached[0] ?? 0)) / 1_000;
    console.log(`\n${machine()}\n\n${whole(events)} events wait for a worker\n`);
    printTable(["", "seconds", "events a second"], [...rows, ["all", seconds.toFixed(2), whole(events / seconds)]]);
  } finally {
    await worker.stop();
    await receiver.close();
  }
}

/** The times at which the worker began, and had dispatched each tenth. */
async function watch(pool: pg.Pool, events: number): Promise<number[]> {
  const reached: number[] = [];
  let last = performance.now();
  while (reached.length <= PARTS) {
    const { rows } = await pool.query<{ left: number }>("select count(*)::int as left from outbox");
    const at = performance.now();
    const done = events - (rows[0]?.left ?? 0);
    // The worker begins between the last look at a full outbox and this one.
    if (done > 0 && reached.length === 0) reached.push(last);
    while (reached.length > 0 && reached.length <= PARTS && done >= (reached.length * events) / PARTS) reached.push(at);
    last = at;
    await setTimeout(20);
  }
  return reached;
}
