import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ChainConfig } from "../../../lib/core/chains.ts";
import { startDatabase } from "../../../scripts/database/embedded.ts";
import { prepareDatabase } from "../../../scripts/database/prepare.ts";
import type { Guard, GuardedProcess } from "../../../scripts/processes/guard.ts";
import { freePort } from "../../../scripts/processes/ports.ts";
import { startRecordedExplorer } from "../../../scripts/recorded-explorer.ts";
import { startChainNode } from "../../../scripts/simulation/chain-node.ts";
import { economyAddresses } from "../../../scripts/simulation/economy.ts";
import { callChain } from "../../../scripts/simulation/json-rpc.ts";
import { localAccount, localChainConfig, localKey } from "../../../scripts/simulation/local-chain.ts";
import { runSimulation } from "../../../scripts/simulation/run-simulation.ts";
import { ACCOUNTS, MINTER, VOUCHER_SIGNER } from "../../../scripts/simulation/wallets.ts";
import { type SimulatedChain, simulateChain } from "../../../tests/indexer/simulated-chain.ts";
import { startWorker, webSettings } from "../servers.ts";
import { type Instance, startInstance } from "./instance.ts";
import { startRedis } from "./redis.ts";

// The processes of a soak beside its PostgreSQL: one Redis, two web and some worker processes, a chain with reorgs, and an explorer
// that sometimes fails. Each part can be stopped and restarts at the same address.

const root = join(import.meta.dirname, "../../..");
const DAY = 86_400;
/** Days simulated before the soak, two years ago. The soak continues from there, faster than the clock. */
const DAYS_BEFORE = 15;
/** Wallets that are active during the soak. */
const WALLETS = 60;
/** Those of all blocks: what is computed again at the end reads the same balances. */
const STATES = 100_000;

export interface SoakSystem {
  databaseUrl: string;
  /** The settings of a web process. */
  settings: Record<string, string>;
  /** The entry of CHAINS for the followed chain. */
  chain: ChainConfig;
  simulation: SimulatedChain;
  /** The wallets of the explorer. */
  recorded: readonly string[];
  webs: readonly Instance[];
  workers: readonly Instance[];
  /** Names of the processes that ended without a kill. */
  died: readonly string[];
  /** Without the Redis, or without one server of its cluster. */
  withoutRedis(ms: number): Promise<void>;
  /** Start a worker on another database that only follows the chain. */
  followAlone(databaseUrl: string): Promise<GuardedProcess>;
  /** Lines of all logs at level error or above, by message. */
  errors(): Map<string, number>;
  close(): Promise<void>;
}

/** The embedded PostgreSQL, with data on disk, which restarts at the same address. */
export async function openSoakDatabase(
  guard: Guard,
  folder: string,
): Promise<{ url: string; restart(): Promise<void> }> {
  const port = await freePort();
  const start = () =>
    startDatabase({ dataDir: folder, guard, temporary: true, log: join(folder, "postgres.log"), port });
  let database = await start();
  return {
    url: database.url,
    async restart() {
      await database.process.stop();
      database = await start();
    },
  };
}

/** Starts everything but PostgreSQL, on an empty database, with so many workers and servers of Redis. */
export async function startSystem(
  guard: Guard,
  folder: string,
  {
    databaseUrl,
    workers: count = 2,
    redisServers = 1,
  }: { databaseUrl: string; workers?: number; redisServers?: number },
): Promise<SoakSystem> {
  await prepareDatabase(databaseUrl);
  const redis = await startRedis(guard, folder, redisServers);
  const explorer = await startRecordedExplorer({ dir: join(root, "data/wallets"), failEvery: 40 });
  const { chain, simulation } = await startChain(guard, folder);
  const settings = {
    ...webSettings(databaseUrl),
    PUBLIC_ORIGIN: "http://localhost:3000",
    REDIS_URL: redis.url,
    LOG_LEVEL: "warn",
    VOUCHER_SIGNER_KEY: localKey(VOUCHER_SIGNER),
    MINTER_KEY: localKey(MINTER),
    CHAINS: JSON.stringify([chain, { id: 1, name: "Recorded", explorers: [{ url: explorer.url, rate: 200 }] }]),
  };
  const died: string[] = [];
  const instance = (kind: "web" | "worker", name: string) =>
    startInstance({ guard, folder, kind, name, env: settings, onDeath: (one) => died.push(one) });
  const webs = [await instance("web", "web-1"), await instance("web", "web-2")];
  const workers: Instance[] = [];
  while (workers.length < count) workers.push(await instance("worker", `worker-${workers.length + 1}`));

  return {
    databaseUrl,
    settings,
    chain,
    simulation,
    recorded: explorer.wallets,
    webs,
    workers,
    died,
    withoutRedis: redis.without,
    followAlone: (databaseUrl) =>
      startWorker({ guard, folder }, { ...settings, DATABASE_URL: databaseUrl, CHAINS: JSON.stringify([chain]) }),
    errors: () => countErrors([...webs, ...workers].map(({ name }) => join(folder, `${name}.log`))),
    close: () => explorer.close(),
  };
}

function countErrors(logs: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of logs.flatMap((log) => readFileSync(log, "utf8").split("\n"))) {
    const message = errorOf(line);
    if (message) found.set(message, (found.get(message) ?? 0) + 1);
  }
  return found;
}

/** A local chain with names and attestations, and the simulation that continues on it. */
async function startChain(guard: Guard, folder: string): Promise<{ chain: ChainConfig; simulation: SimulatedChain }> {
  const genesis = Math.floor(Date.now() / 1000 / DAY) * DAY - 730 * DAY;
  const place = { folder: join(folder, "chain"), log: join(folder, "chain.log") };
  const node = await startChainNode({ guard, id: 31337, port: await freePort(), genesis, states: STATES, ...place });
  await runSimulation({ chain: node, genesis, days: DAYS_BEFORE });
  const call = (method: string, ...params: unknown[]) => callChain(node.rpcUrl, method, params);
  // The node does not know the wallets of the soak.
  await call("anvil_autoImpersonateAccount", true);
  const { timestamp } = (await call("eth_getBlockByNumber", "latest", false)) as { timestamp: string };
  const simulation = await simulateChain(
    { url: node.rpcUrl, call },
    { seed: 2_026, wallets: WALLETS, genesis: Number(timestamp), first: ACCOUNTS },
  );
  const config = localChainConfig(31337, node.rpcUrl);
  const at = economyAddresses(localAccount(ACCOUNTS).address);
  const { governors, pools } = config.contracts;
  const contracts = {
    ...config.contracts,
    governors: [...governors, at.governor, at.votes],
    pools: [...pools, at.pool],
  };
  return { chain: ChainConfig.parse({ ...config, contracts }), simulation };
}

/** The message of a log line at level error or above. Next also writes lines of its own. */
function errorOf(line: string): string | null {
  try {
    const { level, msg, err } = JSON.parse(line) as { level: number; msg: string; err?: { message?: string } };
    return level >= 50 ? `${msg}: ${err?.message ?? ""}`.slice(0, 200) : null;
  } catch {
    return /error/i.test(line) ? line.slice(0, 200) : null;
  }
}

/** Random bytes as hex. */
export function randomHex(bytes: number): `0x${string}` {
  return `0x${randomBytes(bytes).toString("hex")}`;
}
