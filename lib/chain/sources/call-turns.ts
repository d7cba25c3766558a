import type { LimitFunction } from "p-limit";
import { runExclusive } from "../../core/concurrency.ts";
import { ChainError } from "../errors.ts";

/** Calls of one developer or client that run or wait at the same time, so that neither large requests nor many delay others'. */
const CALLS_PER_CALLER = 2;
/** Calls of this process to one chain that wait. */
const MOST_WAITING = 64;
/** How long one request may read a chain, milliseconds, from its first turn on. */
const PATIENCE_MS = 10_000;

/** Calls the chain when it is this call's turn. Throws BUSY if too many calls wait. */
export async function inQueue<T>(queue: LimitFunction, call: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= MOST_WAITING) throw new ChainError("BUSY", "Too many calls to this chain are waiting");
  return queue(call);
}

/**
 * Reads each part in the caller's turns, and none after the first failure, which it throws, or once `signal` is aborted, whose reason it
 * throws. Returns false if the parts took too long, so that some were not read.
 */
export async function workInTurns<T>(
  caller: string,
  parts: readonly T[],
  { read, signal }: { read: (part: T) => Promise<void>; signal: AbortSignal | undefined },
): Promise<boolean> {
  const missing = [...parts];
  let startedAt: number | undefined;
  let isLate = false;
  const work = async (_: unknown, place: number): Promise<void> => {
    for (let part = missing.shift(); part !== undefined; part = missing.shift()) {
      const own = part;
      try {
        await runExclusive(`${caller} ${place}`, async () => {
          signal?.throwIfAborted();
          startedAt ??= performance.now();
          isLate ||= performance.now() - startedAt > PATIENCE_MS;
          if (!isLate) await read(own);
        });
      } catch (error) {
        missing.length = 0;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: CALLS_PER_CALLER }, work));
  return !isLate;
}
