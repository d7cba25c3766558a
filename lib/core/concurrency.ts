// For at most n tasks at once, use `pLimit(n)` of p-limit.

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
