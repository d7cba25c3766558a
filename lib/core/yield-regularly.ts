import { setImmediate } from "node:timers/promises";

/** Longest time to hold the event loop, milliseconds. */
const LONGEST_MS = 5;

/** Returns a function that long work awaits between its steps, so that others can run every {@link LONGEST_MS}. `clock` in milliseconds. */
export function yieldRegularly(clock: () => number = () => performance.now()): () => Promise<void> {
  let since = clock();
  return async () => {
    if (clock() - since < LONGEST_MS) return;
    await setImmediate();
    since = clock();
  };
}
