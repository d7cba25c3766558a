import { execFileSync } from "node:child_process";
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { env, execPath } from "node:process";
import { build } from "esbuild";
import { nodeBundle } from "../../../scripts/setup/node-bundle.ts";
import { clientFile, ensurePrismaClient } from "../../../scripts/setup/prisma-client.ts";
import { type RunOptions, runNode } from "../../../scripts/setup/run.ts";
import { messageOf, StartError } from "../../../scripts/start-error.ts";

/** A build whose benches can run. */
export interface Build {
  /** For people: an abbreviated commit, or the working tree of one. */
  name: string;
  root: string;
}

/** The commit that a name stands for, in full. */
export function findCommit(root: string, revision: string): string {
  const commit = git(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`]);
  if (commit) return commit;
  throw new StartError(`There is no revision ${revision}. Name a commit, a branch or a tag of this repository.`);
}

/** What these sources are called: the commit, and that they are not quite that commit. */
export function nameSources(root: string): string {
  const commit = git(root, ["rev-parse", "--short=8", "HEAD"]);
  return git(root, ["--no-optional-locks", "status", "--porcelain"]) ? `${commit} with changes` : commit;
}

/** Throws unless these sources have the bench. */
export function requireBench({ name, root }: Build, bench: string): void {
  const files = existsSync(join(root, "bench")) ? readdirSync(join(root, "bench")) : [];
  const names = files.flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? []);
  if (!names.includes("run")) throw new StartError(`${name} has no bench/run.ts, which runs its benches.`);
  const benches = names.filter((one) => one !== "run" && one !== "compare-builds");
  if (!benches.includes(bench)) {
    throw new StartError(`${name} has no bench "${bench}". It has: ${benches.join(", ")}.`);
  }
}

/** Write the sources of a commit of the repository at `root` to a folder that does not exist yet. */
export function checkOut(root: string, commit: string, folder: string): void {
  mkdirSync(folder);
  // An index of its own: that of the repository stays as it is.
  const index = { GIT_INDEX_FILE: `${folder}.index` };
  git(root, ["read-tree", commit], index);
  git(root, ["checkout-index", "--all", `--prefix=${folder}/`], index);
}

/** Give a build the packages of its lock file: those of `root` if its lock file is the same, otherwise installed ones. */
export async function addPackages(build: Build, root: string, logs: string, options: RunOptions): Promise<void> {
  const packages = join(root, "node_modules");
  const [own, its] = [root, build.root].map((one) => readIfPresent(join(one, "package-lock.json")));
  if (own === its && existsSync(packages)) {
    linkPackages(packages, join(build.root, "node_modules"));
    return;
  }
  console.log(`Installing the packages of ${build.name}, whose lock file is another one …`);
  await runNode(
    {
      what: `Installing the packages of ${build.name}`,
      program: env.npm_execpath ?? join(execPath, "../../lib/node_modules/npm/bin/npm-cli.js"),
      args: ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
      cwd: build.root,
      env: {},
      log: join(logs, "npm.log"),
    },
    options,
  );
}

/**
 * Prepare a bench of a build, so that its first turn does no more than the others. A revision that cannot be built is an error that
 * names it.
 */
export async function prepareBench(
  { name, root }: Build,
  { bench, logs }: { bench: string; logs: string },
  options: RunOptions,
): Promise<void> {
  const source = join(root, `bench/${bench}.ts`);
  try {
    // Revisions without a client of their own.
    if (existsSync(join(root, "prisma/schema")) && !existsSync(clientFile(root)))
      await ensurePrismaClient(root, join(logs, "prisma.log"), options);
    await build({ ...nodeBundle, entryPoints: [source], write: false });
    if (!/\b(inBuiltWorld|ensureBuilt)\b/.test(readFileSync(source, "utf8"))) return;
    console.log(`Building ${name} …`);
    await runNode(
      {
        what: "npm run build",
        program: join(root, "node_modules/tsx/dist/cli.mjs"),
        args: ["scripts/build.ts"],
        cwd: root,
        env: {},
        log: join(logs, "build.log"),
      },
      options,
    );
  } catch (error) {
    options.signal?.throwIfAborted();
    throw new StartError(`${name} cannot be built: ${messageOf(error)}`);
  }
}

/** The same packages in another folder: as links to their files, or as copies on another file system. Without what was cached there. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === ".cache") continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkPackages(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target);
  }
}

function readIfPresent(path: string): string | null {
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}

/** What git prints; nothing if it fails. */
function git(cwd: string, args: readonly string[], more: Record<string, string> = {}): string {
  try {
    const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
    return execFileSync("git", args, { cwd, encoding: "utf8", stdio, env: { ...env, ...more } }).trim();
  } catch {
    return "";
  }
}
