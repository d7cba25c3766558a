import { setImmediate } from "node:timers/promises";

/** Longest time to hold the event loop, milliseconds. */
const LONGEST_MS = 5;

/**
 * Returns a function that long work awaits between its steps, so that others can run every {@link LONGEST_MS}. It throws the reason of
 * an aborted signal. `clock` in milliseconds.
 */
export function yieldRegularly(
  signal?: AbortSignal,
  clock: () => number = () => performance.now(),
): () => Promise<void> {
  let since = clock();
  return async () => {
    signal?.throwIfAborted();
    if (clock() - since < LONGEST_MS) return;
    await setImmediate();
    since = clock();
  };
}

/** Takes the steps of long work, with a pause for others as {@link yieldRegularly} makes it. */
export async function inSteps<T>(steps: Generator<void, T>, signal: AbortSignal | undefined): Promise<T> {
  const pause = yieldRegularly(signal);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}
