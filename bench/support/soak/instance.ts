import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Guard, GuardedProcess } from "../../../scripts/processes/guard.ts";
import { freePort } from "../../../scripts/processes/ports.ts";
import { programs } from "../../../scripts/setup/build.ts";
import { memoryOf, startProgram } from "../servers.ts";

const root = join(import.meta.dirname, "../../..");

/** A web or worker process that can be killed. */
export interface Instance {
  name: string;
  /** Its origin; null for a worker. */
  url: string | null;
  /** Time of its last start, unix milliseconds; null while it is down. */
  upSince: number | null;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Resident memory, MiB; null while it is down. */
  memory(): number | null;
}

/** Start a web or worker process. `onDeath` is called when it ends without a kill. */
export async function startInstance(options: {
  guard: Guard;
  folder: string;
  kind: "web" | "worker";
  name: string;
  env: Record<string, string>;
  onDeath: (name: string) => void;
}): Promise<Instance> {
  const { kind, name, onDeath } = options;
  const port = kind === "web" ? await freePort() : null;
  const url = port === null ? null : `http://127.0.0.1:${port}`;
  const env = { ...options.env, ROLE: kind, ...(port !== null && { PORT: String(port) }) };
  let running: GuardedProcess | null = null;
  let starts = 0;
  const instance: Instance = {
    name,
    url,
    upSince: null,
    async start() {
      const args = [...programs[kind].flags, join(root, programs[kind].output)];
      const started = await startProgram(options, { id: `${name} ${++starts}`, args, env, log: name });
      running = started;
      void started.exited.then(() => {
        if (running !== started) return;
        running = null;
        onDeath(name);
      });
      if (url) await untilReady(url);
      instance.upSince = Date.now();
    },
    async kill() {
      instance.upSince = null;
      const killed = running;
      running = null;
      if (!killed) return;
      process.kill(killed.pid, "SIGKILL");
      await killed.exited;
    },
    memory: () => (running ? memoryOf(running.pid).now : null),
  };
  await instance.start();
  return instance;
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    await answer?.text().catch(() => {});
    if (answer?.status === 200) return;
    await setTimeout(100);
  }
}
