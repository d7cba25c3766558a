import { execFile } from "node:child_process";
import { chownSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { lastLines } from "../processes/last-lines.ts";
import { brokenData, StartError } from "../start-error.ts";
import { installBinaries } from "./binaries.ts";
import type { Place } from "./place.ts";
import type { SystemUser } from "./system-user.ts";

const run = promisify(execFile);

/** The database's superuser; its password is in the data folder. */
export const ROLE = "credence";

/** Install the programs and create the cluster in the same folder. After a failure, remove a new folder. */
export async function prepareCluster(options: {
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

/** Create the cluster under a temporary name and rename it, so that no partial cluster exists. */
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
    throw new StartError(`PostgreSQL could not create its data folder ${cluster}:\n${lastLines(output, 8)}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(half, cluster);
}

export function checkCluster(cluster: string, owner: SystemUser | null): void {
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
