import { setTimeout } from "node:timers/promises";
import { parseNumbers } from "../scripts/command-line.ts";
import { type Cluster, startCluster } from "./support/failover/cluster.ts";
import { createLedger } from "./support/failover/ledger.ts";
import { runSoak } from "./support/soak/run-soak.ts";
import { type SoakSystem, startSystem } from "./support/soak/system.ts";
import { median } from "./support/table.ts";
import { inBuiltWorld } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:failover [-- --minutes 10 --every 30 --connections 4]

Kill the primary of a PostgreSQL cluster (Patroni, etcd, HAProxy, a synchronous standby) every so many seconds under the traffic
of bench:soak: its PostgreSQL and the whole machine in turn. Everything acknowledged must be stored once, every event delivered
under one id, and all results equal those computed again. Installs Debian's packages where they are missing.`,
  { minutes: 10, every: 30, connections: 4 },
);
const WRITERS = 3;
/** How long a lost machine is away: longer than the others take to notice, milliseconds. */
const AWAY_MS = 22_000;

await inBuiltWorld(async ({ guard, folder }) => {
  console.log("Starting PostgreSQL under Patroni …");
  const cluster = await startCluster(guard, folder);
  try {
    console.log("Starting the system …");
    const system = await startSystem(guard, folder, { databaseUrl: cluster.url });
    process.exitCode = await run(system, cluster).finally(system.close);
  } finally {
    await cluster.close();
  }
});

async function run(system: SoakSystem, cluster: Cluster): Promise<number> {
  const ledger = createLedger();
  const away: number[] = [];
  const code = await runSoak(system, {
    ...options,
    async disturb(_, counts, isOver, keys) {
      const [key = "", ...others] = keys;
      const writers = others.slice(0, WRITERS).map((one) => ledger.write(system, one, isOver));
      const lookers = ["/v1/scores/leaderboard", "/v1/scores/updates"].map((path) =>
        ledger.look(system, key, path, isOver),
      );
      const [times] = await Promise.all([killAlternately(cluster, counts, isOver), ...writers, ...lookers]);
      away.push(...times);
    },
    judge: (pool) => ledger.judge(pool),
  });
  const { write, look } = ledger.longestOutage;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `${ledger.acknowledged()} writes acknowledged. Longest until a response: write ${seconds(write)}, read ${seconds(look)}.`,
  );
  console.log(`The database was away for ${away.map(seconds).join(", ")} (median ${seconds(median(away))}).`);
  return code;
}

/** Kills while there is a standby: without one, nobody could take over. Returns how long the database was away after each, ms. */
async function killAlternately(
  cluster: Cluster,
  counts: Map<string, number>,
  isOver: () => boolean,
): Promise<number[]> {
  const kinds: [string, () => Promise<boolean>][] = [
    ["PostgreSQL of the primary killed", cluster.killPrimary],
    ["machine of the primary lost", () => cluster.loseMachine(AWAY_MS)],
  ];
  const away: number[] = [];
  for (let turn = 0; !isOver(); ) {
    await cluster.untilWhole();
    const killedAt = Date.now();
    const [name, happen] = kinds[turn % kinds.length] ?? [];
    const isKilled = happen?.();
    // The former primary may still answer at once.
    await setTimeout(500);
    await cluster.untilWritable();
    away.push(Date.now() - killedAt);
    if (name && (await isKilled)) counts.set(name, (counts.get(name) ?? 0) + 1);
    turn++;
    while (Date.now() < killedAt + options.every * 1000 && !isOver()) await setTimeout(250);
  }
  return away;
}
