import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { databaseUser } from "../../../scripts/database/system-user.ts";
import type { Guard, GuardedProcess } from "../../../scripts/processes/guard.ts";
import { freePort } from "../../../scripts/processes/ports.ts";

// PostgreSQL as a primary and a synchronous standby under Patroni, with etcd for the election and HAProxy as the address of the
// primary: Debian's packages, on loopback.

const packages = {
  postgresql: "pg_ctlcluster",
  patroni: "patroni",
  "etcd-server": "etcd",
  haproxy: "haproxy",
  "redis-server": "redis-server",
} as const;
const PATH = "/usr/sbin:/usr/bin:/sbin:/bin";
const NODES = ["node1", "node2"] as const;

/** Seconds; the least that Patroni accepts. A machine that vanished is replaced after `ttl`. */
const election = { ttl: 20, loop_wait: 1, retry_timeout: 3 };

export interface Cluster {
  /** The primary's database, through HAProxy. */
  url: string;
  /** Kills the primary's PostgreSQL. False if there is no primary now. */
  killPrimary(): Promise<boolean>;
  /** Kills the primary's PostgreSQL and Patroni, as if its machine were lost, and starts it again after a time. */
  loseMachine(ms: number): Promise<boolean>;
  /** Resolves when a primary answers with its standby. */
  untilWhole(): Promise<void>;
  /** Resolves when a primary can write. */
  untilWritable(): Promise<void>;
  close(): Promise<void>;
}

interface Node {
  name: string;
  folder: string;
  postgres: number;
  rest: number;
  patroni: GuardedProcess;
}

export async function startCluster(guard: Guard, folder: string): Promise<Cluster> {
  installPackages();
  chmodSync(folder, 0o711);
  const [etcd, proxy] = [await startEtcd(guard, folder), await freePort()];
  const password = randomBytes(12).toString("hex");
  const nodes: Node[] = [];
  for (const name of NODES) {
    const ports = { postgres: await freePort(), rest: await freePort() };
    nodes.push(await startNode({ guard, folder, name, etcd, password, ...ports }));
  }
  await startProxy(guard, folder, proxy, nodes);
  const url = `postgres://postgres:${password}@127.0.0.1:${proxy}/credence`;
  await createDatabase(url);

  const kill = async (isWhole: boolean): Promise<Node | null> => {
    const primary = await findPrimary(nodes);
    if (!primary) return null;
    if (isWhole) process.kill(primary.patroni.pid, "SIGKILL");
    killPostgres(primary);
    return primary;
  };
  return {
    url,
    killPrimary: async () => (await kill(false)) !== null,
    async loseMachine(ms) {
      const lost = await kill(true);
      if (!lost) return false;
      await setTimeout(ms);
      lost.patroni = await startPatroni(guard, lost);
      return true;
    },
    untilWhole: () => untilRow(url, "select 1 from pg_stat_replication where sync_state = 'sync'"),
    untilWritable: () => untilRow(url, "select 1 where not pg_is_in_recovery()"),
    async close() {
      await Promise.all(nodes.map(({ patroni }) => patroni.stop()));
      // Patroni's PostgreSQL survives a kill of Patroni.
      for (const node of nodes) killPostgres(node);
    },
  };
}

function installPackages(): void {
  const missing = Object.entries(packages).filter(
    ([, program]) => !PATH.split(":").some((at) => existsSync(join(at, program))),
  );
  if (missing.length === 0) return;
  console.log(`Installing ${missing.map(([name]) => name).join(", ")} …`);
  const install = ["apt-get", "install", "-qy", "--no-install-recommends", ...missing.map(([name]) => name)];
  const env = ["env", "DEBIAN_FRONTEND=noninteractive", "RUNLEVEL=1"];
  const [command = "", ...args] = [...(process.getuid?.() === 0 ? [] : ["sudo", "-n"]), ...env, ...install];
  execFileSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });
}

let started = 0;

function startProgram(
  guard: Guard,
  folder: string,
  name: string,
  command: string,
  args: string[],
): Promise<GuardedProcess> {
  const owner = databaseUser();
  return guard.start({
    id: `${name} ${++started}`,
    command,
    args,
    cwd: folder,
    env: { PATH, LC_ALL: "C", TZ: "UTC", HOME: folder },
    uid: owner?.uid,
    gid: owner?.gid,
    log: join(folder, `${name}.log`),
    rank: "database",
  });
}

/** A folder that PostgreSQL's user owns. */
function ownFolder(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(path, { mode: 0o700 });
  const owner = databaseUser();
  if (owner) chownSync(path, owner.uid, owner.gid);
  return path;
}

async function startEtcd(guard: Guard, folder: string): Promise<number> {
  const own = ownFolder(folder, "etcd");
  const [client, peer] = [await freePort(), await freePort()];
  const [clients, peers] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  const settings = {
    name: "etcd",
    "data-dir": join(own, "data"),
    "listen-client-urls": clients,
    "advertise-client-urls": clients,
    "listen-peer-urls": peers,
    "initial-advertise-peer-urls": peers,
    "initial-cluster": `etcd=${peers}`,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  await startProgram(guard, own, "etcd", "/usr/bin/etcd", args);
  return client;
}

async function startNode(
  options: { guard: Guard; folder: string; name: string; etcd: number; password: string } & Pick<
    Node,
    "postgres" | "rest"
  >,
): Promise<Node> {
  const own = ownFolder(options.folder, options.name);
  writeFileSync(join(own, "patroni.json"), JSON.stringify(settingsOf(own, options), null, 1));
  const node = { ...options, folder: own };
  return { ...node, patroni: await startPatroni(options.guard, node) };
}

function startPatroni(guard: Guard, { folder, name }: Pick<Node, "folder" | "name">): Promise<GuardedProcess> {
  return startProgram(guard, folder, name, "/usr/bin/patroni", [join(folder, "patroni.json")]);
}

function settingsOf(
  own: string,
  {
    name,
    etcd,
    password,
    postgres,
    rest,
  }: { name: string; etcd: number; password: string } & Pick<Node, "postgres" | "rest">,
): object {
  const parameters = { max_connections: 200, shared_buffers: "256MB", max_wal_size: "2GB", wal_keep_size: "512MB" };
  const cluster = { use_pg_rewind: true, use_slots: true, parameters: { ...parameters, wal_log_hints: "on" } };
  const user = (username: string) => ({ username, password });
  return {
    scope: "credence",
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { hosts: [`127.0.0.1:${etcd}`] },
    bootstrap: {
      // With a start timeout of 0 a crashed primary is replaced and not restarted.
      dcs: { ...election, primary_start_timeout: 0, synchronous_mode: true, postgresql: cluster },
      initdb: [{ encoding: "UTF8" }, { locale: "C" }, "data-checksums"],
    },
    postgresql: {
      listen: `127.0.0.1:${postgres}`,
      connect_address: `127.0.0.1:${postgres}`,
      data_dir: join(own, "data"),
      bin_dir: newestServer(),
      pgpass: join(own, "pgpass"),
      authentication: { superuser: user("postgres"), replication: user("replicator"), rewind: user("rewinder") },
      parameters: { unix_socket_directories: own },
      pg_hba: [
        "local all all trust",
        "host all all 127.0.0.1/32 scram-sha-256",
        "host replication replicator 127.0.0.1/32 scram-sha-256",
      ],
    },
  };
}

function newestServer(): string {
  const versions = readdirSync("/usr/lib/postgresql").sort((a, b) => Number(b) - Number(a));
  return join("/usr/lib/postgresql", versions[0] ?? "", "bin");
}

async function startProxy(guard: Guard, folder: string, port: number, nodes: readonly Node[]): Promise<void> {
  const own = ownFolder(folder, "haproxy");
  const servers = nodes.map(({ name, postgres, rest }) => `  server ${name} 127.0.0.1:${postgres} check port ${rest}`);
  writeFileSync(
    join(own, "haproxy.cfg"),
    `${[
      "defaults",
      "  mode tcp",
      "  timeout connect 3s",
      "  timeout client 30m",
      "  timeout server 30m",
      "  timeout check 2s",
      "listen primary",
      `  bind 127.0.0.1:${port}`,
      "  option httpchk GET /primary",
      "  http-check expect status 200",
      "  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions",
      ...servers,
    ].join("\n")}\n`,
  );
  await startProgram(guard, own, "haproxy", "/usr/sbin/haproxy", ["-db", "-f", join(own, "haproxy.cfg")]);
}

async function createDatabase(url: string): Promise<void> {
  const admin = new URL(url);
  admin.pathname = "/postgres";
  await untilAnswered(admin.href, "create database credence");
}

async function untilRow(url: string, statement: string): Promise<void> {
  while ((await untilAnswered(url, statement)).length === 0) await setTimeout(100);
}

/** Repeats a statement until the server answers. */
async function untilAnswered(connectionString: string, statement: string): Promise<unknown[]> {
  for (;;) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      return (await client.query(statement)).rows;
    } catch {
      await setTimeout(200);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

async function findPrimary(nodes: readonly Node[]): Promise<Node | null> {
  for (const node of nodes) {
    const answer = await fetch(`http://127.0.0.1:${node.rest}/primary`).catch(() => null);
    await answer?.text().catch(() => {});
    if (answer?.status === 200) return node;
  }
  return null;
}

/** Its other processes end when the postmaster is gone. */
function killPostgres({ folder }: Node): void {
  const path = join(folder, "data", "postmaster.pid");
  if (!existsSync(path)) return;
  const pid = Number(readFileSync(path, "utf8").split("\n")[0]);
  // The file of a killed server stays, and another process may have its number.
  const isServer = existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(folder);
  if (isServer) process.kill(pid, "SIGKILL");
}
