import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import type { Address } from "../lib/core/chains.ts";
import { startDatabase } from "./database/embedded.ts";
import { prepareDatabase } from "./database/prepare.ts";
import { type Guard, startGuard } from "./processes/guard.ts";
import { freePort } from "./processes/ports.ts";
import { ensureBuilt, isBuilt } from "./setup/build.ts";
import { MINTER, SEEDS, VOUCHER_SIGNER } from "./simulation/cast.ts";
import { localAccount, localKey } from "./simulation/local-chain.ts";
import {
  type DataFolder,
  localDeveloper,
  localGenesis,
  localSessionSecret,
  localSignerKey,
  lockDataFolder,
  openDataFolder,
} from "./start/data-folder.ts";
import { checkDatabase } from "./start/external-database.ts";
import { giveFirstNames } from "./start/first-names.ts";
import { type LocalLife, startLocalLife } from "./start/local-life.ts";
import { requirePort } from "./start/ports.ts";
import { runService, type ServiceName, waitForServer } from "./start/services.ts";
import { loadEnvFile, readSettings, type Settings } from "./start/settings.ts";
import { createSteps, type Steps } from "./start/steps.ts";
import { listenForStop } from "./start/stop.ts";
import { keepEnvironment, type Supplied } from "./start/tool-environment.ts";
import { StartError } from "./start-error.ts";

// npm start: the database, the chains, the build, the server and the worker, each where no setting names another one. The
// server answers before the local chains have lived their past.

const root = join(import.meta.dirname, "..");
/** What the printed line asks for: a recorded wallet with years of transactions of its own. */
const EXAMPLE_WALLET = "0x6574f141309be1e8955207b8735da9720760f380";
const EXAMPLE_PATIENCE_MS = 60_000;

interface Parts {
  guard: Guard;
  folder: DataFolder;
  life: LocalLife | null;
  supplied: Supplied;
}

async function main(): Promise<void> {
  const steps = createSteps(process.stdout, () => performance.now());
  let force = () => process.exit(1);
  const stopping = listenForStop(() => force());
  loadEnvFile(root);
  const settings = readSettings(root, process.env);
  if (settings.service.PORT === 0) settings.given.PORT = String(await freePort());
  const port = Number(settings.given.PORT ?? settings.service.PORT);

  const folder = openDataFolder(settings.dataDir);
  const unlock = await lockDataFolder(folder, port);
  const local = settings.embedded.chains ? readLocal(settings, folder) : null;
  const sessionSecret = settings.given.SESSION_SECRET ?? localSessionSecret(folder);
  const cleanUp = [unlock];
  const guard = await startGuard({ pidFolder: folder.run });
  force = () => {
    guard.kill();
    process.exit(1);
  };
  let life: LocalLife | null = null;
  try {
    await requirePorts(settings, port);
    steps.say(`Credence starts. Its data stands in ${folder.path}.`);
    const databaseUrl = await openDatabase(settings, folder, guard, steps);
    if (local) life = await openLocalLife(settings, local, { guard, folder, steps, stopping });
    const supplied = {
      ...supply(settings, { databaseUrl, port, sessionSecret }),
      ...(local && life ? supplyLocal(settings, local, life) : {}),
    };
    Object.assign(process.env, supplied);
    cleanUp.push(keepEnvironment(folder.path, supplied));
    if (!isBuilt(root)) await steps.step("Build", () => ensureBuilt(root, folder.logs, { guard, signal: stopping }));
    await serve(settings, { guard, folder, life, supplied }, steps, stopping);
  } catch (error) {
    // What was interrupted by the wish to end did not fail.
    if (!stopping.aborted) throw error;
  } finally {
    if (stopping.aborted) steps.say("Stopping …");
    await closePool().catch(() => {});
    await life?.save().catch(() => {});
    await guard.close();
    await life?.explorer.close();
    for (const clean of cleanUp) clean();
  }
  steps.say("Stopped. Nothing is left running.");
}

/** Every port that is going to be listened on, before anything is started. */
async function requirePorts(settings: Settings, port: number): Promise<void> {
  if (settings.service.ROLE !== "worker") await requirePort("PORT", port, settings.service.HOST, "the server");
  if (!settings.embedded.chains) return;
  for (const [id, chainPort] of Object.entries(settings.chainPorts)) {
    await requirePort(`CHAIN_${id}_PORT`, chainPort, "127.0.0.1", `the local chain ${id}`);
  }
}

async function openDatabase(settings: Settings, folder: DataFolder, guard: Guard, steps: Steps): Promise<string> {
  let url = settings.service.DATABASE_URL;
  if (settings.embedded.database) {
    const database = await steps.step("PostgreSQL", () =>
      startDatabase({ dataDir: folder.path, guard, log: join(folder.logs, "postgres.log") }),
    );
    url = database.url;
    for (const path of database.setAside) {
      steps.say(`  (A database of an earlier data folder at this path was in the way: it is kept in ${path}.)`);
    }
    if (database.elsewhere) {
      steps.say(`  (The database's system user cannot reach ${folder.path}: its files are in ${database.elsewhere}.)`);
    }
  } else await checkDatabase(url);
  await steps.step("Database migrations", () => prepareDatabase(url));
  return url;
}

/** What local mode keeps from its first start on. */
interface Local {
  /** Unix seconds at 00:00 UTC. */
  genesis: number;
  signerKey: string;
}

function readLocal(settings: Settings, folder: DataFolder): Local {
  return {
    genesis: localGenesis(folder, settings.simGenesis, new Date()),
    signerKey: settings.given.RECEIPT_SIGNER_KEY ?? localSignerKey(folder),
  };
}

async function openLocalLife(
  settings: Settings,
  { genesis }: Local,
  options: { guard: Guard; folder: DataFolder; steps: Steps; stopping: AbortSignal },
): Promise<LocalLife> {
  return options.steps.step("Local chains 31337 and 31338, recorded chain 1", () =>
    startLocalLife({ root, ports: settings.chainPorts, genesis, ...options }),
  );
}

/** The settings the processes get beside those that were given. */
function supply(
  { given, service }: Settings,
  options: { databaseUrl: string; port: number; sessionSecret: string },
): Supplied {
  return {
    NODE_ENV: "production",
    DATABASE_URL: options.databaseUrl,
    PORT: String(options.port),
    PUBLIC_ORIGIN: given.PUBLIC_ORIGIN ?? `http://localhost:${options.port}`,
    HOST: service.HOST,
    SESSION_SECRET: options.sessionSecret,
  };
}

function supplyLocal({ given }: Settings, { signerKey }: Local, life: LocalLife): Supplied {
  return {
    CHAINS: JSON.stringify(life.chains),
    RECEIPT_SIGNER_KEY: signerKey,
    VOUCHER_SIGNER_KEY: given.VOUCHER_SIGNER_KEY ?? localKey(VOUCHER_SIGNER),
    MINTER_KEY: given.MINTER_KEY ?? localKey(MINTER),
    ATTESTATION_SEEDS: given.ATTESTATION_SEEDS ?? SEEDS.map((seed) => localAccount(seed).address).join(),
    LISTED_ADDRESSES: given.LISTED_ADDRESSES ?? join(root, "data/lists/listed_addresses.csv"),
  };
}

/** Start the programs, say how they are reached, live the simulated past, and stay until something ends it. */
async function serve(settings: Settings, parts: Parts, steps: Steps, stopping: AbortSignal): Promise<void> {
  const { service } = settings;
  const origin = `http://${urlHost(service.HOST)}:${parts.supplied.PORT}`;
  const start = (name: ServiceName) =>
    runService({
      name,
      root,
      guard: parts.guard,
      env: { ...process.env, ...parts.supplied },
      log: join(parts.folder.logs, `${name}.log`),
      say: steps.say,
      stopping,
    });
  async function runWeb(): Promise<never> {
    const web = await start("web");
    await steps.step("Server", () => waitForServer(origin, web));
    await greet(parts, origin, steps, stopping);
    void useNames(parts, origin, steps, stopping);
    throw await web.failed;
  }
  async function runWorker(): Promise<never> {
    await untilCaughtUp(parts, stopping);
    const worker = await start("worker");
    if (service.ROLE === "worker") steps.say("The worker runs.");
    throw await worker.failed;
  }
  async function live(): Promise<never> {
    await parts.life?.live();
    return new Promise(() => {});
  }
  // Whichever ends first says why; the wish to end is the ordinary one.
  await Promise.race([
    untilAborted(stopping),
    ...(service.ROLE === "worker" ? [] : [runWeb()]),
    ...(service.ROLE === "web" ? [] : [runWorker()]),
    live(),
  ]);
}

/** A local chain that has to grow again to where it was indexed would look like one that lost its blocks. */
async function untilCaughtUp({ life }: Parts, stopping: AbortSignal): Promise<void> {
  if (!life) return;
  const { pool } = await loadDatabase();
  const connections = pool();
  while (await life.isBehind(connections)) await setTimeout(500, undefined, { signal: stopping });
}

/** The Prisma client in it exists once something was built. */
function loadDatabase() {
  return import("../lib/core/db.ts");
}

async function closePool(): Promise<void> {
  const { closeDatabase } = await loadDatabase();
  await closeDatabase();
}

/** The address, on a first start the key, and a line to try. */
async function greet(parts: Parts, origin: string, steps: Steps, stopping: AbortSignal): Promise<void> {
  steps.say(`\nCredence answers at ${parts.supplied.PUBLIC_ORIGIN}`);
  if (!parts.life) return;
  const { firstKey, trackRecorded } = await import("./start/first-use.ts");
  const { systemContext } = await import("../lib/core/context.ts");
  // One context throughout: once its connections are closed nothing opens new ones to a database that is about to end.
  const ctx = systemContext();
  // Its past is asked for first, so that the line works as soon as it is printed.
  await trackRecorded(ctx, [EXAMPLE_WALLET]);
  const key = await firstKey(ctx, localDeveloper(parts.folder).address.toLowerCase() as Address); // viem's are hex.
  if (key) steps.say(`Your API key (shown only now; npm run key makes another): ${key}`);
  if (key) await untilScored(`${origin}/v1/score/${EXAMPLE_WALLET}/breakdown`, key, stopping);
  steps.say(
    `Try it:\n  curl -H "Authorization: Bearer ${key ?? "$KEY"}" ${origin}/v1/score/${EXAMPLE_WALLET}/breakdown${key ? "" : "\n  (KEY is your API key; npm run key makes another)"}\n`,
  );
  await trackRecorded(ctx, parts.life.explorer.wallets);
}

/** Some local wallets use their names at the service, when it has read them. Where it refuses, it runs on without. */
async function useNames(
  { life, folder, supplied }: Parts,
  origin: string,
  steps: Steps,
  stopping: AbortSignal,
): Promise<void> {
  if (!life) return;
  const publicOrigin = supplied.PUBLIC_ORIGIN ?? origin;
  await life.past;
  try {
    await giveFirstNames({ origin, publicOrigin, developer: localDeveloper(folder), signal: stopping });
  } catch (error) {
    if (!stopping.aborted) steps.say(`The local wallets could not use their names: ${error}`);
  }
}

/** Wait until the score of the example can be read, so that the printed line works when it is printed. */
async function untilScored(url: string, key: string, stopping: AbortSignal): Promise<void> {
  const until = Date.now() + EXAMPLE_PATIENCE_MS;
  while (Date.now() < until && !stopping.aborted) {
    const headers = { authorization: `Bearer ${key}` };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(5_000) }).catch(() => null);
    // A wallet that is asked for but not read yet is known with a score of 0.
    if (response?.ok && ((await response.json()) as { total: number }).total > 0) return;
    await setTimeout(250);
  }
}

/** How this machine reaches a server that listens on `host`. */
function urlHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exitCode = 1;
}
// Nothing is waited for any more; an open handle must not keep the process.
process.exit();
