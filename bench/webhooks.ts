import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { emitEvents } from "../lib/core/outbox.ts";
import { registerWebhook } from "../lib/domains/webhooks/index.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { type Dependencies, developerContext, withDependencies } from "./support/dependencies.ts";
import { createArrivals, startReceiver } from "./support/receivers.ts";
import { startWorker, webSettings } from "./support/servers.ts";
import { machine, printTable, quantile } from "./support/table.ts";
import { inBuiltWorld, type World } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:webhooks [-- --events 300 --receivers 100 --rate 2 --seconds 20 --rounds 3]

Measure the time from a commit to the first byte of its event at the receiver. First with an idle queue, in turn with the minimal
program: one process that listens and posts. Then to many receivers, in turn with all of them healthy and one
of them hanging.`,
  { events: 300, receivers: 100, rate: 2, seconds: 20, rounds: 3 },
);
const EVENTS = options.events;
const RECEIVERS = options.receivers;
const WEBHOOKS_EACH = 50;
const CHANNEL = "bench";

/** Milliseconds between commits and first bytes. */
type Times = number[];

const arrivals = createArrivals();
let events = 0;

await inBuiltWorld(async (world) => {
  const measure = <T>(work: (dependencies: Dependencies, settings: Record<string, string>) => Promise<T>): Promise<T> =>
    world.withDatabase((url) => {
      const settings = webSettings(url);
      return withDependencies(settings, (dependencies) => work(dependencies, settings));
    });
  const idle = await measure((dependencies, settings) => measureIdle(world, dependencies, settings));
  const rounds: { well: Times; hanging: Times }[] = [];
  for (let round = 0; round < options.rounds; round++) {
    const well = await measure((dependencies, settings) => measureMany(world, dependencies, settings, "well"));
    const hanging = await measure((dependencies, settings) => measureMany(world, dependencies, settings, "hanging"));
    rounds.push({ well, hanging });
  }
  console.log(`\n${machine()}`);
  console.log(`\nFrom a commit to the first byte, the queue idle, ${EVENTS} events`);
  printTimes(["NOTIFY and POST alone", idle.bare], ["service", idle.service]);
  console.log(`\n${RECEIVERS} receivers, ${options.rate} events a second to each for ${options.seconds} s`);
  for (const { well, hanging } of rounds) printTimes(["all well", well], ["the others, one hanging", hanging]);
});

function printTimes(...lines: [name: string, times: Times][]): void {
  const rows = lines.map(([name, times]) => ({ name, figures: [0.5, 0.99, 1].map((share) => quantile(times, share)) }));
  const [first, second] = rows.map(({ figures }) => figures);
  printTable(
    ["", "p50 ms", "p99 ms", "most ms"],
    [
      ...rows.map(({ name, figures }) => [name, ...figures.map((ms) => ms.toFixed(1))]),
      ["second ÷ first", ...(second ?? []).map((ms, i) => (ms / (first?.[i] ?? Number.NaN)).toFixed(2))],
    ],
  );
}

/** Send events to a single receiver, one after another. */
async function measureIdle(
  world: World,
  dependencies: Dependencies,
  settings: Record<string, string>,
): Promise<{ service: Times; bare: Times }> {
  const receiver = await startReceiver(arrivals.listener(0));
  const args = [settings.DATABASE_URL ?? "", CHANNEL, receiver.url];
  const notifier = fork(join(import.meta.dirname, "support/bare-notifier.mjs"), args);
  await once(notifier, "message");
  await registerWebhook(await developerContext(dependencies), { url: receiver.url, events: ["score.updated"] });
  const worker = await startWorker(world, settings);
  const client = await dependencies.pg.connect();
  const times: { service: Times; bare: Times } = { service: [], bare: [] };
  try {
    for (let i = 0; i <= EVENTS; i++) {
      const service = await (await commit(client, 1, emit)).arrived;
      await queueIsIdle(client);
      const bare = await (await commit(client, 1, notify)).arrived;
      // The first ones waited for the start of the processes.
      if (i > 0) {
        times.service.push(...service);
        times.bare.push(...bare);
      }
    }
  } finally {
    client.release();
    notifier.disconnect();
    await worker.stop();
    await receiver.close();
  }
  return times;
}

/** Send events at a steady rate to all receivers. The last receiver, which may hang, does not count. */
async function measureMany(
  world: World,
  dependencies: Dependencies,
  settings: Record<string, string>,
  last: "well" | "hanging",
): Promise<Times> {
  const receivers = await Promise.all(Array.from({ length: RECEIVERS }, (_, i) => startReceiver(arrivals.listener(i))));
  for (let i = 0; i < RECEIVERS; i += WEBHOOKS_EACH) {
    const owner = await developerContext(dependencies);
    for (const { url } of receivers.slice(i, i + WEBHOOKS_EACH)) {
      await registerWebhook(owner, { url, events: ["score.updated"] });
    }
  }
  // A new worker each time, without knowledge of hanging receivers.
  const worker = await startWorker(world, settings);
  if (last === "hanging") receivers.at(-1)?.hang();
  const client = await dependencies.pg.connect();
  try {
    // The first event waits for the start of the worker and for connections.
    await (await commit(client, RECEIVERS - 1, emit)).arrived;
    const waiting: Promise<Times>[] = [];
    const begun = performance.now();
    for (let i = 0; i < options.rate * options.seconds; i++) {
      const early = begun + (i * 1000) / options.rate - performance.now();
      if (early > 0) await setTimeout(early);
      waiting.push((await commit(client, RECEIVERS - 1, emit)).arrived);
    }
    return (await Promise.all(waiting)).flat();
  } finally {
    client.release();
    await worker.stop();
    for (const receiver of receivers) await receiver.close();
  }
}

/** Write one event in a transaction. `arrived` settles when the first `receivers` receivers have it, with the time since the start of the commit. */
async function commit(
  client: pg.PoolClient,
  receivers: number,
  write: (client: pg.PoolClient, event: number) => Promise<unknown>,
): Promise<{ arrived: Promise<Times> }> {
  const event = ++events;
  await client.query("begin");
  await write(client, event);
  const from = performance.now();
  const arrived = Promise.all(Array.from({ length: receivers }, (_, i) => arrivals.expect(event, i, from)));
  await client.query("commit");
  return { arrived };
}

function emit(client: pg.PoolClient, event: number): Promise<void> {
  const data = { address: `0x${"00".repeat(20)}`, svcId: null, newScore: event, oldScore: 0, tier: "bronze" } as const;
  return emitEvents(client, new Date(), [{ event: "score.updated", data }]);
}

async function notify(client: pg.PoolClient, event: number): Promise<void> {
  await client.query("select pg_notify($1, $2)", [CHANNEL, JSON.stringify({ data: { newScore: event } })]);
}

/** Wait until the worker has recorded the outcome of every delivery. */
async function queueIsIdle(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query("select 1 from webhook_delivery where status = 'pending' limit 1");
    if (rows.length === 0) return;
    await setTimeout(2);
  }
}
