import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import type { Address } from "../lib/core/chains.ts";
import { startDatabase } from "./database/embedded.ts";
import { prepareDatabase } from "./database/prepare.ts";
import { type Guard, startGuard } from "./processes/guard.ts";
import { freePort } from "./processes/ports.ts";
import { ensureBuilt, isBuilt } from "./setup/build.ts";
import { localAccount, localKey } from "./simulation/local-chain.ts";
import { ATTESTATION_SEEDS, MINTER, VOUCHER_SIGNER } from "./simulation/wallets.ts";
import { activateNames } from "./start/activate-names.ts";
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
import { type LocalChains, startLocalChains } from "./start/local-chains.ts";
import { requirePort } from "./start/ports.ts";
import { runService, type ServiceName, waitForServer } from "./start/services.ts";
import { loadEnvFile, readSettings, type Settings } from "./start/settings.ts";
import { createSteps, type Steps } from "./start/steps.ts";
import { listenForStop } from "./start/stop.ts";
import { supervise } from "./start/supervise.ts";
import { type Supplied, saveEnvironment } from "./start/tool-environment.ts";
import { StartError } from "./start-error.ts";

// npm start: the database, the chains, the build, the server and the worker, each where no setting names another one. The
// server answers while the past of the local chains is simulated; nobody reaches them before that is done.

const root = join(import.meta.dirname, "..");
/** What the printed line asks for: a recorded wallet with years of transactions of its own. */
const EXAMPLE_WALLET = "0x6574f141309be1e8955207b8735da9720760f380";
const EXAMPLE_PATIENCE_MS = 60_000;
const MOST_ATTEMPTS = 5;
const AGAIN_MS = 5_000;

/** What the work of a start shares. */
interface Means {
  guard: Guard;
  folder: DataFolder;
  steps: Steps;
  /** Aborted by the wish to end, and by the first failure. */
  ending: AbortSignal;
  /** Called when a part cannot be kept running: everything ends. */
  onFailure: (error: unknown) => void;
}

interface Parts {
  life: LocalChains | null;
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
  const cleanUp = [await lockDataFolder(folder, port)];
  const failure = createFailure();
  const ending = AbortSignal.any([stopping, failure.signal]);
  const guard = await startGuard({ pidFolder: folder.run });
  force = () => {
    guard.kill();
    process.exit(1);
  };
  void guard.lost.then(() =>
    failure.fail(new StartError("The process guard was ended, and with it everything that ran. Run npm start again.")),
  );
  const means: Means = { guard, folder, steps, ending, onFailure: failure.fail };
  const lives: LocalChains[] = [];
  try {
    await requirePorts(settings, port);
    await Promise.race([failure.thrown, untilAborted(stopping), run(settings, port, means, { lives, cleanUp })]);
  } catch (error) {
    // What was interrupted by the wish to end did not fail. A failure is said before the other parts are stopped.
    if (!stopping.aborted) reportFailure(error);
  } finally {
    failure.fail(new Error("Everything ends."));
    steps.say("Stopping …");
    await closePool().catch(() => {});
    for (const life of lives) await life.save().catch(() => {});
    await guard.close();
    for (const life of lives) await life.close();
    for (const clean of cleanUp) clean();
  }
  steps.say("Stopped. Nothing is left running.");
}

/** Start one part after the other, and stay. */
async function run(
  settings: Settings,
  port: number,
  means: Means,
  kept: { lives: LocalChains[]; cleanUp: (() => void)[] },
): Promise<never> {
  const { folder, steps, guard, ending } = means;
  const local = settings.embedded.chains ? readLocal(settings, folder) : null;
  const sessionSecret = settings.given.SESSION_SECRET ?? localSessionSecret(folder);
  steps.say(`Credence starts. Its data stands in ${folder.path}.`);
  const databaseUrl = await openDatabase(settings, means);
  const life = local ? await openLocalLife(settings, local, means) : null;
  if (life) kept.lives.push(life);
  const supplied = {
    ...supply(settings, { databaseUrl, port, sessionSecret }),
    ...(local && life ? supplyLocal(settings, local, life) : {}),
  };
  Object.assign(process.env, supplied);
  kept.cleanUp.push(saveEnvironment(folder.path, supplied));
  if (!isBuilt(root)) await steps.step("Build", () => ensureBuilt(root, folder.logs, { guard, signal: ending }));
  return serve(settings, means, { life, supplied });
}

/** The first failure of any part. */
function createFailure() {
  const controller = new AbortController();
  let fail: (error: unknown) => void = () => {};
  const thrown = new Promise<never>((_, reject) => {
    fail = (error) => {
      reject(error);
      controller.abort();
    };
  });
  // It may come before anybody waits for it.
  thrown.catch(() => {});
  return { thrown, fail, signal: controller.signal };
}

function reportFailure(error: unknown): void {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exitCode = 1;
}

/** Every port that is going to be listened on, before anything is started. */
async function requirePorts(settings: Settings, port: number): Promise<void> {
  if (settings.service.ROLE !== "worker") await requirePort("PORT", port, settings.service.HOST, "the server");
  if (!settings.embedded.chains) return;
  for (const [id, chainPort] of Object.entries(settings.chainPorts)) {
    await requirePort(`CHAIN_${id}_PORT`, chainPort, "127.0.0.1", `the local chain ${id}`);
  }
}

async function openDatabase(settings: Settings, means: Means): Promise<string> {
  let url = settings.service.DATABASE_URL;
  if (settings.embedded.database) url = await openEmbedded(means);
  else await checkDatabase(url);
  await means.steps.step("Database migrations", () => prepareDatabase(url));
  return url;
}

/** A PostgreSQL in the data folder, which is started again at the same address when it ends. */
async function openEmbedded({ guard, folder, steps, ending, onFailure }: Means): Promise<string> {
  const log = join(folder.logs, "postgres.log");
  const database = await steps.step("PostgreSQL", () => startDatabase({ dataDir: folder.path, guard, log }));
  for (const path of database.setAside) {
    steps.say(`  (A database of an earlier data folder at this path was in the way: it is kept in ${path}.)`);
  }
  if (database.elsewhere) {
    steps.say(`  (The database's system user cannot reach ${folder.path}: its files are in ${database.elsewhere}.)`);
  }
  const start = async () => {
    const port = Number(new URL(database.url).port);
    return (await startDatabase({ dataDir: folder.path, guard, log, port })).process;
  };
  supervise({ what: "PostgreSQL", first: database.process, start, log, say: steps.say, ending }).catch(onFailure);
  return database.url;
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

function openLocalLife(settings: Settings, { genesis }: Local, means: Means): Promise<LocalChains> {
  return means.steps.step("Recorded chain 1", () =>
    startLocalChains({ root, ports: settings.chainPorts, genesis, ...means }),
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

function supplyLocal({ given }: Settings, { signerKey }: Local, life: LocalChains): Supplied {
  return {
    CHAINS: JSON.stringify(life.chains),
    RECEIPT_SIGNER_KEY: signerKey,
    VOUCHER_SIGNER_KEY: given.VOUCHER_SIGNER_KEY ?? localKey(VOUCHER_SIGNER),
    MINTER_KEY: given.MINTER_KEY ?? localKey(MINTER),
    ATTESTATION_SEEDS: given.ATTESTATION_SEEDS ?? ATTESTATION_SEEDS.map((seed) => localAccount(seed).address).join(),
    LISTED_ADDRESSES: given.LISTED_ADDRESSES ?? join(root, "data/lists/listed_addresses.csv"),
  };
}

/** Start the programs, say how they are reached, and stay. */
async function serve(settings: Settings, means: Means, parts: Parts): Promise<never> {
  const { ROLE, HOST } = settings.service;
  const { folder, steps, ending } = means;
  const origin = `http://${urlHost(HOST)}:${parts.supplied.PORT}`;
  const start = (name: ServiceName) =>
    runService({
      name,
      root,
      env: { ...process.env, ...parts.supplied },
      log: join(folder.logs, `${name}.log`),
      say: steps.say,
      ...means,
    });
  if (ROLE !== "worker") await start("web");
  if (ROLE !== "web") await start("worker");
  if (ROLE === "worker") steps.say("The worker runs.");
  else {
    await steps.step("Server", () => waitForServer(origin, ending));
    steps.say(`\nCredence answers at ${parts.supplied.PUBLIC_ORIGIN}`);
    await tryAgain("The first key could not be made", means, () => greet(parts, origin, means));
    void useNames(parts, origin, means);
  }
  return new Promise(() => {});
}

/** Do what the service can run without; where it fails, say so and try again in a moment. */
async function tryAgain(fault: string, { steps, ending }: Means, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS && !ending.aborted; attempt++) {
    try {
      await work();
      return;
    } catch (error) {
      if (ending.aborted) return;
      const last = attempt === MOST_ATTEMPTS;
      steps.say(`${fault} (${error instanceof Error ? error.message : error})${last ? "." : "; it is tried again."}`);
      await setTimeout(AGAIN_MS, undefined, { signal: ending }).catch(() => {});
    }
  }
}

/** The Prisma client in it exists once something was built. */
function loadDatabase() {
  return import("../lib/core/db.ts");
}

async function closePool(): Promise<void> {
  const { closeDatabase } = await loadDatabase();
  await closeDatabase();
}

/** On a first start the key, and a line to try. */
async function greet(parts: Parts, origin: string, { folder, steps, ending }: Means): Promise<void> {
  if (!parts.life) return;
  const { createFirstKey: firstKey, trackRecordedWallets: trackRecorded } = await import("./start/first-start.ts");
  const { systemContext } = await import("../lib/core/context.ts");
  // One context throughout: once its connections are closed nothing opens new ones to a database that is about to end.
  const ctx = systemContext();
  // Its past is asked for first, so that the line works as soon as it is printed.
  await trackRecorded(ctx, [EXAMPLE_WALLET]);
  const key = await firstKey(ctx, localDeveloper(folder).address.toLowerCase() as Address); // viem's are hex.
  if (key) steps.say(`Your API key (shown only now; npm run key makes another): ${key}`);
  if (key) await untilScored(`${origin}/v1/score/${EXAMPLE_WALLET}/breakdown`, key, ending);
  steps.say(
    `Try it:\n  curl -H "Authorization: Bearer ${key ?? "$KEY"}" ${origin}/v1/score/${EXAMPLE_WALLET}/breakdown${key ? "" : "\n  (KEY is your API key; npm run key makes another)"}\n`,
  );
  await trackRecorded(ctx, parts.life.explorer.wallets);
}

/** Some local wallets use their names at the service, when it has read them. */
async function useNames({ life, supplied }: Parts, origin: string, means: Means): Promise<void> {
  // Whoever opens the chains reports why they are not there.
  if (!life || !(await isFulfilled(life.ready))) return;
  const publicOrigin = supplied.PUBLIC_ORIGIN ?? origin;
  const developer = localDeveloper(means.folder);
  await tryAgain("The local wallets could not use their names", means, () =>
    activateNames({ origin, publicOrigin, developer, signal: means.ending }),
  );
}

function isFulfilled(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => true,
    () => false,
  );
}

/** Wait until the score of the example can be read, so that the printed line works when it is printed. */
async function untilScored(url: string, key: string, ending: AbortSignal): Promise<void> {
  const until = Date.now() + EXAMPLE_PATIENCE_MS;
  while (Date.now() < until && !ending.aborted) {
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
  reportFailure(error);
}
// Nothing is waited for any more; an open handle must not keep the process.
process.exit();
