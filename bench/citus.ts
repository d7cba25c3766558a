import { join } from "node:path";
import type { ChainConfig } from "../lib/core/chains.ts";
import { boardsOf, getLeaderboard, getScore } from "../lib/domains/scores/index.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { distribute } from "../scripts/database/distribute.ts";
import { freePort } from "../scripts/processes/ports.ts";
import { startChainNode } from "../scripts/simulation/chain-node.ts";
import { insertSubjects, someAddresses } from "../scripts/simulation/insert-subjects.ts";
import { localChainConfig } from "../scripts/simulation/local-chain.ts";
import { everyShard, nameOf, recordStatements, shardsOf } from "../tests/cluster/statements.ts";
import { follow } from "../tests/indexer/following.ts";
import { createClusterDatabase } from "../tests/setup/cluster.ts";
import { simulateDenseChain } from "./support/dense-chain.ts";
import { withDependencies } from "./support/dependencies.ts";
import { startIndexer } from "./support/indexer-process.ts";
import { type Load, measure } from "./support/load.ts";
import { makeKey, startServer, waitFor, webSettings } from "./support/servers.ts";
import { CHAIN, GENESIS } from "./support/simulated-chains.ts";
import { machine, median, printTable, whole } from "./support/table.ts";
import { inBuiltWorld, type World } from "./support/world.ts";

const options = parseNumbers(
  `usage: CITUS_URL=postgres://… npm run bench:citus [-- --subjects 20000 --blocks 300 --seconds 5 --rounds 3 --shards 32]

Measure look-ups, pages of the leaderboard and indexing on a Citus cluster and on one PostgreSQL, in turns. CITUS_URL names the
coordinator, whose server has the single database too. Then list how many shards each statement about distributed tables goes to.`,
  { subjects: 20_000, blocks: 300, seconds: 5, rounds: 3, shards: 32 },
);
const CONNECTIONS = 32;
const PAGE = 50;
const coordinator = process.env.CITUS_URL ?? "";
if (!coordinator) throw new Error("CITUS_URL names no coordinator.");
// The single databases are on the same server.
process.env.BENCH_DATABASE_URL = coordinator;

interface Simulated {
  chain: ChainConfig;
  blocks: number;
  transactions: number;
}
/** What was measured in each round, on one PostgreSQL and on the cluster. */
type Found = { single: number; cluster: number }[];

await inBuiltWorld(async (world) => {
  const reads = await measureReads(world);
  const simulated = await simulate(world);
  const indexing = await measureIndexing(world, simulated);
  console.log(
    `\n${machine()}, ${CONNECTIONS} connections, ${options.shards} shards, medians of ${options.rounds} rounds`,
  );
  printTable(
    ["a second", "one PostgreSQL", "cluster", "ratio"],
    [...reads, ["transactions indexed", indexing] as const].map(([name, found]) => [
      name,
      whole(median(found.map(({ single }) => single))),
      whole(median(found.map(({ cluster }) => cluster))),
      median(found.map(({ single, cluster }) => cluster / single)).toFixed(2),
    ]),
  );
  await withCluster({ fill: async () => {} }, (url) => listStatements(url, simulated));
});

/** Run on a database of the cluster that is distributed once it is filled. */
async function withCluster<T>(
  { fill }: { fill: (url: string) => Promise<void> },
  work: (url: string) => Promise<T>,
): Promise<T> {
  const { url, drop } = await createClusterDatabase(coordinator);
  try {
    await fill(url);
    await distribute(url, { shards: options.shards, report: () => {} });
    return await work(url);
  } finally {
    await drop();
  }
}

/** Look-ups and pages a second through a web process on each database. */
function measureReads(world: World): Promise<[name: string, found: Found][]> {
  const fill = (url: string) => insertSubjects(url, options.subjects);
  return world.withDatabase(async (url) => {
    await fill(url);
    return withCluster({ fill }, async (clusterUrl) => {
      const [single, cluster] = [await startReading(world, url), await startReading(world, clusterUrl)];
      const kinds = readsOf(await someAddresses(url, options.subjects));
      const measured = kinds.map(({ name }): [string, Found] => [name, []]);
      // The first round warms up.
      for (let round = 0; round <= options.rounds; round++) {
        for (const [place, { loadIn }] of kinds.entries()) {
          const load = loadIn(round);
          const found = { single: await single.rateOf(load), cluster: await cluster.rateOf(load) };
          if (round > 0) measured[place]?.[1].push(found);
        }
      }
      await single.stop();
      await cluster.stop();
      return measured;
    });
  });
}

type Requests = Pick<Load, "paths" | "amount" | "seconds">;

/** What is read in each round. */
function readsOf(addresses: readonly string[]): { name: string; loadIn: (round: number) => Requests }[] {
  const paths = addresses.map((address) => `/v1/score/${address}`);
  const { seconds } = options;
  const share = Math.floor(paths.length / (options.rounds + 1));
  const pages = Array.from({ length: 1_000 }, (_, turn) => (turn * 7_919) % (addresses.length - PAGE));
  return [
    // Each is requested once, so none is cached.
    {
      name: "look-ups",
      loadIn: (round) => ({ paths: paths.slice(round * share, (round + 1) * share), amount: share }),
    },
    { name: "look-ups of cached rows", loadIn: () => ({ paths: paths.slice(0, share), seconds }) },
    {
      name: `pages of ${PAGE}`,
      loadIn: () => ({
        paths: pages.map((offset) => `/v1/scores/leaderboard?limit=${PAGE}&offset=${offset}`),
        seconds,
      }),
    },
  ];
}

async function startReading(world: World, databaseUrl: string) {
  const headers = { authorization: `Bearer ${await makeKey(databaseUrl)}` };
  const { url, process } = await startServer(world, "server", webSettings(databaseUrl));
  await waitFor(`${url}/v1/scores/leaderboard`, headers);
  return {
    rateOf: async (load: Requests) => (await measure({ url, headers, connections: CONNECTIONS, ...load })).rate,
    stop: process.stop,
  };
}

async function simulate({ guard, folder }: World): Promise<Simulated> {
  const place = { folder: join(folder, "chain"), log: join(folder, "chain.log") };
  const { rpcUrl } = await startChainNode({ guard, id: CHAIN, port: await freePort(), genesis: GENESIS, ...place });
  const simulated = await simulateDenseChain({ rpcUrl, genesis: GENESIS, blocks: options.blocks });
  return { chain: localChainConfig(CHAIN, rpcUrl), ...simulated };
}

/** Transactions a second that the worker decodes, folds, scores and writes into an empty database. */
async function measureIndexing(world: World, { chain, blocks, transactions }: Simulated): Promise<Found> {
  const indexer = await startIndexer();
  const rateOf = async (databaseUrl: string) =>
    (transactions * 1_000) / (await indexer.run({ chain, blocks, databaseUrl }));
  const found: Found = [];
  for (let round = 0; round <= options.rounds; round++) {
    const single = await world.withDatabase(rateOf);
    found.push({ single, cluster: await withCluster({ fill: async () => {} }, rateOf) });
  }
  indexer.close();
  // The first round warms up.
  return found.slice(1);
}

/** Print how many shards the statements of indexing, look-ups and a page go to. */
function listStatements(url: string, { chain, blocks }: Simulated): Promise<void> {
  const settings = { ...webSettings(url), CHAINS: JSON.stringify([chain]) };
  return withDependencies(settings, async (dependencies) => {
    const ctx = { ...dependencies, now: new Date() };
    const recorded = recordStatements(new URL(url).pathname.slice(1));
    const following = await follow(ctx, url, chain);
    await following.until(({ cursor }) => (cursor.newest?.number ?? -1) >= blocks);
    await following.stop();
    await boardsOf(ctx).refresh();
    for (const address of await someAddresses(url, 10)) await getScore(ctx, { identity: address });
    await getLeaderboard(ctx, { category: "total", timeframe: "7d", order: "desc", limit: PAGE, offset: 0 });
    recorded.stop();
    const counts = new Map<number, string[]>();
    for (const [text, statement] of recorded.statements) {
      const shards = await shardsOf(ctx.pg, statement);
      counts.set(shards, [...(counts.get(shards) ?? []), nameOf(text)]);
    }
    console.log("\nStatements about distributed tables, by the shards that each goes to");
    printTable(
      ["shards", "statements"],
      [...counts].sort(([a], [b]) => a - b).map(([shards, names]) => [whole(shards), whole(names.length)]),
    );
    console.log();
    printTable(
      ["to every shard", "sent"],
      (counts.get(options.shards) ?? []).map((name) => [name, everyShard[name] ?? "not listed"]),
    );
  });
}
