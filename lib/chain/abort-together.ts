import { setMaxListeners } from "node:events";
import { aborted } from "./http.ts";

/**
 * Runs work whose requests share a signal. The signal aborts when the caller's does, or when the work fails, so that no
 * request goes on for a result nobody awaits. ABORTED where the caller gave up before.
 */
export async function abortTogether<T>(
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted) throw aborted(signal);
  const controller = new AbortController();
  // Every request under way listens to it.
  setMaxListeners(0, controller.signal);
  const abort = () => controller.abort();
  signal?.addEventListener("abort", abort, { once: true });
  try {
    return await work(controller.signal);
  } catch (error) {
    controller.abort();
    throw error;
  } finally {
    signal?.removeEventListener("abort", abort);
  }
}
