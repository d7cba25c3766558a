import { execFile } from "node:child_process";
import {
  chownSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import type { Guard, GuardedProcess, ProcessSpec } from "../processes/guard.ts";
import { lastLines } from "../processes/last-lines.ts";
import { freePort } from "../processes/ports.ts";
import { brokenData, StartError } from "../start-error.ts";
import { installBinaries } from "./binaries.ts";
import { endOrphan, findPlace, type Place, setForeignPlacesAside } from "./place.ts";
import { databaseUser, type SystemUser } from "./system-user.ts";
import { withClient } from "./with-client.ts";

const DATABASE = "credence";
/** The database's superuser; its password is in the data folder. */
const ROLE = "credence";
const PORT_ATTEMPTS = 5;
/** Longest time backends may take to notice that their server was killed, milliseconds. */
const BACKENDS_MS = 60_000;

export interface EmbeddedDatabase {
  /** Connection string of the database `credence`; its role may create further databases. */
  url: string;
  /** Its folder of programs, and the folder of its files. */
  bin: string;
  cluster: string;
  /** The folder of programs and data if it is not below the data folder, otherwise null. */
  elsewhere: string | null;
  /** New paths of a deleted data folder's files, which were moved aside rather than deleted. */
  setAside: string[];
  process: GuardedProcess;
}

/**
 * Start a real PostgreSQL 18 that keeps its data below `dataDir`, on a free port of the loopback interface, open only with
 * its password. The guard stops it. With `durable: false` it does not wait for the disk (tests).
 *
 * Throws a {@link StartError} if the data cannot be used: it never repairs or replaces data.
 */
export async function startDatabase(options: {
  dataDir: string;
  guard: Guard;
  durable?: boolean;
  /** Remove programs and data after the guard has stopped everything. */
  temporary?: boolean;
  log: string;
  /** Default: a free one. */
  port?: number;
  /** Further settings of the server. */
  settings?: Readonly<Record<string, string>>;
}): Promise<EmbeddedDatabase> {
  const { dataDir, guard, durable = true, settings = {} } = options;
  const owner = databaseUser();
  const setAside = await setForeignPlacesAside(dataDir);
  const place = findPlace(dataDir, owner);
  if (options.temporary) guard.removeAtEnd(place.folder);
  const cluster = join(place.folder, "cluster");
  const bin = await prepareCluster(place, cluster, owner, durable);
  checkCluster(cluster, owner);
  await endOrphan(cluster);
  const running = await startServer({ ...options, bin, cluster, owner, durable, settings, password: place.password });
  const elsewhere = place.folder.startsWith(realpathSync(dataDir)) ? null : place.folder;
  return { ...running, bin, cluster, elsewhere, setAside };
}

/** Install the programs and create the cluster in the same folder. After a failure, remove a new folder. */
async function prepareCluster(place: Place, cluster: string, owner: SystemUser | null, durable: boolean) {
  try {
    const bin = installBinaries(place.folder, owner);
    if (!existsSync(cluster)) await createCluster({ cluster, bin, owner, password: place.password, durable });
    return bin;
  } catch (error) {
    if (place.isNew) rmSync(place.folder, { recursive: true, force: true });
    throw error;
  }
}

/** Create the cluster under a temporary name and rename it, so that no partial cluster exists. */
async function createCluster(
  options: Pick<ServerOptions, "cluster" | "bin" | "owner" | "password" | "durable">,
): Promise<void> {
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
    await promisify(execFile)(join(bin, "initdb"), options.durable ? args : [...args, "--no-sync"], {
      uid: owner?.uid,
      gid: owner?.gid,
      cwd: join(cluster, ".."),
      env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
    });
  } catch (error) {
    const output = error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
    throw new StartError(`PostgreSQL could not create its data folder ${cluster}:\n${lastLines(output, 8)}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(half, cluster);
}

function checkCluster(cluster: string, owner: SystemUser | null): void {
  const versionFile = join(cluster, "PG_VERSION");
  if (!existsSync(versionFile)) throw brokenData(`The database's folder ${cluster} is damaged: it has no PG_VERSION.`);
  const version = readFileSync(versionFile, "utf8").trim();
  if (version !== "18")
    throw brokenData(`The database's folder ${cluster} was created by PostgreSQL ${version}, not 18.`);
  const expected = owner?.uid ?? process.getuid?.();
  if (expected !== undefined && statSync(cluster).uid !== expected) {
    throw new StartError(
      `The database's folder ${cluster} belongs to another user (number ${statSync(cluster).uid}). Start as the user who started first, or set DATA_DIR to a folder of your own.`,
    );
  }
}

interface ServerOptions {
  guard: Guard;
  bin: string;
  cluster: string;
  owner: SystemUser | null;
  durable: boolean;
  log: string;
  port?: number;
  settings: Readonly<Record<string, string>>;
  password: string;
}

/** Start the server; retry if its port was taken, or while backends of a killed server are still ending. */
async function startServer(options: ServerOptions): Promise<{ url: string; process: GuardedProcess }> {
  const { cluster, log } = options;
  const patience = Date.now() + BACKENDS_MS;
  for (let attempt = 1; ; ) {
    const port = options.port ?? (await freePort());
    const logged = sizeOf(log);
    const args = serverSettings(port, options.durable, options.settings);
    const process = await options.guard.start(serverProcess({ ...options, id: "PostgreSQL", args }));
    const url = `postgres://${ROLE}:${options.password}@127.0.0.1:${port}/${DATABASE}`;
    if (await isReady(url, process)) return { url, process };
    const output = readFileSync(log, "utf8").slice(logged);
    if (output.includes("pre-existing shared memory block") && Date.now() < patience) await setTimeout(250);
    else if (output.includes("could not bind") && attempt < PORT_ATTEMPTS) attempt++;
    else throw brokenData(`PostgreSQL does not start on the data in ${cluster}:\n${lastLines(output, 8)}`);
  }
}

/** A server over a cluster, as the guard starts it. */
export function serverProcess(
  server: Pick<ServerOptions, "bin" | "cluster" | "owner" | "log"> & { id: string; args: readonly string[] },
): ProcessSpec {
  const { id, bin, cluster, owner, log, args } = server;
  return {
    id,
    command: join(bin, "postgres"),
    args: ["-D", cluster, ...args],
    cwd: cluster,
    // A command that archives the log needs the system's programs.
    env: { LC_ALL: "C", TZ: "UTC", PATH: `${bin}:/usr/bin:/bin` },
    uid: owner?.uid,
    gid: owner?.gid,
    log,
    // Fast shutdown: ends open connections, keeps committed data.
    stopSignal: "SIGINT",
    graceMs: 15_000,
    rank: "database",
  };
}

function serverSettings(port: number, durable: boolean, further: ServerOptions["settings"]): string[] {
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
    ...further,
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** Wait until the server responds and the database exists. False if the server ended instead. */
async function isReady(url: string, server: GuardedProcess): Promise<boolean> {
  const admin = new URL(url);
  admin.pathname = "/postgres";
  const config = { connectionString: admin.href, connectionTimeoutMillis: 5_000 };
  while (!server.hasEnded()) {
    try {
      await withClient(config, async (client) => {
        const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
        if (!rowCount) await client.query(`create database ${DATABASE}`);
      });
      return true;
    } catch (error) {
      // 28P01: the password file does not match the cluster.
      if (error instanceof Error && "code" in error && error.code === "28P01") {
        throw brokenData("The database rejects the password stored in the data folder.");
      }
      await setTimeout(50);
    }
  }
  return false;
}

function sizeOf(path: string): number {
  return existsSync(path) ? readFileSync(path, "utf8").length : 0;
}
