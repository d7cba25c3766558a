import { addToCount } from "../core/counts.ts";

/** Limits concurrent requests; others wait in a bounded queue, in order of arrival. */
export interface Semaphore {
  /** Resolves to the function that releases the slot; null if the queue or the client's share is full. Aborting `signal` rejects. */
  acquire(client: string, signal: AbortSignal): Promise<() => void> | null;
}

export interface SemaphoreLimits {
  atOnce: number;
  waiting: number;
  /** Waiting and running, of one client. */
  perClient: number;
}

export function createSemaphore(limits: SemaphoreLimits): Semaphore {
  /** Waiting and running requests of each client. */
  const held = new Map<string, number>();
  /** Functions that admit a waiting request. A set has the order of insertion. */
  const queue = new Set<() => void>();
  let running = 0;

  function release(client: string): void {
    running--;
    addToCount(held, client, -1);
    const [admit] = queue;
    if (!admit) return;
    queue.delete(admit);
    admit();
  }

  /** Occupies a slot. Returns the function that releases it; a second call does nothing. */
  function run(client: string): () => void {
    running++;
    let isHeld = true;
    return () => {
      if (isHeld) release(client);
      isHeld = false;
    };
  }

  function wait(client: string, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        queue.delete(admit);
        addToCount(held, client, -1);
        reject(signal.reason);
      };
      const admit = () => {
        signal.removeEventListener("abort", onAbort);
        resolve(run(client));
      };
      queue.add(admit);
      signal.addEventListener("abort", onAbort, { once: true });
    });
  }

  return {
    acquire(client, signal) {
      const isFree = running < limits.atOnce;
      if ((held.get(client) ?? 0) >= limits.perClient || (!isFree && queue.size >= limits.waiting)) return null;
      addToCount(held, client, 1);
      return isFree ? Promise.resolve(run(client)) : wait(client, signal);
    },
  };
}
