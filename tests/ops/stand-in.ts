import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseEnv } from "node:util";

import { databaseUser, giveFolder, type SystemUser } from "../../scripts/database/system-user.ts";
import { type ComposeService, readCompose } from "./compose-file.ts";
import type { Image } from "./image.ts";
import { isolated } from "./isolated.ts";

// Stands in for `docker` where a test runs the commands of docs/operations.md: the services of compose.yaml become processes of this
// machine, with the same commands, environment and files. It runs in namespaces of its own, where nothing else listens, and where the
// services' names are in /etc/hosts. STAND_IN is its folder.

const place = process.env.STAND_IN ?? "";
const project = process.cwd();
const compose = readCompose({ ...parseEnv(readFileSync(join(project, ".env"), "utf8")) } as Record<string, string>); // It has no other values.
const image: Image = JSON.parse(readFileSync(join(place, "image.json"), "utf8"));
const programs = process.env.POSTGRES_PROGRAMS ?? "";
const postgresUser = databaseUser() ?? { name: "root", uid: 0, gid: 0 };

/** Paths in containers, and where they are on this machine. */
const paths: readonly [RegExp, string][] = [
  [/\/run\/secrets/g, join(project, "ops/secrets")],
  [/\/run\/credence\/chains\.json/g, join(project, "chains.json")],
  [/\/var\/lib\/postgresql\/18\/docker/g, join(place, "database/cluster")],
  [/\/etc\/postgresql\/pg_hba\.conf/g, join(project, "ops/pg_hba.conf")],
  [/\/usr\/local\/bin\/backup\.sh/g, join(project, "ops/backup.sh")],
  [/(?<![\w.])\/backup(?=[/"' ]|$)/g, join(project, "backup")],
  [/(?<![\w.])\/scratch/g, join(place, "scratch")],
  [/\bpostgres:postgres\b/g, `${postgresUser.uid}:${postgresUser.gid}`],
];
const mapped = (text: string) => paths.reduce((result, [from, to]) => result.replace(from, to), text);

const serviceOf = (name: string): ComposeService => {
  const service = compose.services[name];
  if (!service) throw new Error(`compose.yaml has no service ${name}`);
  return service;
};

function environmentOf(name: string): NodeJS.ProcessEnv {
  const given = Object.entries(serviceOf(name).environment ?? {}).map(([key, value]) => [
    key,
    mapped(String(value ?? "")),
  ]);
  return { NODE_ENV: "production", PATH: `${programs}:${process.env.PATH}`, ...Object.fromEntries(given) };
}

interface Start {
  command: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  user?: SystemUser;
}

/** Starts a service that outlives this program, unless it runs. */
function start(id: string, { command, env, cwd = place, user }: Start): void {
  const pidFile = join(place, `${id}.pid`);
  if (existsSync(pidFile) && isAlive(readPid(pidFile))) return;
  const log = openSync(join(place, `${id}.log`), "a");
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env,
    detached: true,
    stdio: ["ignore", log, log],
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  child.unref();
  closeSync(log);
  writeFileSync(pidFile, String(child.pid));
}

const readPid = (file: string) => Number(readFileSync(file, "utf8"));

function isAlive(pid: number): boolean {
  const stat = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" }).stdout.trim();
  return stat !== "" && !stat.startsWith("Z");
}

/** Waits until the check succeeds. Throws with the service's log when its process ends. */
async function until(id: string, check: () => boolean): Promise<void> {
  while (!check()) {
    if (!isAlive(readPid(join(place, `${id}.pid`)))) {
      throw new Error(`${id} ended:\n${readFileSync(join(place, `${id}.log`), "utf8").slice(-4_000)}`);
    }
    await setTimeout(100);
  }
}

const succeeds = (program: string, args: readonly string[]) =>
  spawnSync(program, args, { stdio: "ignore" }).status === 0;

async function startPostgres(): Promise<void> {
  const cluster = join(place, "database/cluster");
  const env = environmentOf("postgres");
  if (!existsSync(cluster)) createCluster(dirname(cluster), env);
  // The folder of backups belongs to PostgreSQL's user, as the service backup-folder leaves it.
  for (const folder of ["backup", "backup/wal", "backup/base"]) {
    mkdirSync(join(project, folder), { recursive: true, mode: 0o755 });
    chownSync(join(project, folder), postgresUser.uid, postgresUser.gid);
  }
  const [, ...flags] = (serviceOf("postgres").command ?? []).map(mapped);
  const own = ["-clisten_addresses=*", "-cunix_socket_directories=", "-cfsync=off"];
  const command = [join(programs, "postgres"), "-D", cluster, ...flags, ...own];
  start("postgres", { command, env, user: postgresUser });
  await until("postgres", () => succeeds(join(programs, "pg_isready"), ["-q", "-h", "postgres", "-U", "credence"]));
}

/** What the image of PostgreSQL does at its first start. */
function createCluster(folder: string, env: NodeJS.ProcessEnv): void {
  mkdirSync(folder, { recursive: true });
  giveFolder(postgresUser, folder);
  const as = { uid: postgresUser.uid, gid: postgresUser.gid, cwd: folder, env, stdio: "pipe" as const };
  const password = join(folder, "password");
  writeFileSync(password, readFileSync(env.POSTGRES_PASSWORD_FILE ?? "", "utf8"));
  const cluster = join(folder, "new");
  const user = env.POSTGRES_USER ?? "";
  const options = (env.POSTGRES_INITDB_ARGS ?? "").split(" ");
  execFileSync(join(programs, "initdb"), ["-D", cluster, "-U", user, `--pwfile=${password}`, ...options], as);
  execFileSync(join(programs, "postgres"), ["--single", "-D", cluster, "postgres"], {
    ...as,
    input: `create database ${env.POSTGRES_DB}\n`,
  });
  rmSync(password);
  renameSync(cluster, join(folder, "cluster"));
}

/** A program of the image, as an ordinary user on a file system that cannot be written. */
function ofImage(name: string, command: readonly string[], more: Record<string, string> = {}): Start {
  const [program = "", args] = isolated(command.map(mapped));
  const env = { ...image.env, ...environmentOf(name), TMPDIR: "/mnt", HOME: "/nonexistent", ...more };
  return { command: [program, ...args], env, cwd: join(image.folder, image.workdir) };
}

/** Runs a command to its end, with this program's output. */
function run({ command: [program = "", ...args], env, cwd, user }: Start): void {
  const as = user && { uid: user.uid, gid: user.gid };
  const { status } = spawnSync(program, args, { cwd, env, stdio: "inherit", ...as });
  if (status !== 0) process.exit(status ?? 1);
}

/** Each container has an address of its own. */
const webHosts = ["127.0.0.2", "127.0.0.3"] as const;

async function up(): Promise<void> {
  // Containers see the files of secrets alone, not their folder.
  chmodSync(join(project, "ops/secrets"), 0o755);
  await startPostgres();
  run(ofImage("migrate", serviceOf("migrate").command ?? []));
  start("redis", {
    command: [...(serviceOf("redis").command ?? []), "--bind", "127.0.0.1"],
    env: environmentOf("redis"),
  });
  for (const [index, HOST] of webHosts.entries()) start(`web-${index + 1}`, ofImage("web", image.command, { HOST }));
  for (const id of ["worker-1", "worker-2"]) start(id, ofImage("worker", serviceOf("worker").command ?? []));
  start("backup", {
    command: ["bash", join(project, "ops/backup.sh"), "loop"],
    env: { ...environmentOf("backup"), BACKUP: join(project, "backup") },
    user: postgresUser,
  });
  startCaddy();
  for (const [index, host] of webHosts.entries()) {
    await until(`web-${index + 1}`, () => succeeds("curl", ["--silent", "--fail", `http://${host}:3000/health/ready`]));
  }
  await until("backup", () => readdirSync(join(project, "backup/base")).some((name) => name.endsWith("Z")));
  await until("caddy", () => existsSync(join(place, "certificates/caddy/pki/authorities/local/root.crt")));
}

function startCaddy(): void {
  const nobody = { name: "nobody", uid: 65534, gid: 65534 };
  const data = join(place, "certificates");
  mkdirSync(data, { recursive: true });
  giveFolder(nobody, data);
  start("caddy", {
    command: ["caddy", "run", "--config", join(project, "ops/Caddyfile"), "--adapter", "caddyfile"],
    env: { ...environmentOf("caddy"), XDG_DATA_HOME: data, XDG_CONFIG_HOME: data, HOME: data },
    user: nobody,
  });
}

async function stop(services: readonly string[]): Promise<void> {
  for (const service of services) {
    for (const file of readdirSync(place).filter((name) => new RegExp(`^${service}(?:-\\d)?\\.pid$`).test(name))) {
      const pid = readPid(join(place, file));
      // Fast shutdown of PostgreSQL; SIGTERM would wait for its clients.
      if (isAlive(pid)) process.kill(service === "backup" ? -pid : pid, service === "postgres" ? "SIGINT" : "SIGTERM");
      while (isAlive(pid)) await setTimeout(50);
    }
  }
}

/** Prometheus' own check of what its container would read. */
function checkMonitoring(): void {
  const text = readFileSync(join(project, "ops/prometheus/prometheus.yml"), "utf8");
  const config = join(project, "ops/prometheus/checked.yml");
  writeFileSync(config, mapped(text));
  execFileSync("promtool", ["check", "config", config], { stdio: ["ignore", "inherit", "inherit"] });
  rmSync(config);
}

async function main([word, ...given]: readonly string[]): Promise<void> {
  if (word !== "compose") throw new Error(`not docker compose: ${word}`);
  const line = given.filter((one) => !["--detach", "--build", "--wait", "--rm", "--no-deps"].includes(one)).join(" ");
  const rest = (words: number) => given.slice(given.indexOf(line.split(" ")[words - 1] ?? "") + 1);
  if (line === "up") await up();
  else if (line === "--profile monitoring up") checkMonitoring();
  else if (line === "run drill") {
    mkdirSync(join(place, "scratch"), { recursive: true });
    // As root, which gives the copy to PostgreSQL's user.
    const command = (serviceOf("drill").command ?? []).map(mapped);
    run({ command, env: environmentOf("drill"), cwd: join(image.folder, image.workdir) });
  } else if (line.startsWith("exec web ")) run(ofImage("web", rest(2)));
  else if (line.startsWith("run --entrypoint bash postgres ")) {
    run({ command: ["bash", ...rest(4).map(mapped)], env: environmentOf("postgres"), cwd: project });
  } else if (line.startsWith("stop ")) await stop(rest(1));
  else throw new Error(`This test does not know: docker compose ${line}`);
}

await main(process.argv.slice(2));
