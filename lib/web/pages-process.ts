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

/** Between the end of a process and the start of the next one, milliseconds: doubled at each end of a short life. */
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** A process that was up for so long did not end because of how it starts, milliseconds. */
const LONG_LIFE_MS = 60_000;
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
  let stopping = false;
  let starts = 0;
  let socket = "";
  let child: ChildProcess;
  let timer: NodeJS.Timeout | undefined;
  let exited: Promise<void> = Promise.resolve();
  let onReady = () => {};
  let onFailure = (_: Error) => {};
  const ready = new Promise<void>((resolve, reject) => {
    onReady = resolve;
    onFailure = reject;
  });
  // Whoever waits hears of it; nobody may be waiting.
  ready.catch(() => {});

  function start(): void {
    socket = join(folder, `${++starts}.sock`);
    child = fork(options.program, [socket], {
      env: childEnvironment({ DATABASE_POOL: String(options.databasePool) }),
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const begun = performance.now();
    const { pid } = child;
    child.on("error", (err) => log.error({ err }, "the process of the pages cannot be started"));
    child.on("message", () => {
      state = "up";
      log.info({ pagesPid: pid }, "pages are answered");
      onReady();
    });
    exited = new Promise((resolve) => {
      child.once("exit", (code, signal) => {
        resolve();
        onEnd({ code, signal, pid, uptime: performance.now() - begun });
      });
    });
  }

  function onEnd(end: { code: number | null; signal: string | null; pid: number | undefined; uptime: number }): void {
    rmSync(socket, { force: true });
    if (stopping) return;
    const { code, signal, pid, uptime } = end;
    // What ends by itself before it was ever up will do so again.
    if (state === "starting" && code !== null) {
      onFailure(new Error(`The pages ended with code ${code}.`));
      return;
    }
    log.error({ pagesPid: pid, code, signal }, "the process of the pages ended and is started again");
    if (state === "up") state = "down";
    pause = uptime > LONG_LIFE_MS ? SHORTEST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
    timer = setTimeout(start, pause);
  }

  start();
  // However this process ends but by kill -9; then the folder is left empty in the system's folder for temporary files.
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return {
    ready,
    state: () => state,
    socket: () => socket,
    async stop() {
      stopping = true;
      clearTimeout(timer);
      if (child.connected) child.disconnect();
      const force = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
      await exited;
      clearTimeout(force);
    },
  };
}
