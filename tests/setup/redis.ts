import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/processes/ports.ts";

/** The redis-server of this machine; null if none is installed. */
export const redisServer = findRedisServer();

function findRedisServer(): string | null {
  try {
    return execFileSync("sh", ["-c", "command -v redis-server"], { encoding: "utf8" }).trim() || null;
  } catch {
    return null;
  }
}

export interface TestRedis {
  url: string;
  /** Kill it as it is, and start it again on the same port with nothing kept. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stop answering without closing a connection, and go on. */
  pause(): void;
  resume(): void;
  close(): Promise<void>;
}

/** A cluster of three that share the keys: without one of them it serves none. */
export async function startRedisCluster(): Promise<TestRedis> {
  const servers: TestRedis[] = [];
  for (let n = 0; n < 3; n++) {
    const options = ["--cluster-enabled", "yes", "--cluster-node-timeout", "500", "--cluster-port"];
    servers.push(await startRedis([...options, String(await freePort())]));
  }
  const [first] = servers;
  if (!first) throw new Error("the cluster has no server");
  const addresses = servers.map(({ url }) => url.replace("redis://", ""));
  const create = ["--cluster", "create", ...addresses, "--cluster-yes"];
  execFileSync("redis-cli", create, { stdio: "pipe" });
  return {
    ...first,
    url: servers.map(({ url }) => url).join(","),
    async close() {
      for (const server of servers) await server.close();
    },
  };
}

/** A Redis of one's own on a free port. */
export async function startRedis(options: readonly string[] = []): Promise<TestRedis> {
  const program = redisServer;
  if (!program) throw new Error("redis-server is not installed");
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), "credence-redis-"));
  let child: ChildProcess | undefined;
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const args = [
        "--port",
        String(port),
        "--bind",
        "127.0.0.1",
        "--save",
        "",
        "--appendonly",
        "no",
        "--dir",
        dir,
        ...options,
      ];
      const started = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
      child = started;
      await new Promise<void>((resolve, reject) => {
        started.once("exit", () => reject(new Error("redis-server ended at its start")));
        started.stdout.on("data", (chunk: Buffer) => {
          if (chunk.toString().includes("Ready to accept connections")) resolve();
        });
      });
    },
    async kill() {
      const running = child;
      child = undefined;
      if (!running) return;
      const ended = new Promise((resolve) => running.once("exit", resolve));
      running.kill("SIGKILL");
      await ended;
    },
    pause: () => child?.kill("SIGSTOP"),
    resume: () => child?.kill("SIGCONT"),
    async close() {
      await redis.kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
  await redis.start();
  return redis;
}
