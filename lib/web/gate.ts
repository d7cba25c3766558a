/** Lets a bounded number of requests through at once; others wait in a bounded queue, first come first served. */
export interface Gate {
  /**
   * Ask for a place. Fulfilled with the function that gives it back; null where the queue, or the share of `client`, is full.
   * Aborting `signal` while waiting leaves the queue and rejects.
   */
  enter(client: string, signal: AbortSignal): Promise<() => void> | null;
}

export interface GateLimits {
  atOnce: number;
  waiting: number;
  /** Waiting and running together, of one client. */
  perClient: number;
}

interface Waiter {
  client: string;
  admit: () => void;
}

export function createGate(limits: GateLimits): Gate {
  const held = new Map<string, number>();
  // A set keeps the order in which its members came.
  const queue = new Set<Waiter>();
  let running = 0;

  function drop(client: string): void {
    const left = (held.get(client) ?? 1) - 1;
    if (left > 0) held.set(client, left);
    else held.delete(client);
  }

  function leave(client: string): void {
    running--;
    drop(client);
    const [next] = queue;
    if (!next) return;
    queue.delete(next);
    next.admit();
  }

  /** Take a running place. Returns how to give it back, once. */
  function run(client: string): () => void {
    running++;
    let isHeld = true;
    return () => {
      if (isHeld) leave(client);
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
    enter(client, signal) {
      const count = held.get(client) ?? 0;
      const isFree = running < limits.atOnce;
      if (count >= limits.perClient || (!isFree && queue.size >= limits.waiting)) return null;
      held.set(client, count + 1);
      return isFree ? Promise.resolve(run(client)) : wait(client, signal);
    },
  };
}
