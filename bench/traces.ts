import { createServer } from "node:http";
import { parseNumbers } from "../scripts/command-line.ts";
import { listen } from "../scripts/processes/listen.ts";
import { freePort } from "../scripts/processes/ports.ts";
import { startChainNode } from "../scripts/simulation/chain-node.ts";
import { insertSubjects, someAddresses } from "../scripts/simulation/insert-subjects.ts";
import { localChainConfig } from "../scripts/simulation/local-chain.ts";
import { startIndexer } from "./support/indexer-process.ts";
import { serve } from "./support/served.ts";
import { webSettings } from "./support/servers.ts";
import { CHAIN, GENESIS, simulatedChains } from "./support/simulated-chains.ts";
import { inSeconds, machine, medianOf, printTable, whole } from "./support/table.ts";
import { inTurns } from "./support/turns.ts";
import { inBuiltWorld, type World } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:traces [-- --subjects 10000 --seconds 5 --rounds 5 --days 200 --blocks 300]

Measure what traces cost: look-ups over 32 connections of a server without them, of one that records one in twenty, and of one that
records all; and indexing a local chain without and with them. They take turns. A collector in this process takes what they send.`,
  { subjects: 10_000, seconds: 5, rounds: 5, days: 200, blocks: 300 },
);

const kinds = {
  off: {},
  "one in twenty": { OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.05" },
  all: { OTEL_TRACES_SAMPLER: "parentbased_always_on" },
} as const;
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[]; // The table's own keys.

/** The settings of a kind, and what its collector has received, bytes. */
async function collectors() {
  const received = { off: 0, "one in twenty": 0, all: 0 };
  const entries = names.map(async (kind) => {
    const collector = createServer((request, response) => {
      request.on("data", (chunk: Buffer) => {
        received[kind] += chunk.length;
      });
      request.on("end", () => response.end());
    });
    collector.unref();
    const { port } = await listen(collector);
    const endpoint = kind === "off" ? {} : { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
    return [kind, { ...kinds[kind], ...endpoint }] as const;
  });
  return { received, settings: Object.fromEntries(await Promise.all(entries)) as Record<Kind, Record<string, string>> }; // Of each name.
}

await inBuiltWorld(async (world) => {
  const { received, settings } = await collectors();
  await world.withDatabase((url) => measureLookUps(world, url, settings, received));
  await measureIndexing(world, settings);
});

async function measureLookUps(
  world: World,
  databaseUrl: string,
  settings: Record<Kind, Record<string, string>>,
  received: Record<Kind, number>,
): Promise<void> {
  await insertSubjects(databaseUrl, options.subjects);
  const paths = (await someAddresses(databaseUrl, options.subjects)).map((one) => `/v1/score/${one}`);
  const start = (kind: Kind) =>
    serve(world, { ...webSettings(databaseUrl), ...settings[kind] }, { path: paths[0] ?? "", connections: 32 });
  const servers = { off: await start("off"), "one in twenty": await start("one in twenty"), all: await start("all") };
  const load = (kind: Kind) => () => servers[kind].load({ paths, seconds: options.seconds });
  const found = await inTurns(options.rounds, {
    off: load("off"),
    "one in twenty": load("one in twenty"),
    all: load("all"),
  });
  await Promise.all(names.map((kind) => servers[kind].stop()));
  console.log(`\nLook-ups, ${machine()}, medians of ${options.rounds} rounds`);
  const base = medianOf(found.off, ({ rate }) => rate);
  printTable(
    ["traces", "look-ups/s", "of off", "p99 ms", "processor µs", "MB sent"],
    names.map((kind) => {
      const rate = medianOf(found[kind], (one) => one.rate);
      const p99 = medianOf(found[kind], (one) => one.p99);
      const processor = medianOf(found[kind], (one) => one.web * 1_000);
      return [kind, whole(rate), (rate / base).toFixed(2), whole(p99), whole(processor), whole(received[kind] / 1e6)];
    }),
  );
}

async function measureIndexing(world: World, settings: Record<Kind, Record<string, string>>): Promise<void> {
  const port = await freePort();
  const place = { folder: `${world.folder}/chain`, log: `${world.folder}/chain.log` };
  const node = await startChainNode({ guard: world.guard, id: CHAIN, port, genesis: GENESIS, ...place });
  const [, simulated] = simulatedChains(options);
  if (!simulated) throw new Error("there is no simulated chain");
  const { blocks } = await simulated.simulate(node.rpcUrl);
  const chain = localChainConfig(CHAIN, node.rpcUrl);
  const indexers = { off: await startIndexer(settings.off), all: await startIndexer(settings.all) };
  const index = (kind: keyof typeof indexers) => () =>
    world.withDatabase((databaseUrl) => indexers[kind].run({ chain, blocks, databaseUrl }));
  const found = await inTurns(options.rounds, { off: index("off"), all: index("all") });
  for (const one of Object.values(indexers)) one.close();
  await node.process.stop();
  console.log(`\nIndexing ${blocks} blocks of ${options.days} days, ${machine()}, medians of ${options.rounds} rounds`);
  const base = medianOf(found.off, (ms) => ms);
  printTable(
    ["traces", "time", "of off"],
    (["off", "all"] as const).map((kind) => {
      const ms = medianOf(found[kind], (one) => one);
      return [kind, inSeconds(ms), (base / ms).toFixed(2)];
    }),
  );
}
