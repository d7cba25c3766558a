import { setTimeout } from "node:timers/promises";
import { parseNumbers } from "../scripts/command-line.ts";
import { type Cluster, startCluster } from "./support/failover/cluster.ts";
import { createLedger } from "./support/failover/ledger.ts";
import {
  createFreeKeys,
  createLimitReport,
  judgeLimits,
  killRedisEachMinute,
  type LimitReport,
} from "./support/failover/limits.ts";
import { runSoak } from "./support/soak/run-soak.ts";
import { type SoakSystem, startSystem } from "./support/soak/system.ts";
import { median } from "./support/table.ts";
import { inBuiltWorld } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:failover [-- --minutes 10 --every 30 --connections 4]

Kill the primary of a PostgreSQL cluster (Patroni, etcd, HAProxy, a synchronous standby) every so many seconds under the traffic
of bench:soak: its PostgreSQL and the whole machine in turn. Everything acknowledged must be stored once, every event delivered
under one id, and all results equal those computed again. A server of a Redis Cluster of three is killed each minute: limits must hold
as documented. Installs Debian's packages where they are missing.`,
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
    const system = await startSystem(guard, folder, { databaseUrl: cluster.url, redisServers: 3 });
    process.exitCode = await run(system, cluster).finally(system.close);
  } finally {
    await cluster.close();
  }
});

async function run(system: SoakSystem, cluster: Cluster): Promise<number> {
  const ledger = createLedger();
  const away: number[] = [];
  const limits = createLimitReport();
  const code = await runSoak(system, {
    ...options,
    async disturb(_, counts, isOver, keys) {
      const [key = "", ...others] = keys;
      const freeKeys = await createFreeKeys(system, options.minutes);
      const writers = others.slice(0, WRITERS).map((one) => ledger.write(system, one, isOver));
      const lookers = ["/v1/scores/leaderboard", "/v1/scores/updates"].map((path) =>
        ledger.look(system, key, path, isOver),
      );
      const [times] = await Promise.all([
        killAlternately(cluster, counts, isOver),
        killRedisEachMinute(system, limits, freeKeys, counts, isOver),
        ...writers,
        ...lookers,
      ]);
      away.push(...times);
    },
    judge: async (pool) => [...(await ledger.judge(pool)), ...judgeLimits(system, limits)],
  });
  const { write, look } = ledger.longestOutage;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `${ledger.acknowledged()} writes acknowledged. Longest until a response: write ${seconds(write)}, read ${seconds(look)}.`,
  );
  console.log(`The database was away for ${away.map(seconds).join(", ")} (median ${seconds(median(away))}).`);
  printLimits(limits, seconds);
  return code;
}

function printLimits(limits: LimitReport, seconds: (ms: number) => string): void {
  const range = (values: number[], text: (value: number) => string) =>
    values.length === 0 ? "none" : `${text(Math.min(...values))} to ${text(Math.max(...values))}`;
  console.log(
    `Redis: each process limited by itself ${range(limits.lost, seconds)} after a kill, and shared limits ${range(limits.shared, seconds)} after the restart.`,
  );
  console.log(
    `A key of 60 requests a minute got ${range(limits.allowedAlone, String)} without the server, ${range(limits.allowedShared, String)} with it, ${limits.unfinished} not counted.`,
  );
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
