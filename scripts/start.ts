import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { startGuard } from "./processes/guard.ts";
import { freePort, isPortFree } from "./processes/ports.ts";
import { type Build, buildMark, isBuilt, startBuild } from "./setup/build.ts";
import type { StartContext } from "./start/context.ts";
import {
  localGenesis,
  localSessionSecret,
  localSignerKey,
  lockDataFolder,
  openDataFolder,
} from "./start/data-folder.ts";
import { openDatabase } from "./start/database.ts";
import { type LocalChains, startLocalChains } from "./start/local-chains.ts";
import { type LocalService, localEnsParents, withLocalContracts } from "./start/local-contracts.ts";
import { welcome } from "./start/local-mode.ts";
import { runService, type ServiceName, waitForServer } from "./start/services.ts";
import { loadEnvFile, readSettings, type Settings } from "./start/settings.ts";
import { showRecomputation } from "./start/show-recomputation.ts";
import { createSteps } from "./start/steps.ts";
import { listenForStop } from "./start/stop.ts";
import { supplyLocalSettings, supplySettings } from "./start/supplied-settings.ts";
import { type Supplied, saveEnvironment } from "./start/tool-environment.ts";
import { messageOf, StartError } from "./start-error.ts";

// npm start: the database, the chains, the build, the server and the worker, each unless a setting names an external one. The
// server responds while the local chains are simulated; their ports open afterwards.

const root = join(import.meta.dirname, "..");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

async function main(): Promise<void> {
  const steps = createSteps(process.stdout, () => performance.now());
  let force = () => process.exit(1);
  const stopping = listenForStop(() => force());
  loadEnvFile(root);
  const settings = readSettings(root, process.env);
  if (settings.service.PORT === 0) settings.given.PORT = String(await freePort());
  const port = Number(settings.given.PORT ?? settings.service.PORT);

  const folder = openDataFolder(settings.dataDir);
  const afterStop = [await lockDataFolder(folder, port)];
  const failure = createFailure();
  const guard = await startGuard({ pidFolder: folder.run });
  force = () => {
    guard.kill();
    process.exit(1);
  };
  void guard.lost.then(() =>
    failure.fail(new StartError("The process guard was ended, and with it all processes. Run npm start again.")),
  );
  const ending = AbortSignal.any([stopping, failure.signal]);
  const onFailure = failure.fail;
  const context = { root, guard, folder, steps, ending, onFailure, beforeStop: [closePool], afterStop };
  try {
    await requirePorts(settings, port);
    await Promise.race([failure.thrown, untilAborted(stopping), run(settings, port, context)]);
  } catch (error) {
    // An interruption by a request to end is not a failure.
    if (!stopping.aborted) reportFailure(error);
  } finally {
    failure.fail(new Error("The start ends."));
    await stop(context);
  }
}

/** Start one part after another, and run until the end. */
async function run(settings: Settings, port: number, context: StartContext): Promise<never> {
  const { folder, steps, guard, ending } = context;
  const { given, embedded } = settings;
  const local = embedded.chains && {
    genesis: localGenesis(folder, settings.simGenesis, new Date()),
    signerKey: given.RECEIPT_SIGNER_KEY ?? localSignerKey(folder),
  };
  const sessionSecret = given.SESSION_SECRET ?? localSessionSecret(folder);
  steps.say(`Credence ${version} starts. Its data is in ${folder.path}.`);
  const build = isBuilt(root) ? null : startBuild(root, folder.logs, { guard, signal: ending });
  const databaseUrl = await openDatabase(settings, context);
  const supplied = supplySettings(settings, { databaseUrl, port, sessionSecret });
  let chains: LocalChains | null = null;
  if (local) {
    chains = await openLocalChains(settings, local.genesis, context);
    const { signerKey } = local;
    const withContracts = withLocalContracts(chains.chains, localService(settings, supplied, signerKey));
    Object.assign(supplied, supplyLocalSettings(settings, { root, chains: withContracts, signerKey }));
  }
  Object.assign(process.env, supplied);
  context.afterStop.push(saveEnvironment(folder.path, supplied));
  if (build) await steps.step("Programs", () => build.programs);
  return serve({ settings, supplied, chains, build }, context);
}

async function openLocalChains(settings: Settings, genesis: number, context: StartContext): Promise<LocalChains> {
  const chains = await context.steps.step("Recorded chain 1", () =>
    startLocalChains({ ports: settings.chainPorts, genesis, ...context }),
  );
  context.beforeStop.push(chains.save);
  context.afterStop.push(chains.close);
  return chains;
}

interface Parts {
  settings: Settings;
  supplied: Supplied;
  chains: LocalChains | null;
  /** Builds the pages meanwhile. */
  build: Build | null;
}

/** Start the programs, print their addresses, and run until the end. */
async function serve({ settings, supplied, chains, build }: Parts, context: StartContext): Promise<never> {
  const { ROLE, HOST } = settings.service;
  const { folder, steps, ending } = context;
  const origin = `http://${urlHost(HOST)}:${supplied.PORT}`;
  const publicOrigin = supplied.PUBLIC_ORIGIN ?? origin;
  const env = { ...process.env, ...supplied, AWAIT_BUILD: build ? buildMark(root) : undefined };
  const start = (name: ServiceName) => runService({ name, env, log: join(folder.logs, `${name}.log`), ...context });
  if (ROLE !== "worker") await start("web");
  if (ROLE !== "web") {
    await start("worker");
    // What cannot be shown is in the worker's log.
    showRecomputation(supplied.DATABASE_URL ?? "", context).catch(() => {});
  }
  if (build) void steps.step("Pages", () => build.whole).catch(context.onFailure);
  if (ROLE === "worker") steps.say("The worker runs.");
  else {
    await steps.step("Server", () => waitForServer(origin, ending));
    steps.say(`\nCredence answers at ${publicOrigin}${build ? " (the pages in a minute: they are being built)" : ""}`);
    const service = localService(settings, supplied, supplied.RECEIPT_SIGNER_KEY ?? "");
    if (chains) await welcome(context, { chains, origin, service });
  }
  return new Promise(() => {});
}

function localService({ service }: Settings, { PUBLIC_ORIGIN = "" }: Supplied, signerKey: string): LocalService {
  return { publicOrigin: PUBLIC_ORIGIN, signerKey, ensParents: localEnsParents(service) };
}

async function stop({ guard, steps, beforeStop, afterStop }: StartContext): Promise<void> {
  steps.say("Stopping …");
  for (const work of beforeStop) await work().catch(() => {});
  await guard.close();
  for (const work of afterStop.toReversed()) await work();
  steps.say("Stopped. Nothing is left running.");
}

/** Close the pool of this process. */
async function closePool(): Promise<void> {
  const { closeDatabase } = await import("../lib/core/db.ts");
  await closeDatabase();
}

/** Collects the first failure of any part. */
function createFailure() {
  const controller = new AbortController();
  let fail: (error: unknown) => void = () => {};
  const thrown = new Promise<never>((_, reject) => {
    fail = (error) => {
      reject(error);
      controller.abort();
    };
  });
  // It may arrive before the first waiter.
  thrown.catch(() => {});
  return { thrown, fail, signal: controller.signal };
}

function reportFailure(error: unknown): void {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exitCode = 1;
}

/** Check every port before anything is started. */
async function requirePorts(settings: Settings, port: number): Promise<void> {
  if (settings.service.ROLE !== "worker") await requirePort("PORT", port, settings.service.HOST, "the server");
  if (!settings.embedded.chains) return;
  for (const [id, chainPort] of Object.entries(settings.chainPorts)) {
    await requirePort(`CHAIN_${id}_PORT`, chainPort, "127.0.0.1", `the local chain ${id}`);
  }
}

/** Throw an error that names the setting if a port is taken or not allowed. */
async function requirePort(setting: string, port: number, host: string, what: string): Promise<void> {
  const free = await isPortFree(port, host).catch((error: unknown) => {
    throw new StartError(
      `${what} cannot listen on ${host}:${port} (${messageOf(error)}). Set ${setting} to another port${setting === "PORT" ? ", or HOST to an address of this machine" : ""}.`,
    );
  });
  if (free) return;
  throw new StartError(
    `Port ${port} on ${host} is taken, so ${what} cannot listen there. Stop the process that uses it, or set ${setting} to a free port (for example ${setting}=${port + 10}).`,
  );
}

/** The host name by which this machine reaches a server that listens on `host`. */
function urlHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

async function untilAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}

try {
  await main();
} catch (error) {
  reportFailure(error);
}
// An open handle must not keep the process.
process.exit();
