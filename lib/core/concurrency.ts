// For at most n tasks at once, use `pLimit(n)` of p-limit.

import { addToCount } from "./counts.ts";
import { ServiceError } from "./errors.ts";
import { processSingleton } from "./process-singleton.ts";

const LONGEST_WAIT_MS = 60_000;
/** The newest task of each key. */
const tails = processSingleton("keyed mutex", () => new Map<string, Promise<unknown>>());

/**
 * A keyed mutex for this process. Waiting here instead of for a row's lock holds no database connection. Throws
 * SERVICE_UNAVAILABLE after a minute of waiting.
 */
export async function runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + LONGEST_WAIT_MS;
  const run = () => {
    if (performance.now() <= deadline) return work();
    throw new ServiceError("SERVICE_UNAVAILABLE", "Too many requests are waiting for this; try again.");
  };
  const done = (tails.get(key) ?? Promise.resolve()).then(run, run);
  tails.set(key, done);
  try {
    return await done;
  } finally {
    if (tails.get(key) === done) tails.delete(key);
  }
}

/** Runs `work`, never twice at once. Calls during a run share the next one, so every call gets a run that began after it. */
export function coalesce<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  const run = () => {
    next = null;
    const current = work();
    running = current;
    return current;
  };
  return () => {
    next ??= running.then(run, run);
    return next;
  };
}

/** Runs `work` `gapMs` after the first call; calls until then are ignored. */
export function throttle(work: () => void, gapMs: number): () => void {
  let timer: NodeJS.Timeout | null = null;
  return () => {
    if (timer) return;
    timer = setTimeout(() => {
      timer = null;
      work();
    }, gapMs);
    timer.unref();
  };
}

/** Runs `work` and the tasks it starts. Settles after all of them, so that none uses a transaction after its end. Throws the first error. */
export async function taskGroup(work: (start: (task: Promise<unknown>) => void) => Promise<void>): Promise<void> {
  const errors: unknown[] = [];
  const collect = (error: unknown): void => {
    errors.push(error);
  };
  const tasks: Promise<unknown>[] = [];
  await work((task) => tasks.push(task.catch(collect))).catch(collect);
  await Promise.all(tasks);
  if (errors.length > 0) throw errors[0];
}

interface Repetition {
  /** Starts the next run at once, or as soon as the current one ends. */
  wake(): void;
  /** Fulfilled when the last run has ended. */
  ended: Promise<void>;
}

/** Runs `work` now and `everyMs` after the end of each run, until `signal` aborts. Errors go to `onError`. */
export function repeat(
  work: () => Promise<unknown>,
  options: { everyMs: number; signal: AbortSignal; onError: (error: unknown) => void },
): Repetition {
  const { everyMs, signal, onError } = options;
  let wake = () => {};
  async function run(): Promise<void> {
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await work().catch(onError);
      if (signal.aborted) return;
      const timer = setTimeout(wake, everyMs);
      await woken;
      clearTimeout(timer);
    }
  }
  signal.addEventListener("abort", () => wake(), { once: true });
  return { wake: () => wake(), ended: run() };
}

/**
 * Limits concurrent work, in requests or other units such as bytes; more waits in a bounded queue. The client with the least running is
 * next, those with the same take turns, one client has at most half of the places, and a full queue gives a place of the client that waits
 * for the most, so that much work of one delays that of others by little.
 */
export interface Semaphore {
  /**
   * Resolves to the function that releases the places; null if the queue or the client's share is full, or became so while it waited.
   * Aborting `signal` rejects. `units` default to one and are at most `mostRunning`.
   */
  acquire(client: string, signal: AbortSignal, units?: number): Promise<(() => void) | null>;
  /** Units that other clients keep from work that waits. What waits for earlier work of its own client lacks none. */
  lacking(): number;
}

export interface SemaphoreLimits {
  atOnce: number;
  waiting: number;
  /** Waiting and running, of one client. */
  perClient: number;
  /** Running, of one client; default: half of `atOnce`. */
  mostRunning?: number;
}

export function createSemaphore(limits: SemaphoreLimits): Semaphore {
  const mostRunning = limits.mostRunning ?? Math.ceil(limits.atOnce / 2);
  /** Waiting and running units of each client. */
  const held = new Map<string, number>();
  const running = new Map<string, number>();
  let allRunning = 0;
  const queue = createQueue();

  /** Units that a client may still have running. */
  const shareLeft = (client: string) => mostRunning - (running.get(client) ?? 0);

  /** Occupies places. Returns the function that releases them; a second call does nothing. */
  function run(client: string, units: number): () => void {
    allRunning += units;
    addToCount(running, client, units);
    let isHeld = true;
    return () => {
      if (isHeld) release(client, units);
      isHeld = false;
    };
  }

  function release(client: string, units: number): void {
    allRunning -= units;
    addToCount(running, client, -units);
    addToCount(held, client, -units);
    const takeNext = () => queue.takeNext(limits.atOnce - allRunning, shareLeft);
    for (let next = takeNext(); next; next = takeNext()) next.answer(true);
  }

  function wait(client: string, units: number, signal: AbortSignal): Promise<(() => void) | null> {
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        queue.remove(client, waiting);
        addToCount(held, client, -units);
        reject(signal.reason);
      };
      const answer = (isAdmitted: boolean): void => {
        signal.removeEventListener("abort", abort);
        if (!isAdmitted) addToCount(held, client, -units);
        resolve(isAdmitted ? run(client, units) : null);
      };
      const waiting = { units, answer };
      queue.add(client, waiting);
      signal.addEventListener("abort", abort, { once: true });
    });
  }

  return {
    lacking: () => queue.lacking(shareLeft),
    acquire(client, signal, units = 1) {
      const isFree = allRunning + units <= limits.atOnce && units <= shareLeft(client);
      if ((held.get(client) ?? 0) + units > limits.perClient) return Promise.resolve(null);
      if (!isFree && !queue.makeRoom(client, units, limits.waiting)) return Promise.resolve(null);
      addToCount(held, client, units);
      return isFree ? Promise.resolve(run(client, units)) : wait(client, units, signal);
    },
  };
}

/** A request that waits for its places. */
interface Waiting {
  units: number;
  answer: (isAdmitted: boolean) => void;
}

/** Waiting requests by client. Maps and sets have the order of insertion: the first client is next. */
function createQueue() {
  const byClient = new Map<string, Set<Waiting>>();
  const sizes = new Map<string, number>();
  let size = 0;

  function remove(client: string, waiting: Waiting): void {
    const own = byClient.get(client);
    if (!own?.delete(waiting)) return;
    size -= waiting.units;
    addToCount(sizes, client, -waiting.units);
    if (own.size === 0) byClient.delete(client);
  }

  /** Removes the newest request of the client that waits for the most, if that is more than `units`. */
  function takeNewestBeyond(units: number): Waiting | null {
    let [client, most]: [string | null, number] = [null, units];
    for (const [one, its] of sizes) if (its > most) [client, most] = [one, its];
    const newest = client === null ? undefined : [...(byClient.get(client) ?? [])].at(-1);
    if (client === null || !newest) return null;
    remove(client, newest);
    return newest;
  }

  return {
    remove,
    lacking: (shareLeft: (client: string) => number) => lackingUnits(byClient, shareLeft),
    add(client: string, waiting: Waiting): void {
      const own = byClient.get(client) ?? new Set();
      byClient.set(client, own.add(waiting));
      size += waiting.units;
      addToCount(sizes, client, waiting.units);
    },
    /** Makes the clients that wait for the most wait for less, never for less than this one would. False if `most` is full then. */
    makeRoom(client: string, units: number, most: number): boolean {
      while (size + units > most) {
        const newest = takeNewestBeyond((sizes.get(client) ?? 0) + units);
        if (!newest) return false;
        newest.answer(false);
      }
      return true;
    },
    /** Removes and returns the oldest request of the client with the most left of its share, which then is the last client. */
    takeNext(free: number, shareLeft: (client: string) => number): Waiting | null {
      const next = nextClient(byClient, free, shareLeft);
      const own = byClient.get(next ?? "") ?? new Set();
      const [oldest] = own;
      if (next === null || !oldest) return null;
      byClient.delete(next);
      byClient.set(next, own);
      remove(next, oldest);
      return oldest;
    },
  };
}

type Queue = ReadonlyMap<string, ReadonlySet<Waiting>>;

/** Units of each client's oldest request that its share has room for. */
function lackingUnits(queue: Queue, shareLeft: (client: string) => number): number {
  let units = 0;
  for (const [client, [oldest]] of queue) if (oldest && oldest.units <= shareLeft(client)) units += oldest.units;
  return units;
}

/** The first of the clients with the most left of their shares whose oldest request fits; null if none does. */
function nextClient(queue: Queue, free: number, shareLeft: (client: string) => number): string | null {
  let [next, most]: [string | null, number] = [null, 0];
  for (const [client, [oldest]] of queue) {
    const left = shareLeft(client);
    if (oldest && left > most && oldest.units <= Math.min(left, free)) [next, most] = [client, left];
  }
  return next;
}
