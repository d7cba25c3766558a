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
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { commandLine, endProcess, isAlive } from "../processes/inspect.ts";
import { brokenData, StartError } from "../start-error.ts";
import { type SystemUser, userCan } from "./system-user.ts";

export interface Place {
  folder: string;
  /** Whether this start created it: it holds no data yet. */
  isNew: boolean;
  password: string;
}

/** Every folder the database uses below or beside `dataDir`, for `npm run reset`. */
export function databaseFolders(dataDir: string): string[] {
  return [join(dataDir, "postgres"), ...(existsSync(dataDir) ? outsidePlaces(realpathSync(dataDir)) : [])];
}

/**
 * The folder of programs and data: `<dataDir>/postgres`, or one of the system's if the database's user cannot
 * reach that (such as below a home folder of mode 700). A folder with data takes precedence.
 */
export function findPlace(dataDir: string, owner: SystemUser | null): Place {
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
 * A data folder without a password never had a database. Files outside with its name belong to an earlier folder at
 * the same path: they are renamed with the date, never deleted.
 */
export async function setForeignPlacesAside(dataDir: string): Promise<string[]> {
  if (existsSync(passwordPath(dataDir))) return [];
  if (existsSync(join(dataDir, "postgres/cluster"))) {
    throw brokenData(`The data folder holds a database, but not its password: ${passwordPath(dataDir)} is missing.`);
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

/**
 * After a kill -9 of everything at once, a PostgreSQL may still run on this cluster: stops it. If the cluster's lock file names an
 * unrelated process, removes the file.
 */
export async function endOrphan(cluster: string): Promise<void> {
  const lock = join(cluster, "postmaster.pid");
  if (!existsSync(lock)) return;
  const pid = Number(readFileSync(lock, "utf8").split("\n")[0]);
  if (Number.isInteger(pid) && pid > 1 && isAlive(pid)) {
    if (commandLine(pid)?.includes(cluster)) await endProcess(pid, 15_000);
    else unlinkSync(lock);
  }
}

function passwordPath(dataDir: string): string {
  return join(dataDir, "postgres-password");
}

/** Create the folder for the database's user. False if that user cannot use it. */
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

/** The role's password: created once, readable only by the owner of the data folder. */
function readPassword(dataDir: string): string {
  const path = passwordPath(dataDir);
  if (existsSync(path)) {
    const password = readFileSync(path, "utf8").trim();
    if (/^[0-9a-f]{32}$/.test(password)) return password;
    throw brokenData(`The file ${path} does not hold the database's password.`);
  }
  const password = randomBytes(16).toString("hex");
  writeFileSync(path, `${password}\n`, { mode: 0o600 });
  return password;
}
