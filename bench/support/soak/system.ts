import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { ChainConfig } from "../../../lib/core/chains.ts";
import { startDatabase } from "../../../scripts/database/embedded.ts";
import { prepareDatabase } from "../../../scripts/database/prepare.ts";
import type { Guard, GuardedProcess } from "../../../scripts/processes/guard.ts";
import { freePort } from "../../../scripts/processes/ports.ts";
import { startRecordedExplorer } from "../../../scripts/recorded-explorer.ts";
import { programs } from "../../../scripts/setup/build.ts";
import { startChainNode } from "../../../scripts/simulation/chain-node.ts";
import { economyAddresses } from "../../../scripts/simulation/economy.ts";
import { callChain } from "../../../scripts/simulation/json-rpc.ts";
import { localAccount, localChainConfig, localKey } from "../../../scripts/simulation/local-chain.ts";
import { runSimulation } from "../../../scripts/simulation/run-simulation.ts";
import { ACCOUNTS, MINTER, VOUCHER_SIGNER } from "../../../scripts/simulation/wallets.ts";
import { type SimulatedChain, simulateChain } from "../../../tests/indexer/simulated-chain.ts";
import { memoryOf, webSettings } from "../servers.ts";

// Everything a soak runs: one PostgreSQL, one Redis, two web and two worker processes, a chain that lives and changes its
// mind, and an explorer that fails now and then. Each part can be taken away and comes back at the same place.

const root = join(import.meta.dirname, "../../..");
const DAY = 86_400;
/** Days the chain has lived before the soak, two years ago. The soak lives on from there, faster than the clock. */
const LIVED = 15;
/** Wallets of the life that goes on during the soak. */
const WALLETS = 60;

/** A web or worker process that can be killed. */
export interface Instance {
  name: string;
  /** Its origin; null for a worker. */
  url: string | null;
  /** Since when it has been up without a break, unix milliseconds; null while it is down. */
  upSince: number | null;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Resident memory, MiB; null while it is down. */
  memory(): number | null;
}

export interface SoakSystem {
  databaseUrl: string;
  /** The settings of a web process. */
  settings: Record<string, string>;
  /** The chain that is followed, as CHAINS has it. */
  chain: ChainConfig;
  life: SimulatedChain;
  /** Wallets whose past the explorer knows. */
  recorded: readonly string[];
  webs: readonly Instance[];
  workers: readonly Instance[];
  /** Names of those that ended though nobody killed them. */
  died: readonly string[];
  restartDatabase(): Promise<void>;
  withoutRedis(ms: number): Promise<void>;
  /** A worker on another database that follows the chain alone. */
  followAlone(databaseUrl: string): Promise<GuardedProcess>;
  /** Lines of all logs at level error or above, by message. */
  errors(): Map<string, number>;
  close(): Promise<void>;
}

export async function startSystem(guard: Guard, folder: string): Promise<SoakSystem> {
  const databasePort = await freePort();
  const startPostgres = () =>
    startDatabase({ dataDir: folder, guard, temporary: true, log: join(folder, "postgres.log"), port: databasePort });
  let database = await startPostgres();
  await prepareDatabase(database.url);

  const redisPort = await freePort();
  let starts = 0;
  const startRedis = () =>
    guard.start({
      id: `redis ${++starts}`,
      command: "redis-server",
      args: ["--port", String(redisPort), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder],
      cwd: folder,
      env: { PATH: process.env.PATH },
      log: join(folder, "redis.log"),
      stopSignal: "SIGTERM",
      graceMs: 2_000,
      rank: "database",
    });
  let redis = await startRedis();

  const explorer = await startRecordedExplorer({ dir: join(root, "data/wallets"), failEvery: 40 });
  const { chain, life } = await startChain(guard, folder);
  const settings = {
    ...webSettings(database.url),
    PUBLIC_ORIGIN: "http://localhost:3000",
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    LOG_LEVEL: "warn",
    VOUCHER_SIGNER_KEY: localKey(VOUCHER_SIGNER),
    MINTER_KEY: localKey(MINTER),
    CHAINS: JSON.stringify([chain, { id: 1, name: "Recorded", explorers: [{ url: explorer.url, rate: 200 }] }]),
  };

  const died: string[] = [];
  async function instance(kind: "web" | "worker", name: string, env: Record<string, string>): Promise<Instance> {
    const port = kind === "web" ? await freePort() : null;
    const url = port === null ? null : `http://127.0.0.1:${port}`;
    let running: GuardedProcess | null = null;
    const one: Instance = {
      name,
      url,
      upSince: null,
      async start() {
        const started = await guard.start({
          id: `${name} ${++starts}`,
          command: process.execPath,
          args: [...programs[kind].flags, join(root, programs[kind].output)],
          cwd: root,
          env: { PATH: process.env.PATH, ...env, ROLE: kind, ...(port !== null && { PORT: String(port) }) },
          log: join(folder, `${name}.log`),
          stopSignal: "SIGTERM",
          graceMs: 20_000,
        });
        running = started;
        void started.exited.then(() => {
          if (running !== started) return;
          running = null;
          died.push(name);
        });
        if (url) await untilReady(url);
        one.upSince = Date.now();
      },
      async kill() {
        one.upSince = null;
        const killed = running;
        running = null;
        if (!killed) return;
        process.kill(killed.pid, "SIGKILL");
        await killed.exited;
      },
      memory: () => (running ? memoryOf(running.pid).now : null),
    };
    await one.start();
    return one;
  }
  const webs = [await instance("web", "web-1", settings), await instance("web", "web-2", settings)];
  const workers = [await instance("worker", "worker-1", settings), await instance("worker", "worker-2", settings)];

  return {
    databaseUrl: database.url,
    settings,
    chain,
    life,
    recorded: explorer.wallets,
    webs,
    workers,
    died,
    async restartDatabase() {
      await database.process.stop();
      database = await startPostgres();
    },
    async withoutRedis(ms) {
      await redis.stop();
      await setTimeout(ms);
      redis = await startRedis();
    },
    followAlone: (databaseUrl) =>
      guard.start({
        id: `alone ${++starts}`,
        command: process.execPath,
        args: [join(root, programs.worker.output)],
        cwd: root,
        env: { PATH: process.env.PATH, ...settings, DATABASE_URL: databaseUrl, CHAINS: JSON.stringify([chain]) },
        log: join(folder, "alone.log"),
        stopSignal: "SIGTERM",
        graceMs: 10_000,
      }),
    errors() {
      const found = new Map<string, number>();
      for (const { name } of [...webs, ...workers]) {
        for (const line of readFileSync(join(folder, `${name}.log`), "utf8").split("\n")) {
          const message = errorOf(line);
          if (message) found.set(message, (found.get(message) ?? 0) + 1);
        }
      }
      return found;
    },
    close: () => explorer.close(),
  };
}

/** A local chain with names and attestations, and on it the life that goes on. */
async function startChain(guard: Guard, folder: string): Promise<{ chain: ChainConfig; life: SimulatedChain }> {
  const genesis = Math.floor(Date.now() / 1000 / DAY) * DAY - 730 * DAY;
  const place = join(folder, "chain");
  const port = await freePort();
  const node = await startChainNode({
    guard,
    id: 31337,
    port,
    genesis,
    folder: place,
    log: join(folder, "chain.log"),
  });
  await runSimulation({ chain: node, genesis, days: LIVED });
  const call = (method: string, ...params: unknown[]) => callChain(node.rpcUrl, method, params);
  // The wallets of the life to come are beyond the accounts the node knows.
  await call("anvil_autoImpersonateAccount", true);
  const { timestamp } = (await call("eth_getBlockByNumber", "latest", false)) as { timestamp: string };
  const life = await simulateChain(
    { url: node.rpcUrl, call },
    { seed: 2_026, wallets: WALLETS, genesis: Number(timestamp), first: ACCOUNTS },
  );
  const config = localChainConfig(31337, node.rpcUrl);
  const at = economyAddresses(localAccount(ACCOUNTS).address);
  const { governors, pools } = config.contracts;
  const contracts = { ...config.contracts, governors: [...governors, at.governor], pools: [...pools, at.pool] };
  return { chain: ChainConfig.parse({ ...config, contracts }), life };
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    await answer?.text().catch(() => {});
    if (answer?.status === 200) return;
    await setTimeout(100);
  }
}

/** The message of a log line at level error or above. Beside Next not every line is of the service's log. */
function errorOf(line: string): string | null {
  try {
    const { level, msg, err } = JSON.parse(line) as { level: number; msg: string; err?: { message?: string } };
    return level >= 50 ? `${msg}: ${err?.message ?? ""}`.slice(0, 200) : null;
  } catch {
    return /error/i.test(line) ? line.slice(0, 200) : null;
  }
}

/** A secret for what a soak makes up. */
export function randomHex(bytes: number): `0x${string}` {
  return `0x${randomBytes(bytes).toString("hex")}`;
}
