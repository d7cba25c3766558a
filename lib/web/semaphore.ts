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

interface Waiter {
  client: string;
  admit: () => void;
}

export function createSemaphore(limits: SemaphoreLimits): Semaphore {
  const held = new Map<string, number>();
  // A set has the order of insertion.
  const queue = new Set<Waiter>();
  let running = 0;

  function drop(client: string): void {
    const left = (held.get(client) ?? 1) - 1;
    if (left > 0) held.set(client, left);
    else held.delete(client);
  }

  function release(client: string): void {
    running--;
    drop(client);
    const [next] = queue;
    if (!next) return;
    queue.delete(next);
    next.admit();
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
        queue.delete(waiter);
        drop(client);
        reject(signal.reason);
      };
      const waiter: Waiter = {
        client,
        admit: () => {
          signal.removeEventListener("abort", onAbort);
          resolve(run(client));
        },
      };
      queue.add(waiter);
      signal.addEventListener("abort", onAbort, { once: true });
    });
  }

  return {
    acquire(client, signal) {
      const count = held.get(client) ?? 0;
      const isFree = running < limits.atOnce;
      if (count >= limits.perClient || (!isFree && queue.size >= limits.waiting)) return null;
      held.set(client, count + 1);
      return isFree ? Promise.resolve(run(client)) : wait(client, signal);
    },
  };
}
