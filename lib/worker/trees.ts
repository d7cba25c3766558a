import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import type { Context } from "../core/context.ts";
import { type BuiltEpoch, createEpochJob, type EpochJob, isEpochDue } from "../domains/epochs/index.ts";
import { type BuiltTree, finishTree, type ListTreeJob } from "../domains/lists/index.ts";

/** What the program builds: one of both. */
export interface TreeJob {
  epoch?: EpochJob;
  listTree?: ListTreeJob;
}

/** What the program tells. */
export type ProgramMessage = { progress: number } | { result: unknown } | { error: unknown };

/**
 * Creates an epoch of the current scores, in a process of its own; with `onlyIfDue`, only if the day has none yet. Returns null if none is
 * due, or if another process is creating one.
 */
export async function createEpoch(
  ctx: Pick<Context, "env" | "pg" | "now">,
  { onlyIfDue = false, signal }: { onlyIfDue?: boolean; signal?: AbortSignal } = {},
): Promise<BuiltEpoch | null> {
  const job = await createEpochJob(ctx, onlyIfDue);
  // The program asks again under its lock; it takes a second only to start, and the worker asks each minute.
  if (onlyIfDue && !(await isEpochDue(ctx.pg, job))) return null;
  return runProgram({ epoch: job }, { signal });
}

/** Builds the tree of a list in a process of its own, and signs it. */
export function createListTree(
  ctx: Pick<Context, "env" | "pg" | "now">,
  { treeId, signal }: { treeId: string; signal?: AbortSignal },
): Promise<void> {
  return finishTree(ctx, treeId, (listTree, onProgress) => runProgram<BuiltTree>({ listTree }, { onProgress, signal }));
}

/** Limits of the program's heap, MiB. The tree is in buffers outside the heap. */
const limits = ["--max-semi-space-size=8", "--max-old-space-size=128"];

/** Starts the program: the built one or, when the sources run, its source with tsx. */
function startProgram(): ChildProcess {
  const built = new URL("./tree-program.js", import.meta.url);
  const source = new URL("./tree-program.ts", import.meta.url);
  const [program, flags] = existsSync(built) ? [built, ["--enable-source-maps"]] : [source, ["--import", "tsx"]];
  return fork(program, { execArgv: [...flags, ...limits], serialization: "advanced" });
}

function runProgram<T>(
  job: TreeJob,
  { signal, onProgress = () => {} }: { signal?: AbortSignal | undefined; onProgress?: (progress: number) => void },
): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const program = startProgram();
    const stop = () => {
      reject(signal?.reason);
      program.kill("SIGKILL");
    };
    signal?.addEventListener("abort", stop, { once: true });
    program.on("message", (message: ProgramMessage) => {
      if ("progress" in message) onProgress(message.progress);
      else if ("result" in message)
        resolve(message.result as T); // What the job returns.
      else reject(message.error);
    });
    program.once("error", reject);
    program.once("exit", (code, killed) => {
      signal?.removeEventListener("abort", stop);
      reject(new Error(`The program of a tree ended with ${killed ?? `code ${code}`} and no tree.`));
    });
    program.send(job);
  });
}
