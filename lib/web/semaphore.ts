import { addToCount } from "../core/counts.ts";

/**
 * Limits concurrent requests; others wait in a bounded queue. Clients take turns, and one client has at most half of the slots, so that
 * many requests of one delay those of others by little more than one.
 */
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
  const mostRunning = Math.ceil(limits.atOnce / 2);
  /** Waiting and running requests of each client. */
  const held = new Map<string, number>();
  const running = new Map<string, number>();
  let allRunning = 0;
  const queue = createQueue();

  const mayRun = (client: string) => (running.get(client) ?? 0) < mostRunning;

  /** Occupies a slot. Returns the function that releases it; a second call does nothing. */
  function run(client: string): () => void {
    allRunning++;
    addToCount(running, client, 1);
    let isHeld = true;
    return () => {
      if (isHeld) release(client);
      isHeld = false;
    };
  }

  function release(client: string): void {
    allRunning--;
    addToCount(running, client, -1);
    addToCount(held, client, -1);
    // One slot is free now, so at most one request can begin.
    queue.takeNext(mayRun)?.();
  }

  function wait(client: string, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        queue.remove(client, admit);
        addToCount(held, client, -1);
        reject(signal.reason);
      };
      const admit = () => {
        signal.removeEventListener("abort", onAbort);
        resolve(run(client));
      };
      queue.add(client, admit);
      signal.addEventListener("abort", onAbort, { once: true });
    });
  }

  return {
    acquire(client, signal) {
      const isFree = allRunning < limits.atOnce && mayRun(client);
      if ((held.get(client) ?? 0) >= limits.perClient || (!isFree && queue.size() >= limits.waiting)) return null;
      addToCount(held, client, 1);
      return isFree ? Promise.resolve(run(client)) : wait(client, signal);
    },
  };
}

/** Functions that admit waiting requests, by client. Maps and sets have the order of insertion: the first client is next. */
function createQueue() {
  const byClient = new Map<string, Set<() => void>>();
  let size = 0;

  function remove(client: string, admit: () => void): void {
    const own = byClient.get(client);
    if (!own?.delete(admit)) return;
    size--;
    if (own.size === 0) byClient.delete(client);
  }

  return {
    size: () => size,
    remove,
    add(client: string, admit: () => void): void {
      const own = byClient.get(client) ?? new Set();
      byClient.set(client, own.add(admit));
      size++;
    },
    /** Removes and returns the oldest request of the next client that may run, which then is the last client. */
    takeNext(mayRun: (client: string) => boolean): (() => void) | null {
      for (const [client, own] of byClient) {
        const [admit] = own;
        if (!admit || !mayRun(client)) continue;
        byClient.delete(client);
        byClient.set(client, own);
        remove(client, admit);
        return admit;
      }
      return null;
    },
  };
}
