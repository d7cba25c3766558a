import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createPool } from "../lib/core/db.ts";
import { registerWebhook } from "../lib/domains/webhooks/index.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import type { GuardedProcess } from "../scripts/processes/guard.ts";
import { freePort } from "../scripts/processes/ports.ts";
import { startChainNode } from "../scripts/simulation/chain-node.ts";
import { insertSubjects, someAddresses } from "../scripts/simulation/insert-subjects.ts";
import { localChainConfig } from "../scripts/simulation/local-chain.ts";
import { runSimulation } from "../scripts/simulation/run-simulation.ts";
import { developerContext, withDependencies } from "./support/dependencies.ts";
import { measure } from "./support/load.ts";
import { emitScores, startReceiver } from "./support/receivers.ts";
import { makeKey, processorTimeOf, startServer, startWorker, waitFor, webSettings } from "./support/servers.ts";
import { machine, printTable, whole } from "./support/table.ts";
import { inBuiltWorld, type World } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:scaling [-- --subjects 10000 --seconds 10 --deliveries 3000 --days 120]

Measure the throughput of one and two web processes and of one and two workers, and their processor time; and the bytes
of subjects and transactions.`,
  { subjects: 10_000, seconds: 10, deliveries: 3_000, days: 120 },
);
const CONNECTIONS = 32;
/** Webhooks that share the deliveries: four concurrent deliveries each. */
const WEBHOOKS = 25;

await inBuiltWorld(async (world) => {
  const web = await world.withDatabase((url) => measureWeb(world, url));
  const deliveries = await world.withDatabase((url) => measureDeliveries(world, url));
  const sizes = await world.withDatabase((url) => measureSizes(world, url));
  console.log(`\n${machine()}\n`);
  printTable(["look-ups", "per second", "per second of processor, each process", "p99 ms"], web);
  console.log();
  printTable(["deliveries", "per second", "per second of processor, each process"], deliveries);
  console.log();
  printTable(["a followed chain", "rows", "bytes with indexes", "per transaction", "per wallet"], sizes);
});

/** Look-ups on one web process and on two. The load generator and the database share the cores. */
async function measureWeb(world: World, url: string): Promise<string[][]> {
  await insertSubjects(url, options.subjects);
  const headers = { authorization: `Bearer ${await makeKey(url)}` };
  const paths = (await someAddresses(url, options.subjects)).map((address) => `/v1/score/${address}`);
  const servers = [
    await startServer(world, "server", webSettings(url)),
    await startServer(world, "server", webSettings(url)),
  ];
  const load = (server: (typeof servers)[number], seconds: number) =>
    measure({ url: server.url, paths, headers, connections: CONNECTIONS / servers.length, seconds });
  for (const server of servers) {
    await waitFor(server.url + paths[0], headers);
    await load(server, 3);
  }
  const rows: string[][] = [];
  for (const used of [servers.slice(0, 1), servers]) {
    const before = used.map(({ process }) => processorTimeOf(process.pid));
    const found = await Promise.all(used.map((server) => load(server, options.seconds)));
    const spent = used.map(({ process }, i) => processorTimeOf(process.pid) - (before[i] ?? 0));
    const rate = found.reduce((sum, one) => sum + one.rate, 0);
    const answered = found.map((one) => one.rate * options.seconds);
    rows.push([
      `${used.length} web`,
      whole(rate),
      answered.map((count, i) => whole((count * 1_000) / (spent[i] ?? Number.NaN))).join(", "),
      String(Math.max(...found.map(({ p99 }) => p99))),
    ]);
  }
  for (const { process } of servers) await process.stop();
  return rows;
}

/** Queued events for fast webhooks, delivered by one worker and by two. */
async function measureDeliveries(world: World, url: string): Promise<string[][]> {
  const settings = webSettings(url);
  return withDependencies(settings, async (dependencies) => {
    let arrived = 0;
    const receiver = await startReceiver(() => arrived++);
    const ctx = await developerContext(dependencies);
    for (let i = 0; i < WEBHOOKS; i++) await registerWebhook(ctx, { url: receiver.url, events: ["score.updated"] });
    const emit = (events: number) => emitScores(dependencies.pg, `0x${"00".repeat(20)}`, Array(events).fill(1));
    const rows: string[][] = [];
    for (const count of [1, 2]) {
      const workers: GuardedProcess[] = [];
      for (let i = 0; i < count; i++) workers.push(await startWorker(world, settings));
      const deliver = async (events: number) => {
        arrived = 0;
        await emit(events);
        while (arrived < events * WEBHOOKS) await setTimeout(20);
      };
      // Warm up: start and connect everything.
      await deliver(20);
      const before = workers.map(({ pid }) => processorTimeOf(pid));
      const begun = performance.now();
      const events = Math.ceil(options.deliveries / WEBHOOKS);
      await deliver(events);
      const seconds = (performance.now() - begun) / 1000;
      const spent = workers.reduce((sum, worker, i) => sum + processorTimeOf(worker.pid) - (before[i] ?? 0), 0);
      const delivered = events * WEBHOOKS;
      rows.push([
        `${count} worker${count > 1 ? "s" : ""}`,
        whole(delivered / seconds),
        whole((delivered * 1_000) / spent),
      ]);
      for (const worker of workers) await worker.stop();
    }
    await receiver.close();
    return rows;
  });
}

/** The database sizes of a followed chain. */
async function measureSizes(world: World, url: string): Promise<string[][]> {
  const genesis = Date.UTC(2024, 0, 1) / 1000;
  const place = { folder: join(world.folder, "chain"), log: join(world.folder, "chain.log") };
  const node = await startChainNode({ guard: world.guard, id: 31337, port: await freePort(), genesis, ...place });
  const { transactions, blocks } = await runSimulation({ chain: node, genesis, days: options.days });
  const chains = JSON.stringify([localChainConfig(31337, node.rpcUrl)]);
  const worker = await startWorker(world, { ...webSettings(url), CHAINS: chains });
  const pool = createPool(url, 2);
  try {
    for (;;) {
      const { rows } = await pool.query("select 1 from chain_cursor where block_number >= $1 and state = 'following'", [
        blocks,
      ]);
      if (rows.length > 0) break;
      await setTimeout(200);
    }
    const { rows: counted } = await pool.query<{ wallets: number }>("select count(*)::int as wallets from facts");
    const wallets = counted[0]?.wallets ?? 0;
    const tables: string[][] = [];
    for (const table of ["activity", "facts", "score", "score_close", "score_feed"]) {
      await pool.query(`vacuum full ${table}`);
      const { rows } = await pool.query<{ rows: number; bytes: number }>(
        `select (select count(*) from ${table})::int as rows, pg_total_relation_size('${table}')::int as bytes`,
      );
      const { rows: count, bytes } = rows[0] ?? { rows: 0, bytes: 0 };
      tables.push([table, whole(count), whole(bytes), whole(bytes / transactions), whole(bytes / wallets)]);
    }
    return [...tables, [`(${whole(transactions)} transactions, ${whole(wallets)} wallets)`, "", "", "", ""]];
  } finally {
    await pool.end();
    await worker.stop();
    await node.process.stop();
  }
}
