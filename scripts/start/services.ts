import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { programs } from "../setup/build.ts";
import type { StartContext } from "./context.ts";
import { supervise } from "./supervise.ts";

const STOP_GRACE_MS = 20_000;

export type ServiceName = Exclude<keyof typeof programs, "pages" | "tree" | "health">;

/** Run the web or the worker program until the guard closes. `onFailure` is called when it fails permanently. */
export async function runService(
  options: Pick<StartContext, "root" | "guard" | "steps" | "ending" | "onFailure"> & {
    name: ServiceName;
    env: Record<string, string | undefined>;
    log: string;
  },
): Promise<void> {
  const { name, root, guard, log, steps, ending, onFailure } = options;
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
  supervise({ what: `The ${name} process`, first: await start(), start, log, say: steps.say, ending }).catch(onFailure);
}

/** Wait until the server responds, or until everything ends. */
export async function waitForServer(origin: string, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    const response = await fetch(`${origin}/health/live`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (response?.ok) return;
    await setTimeout(100);
  }
}
