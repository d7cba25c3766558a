import { setTimeout as delay } from "node:timers/promises";

/** Waits, or returns at once when the signal aborts. */
export async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => {});
}
