/** Lets at most `limit` pieces of work run at once; the rest wait in order. */
export function createSemaphore(limit: number): { run: <T>(work: () => Promise<T>) => Promise<T> } {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
      else running++;
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
