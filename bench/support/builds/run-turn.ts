import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { execPath } from "node:process";
import { setTimeout } from "node:timers/promises";
import { withClient } from "../../../scripts/database/with-client.ts";
import type { Guard } from "../../../scripts/processes/guard.ts";
import { birthMark, commandLine, isAlive } from "../../../scripts/processes/inspect.ts";
import { lastLines } from "../../../scripts/processes/last-lines.ts";
import { StartError } from "../../../scripts/start-error.ts";
import { memoryOf, processorTimeOf, processorTimeOfDatabase, readBytesAhead } from "../servers.ts";
import type { Build } from "./build-revision.ts";

/** What one run of a bench took. */
export interface Turn {
  ms: number;
  /** By program: processor time in milliseconds, its processes together, and the peak memory of its largest process, MiB. */
  programs: ReadonlyMap<string, { processor: number; peakMiB: number }>;
  /** Processor time of PostgreSQL, milliseconds; null if it may run elsewhere. */
  database: number | null;
  /** Bytes that PostgreSQL wrote ahead. */
  bytesAhead: number;
  /** What the bench printed. */
  output: string;
}

/** Milliseconds between looks at the processes: what one computes after the last look at it is not counted. */
const LOOK_MS = 100;
/** How long the processes that a bench left running may take to end, milliseconds. */
const END_MS = 15_000;

interface Process {
  pid: number;
  /** Tells it from a later process with the same id. */
  mark: string;
  program: string;
  processor: number;
  peakMiB: number;
}

/** Run a bench of a build once. When `signal` aborts, the bench is ended with everything it started. */
export async function runTurn(
  guard: Guard,
  turn: { build: Build; bench: string; args: readonly string[]; server: string; folder: string; number: number },
  signal: AbortSignal,
): Promise<Turn> {
  const { build, bench, server } = turn;
  const log = join(turn.folder, `turn-${turn.number}.log`);
  const before = await readDatabase(server);
  const start = performance.now();
  const running = await guard.start({
    id: `turn ${turn.number}`,
    command: execPath,
    args: ["--import", "tsx", "bench/run.ts", bench, ...turn.args],
    cwd: build.root,
    // Whatever an interrupted bench leaves is in the folder, which goes.
    env: { ...process.env, BENCH_DATABASE_URL: server, TMPDIR: turn.folder },
    log,
  });
  const processes = new Map<string, Process>();
  const stop = () => {
    look(running.pid, processes);
    void running.stop();
  };
  signal.addEventListener("abort", stop, { once: true });
  while (!running.hasEnded()) {
    look(running.pid, processes);
    await Promise.race([running.exited, setTimeout(LOOK_MS)]);
  }
  const ms = performance.now() - start;
  signal.removeEventListener("abort", stop);
  for (const pid of startedIn(turn.folder)) look(pid, processes);
  await endAll([...processes.values()]);
  signal.throwIfAborted();
  const { code, signal: killed } = await running.exited;
  const output = readFileSync(log, "utf8");
  if (code !== 0)
    throw new StartError(`${build.name}: bench ${bench} failed (${killed ?? code}):\n${lastLines(output, 25)}`);
  const after = await readDatabase(server);
  return {
    ms,
    output,
    programs: sumUp(processes.values()),
    database: after.processor === null || before.processor === null ? null : after.processor - before.processor,
    bytesAhead: after.bytes - before.bytes,
  };
}

async function readDatabase(server: string): Promise<{ processor: number | null; bytes: number }> {
  return { bytes: await withClient(server, readBytesAhead), processor: await processorTimeOfDatabase(server) };
}

/** Note what a process and its descendants have used so far. */
function look(pid: number, seen: Map<string, Process>): void {
  const [mark, line] = [birthMark(pid), commandLine(pid)];
  try {
    if (mark && line) {
      const used = { processor: processorTimeOf(pid), peakMiB: memoryOf(pid).highest };
      seen.set(mark + pid, { pid, mark, program: programOf(line), ...used });
    }
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const children = readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8");
      for (const child of children.split(" ").filter(Boolean)) look(Number(child), seen);
    }
  } catch {
    // It ended meanwhile. What was seen of it before counts.
  }
}

/** The processes with this folder for temporary files, which they inherit: also those that began between two looks, of a parent that has ended. */
function startedIn(folder: string): number[] {
  const isIn = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(`TMPDIR=${folder}`);
    } catch {
      return false;
    }
  };
  const pids = existsSync("/proc") ? readdirSync("/proc").filter((name) => /^\d+$/.test(name)) : [];
  return pids.filter(isIn).map(Number);
}

/** Programs whose file's name says nothing to a reader. */
const names: Readonly<Record<string, string>> = {
  run: "bench",
  guard: "bench",
  sh: "bench",
  "index-chain": "worker",
  server: "web",
};

function programOf(line: string): string {
  const [command = "", ...args] = line.split(" ");
  const source = args.find((argument) => /\.[cm]?[jt]s$/.test(argument));
  const name = basename(source ?? command).replace(/\.[cm]?[jt]s$/, "");
  return names[name] ?? name;
}

function sumUp(processes: Iterable<Process>): Turn["programs"] {
  const programs = new Map<string, { processor: number; peakMiB: number }>();
  for (const { program, processor, peakMiB } of processes) {
    const sum = programs.get(program) ?? { processor: 0, peakMiB: 0 };
    programs.set(program, { processor: sum.processor + processor, peakMiB: Math.max(sum.peakMiB, peakMiB) });
  }
  return programs;
}

/** End what a failed or interrupted bench left running. Its own guard is among it, and ends the rest in the right order. */
async function endAll(processes: readonly Process[]): Promise<void> {
  const running = () => processes.filter(({ pid, mark }) => isAlive(pid) && birthMark(pid) === mark);
  const end = performance.now() + END_MS;
  for (const { pid } of running()) process.kill(pid, "SIGTERM");
  while (running().length > 0 && performance.now() < end) await setTimeout(50);
  for (const { pid } of running()) process.kill(pid, "SIGKILL");
}
