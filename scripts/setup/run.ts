import { readFileSync, rmSync } from "node:fs";
import { type Guard, startGuard } from "../processes/guard.ts";
import { lastLines } from "../processes/last-lines.ts";
import { StartError } from "../start-error.ts";

/** The guard and the abort signal of a tool. */
export interface RunOptions {
  /** Default: a new guard. */
  guard?: Guard;
  signal?: AbortSignal;
}

/** Run a Node program to its end with its output in a file. If it fails, throws with the end of that output. */
export async function runNode(
  tool: {
    what: string;
    program: string;
    args: string[];
    cwd: string;
    env: Record<string, string | undefined>;
    log: string;
  },
  options: RunOptions,
): Promise<void> {
  const { signal } = options;
  const guard = options.guard ?? (await startGuard());
  try {
    rmSync(tool.log, { force: true });
    const running = await guard.start({
      id: tool.what,
      command: process.execPath,
      args: [tool.program, ...tool.args],
      cwd: tool.cwd,
      env: { ...process.env, ...tool.env },
      log: tool.log,
      graceMs: 3_000,
    });
    const stop = () => void running.stop();
    signal?.addEventListener("abort", stop, { once: true });
    const end = await running.exited;
    signal?.removeEventListener("abort", stop);
    signal?.throwIfAborted();
    if (end.code === 0) return;
    const output = lastLines(readFileSync(tool.log, "utf8"), 25);
    throw new StartError(`${tool.what} failed (${end.signal ?? end.code}):\n${output}`);
  } finally {
    if (!options.guard) await guard.close();
  }
}
