import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, vi } from "vitest";
import { isAlive } from "../../scripts/processes/inspect.ts";
import { freePort } from "../../scripts/processes/ports.ts";
import { removeData } from "../../scripts/start/data-folder.ts";

const root = join(import.meta.dirname, "../..");
const PATIENCE = { timeout: 170_000, interval: 100 };

const folders: string[] = [];
const runs: Run[] = [];

// Whatever a failed test left: a start that is killed takes its processes along.
afterAll(async () => {
  const running = folders.flatMap(processesOf);
  for (const { child } of runs) child.kill("SIGKILL");
  await untilGone(running);
  for (const folder of folders) {
    removeData(folder);
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A folder of its own for one start; it is removed when the tests of the file are done. */
export function makeDataDir(): string {
  const path = mkdtempSync(join(tmpdir(), "credence-start-test-"));
  folders.push(path);
  return path;
}

/** Settings under which a start meets no other one on this machine. */
export async function freeSettings(dataDir: string): Promise<Record<string, string>> {
  const [PORT, CHAIN_31337_PORT, CHAIN_31338_PORT] = [await freePort(), await freePort(), await freePort()].map(String);
  return {
    DATA_DIR: dataDir,
    PORT: `${PORT}`,
    CHAIN_31337_PORT: `${CHAIN_31337_PORT}`,
    CHAIN_31338_PORT: `${CHAIN_31338_PORT}`,
  };
}

export interface Run {
  child: ChildProcess;
  /** All it wrote so far. */
  output: () => string;
  /** Wait until the output holds this, and return the match. */
  until: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Wait for its end. */
  exit: Promise<number | NodeJS.Signals | null>;
}

/** Run `npm start`, with npm or as `program` (default: what npm runs), under these settings and no others. */
export function runStart(
  settings: Record<string, string>,
  options: { npm?: boolean; program?: string; cwd?: string } = {},
): Run {
  const { npm, program = "scripts/start.mjs", cwd = root } = options;
  const [command, args] = npm ? ["npm", ["start"]] : [process.execPath, [program]];
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => {
    text += chunk;
  });
  child.stderr.on("data", (chunk: Buffer) => {
    text += chunk;
  });
  const exit = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on("close", (code, signal) => resolve(code ?? signal));
  });
  const until = (pattern: RegExp) =>
    vi.waitFor(() => {
      const match = pattern.exec(text);
      if (!match && child.exitCode !== null) throw new Error(`npm start ended: ${text}`);
      expect(text).toMatch(pattern);
      return match as RegExpExecArray; // The line above made sure of it.
    }, PATIENCE);
  const run = { child, output: () => text, until, exit };
  runs.push(run);
  return run;
}

/** The processes a start on this data folder runs now. */
export function processesOf(dataDir: string): number[] {
  const folder = join(dataDir, "run");
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => Number(JSON.parse(readFileSync(join(folder, name), "utf8")).pid));
}

/** Wait until none of these processes is there any more. */
export async function untilGone(pids: readonly number[]): Promise<void> {
  await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), PATIENCE);
}
