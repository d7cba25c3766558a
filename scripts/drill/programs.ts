import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installBinaries } from "../database/binaries.ts";
import { databaseUser } from "../database/system-user.ts";
import { StartError } from "../start-error.ts";

/** Folders where packages of PostgreSQL put their programs, newest first. */
const PACKAGED = ["/usr/lib/postgresql", "/usr/pgsql", "/opt/homebrew/opt"];

function candidates(given: string | undefined): string[] {
  if (given !== undefined) return [given];
  const packaged = PACKAGED.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .map((name) => join(folder, name, "bin"))
      .reverse(),
  );
  return [...packaged, ...(process.env.PATH ?? "").split(delimiter).filter(Boolean)];
}

/** The folder with PostgreSQL's server of this major version: `given`, one of this machine, or the embedded one in `place`. */
export function findServer(major: number, place: string, given?: string): string {
  const found = candidates(given).find((folder) => versionOf(join(folder, "postgres")) === major);
  if (found !== undefined) return found;
  if (given === undefined) {
    const embedded = installBinaries(place, databaseUser());
    if (versionOf(join(embedded, "postgres")) === major) return embedded;
  }
  throw new StartError(
    `The backup is of PostgreSQL ${major}, whose server is not here. Install it, or name the folder of its programs with --bin.`,
  );
}

/** The folder with pg_basebackup and pg_receivewal for a server of this major version. */
export function findBackupPrograms(major: number, given?: string): string {
  const isUsable = (folder: string) =>
    ["pg_basebackup", "pg_receivewal"].every((program) => (versionOf(join(folder, program)) ?? 0) >= major);
  const found = candidates(given).find(isUsable);
  if (found !== undefined) return found;
  throw new StartError(
    `pg_basebackup and pg_receivewal ${major} or newer are not here. Install PostgreSQL's client programs, or name their folder with --bin.`,
  );
}

/** The major version that a program of PostgreSQL names; null if it cannot be run. */
function versionOf(program: string): number | null {
  if (!existsSync(program)) return null;
  try {
    const text = execFileSync(program, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    return Number(/\(PostgreSQL\) (\d+)/.exec(text)?.[1] ?? Number.NaN);
  } catch {
    return null;
  }
}
