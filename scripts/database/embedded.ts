import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import type { Guard, GuardedProcess } from "../processes/guard.ts";
import { commandLine, endProcess, isAlive } from "../processes/inspect.ts";
import { freePort } from "../processes/ports.ts";
import { StartError } from "../start-error.ts";
import { installBinaries } from "./binaries.ts";
import { databaseUser, type SystemUser, userCan } from "./system-user.ts";

const run = promisify(execFile);

const ROLE = "credence";
const DATABASE = "credence";
const PORT_ATTEMPTS = 5;
/** Longest time backends may take to notice that their server was killed, milliseconds. */
const BACKENDS_MS = 60_000;

export interface EmbeddedDatabase {
  /** Connection string of the database `credence`; its role may create further databases. */
  url: string;
  /** Where programs and data stand, when that is not below the data folder. */
  elsewhere: string | null;
  /** Where files of a data folder that was deleted stand now: they were in the way and are nobody's to delete. */
  setAside: string[];
  process: GuardedProcess;
}

interface Place {
  folder: string;
  /** It was made by this start: nothing of anybody's stands in it. */
  isNew: boolean;
  password: string;
}

/**
 * Start a real PostgreSQL 18 that keeps its data below `dataDir`, on a free port of the loopback interface, open only to
 * who knows its password. The guard stops it. With `durable: false` it does not wait for the disk (tests).
 *
 * Fails with a {@link StartError} when the data cannot be used: it never repairs or replaces data.
 */
export async function startDatabase(options: {
  dataDir: string;
  guard: Guard;
  durable?: boolean;
  /** Programs and data go when the guard has stopped everything, wherever they stand. */
  temporary?: boolean;
  log: string;
  /** Default: a free one. */
  port?: number;
}): Promise<EmbeddedDatabase> {
  const { dataDir, guard, durable = true } = options;
  const owner = databaseUser();
  const setAside = await setForeignPlacesAside(dataDir);
  const place = findPlace(dataDir, owner);
  if (options.temporary) guard.removeAtEnd(place.folder);
  const cluster = join(place.folder, "cluster");
  const bin = await prepareCluster({ place, cluster, owner, durable });
  checkCluster(cluster, owner);
  await endOrphan(cluster);

  const patience = Date.now() + BACKENDS_MS;
  for (let attempt = 1; ; attempt++) {
    const port = options.port ?? (await freePort());
    const logged = sizeOf(options.log);
    const process = await guard.start({
      id: "PostgreSQL",
      command: join(bin, "postgres"),
      args: ["-D", cluster, ...serverSettings(port, durable)],
      cwd: cluster,
      env: { LC_ALL: "C", TZ: "UTC", PATH: bin },
      uid: owner?.uid,
      gid: owner?.gid,
      log: options.log,
      // Fast shutdown: open connections are ended, everything committed is kept.
      stopSignal: "SIGINT",
      graceMs: 15_000,
      rank: "database",
    });
    const url = `postgres://${ROLE}:${place.password}@127.0.0.1:${port}/${DATABASE}`;
    if (await isReady(url, process)) {
      const elsewhere = place.folder.startsWith(realpathSync(dataDir)) ? null : place.folder;
      return { url, process, elsewhere, setAside };
    }
    const output = readFileSync(options.log, "utf8").slice(logged);
    // After a kill -9 its backends still end; the server must not run beside them.
    if (output.includes("pre-existing shared memory block") && Date.now() < patience) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      attempt--;
      continue;
    }
    // Another process took the port between finding and using it.
    if (output.includes("could not bind") && attempt < PORT_ATTEMPTS) continue;
    throw broken(`PostgreSQL does not start on the data in ${cluster}:\n${lastLines(output)}`);
  }
}

/** Every folder the database uses below or beside `dataDir`, for `npm run reset`. */
export function databaseFolders(dataDir: string): string[] {
  return [join(dataDir, "postgres"), ...(existsSync(dataDir) ? outsidePlaces(realpathSync(dataDir)) : [])];
}

/**
 * The folder programs and data stand in: `<dataDir>/postgres`, or one of the system's where the database's user cannot
 * reach that (such as below a home folder of mode 700). Once data stands in one of them, that one stays.
 */
function findPlace(dataDir: string, owner: SystemUser | null): Place {
  const inside = join(dataDir, "postgres");
  const candidates = [inside, ...(owner ? outsidePlaces(realpathSync(dataDir)) : [])];
  const password = readPassword(dataDir);
  const there = candidates.filter((folder) => existsSync(folder));
  const used = there.find((folder) => existsSync(join(folder, "cluster")));
  const folder = used ?? candidates.find((candidate) => prepareFolder(candidate, owner));
  if (!folder) {
    throw new StartError(
      `The system user ${owner?.name ?? "of this process"} can write to none of ${candidates.join(", ")}. Start as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return { folder, isNew: !there.includes(folder), password };
}

/** Folders that survive a restart of the machine and can be reached by every user; named after the data folder they serve. */
function outsidePlaces(dataDir: string): string[] {
  const name = `credence-${createHash("sha256").update(dataDir).digest("hex").slice(0, 12)}`;
  return [join("/var/lib", name), join("/var/tmp", name)];
}

/**
 * A data folder without a password never had a database. Files outside that bear its name belong to an earlier folder at
 * the same path: they are renamed with the date, never deleted.
 */
async function setForeignPlacesAside(dataDir: string): Promise<string[]> {
  if (existsSync(passwordPath(dataDir))) return [];
  if (existsSync(join(dataDir, "postgres/cluster"))) {
    throw broken(`The data folder holds a database, but not its password: ${passwordPath(dataDir)} is missing.`);
  }
  const moved: string[] = [];
  for (const place of outsidePlaces(realpathSync(dataDir)).filter((path) => existsSync(path))) {
    await endOrphan(join(place, "cluster"));
    const name = `${place}.${new Date().toISOString().replace(/[:.]/g, "-")}`;
    renameSync(place, name);
    moved.push(name);
  }
  return moved;
}

function passwordPath(dataDir: string): string {
  return join(dataDir, "postgres-password");
}

/** Make the folder and give it to the database's user. False when that user cannot work there. */
function prepareFolder(folder: string, owner: SystemUser | null): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!owner) return true;
    chmodSync(folder, 0o700);
    chownSync(folder, owner.uid, owner.gid);
    if (canUse(folder, owner)) return true;
    rmSync(folder, { recursive: true });
    return false;
  } catch (error) {
    if (owner) return false;
    throw error;
  }
}

function canUse(folder: string, owner: SystemUser | null): boolean {
  return !owner || (userCan(owner, "-w", folder) && userCan(owner, "-x", folder));
}

/** The role's password: made once, kept readable for the owner of the data folder alone. */
function readPassword(dataDir: string): string {
  const path = passwordPath(dataDir);
  if (existsSync(path)) {
    const password = readFileSync(path, "utf8").trim();
    if (/^[0-9a-f]{32}$/.test(password)) return password;
    throw broken(`The file ${path} does not hold the database's password.`);
  }
  const password = randomBytes(16).toString("hex");
  writeFileSync(path, `${password}\n`, { mode: 0o600 });
  return password;
}

/** The folder of the programs, with a cluster beside them. Where one of the two cannot be made, a folder that is new goes again. */
async function prepareCluster(options: {
  place: Place;
  cluster: string;
  owner: SystemUser | null;
  durable: boolean;
}): Promise<string> {
  const { place, cluster, owner, durable } = options;
  try {
    const bin = installBinaries(place.folder, owner);
    if (!existsSync(cluster)) await createCluster({ cluster, bin, owner, password: place.password, durable });
    return bin;
  } catch (error) {
    if (place.isNew) rmSync(place.folder, { recursive: true, force: true });
    throw error;
  }
}

/** Make a new cluster under another name first, so that a cluster that stands is a whole one. */
async function createCluster(options: {
  cluster: string;
  bin: string;
  owner: SystemUser | null;
  password: string;
  durable: boolean;
}): Promise<void> {
  const { cluster, bin, owner } = options;
  const half = `${cluster}.unfinished`;
  const passwordFile = `${cluster}.password`;
  rmSync(half, { recursive: true, force: true });
  writeFileSync(passwordFile, options.password, { mode: 0o600 });
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  try {
    const args = [
      "-D",
      half,
      "-U",
      ROLE,
      "-E",
      "UTF8",
      "--locale=C",
      "-A",
      "scram-sha-256",
      `--pwfile=${passwordFile}`,
    ];
    await run(join(bin, "initdb"), options.durable ? args : [...args, "--no-sync"], {
      uid: owner?.uid,
      gid: owner?.gid,
      cwd: join(cluster, ".."),
      env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
    });
  } catch (error) {
    const output = error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
    throw new StartError(`PostgreSQL could not create its data folder ${cluster}:\n${lastLines(output)}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(half, cluster);
}

function checkCluster(cluster: string, owner: SystemUser | null): void {
  const versionFile = join(cluster, "PG_VERSION");
  if (!existsSync(versionFile)) throw broken(`The database's folder ${cluster} is damaged: it has no PG_VERSION.`);
  const version = readFileSync(versionFile, "utf8").trim();
  if (version !== "18") throw broken(`The database's folder ${cluster} was made by PostgreSQL ${version}, not 18.`);
  const expected = owner?.uid ?? process.getuid?.();
  if (expected !== undefined && statSync(cluster).uid !== expected) {
    throw new StartError(
      `The database's folder ${cluster} belongs to another user (number ${statSync(cluster).uid}). Start as the user who started first, or set DATA_DIR to a folder of your own.`,
    );
  }
}

/**
 * After a kill -9 of everything at once a PostgreSQL may still run on this cluster, or its lock file may name a process that has
 * nothing to do with it. The first is asked to stop, the second is forgotten.
 */
async function endOrphan(cluster: string): Promise<void> {
  const lock = join(cluster, "postmaster.pid");
  if (!existsSync(lock)) return;
  const pid = Number(readFileSync(lock, "utf8").split("\n")[0]);
  if (Number.isInteger(pid) && pid > 1 && isAlive(pid)) {
    if (commandLine(pid)?.includes(cluster)) await endProcess(pid, "SIGINT", 15_000);
    else unlinkSync(lock);
  }
}

function serverSettings(port: number, durable: boolean): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: 200,
    shared_buffers: "256MB",
    max_wal_size: "2GB",
    password_encryption: "scram-sha-256",
    timezone: "UTC",
    log_timezone: "UTC",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** Wait until the server answers and the database exists. False when the server ended instead. */
async function isReady(url: string, server: GuardedProcess): Promise<boolean> {
  let ended = false;
  void server.exited.then(() => {
    ended = true;
  });
  const admin = new URL(url);
  admin.pathname = "/postgres";
  while (!ended) {
    const client = new pg.Client({ connectionString: admin.href, connectionTimeoutMillis: 5_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
      if (!rowCount) await client.query(`create database ${DATABASE}`);
      await client.end();
      return true;
    } catch (error) {
      await client.end().catch(() => {});
      // 28P01: the password file and the cluster do not belong together.
      if (error instanceof Error && "code" in error && error.code === "28P01") {
        throw broken("The database refuses the password kept in the data folder.");
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return false;
}

function broken(sentence: string): StartError {
  return new StartError(
    `${sentence}\nNothing was changed. To start afresh, deleting everything the service has stored on this machine: npm run reset`,
  );
}

function lastLines(text: string): string {
  return text
    .trimEnd()
    .split("\n")
    .slice(-8)
    .map((line) => `  ${line}`)
    .join("\n");
}

function sizeOf(path: string): number {
  return existsSync(path) ? readFileSync(path, "utf8").length : 0;
}
