import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PagesState } from "../api/health.ts";
import { childEnvironment } from "../core/env.ts";
import type { Logger } from "../core/log.ts";

/** The process that renders pages, as the server sees it. */
export interface PagesProcess {
  /** Fulfilled when pages can be answered for the first time; rejects where the program ends before. */
  ready: Promise<void>;
  state(): PagesState;
  /** The socket it listens on. */
  socket(): string;
  /** End it. Requests in flight are cut off. */
  stop(): Promise<void>;
}

/** Between the end of a process and the start of the next one, milliseconds: doubled at each end of a short run. */
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** After this long, milliseconds, the end of a process does not come from how it starts. */
const LONG_RUN_MS = 60_000;
/** How long it may take to stop, milliseconds. */
const STOP_MS = 3_000;

/**
 * Run the program of the pages and start it again, with a growing pause, whenever it ends. It notices through its channel that
 * this process is gone, even by kill -9, and ends.
 */
export function runPagesProcess(options: { program: string; databasePool: number; log: Logger }): PagesProcess {
  const { log } = options;
  // Only this user may connect: what the server checked is not checked again.
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
    log.info({ pagesPid: pid }, "pages are answered");
    ready.resolve();
  }

  function onEnd({ code, signal, pid, uptimeMs }: End): void {
    if (isStopping) return;
    // A program that ends by itself before it was ever up will do so again.
    if (state === "starting" && code !== null) {
      ready.reject(new Error(`The pages ended with code ${code}.`));
      return;
    }
    log.error({ pagesPid: pid, code, signal }, "the process of the pages ended and is started again");
    if (state === "up") state = "down";
    pause = uptimeMs > LONG_RUN_MS ? SHORTEST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
    timer = setTimeout(() => {
      run = start();
    }, pause);
  }

  // Runs at every end of this process but kill -9, which leaves an empty folder among the system's temporary files.
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

/** How a process ended, and after how many milliseconds. */
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
  });
  const startedAt = performance.now();
  const { pid } = child;
  child.on("error", (err) => log.error({ err }, "the process of the pages cannot be started"));
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

/** A promise that others settle; rejecting it without a listener is no error. */
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
