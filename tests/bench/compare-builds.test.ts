import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, inject, test } from "vitest";
import { isAlive } from "../../scripts/processes/inspect.ts";
import { bundleProgram } from "../setup/bundle.ts";
import { useFolder } from "../setup/folder.ts";
import { isThorough } from "../setup/rounds.ts";
import { until } from "../setup/until.ts";

const root = join(import.meta.dirname, "../..");
const folder = useFolder();
const repository = join(folder, "repository");
const temporary = join(folder, "temporary");

/** A bench whose program takes a fifth of a second of processor time, prints one table, and cleans nothing up. */
const bench = (figures: string) => `
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
spawnSync(process.execPath, ["worker.mjs"]);
writeFileSync(tmpdir() + "/left-behind", process.env.BENCH_DATABASE_URL ?? "no database");
console.log("Additions: 3 rounds\\n\\n| | time | a second |\\n|---|--:|--:|\\n| add | ${figures} |\\n| none | – | 0 |");
`;
const worker = "const end = process.cpuUsage().user + 2e5; while (process.cpuUsage().user < end);";
/** Writes the ids of its two processes to a file, and never ends by itself. */
const endless = `
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1e6)"], { stdio: "ignore" });
writeFileSync(process.argv[2], JSON.stringify([process.pid, child.pid]));
setInterval(() => {}, 1e6);
`;

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@localhost", ...args], {
    cwd: repository,
    encoding: "utf8",
  }).trim();

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(repository, path), text);
}

let program: string;

beforeAll(async () => {
  program = await bundleProgram("bench/compare-builds.ts");
  mkdirSync(join(repository, "bench"), { recursive: true });
  mkdirSync(join(repository, "node_modules"));
  mkdirSync(temporary);
  symlinkSync(join(root, "node_modules/tsx"), join(repository, "node_modules/tsx"));
  git("init", "--quiet", "--initial-branch", "main");
  write({
    ".gitignore": "node_modules\n",
    "package.json": '{ "type": "module" }',
    "package-lock.json": "{}",
    "worker.mjs": worker,
    "bench/run.ts": "const [name] = process.argv.splice(2, 1);\nawait import('./' + name + '.ts');\n",
    "bench/adding.ts": bench("2.00 s | 1,000"),
    "bench/endless.ts": endless,
    "bench/broken.ts": 'import { gone } from "./gone.ts";\nconsole.log(gone);\n',
  });
  git("add", ".");
  git("commit", "--quiet", "--message", "First");
  git("tag", "first");
  write({ "bench/adding.ts": bench("1.00 s | 2,500"), "bench/broken.ts": "", "bench/newer.ts": "" });
  git("add", ".");
  git("commit", "--quiet", "--message", "Second");
});

interface Running {
  child: ChildProcess;
  ended: Promise<{ code: number | null; said: string }>;
}

function start(args: readonly string[]): Running {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: repository,
    env: { ...process.env, BENCH_DATABASE_URL: inject("databaseServer"), TMPDIR: temporary },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  return { child, ended: new Promise((resolve) => child.once("close", (code) => resolve({ code, said }))) };
}

const run = (...args: string[]) => start(args).ended;
const leftOver = () => readdirSync(temporary).filter((name) => name.startsWith("credence-"));

test.runIf(isThorough)(
  "figures of a bench, time, processor time, memory and bytes written ahead of two builds are compared, and nothing is left",
  async () => {
    const before = git("status", "--porcelain", "--ignored");
    const [commit, newer] = [git("rev-parse", "first"), git("rev-parse", "HEAD")].map((full) => full.slice(0, 8));
    const { code, said } = await run("--rounds", "2", "first", "adding");
    expect(said).toMatch(
      new RegExp(`round 1 of 2, ${commit}: .*\nround 1 of 2, ${newer}: .*\nround 2 of 2, ${commit}`),
    );
    expect(code).toBe(0);
    const rows = said
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .map((line) =>
        line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    const row = (label: string) => rows.find(([first]) => first === label)?.slice(1);
    expect(row("Additions: 3 rounds")).toEqual([commit, "spread", newer, "spread", `${newer} ÷ ${commit}`]);
    expect(row("add: time")).toEqual(["2.00 s", "2.00 to 2.00 s", "1.00 s", "1.00 to 1.00 s", "0.50"]);
    expect(row("add: a second")).toEqual(["1,000", "1,000 to 1,000", "2,500", "2,500 to 2,500", "2.50"]);
    expect(row("none: a second")?.at(-1)).toBe("–");
    for (const label of ["time", "processor time: bench", "processor time: worker", "peak memory: worker"]) {
      expect(Number.parseFloat(row(label)?.[2] ?? ""), label).toBeGreaterThan(0);
    }
    expect(row("written ahead")?.[0]).toMatch(/^[\d,.]+ MB$/);
    // The database of the tests may run on another machine.
    expect(row("processor time: PostgreSQL")?.[0]).toBe("–");
    expect(said).toMatch(/begun \d{4}-\d\d-\d\dT\d\d:\d\dZ, \d+ cores .*, load [\d.]+, at the end [\d.]+\n/);
    expect(leftOver()).toEqual([]);
    expect(git("status", "--porcelain", "--ignored")).toBe(before);
    expect(git("worktree", "list").split("\n")).toHaveLength(1);
  },
);

test.each([
  ["an unknown revision", ["nowhere", "adding"], "There is no revision nowhere."],
  ["an option for a revision", ["--output=x", "adding"], "usage: npm run bench:against"],
  ["an unknown bench", ["first", "multiplying"], 'has no bench "multiplying". It has: adding, broken, endless, newer.'],
  [
    "a bench that the revision does not have",
    ["first", "newer"],
    'has no bench "newer". It has: adding, broken, endless.',
  ],
  ["a revision that cannot be built", ["first", "broken"], "cannot be built: Build failed with 1 error"],
  ["a bench that fails", ["--rounds", "1", "first", "endless"], "bench endless failed (1):"],
])("%s is an error that says so, and nothing is left", async (_, args, message) => {
  const { code, said } = await run(...args);
  expect(said).toContain(message);
  expect(code).toBe(1);
  expect(leftOver()).toEqual([]);
  expect(stillIn(temporary)).toEqual([]);
});

/** The processes that work below a folder. */
function stillIn(path: string): string[] {
  const isBelow = (pid: string) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`).startsWith(path);
    } catch {
      return false;
    }
  };
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name) && isBelow(name));
}

test.runIf(isThorough)("Ctrl-C ends the bench with all its processes, and removes the built revision", async () => {
  const file = join(folder, "processes.json");
  const { child, ended } = start(["first", "endless", file]);
  await until(() => existsSync(file) && readFileSync(file, "utf8").endsWith("]"));
  const processes: number[] = JSON.parse(readFileSync(file, "utf8"));
  expect(leftOver()).not.toEqual([]);
  child.kill("SIGINT");
  const { code, said } = await ended;
  expect(said).toContain("Interrupted");
  expect(code).toBe(130);
  expect(processes.filter(isAlive)).toEqual([]);
  expect(leftOver()).toEqual([]);
});
