import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Guard, GuardedProcess } from "../../../scripts/processes/guard.ts";
import { freePort } from "../../../scripts/processes/ports.ts";

/** How long a node of the cluster is away before the others say so, milliseconds. */
const NODE_TIMEOUT_MS = 5_000;

export interface SoakRedis {
  /** For REDIS_URL. */
  url: string;
  /** Kills a server, of several another one each time, and starts it again after a time. */
  without(ms: number): Promise<void>;
}

/** One Redis, or a cluster of several that share the keys, without replicas. */
export async function startRedis(guard: Guard, folder: string, count: number): Promise<SoakRedis> {
  const servers: { start: () => Promise<GuardedProcess>; running: GuardedProcess; port: number }[] = [];
  while (servers.length < count) {
    const port = await freePort();
    const options = count === 1 ? [] : await clusterOptions(port);
    const start = () => startServer(guard, folder, port, options);
    servers.push({ start, running: await start(), port });
  }
  const addresses = servers.map(({ port }) => `127.0.0.1:${port}`);
  if (count > 1) {
    for (const address of addresses) await untilAnswered(address);
    execFileSync("redis-cli", ["--cluster", "create", ...addresses, "--cluster-yes"], { stdio: "pipe" });
  }
  let turn = 0;
  return {
    url: addresses.map((address) => `redis://${address}`).join(","),
    async without(ms) {
      const server = servers[turn++ % servers.length];
      if (!server) return;
      process.kill(server.running.pid, "SIGKILL");
      await server.running.exited;
      await setTimeout(ms);
      server.running = await server.start();
    },
  };
}

async function clusterOptions(port: number): Promise<string[]> {
  const options = {
    "cluster-enabled": "yes",
    "cluster-node-timeout": NODE_TIMEOUT_MS,
    "cluster-port": await freePort(),
    "cluster-config-file": `nodes-${port}.conf`,
  };
  return Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
}

let started = 0;

function startServer(guard: Guard, folder: string, port: number, options: string[]): Promise<GuardedProcess> {
  return guard.start({
    id: `redis ${++started}`,
    command: "redis-server",
    args: [
      "--port",
      String(port),
      "--bind",
      "127.0.0.1",
      "--save",
      "",
      "--appendonly",
      "no",
      "--dir",
      folder,
      ...options,
    ],
    cwd: folder,
    env: { PATH: process.env.PATH },
    log: join(folder, "redis.log"),
    rank: "database",
  });
}

async function untilAnswered(address: string): Promise<void> {
  const [host = "", port = ""] = address.split(":");
  for (;;) {
    try {
      execFileSync("redis-cli", ["-h", host, "-p", port, "ping"], { stdio: "pipe" });
      return;
    } catch {
      await setTimeout(50);
    }
  }
}
