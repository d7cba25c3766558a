import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Guard } from "../processes/guard.ts";
import { programs } from "../setup/build.ts";
import { StartError } from "../start-error.ts";

const STOP_GRACE_MS = 20_000;
/** A program that ends sooner than this has a fault a restart does not mend. */
const SHORTEST_LIFE_MS = 10_000;

export type ServiceName = keyof typeof programs;

export interface Service {
  /** Settles with a sentence when the program keeps ending; never while it runs. */
  failed: Promise<StartError>;
}

/**
 * Run the web or the worker program until the guard closes. One that ends by itself is started again, unless it lived only a
 * moment.
 */
export async function runService(options: {
  name: ServiceName;
  root: string;
  guard: Guard;
  env: Record<string, string | undefined>;
  log: string;
  say: (line: string) => void;
  stopping: AbortSignal;
}): Promise<Service> {
  const { name, root, guard, log, say, stopping } = options;
  const start = () =>
    guard.start({
      id: name,
      command: process.execPath,
      args: [...programs[name].flags, join(root, programs[name].output)],
      cwd: root,
      env: { ...options.env, ROLE: name, NODE_ENV: "production" },
      log,
      stopSignal: "SIGTERM",
      graceMs: STOP_GRACE_MS,
      rank: "service",
    });

  let running = await start();
  let since = Date.now();
  async function watch(): Promise<StartError> {
    for (;;) {
      const { code, signal } = await running.exited;
      if (stopping.aborted) return new Promise(() => {});
      const end = `The ${name} process ended (${signal ?? `exit code ${code}`})`;
      if (Date.now() - since < SHORTEST_LIFE_MS) {
        return new StartError(`${end}. The end of its log, ${log}:\n${lastLines(log)}`);
      }
      say(`${end} and is started again; see ${log}.`);
      since = Date.now();
      running = await start();
    }
  }
  // A program that cannot be started again has failed too.
  return { failed: watch().catch((error) => new StartError(error instanceof Error ? error.message : String(error))) };
}

/** Wait until the server answers, or fail with what `failed` tells. */
export async function waitForServer(origin: string, service: Service): Promise<void> {
  let failure: StartError | undefined;
  void service.failed.then((error) => {
    failure = error;
  });
  while (!failure) {
    const response = await fetch(`${origin}/health/live`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw failure;
}

function lastLines(path: string): string {
  if (!existsSync(path)) return "  (empty)";
  const lines = readFileSync(path, "utf8").trimEnd().split("\n").slice(-15);
  return lines.map((line) => `  ${line}`).join("\n");
}
