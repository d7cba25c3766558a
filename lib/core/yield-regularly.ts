import { setImmediate } from "node:timers/promises";

/** Longest time to hold the event loop, milliseconds. */
const LONGEST_MS = 5;

/** For long work to await between its steps: lets other requests run every {@link LONGEST_MS}. `clock` in milliseconds. */
export function yieldRegularly(clock: () => number = () => performance.now()): () => Promise<void> {
  let since = clock();
  return async () => {
    if (clock() - since < LONGEST_MS) return;
    await setImmediate();
    since = clock();
  };
}
