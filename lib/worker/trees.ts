import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { Context } from "../core/context.ts";
import { type BuiltEpoch, createEpochJob, type EpochJob } from "../domains/epochs/index.ts";
import { type BuiltTree, finishTree, type ListTreeJob } from "../domains/lists/index.ts";

/** What a thread builds: one of both. */
export interface ThreadJob {
  epoch?: EpochJob;
  listTree?: ListTreeJob;
}

/**
 * Creates an epoch of the current scores, in a thread of its own; with `onlyIfDue`, only if the day has none yet. Returns null if none is
 * due, or if another process is creating one.
 */
export async function createEpoch(
  ctx: Pick<Context, "env" | "pg" | "now">,
  options: { onlyIfDue?: boolean; signal?: AbortSignal } = {},
): Promise<BuiltEpoch | null> {
  return runThread({ epoch: await createEpochJob(ctx, options.onlyIfDue ?? false) }, options);
}

/** Builds the tree of a list in a thread of its own, and signs it. */
export function createListTree(
  ctx: Pick<Context, "env" | "pg" | "now">,
  { treeId, signal }: { treeId: string; signal?: AbortSignal },
): Promise<void> {
  return finishTree(ctx, treeId, (listTree, onProgress) =>
    runThread<BuiltTree>({ listTree }, { onProgress, ...(signal && { signal }) }),
  );
}

/** Limits of the thread's heap, MiB. The tree is in buffers outside the heap. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 128 };

/** Starts the thread's program: the built one or, when the sources run, its source with tsx. */
function startThread(job: ThreadJob): Worker {
  const built = new URL("./tree-thread.js", import.meta.url);
  if (existsSync(built))
    return new Worker(built, { workerData: job, resourceLimits, execArgv: ["--enable-source-maps"] });
  const source = new URL("./tree-thread.ts", import.meta.url);
  // `resolve` finds the module for `require`, which is incomplete here; the one for `import` is beside it.
  const tsx = createRequire(import.meta.url)
    .resolve("tsx/esm/api")
    .replace(/\.cjs$/, ".mjs");
  const text = `import(${JSON.stringify(tsx)}).then(({ register }) => (register(), import(${JSON.stringify(source.href)})));`;
  return new Worker(text, { workerData: job, resourceLimits, eval: true });
}

type Message<T> = { progress: number } | { result: T };

function runThread<T>(
  job: ThreadJob,
  { signal, onProgress = () => {} }: { signal?: AbortSignal; onProgress?: (progress: number) => void },
): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const thread = startThread(job);
    // The thread's connection ends with it, which rolls its transaction back.
    const stop = () => {
      reject(signal?.reason);
      void thread.terminate();
    };
    signal?.addEventListener("abort", stop, { once: true });
    thread.on("message", (message: Message<T>) => {
      if ("result" in message) resolve(message.result);
      else onProgress(message.progress);
    });
    thread.once("error", reject);
    thread.once("exit", (code) => {
      signal?.removeEventListener("abort", stop);
      reject(new Error(`The thread of a tree ended with code ${code} and no tree.`));
    });
  });
}
