import { setImmediate } from "node:timers/promises";

/** How long work may hold the event loop, milliseconds. */
const LONGEST_MS = 5;

/**
 * A function for long work to await between its steps: lets other requests run once {@link LONGEST_MS} have passed since it did
 * so last, and returns at once before that. `clock` in milliseconds.
 */
export function yieldRegularly(clock: () => number = () => performance.now()): () => Promise<void> {
  let since = clock();
  return async () => {
    if (clock() - since < LONGEST_MS) return;
    await setImmediate();
    since = clock();
  };
}
