import { setTimeout } from "node:timers/promises";
import { parseNumbers } from "../scripts/command-line.ts";
import { runSoak } from "./support/soak/run-soak.ts";
import { openSoakDatabase, type SoakSystem, startSystem } from "./support/soak/system.ts";
import { inBuiltWorld } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:soak [-- --minutes 30 --connections 6 --workers 2]

Use the whole service under disturbances: two web processes and workers on one PostgreSQL and one Redis, a chain with
reorgs, requests to every endpoint, webhooks to good and bad receivers. Workers and one web process are killed, PostgreSQL
is restarted, Redis stops and returns. At the end all results are computed again and compared. Needs redis-server.`,
  { minutes: 30, connections: 6, workers: 2 },
);
const { workers } = options;

await inBuiltWorld(async ({ guard, folder }) => {
  console.log("Starting the system …");
  const database = await openSoakDatabase(guard, folder);
  const system = await startSystem(guard, folder, { databaseUrl: database.url, workers });
  const disturb = (_: SoakSystem, counts: Map<string, number>, isOver: () => boolean) =>
    disturbAlternately(system, database.restart, counts, isOver);
  try {
    process.exitCode = await runSoak(system, { ...options, disturb });
  } finally {
    await system.close();
  }
});

/** Run one disturbance after another, with pauses. */
async function disturbAlternately(
  system: SoakSystem,
  restartDatabase: () => Promise<void>,
  counts: Map<string, number>,
  isOver: () => boolean,
): Promise<void> {
  const [, secondWeb] = system.webs;
  const restart = async (one: SoakSystem["workers"][number] | undefined) => {
    await one?.kill();
    await setTimeout(1_000);
    await one?.start();
  };
  let killed = 0;
  const killWorker = () => restart(system.workers[killed++ % system.workers.length]);
  const kinds: [string, () => Promise<void>][] = [
    ["worker killed", killWorker],
    ["PostgreSQL restarted", restartDatabase],
    ["web-2 killed", () => restart(secondWeb)],
    ["Redis down for 5 s", () => system.withoutRedis(5_000)],
    ["worker killed", killWorker],
  ];
  for (let turn = 0; !isOver(); turn++) {
    await setTimeout(8_000);
    const [name, happen] = kinds[turn % kinds.length] ?? [];
    if (!name || !happen || isOver()) continue;
    await happen();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
}
