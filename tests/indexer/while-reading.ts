import type { Context } from "../../lib/core/context.ts";
import { runOnceReads } from "../../lib/worker/once-reads.ts";

/** Runs a worker's readings of wallets that are read once while `work` runs. `attempts`: of each request to an explorer. */
export async function whileReading<T>(context: () => Context, work: () => Promise<T>, attempts = 5): Promise<T> {
  const ending = new AbortController();
  const reads = runOnceReads({ signal: ending.signal, source: { retry: { attempts } } }, context);
  try {
    return await work();
  } finally {
    await reads.stop();
  }
}
