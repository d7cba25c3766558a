import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PagesState } from "../api/health.ts";
import { childEnvironment } from "../core/env.ts";
import type { Logger } from "../core/log.ts";

/** The child process that renders pages. */
export interface PagesProcess {
  /** Resolves when the first page can be rendered; rejects if the program ends before. */
  ready: Promise<void>;
  state(): PagesState;
  socket(): string;
  /** Requests in flight are cut off. */
  stop(): Promise<void>;
}

/** Pause before a restart, milliseconds, doubled after each short run. */
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** Shorter runs are short, milliseconds. */
const LONG_RUN_MS = 60_000;
/** How long the process may take to stop, milliseconds. */
const STOP_MS = 3_000;

/**
 * Runs the pages program and restarts it with growing pauses. The program ends when its channel to this process closes, also
 * after kill -9.
 */
export function runPagesProcess(options: { program: string; databasePool: number; log: Logger }): PagesProcess {
  const { log } = options;
  // Only this user may connect, because the pages process does not repeat the server's checks.
  const folder = mkdtempSync(join(tmpdir(), "credence-pages-"));
  let state: PagesState = "starting";
  let pause = SHORTEST_PAUSE_MS;
  let isStopping = false;
  let starts = 0;
  let timer: NodeJS.Timeout | undefined;
  const ready = deferred();
  let run = start();

  function start(): Run {
    return startProgram(options, join(folder, `${++starts}.sock`), { onUp, onEnd });
  }

  function onUp(pid: number | undefined): void {
    state = "up";
    log.info({ pagesPid: pid }, "the pages process is ready");
    ready.resolve();
  }

  function onEnd({ code, signal, pid, uptimeMs }: End): void {
    if (isStopping) return;
    // A program that exits before it was ever ready would exit again.
    if (state === "starting" && code !== null) {
      ready.reject(new Error(`The pages process ended with code ${code}.`));
      return;
    }
    log.error({ pagesPid: pid, code, signal }, "the pages process ended and restarts");
    if (state === "up") state = "down";
    pause = uptimeMs > LONG_RUN_MS ? SHORTEST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
    timer = setTimeout(() => {
      run = start();
    }, pause);
  }

  // After kill -9 an empty temporary folder remains.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return {
    ready: ready.promise,
    state: () => state,
    socket: () => run.socket,
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await end(run);
    },
  };
}

interface Run {
  child: ChildProcess;
  socket: string;
  exited: Promise<void>;
}

interface End {
  code: number | null;
  signal: string | null;
  pid: number | undefined;
  uptimeMs: number;
}

function startProgram(
  { program, databasePool, log }: { program: string; databasePool: number; log: Logger },
  socket: string,
  { onUp, onEnd }: { onUp: (pid: number | undefined) => void; onEnd: (end: End) => void },
): Run {
  const child = fork(program, [socket], {
    env: childEnvironment({ DATABASE_POOL: String(databasePool) }),
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    // Node would hold the source map of every file of the build: twice the memory of the code, which is readable without.
    execArgv: process.execArgv.filter((flag) => flag !== "--enable-source-maps"),
  });
  const startedAt = performance.now();
  const { pid } = child;
  child.on("error", (err) => log.error({ err }, "the pages process cannot be started"));
  child.on("message", () => onUp(pid));
  const exited = new Promise<void>((resolve) => {
    child.once("exit", (code, signal) => {
      rmSync(socket, { force: true });
      resolve();
      onEnd({ code, signal, pid, uptimeMs: performance.now() - startedAt });
    });
  });
  return { child, socket, exited };
}

async function end({ child, exited }: Run): Promise<void> {
  if (child.connected) child.disconnect();
  const force = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  await exited;
  clearTimeout(force);
}

/** A promise with its resolve and reject functions; a rejection that nobody handles is no error. */
function deferred() {
  let resolve = () => {};
  let reject = (_: Error) => {};
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  promise.catch(() => {});
  return { promise, resolve, reject };
}
