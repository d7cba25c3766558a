import type { Context } from "../../lib/core/context.ts";
import { runOnceReads } from "../../lib/worker/once-reads.ts";

/**
 * Runs a worker's readings of wallets that are read once while `work` runs. `attempts`: of each request to an explorer; `compare`: how it
 * compares what was read with others, by default not at all.
 */
export async function whileReading<T>(
  context: () => Context,
  work: () => Promise<T>,
  attempts = 5,
  compare: Parameters<typeof runOnceReads>[2] = async () => 0,
): Promise<T> {
  const ending = new AbortController();
  const reads = runOnceReads({ signal: ending.signal, source: { retry: { attempts } } }, context, compare);
  try {
    return await work();
  } finally {
    await reads.stop();
  }
}
