import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { birthMark } from "./inspect.ts";

/** Services use chains, and both use the database. */
const ranks = { service: 0, chain: 1, database: 2 } as const;

/** A guarded process and its stop signal. */
export interface ProcessSpec {
  /** Shown to people, unique within the guard. */
  id: string;
  command: string;
  args: string[];
  cwd: string;
  env: Record<string, string | undefined>;
  /** Run as this system user (root only). */
  uid?: number | undefined;
  gid?: number | undefined;
  /** File to append its output to. */
  log: string;
  /** Default: SIGTERM. */
  stopSignal?: NodeJS.Signals;
  /** Milliseconds between that signal and SIGKILL. Default: 10,000. */
  graceMs?: number;
  /** At the end lower ranks stop first, equal ones together: a dependent has a lower rank than its dependencies. Default: service. */
  rank?: keyof typeof ranks;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface GuardedProcess {
  pid: number;
  /** Settles when the process has ended for any reason. */
  exited: Promise<Exit>;
  hasEnded: () => boolean;
  stop: () => Promise<void>;
}

/** Starts processes that never outlive this one: see guard.mjs. */
export interface Guard {
  /** Fulfilled when something else ended the guard, and with it all its processes. */
  lost: Promise<void>;
  start: (spec: ProcessSpec) => Promise<GuardedProcess>;
  /** Remove this path after everything has stopped, also after a kill -9 of this process. */
  removeAtEnd: (path: string) => void;
  /** Stop everything, rank by rank, and the guard itself. */
  close: () => Promise<void>;
  /** End everything at once, by force. */
  kill: () => void;
}

type Reply =
  | { type: "ready" }
  | { type: "started"; id: string; pid: number }
  | { type: "failed"; id: string; message: string }
  | { type: "exited"; id: string; code: number | null; signal: NodeJS.Signals | null };

/** A running guard process, and its processes. */
interface Connection {
  child: ChildProcess;
  replies: EventEmitter;
  pids: Set<number>;
  /** Settles when the guard process has ended. */
  gone: Promise<void>;
  pidFolder: string | undefined;
}

/**
 * Start the guard. Processes it started end with it, and it ends when this process does. With `pidFolder` it writes a file
 * for each process there, so that a later start finds processes that survived a kill -9 of the guard.
 */
export async function startGuard(options: { pidFolder?: string } = {}): Promise<Guard> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "guard.mjs")], {
    detached: true,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const replies = new EventEmitter().setMaxListeners(0);
  const pids = new Set<number>();
  let closing = false;
  const killAll = () => {
    for (const pid of pids) killGroup(pid);
  };
  const gone = once(child, "exit").then(() => {
    // Only a kill -9 of the guard gets here early: end its processes from here.
    if (!closing) killAll();
  });
  child.on("message", (message: Reply) => {
    if (message.type === "started") pids.add(message.pid);
    replies.emit(message.type === "ready" ? "ready" : `${message.type}:${message.id}`, message);
  });
  await once(replies, "ready");

  const connection: Connection = { child, replies, pids, gone, pidFolder: options.pidFolder };
  return {
    start: (spec) => startProcess(connection, spec),
    lost: new Promise((resolve) => {
      void gone.then(() => {
        if (!closing) resolve();
      });
    }),
    removeAtEnd: (path) => send(child, { type: "remove", path }),
    close: async () => {
      closing = true;
      send(child, { type: "leave" });
      await gone;
    },
    kill: killAll,
  };
}

async function startProcess(connection: Connection, spec: ProcessSpec): Promise<GuardedProcess> {
  const { child, replies, pids, gone, pidFolder } = connection;
  const exited = new Promise<Exit>((resolve) => {
    replies.once(`exited:${spec.id}`, ({ code, signal }: Exit) => resolve({ code, signal }));
    void gone.then(() => resolve({ code: null, signal: null }));
  });
  const started = new Promise<number>((resolve, reject) => {
    replies.once(`started:${spec.id}`, ({ pid }: { pid: number }) => resolve(pid));
    replies.once(`failed:${spec.id}`, ({ message }: { message: string }) => {
      reject(new Error(`${spec.id} cannot be started (${spec.command}): ${message}`));
    });
    void gone.then(() => reject(new Error(`${spec.id} cannot be started: the process guard has ended.`)));
  });
  send(child, { type: "start", stopSignal: "SIGTERM", graceMs: 10_000, ...spec, rank: ranks[spec.rank ?? "service"] });
  const pid = await started;
  const pidFile = pidFolder && join(pidFolder, `${spec.id.replace(/\W+/g, "-")}.json`);
  if (pidFile) writeFileSync(pidFile, JSON.stringify({ pid, mark: birthMark(pid) }));
  let hasEnded = false;
  void exited.then(() => {
    hasEnded = true;
    pids.delete(pid);
    if (pidFile) rmSync(pidFile, { force: true });
  });
  return {
    pid,
    exited,
    hasEnded: () => hasEnded,
    stop: async () => {
      send(child, { type: "stop", id: spec.id });
      await exited;
    },
  };
}

function send(child: ChildProcess, message: object): void {
  if (child.connected) child.send(message, () => {});
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has gone already.
  }
}
