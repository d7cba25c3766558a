import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { Context } from "../core/context.ts";
import { type BuiltEpoch, createEpochJob, type EpochJob } from "../domains/epochs/index.ts";

/**
 * Creates an epoch of the current scores, in a thread of its own; with `onlyIfDue`, only if the day has none yet. Returns null if none is
 * due, or if another process is creating one.
 */
export async function createEpoch(
  ctx: Pick<Context, "env" | "pg" | "now">,
  options: { onlyIfDue?: boolean; signal?: AbortSignal } = {},
): Promise<BuiltEpoch | null> {
  return runThread(await createEpochJob(ctx, options.onlyIfDue ?? false), options.signal);
}

/** Limits of the thread's heap, MiB. The tree is in buffers outside the heap. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 128 };

/** Starts the thread's program: the built one or, when the sources run, its source with tsx. */
function startThread(job: EpochJob): Worker {
  const built = new URL("./epoch-thread.js", import.meta.url);
  if (existsSync(built))
    return new Worker(built, { workerData: job, resourceLimits, execArgv: ["--enable-source-maps"] });
  const source = new URL("./epoch-thread.ts", import.meta.url);
  // `resolve` finds the module for `require`, which is incomplete here; the one for `import` is beside it.
  const tsx = createRequire(import.meta.url)
    .resolve("tsx/esm/api")
    .replace(/\.cjs$/, ".mjs");
  const text = `import(${JSON.stringify(tsx)}).then(({ register }) => (register(), import(${JSON.stringify(source.href)})));`;
  return new Worker(text, { workerData: job, resourceLimits, eval: true });
}

function runThread(job: EpochJob, signal?: AbortSignal): Promise<BuiltEpoch | null> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const thread = startThread(job);
    // The thread's connection ends with it, which rolls its transaction back.
    const stop = () => {
      reject(signal?.reason);
      void thread.terminate();
    };
    signal?.addEventListener("abort", stop, { once: true });
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", (code) => {
      signal?.removeEventListener("abort", stop);
      reject(new Error(`The thread of an epoch ended with code ${code} and no epoch.`));
    });
  });
}
