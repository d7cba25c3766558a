import { ChainError } from "./errors.ts";

/**
 * Lets at most `limit` pieces of work run at once; the rest wait in order. Where `mostWaiting` wait already, work is refused
 * with BUSY.
 */
export function createSemaphore(
  limit: number,
  mostWaiting = Number.POSITIVE_INFINITY,
): { run: <T>(work: () => Promise<T>) => Promise<T> } {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= limit) {
        if (waiting.length >= mostWaiting)
          throw new ChainError("BUSY", "Too many questions to this chain wait already");
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else {
        running++;
      }
      try {
        return await work();
      } finally {
        // The place goes straight to the next in line.
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
  };
}
