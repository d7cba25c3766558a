import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { Context } from "../core/context.ts";
import { type BuiltEpoch, createEpochJob, type EpochJob } from "../domains/epochs/index.ts";

/**
 * Creates an epoch of the scores as they are now, in a thread of its own. With `onlyIfDue`, only the one of the day. Null if it is not
 * due, or if another process is creating one.
 */
export async function createEpoch(
  ctx: Pick<Context, "env" | "pg" | "now">,
  options: { onlyIfDue?: boolean; signal?: AbortSignal } = {},
): Promise<BuiltEpoch | null> {
  return runThread(await createEpochJob(ctx, options.onlyIfDue ?? false), options.signal);
}

/** Bounds of the thread's garbage; the tree is outside of them. MiB. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 128 };

/** Starts the thread's program: beside the built programs or, from the sources, by tsx. */
function startThread(job: EpochJob): Worker {
  const built = new URL("./epoch-thread.js", import.meta.url);
  if (existsSync(built))
    return new Worker(built, { workerData: job, resourceLimits, execArgv: ["--enable-source-maps"] });
  const source = new URL("./epoch-thread.ts", import.meta.url);
  // The package names its module for `require` here, which lacks a part of it; the one for `import` is beside.
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
    // Its connection ends with it, so that the transaction is rolled back.
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
