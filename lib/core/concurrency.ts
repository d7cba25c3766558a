// At most n pieces of work at once, or one after the other: `pLimit(n)` and `pLimit(1)` of the package p-limit. Here is the rest.

import { ServiceError } from "./errors.ts";
import { processSingleton } from "./process-singleton.ts";

const LONGEST_WAIT_MS = 60_000;
/** The newest work of each key. */
const tails = processSingleton("keyed mutex", () => new Map<string, Promise<unknown>>());

/**
 * A mutex for each key: work with the same key runs one after the other in this process. Waiting here instead of at a row's lock
 * holds no database connection. Throws SERVICE_UNAVAILABLE after a minute of waiting.
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

/**
 * A function that runs `work`, never twice at once. Calls during a run share the next one, so a call is always answered by a run
 * that began after it.
 */
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

/** A function that runs `work` at most once in `gapMs`, that long after its first call: further calls until then change nothing. */
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

/**
 * Run `work`, which may start tasks that run beside it. Settles when all have settled, so that nothing uses a transaction after
 * it ended. Throws the first error.
 */
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

export interface Repetition {
  /** Run again at once, or as soon as the present run ends. */
  wake(): void;
  /** Fulfilled when the last run has ended. */
  ended: Promise<void>;
}

/** Run `work` now and then `everyMs` after each run ended, never twice at once, until `signal` aborts. Errors go to `onError`. */
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
