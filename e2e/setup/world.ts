import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { ChainConfig } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { createPool, createPrisma } from "../../lib/core/db.ts";
import { parseEnv } from "../../lib/core/env.ts";
import { createLogger } from "../../lib/core/log.ts";
import { DEMO_OPERATOR } from "../../lib/core/published-keys.ts";
import { trackWallet } from "../../lib/domains/wallets/index.ts";
import { prepareDatabase } from "../../scripts/database/prepare.ts";
import { withClient } from "../../scripts/database/with-client.ts";
import type { Guard } from "../../scripts/processes/guard.ts";
import { freePort } from "../../scripts/processes/ports.ts";
import { startRecordedExplorer } from "../../scripts/recorded-explorer.ts";
import { programs } from "../../scripts/setup/build.ts";
import { type ChainNode, startChainNode } from "../../scripts/simulation/chain-node.ts";
import { localChainConfig, localKey } from "../../scripts/simulation/local-chain.ts";
import { runSimulation } from "../../scripts/simulation/run-simulation.ts";
import { MINTER, VOUCHER_SIGNER } from "../../scripts/simulation/wallets.ts";
import { withLocalContracts } from "../../scripts/start/local-contracts.ts";
import { CLIENT } from "../../tests/setup/sign-in-provider.ts";
import { startRelay } from "./relay.ts";

const root = join(import.meta.dirname, "../..");
const PATIENCE_MS = 300_000;

/** Whom nobody else knows. */
export const listedAddresses = ["bad1", "bad2"].map((end) => `0x${end.padStart(40, "0")}`);

const DAY = 86_400;
/** Days the local chain has lived. */
const LIFE = 40;

export interface World {
  origin: string;
  databaseUrl: string;
  /** The local chain's node, whose accounts are unlocked; null in a world that has read nothing. */
  nodeUrl: string | null;
  /** The relay of WalletConnect; null in a world that does not offer it, which is one that has read nothing. */
  relayUrl: string | null;
  /** The port of its sign-in provider, which a test starts; null in a world that has read nothing, and has none. */
  providerPort: number | null;
  /** Where the service sends mail to; a test starts the server. */
  mailPort: number;
  /** The file of its screening list, with two addresses; null in a world that has read nothing, and has no list. */
  listFile: string | null;
  /** Checksum-free addresses of the wallets whose past was read, lower case. */
  wallets: string[];
  /** The recorded wallets whose past nobody read, lower case. */
  unread: string[];
  /** Kills the worker, which must have a process of its own, as a machine that fails does, and starts another. */
  killWorker: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * The whole product as built, on a database of its own: recorded mainnet wallets read through the explorer client, a local
 * chain with a short simulated life, scored by the worker and served by the web program. `wallets` says how many recorded
 * ones; 0 gives a service that has read nothing. `apart`: the worker has a process of its own.
 */
export async function startWorld(options: {
  databaseServer: string;
  guard: Guard;
  logs: string;
  wallets: number;
  apart?: boolean;
}): Promise<World> {
  const { guard, logs } = options;
  mkdirSync(logs, { recursive: true });
  const database = await createDatabase(options.databaseServer);
  await prepareDatabase(database.url);
  const explorer = await startRecordedExplorer({ dir: join(root, "data/wallets") });
  const chain = options.wallets > 0 ? await liveOn(guard, logs) : null;
  const relay = options.wallets > 0 ? await startRelay() : null;
  const providerPort = options.wallets > 0 ? await freePort() : null;
  const port = await freePort();
  const listFile = options.wallets > 0 ? join(logs, `listed-${port}.txt`) : null;
  if (listFile) writeFileSync(listFile, listedAddresses.join("\n"));
  const mailPort = await freePort();
  const origin = `http://localhost:${port}`;
  const signerKey = `0x${"42".repeat(32)}`;
  const chains = [
    {
      id: 1,
      name: "Ethereum (recorded)",
      explorers: [{ url: explorer.url, rate: 1000 }],
      explorerUrl: "https://etherscan.io",
    },
    { id: 10, name: "Another chain", explorers: [{ url: explorer.url, rate: 1000 }] },
    ...(chain ? [localChainConfig(31337, chain.rpcUrl)] : []),
  ].map((one) => ChainConfig.parse(one));
  const env = {
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    // Every browser of the tests has the same address.
    ADDRESS_PER_MINUTE: "1000000",
    PAGES_PER_MINUTE: "1000000",
    DATABASE_URL: database.url,
    RECEIPT_SIGNER_KEY: signerKey,
    SESSION_SECRET: "42".repeat(32),
    VOUCHER_SIGNER_KEY: localKey(VOUCHER_SIGNER),
    MINTER_KEY: localKey(MINTER),
    OPERATORS: DEMO_OPERATOR.address,
    ...(providerPort && {
      OIDC_ISSUER: `http://127.0.0.1:${providerPort}`,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_OPERATORS: "group:operators",
      OIDC_READERS: "group:readers",
    }),
    ...(listFile && {
      SCREENING_LISTS: JSON.stringify([{ name: "own", title: "Own list", file: listFile }]),
    }),
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: "notices@credence.example",
    ...(relay && { WALLETCONNECT_PROJECT_ID: "tests", WALLETCONNECT_RELAY_URL: relay.url }),
    // A test deploys the verifier: its address is known before.
    CHAINS: JSON.stringify(withLocalContracts(chains, { publicOrigin: origin, signerKey })),
  };
  const start = (program: "web" | "worker", role: "all" | "web" | "worker") =>
    guard.start({
      id: `${program} ${port}`,
      command: process.execPath,
      args: ["--enable-source-maps", join(root, programs[program].output)],
      cwd: root,
      env: { ...process.env, ...env, ROLE: role },
      log: join(logs, `${program}-${port}.log`),
      graceMs: 20_000,
    });
  const server = await start("web", options.apart ? "web" : "all");
  let worker = options.apart ? await start("worker", "worker") : null;
  const ended = server.exited.then(() => {
    throw new Error(`the server ended; see ${logs}/web-${port}.log`);
  });
  // Whoever waits below hears of it; at the end it is expected.
  ended.catch(() => {});
  const wallets = explorer.wallets.slice(0, options.wallets);
  await Promise.race([ended, read(database.url, env, wallets, origin)]);
  return {
    origin,
    databaseUrl: database.url,
    nodeUrl: chain?.rpcUrl ?? null,
    relayUrl: relay?.url ?? null,
    providerPort,
    mailPort,
    listFile,
    wallets,
    unread: explorer.wallets.slice(options.wallets),
    killWorker: async () => {
      if (!worker) throw new Error("the worker has no process of its own");
      process.kill(worker.pid, "SIGKILL");
      await worker.exited;
      worker = await start("worker", "worker");
    },
    close: async () => {
      await worker?.stop();
      await server.stop();
      await chain?.process.stop();
      await relay?.close();
      await explorer.close();
      await database.drop();
    },
  };
}

/** Ask for the pasts, and wait until they are read and the boards show them. */
async function read(url: string, source: Record<string, string>, wallets: string[], origin: string): Promise<void> {
  const pool = createPool(url, 4);
  const db = createPrisma(pool);
  try {
    const ctx: Context = {
      now: new Date(),
      actor: { kind: "system" },
      requestId: "world",
      env: parseEnv(source),
      db,
      pg: pool,
      log: createLogger("silent"),
    };
    await until(
      "the server answers",
      async () => (await fetch(`${origin}/health/live`).catch(() => null))?.ok === true,
    );
    for (const address of wallets) await trackWallet(ctx, { address, chainIds: [1] });
    await until("every past is read", async () => {
      const { rows } = await pool.query<{ waiting: number; failed: string | null }>(
        `select count(*) filter (where state <> 'ready')::int as waiting, min(error) filter (where state = 'failed') as failed
         from tracked_wallet`,
      );
      if (rows[0]?.failed) throw new Error(`a past could not be read: ${rows[0].failed}`);
      return rows[0]?.waiting === 0;
    });
    await until("the chains are read up to their heads", async () => {
      const { rows } = await pool.query(
        "select 1 from chain_cursor where state <> 'following' and head_number is not null",
      );
      const { rows: followed } = await pool.query("select 1 from chain_cursor where state = 'following'");
      return rows.length === 0 && followed.length >= (wallets.length > 0 ? 1 : 0);
    });
    const { rows } = await pool.query<{ ranked: number }>(
      "select count(*)::int as ranked from score where chain_id <= 0 and ranked",
    );
    const shown = `of ${(rows[0]?.ranked ?? 0).toLocaleString("en")}`;
    if (wallets.length > 0) {
      await until("the leaderboard shows all of them", async () =>
        (await (await fetch(`${origin}/leaderboard`)).text()).replaceAll("<!-- -->", "").includes(shown),
      );
    }
  } finally {
    await db.$disconnect();
    await pool.end();
  }
}

/** A local chain of its own that has lived some weeks, up to today. */
async function liveOn(guard: Guard, logs: string): Promise<ChainNode> {
  const genesis = Math.floor(Date.now() / 1000 / DAY) * DAY - LIFE * DAY;
  const port = await freePort();
  const log = join(logs, `chain-${port}.log`);
  const chain = await startChainNode({ guard, id: 31337, port, genesis, folder: join(logs, `chain-${port}`), log });
  await runSimulation({ chain, genesis, days: LIFE });
  return chain;
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited for ${PATIENCE_MS / 1000} s in vain: ${what}`);
    await setTimeout(100);
  }
}

async function createDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `credence_e2e_${randomBytes(6).toString("hex")}`;
  const admin = new URL(server);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await statement(admin.href, `create database ${name}`);
  return { url: url.href, drop: () => statement(admin.href, `drop database if exists ${name} with (force)`) };
}

async function statement(url: string, sql: string): Promise<void> {
  await withClient(url, (client) => client.query(sql));
}
