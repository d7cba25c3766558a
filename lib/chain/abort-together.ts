import { setMaxListeners } from "node:events";
import { aborted } from "./http.ts";

/**
 * Runs work whose requests share a signal. It aborts when the caller's signal does, and when the work fails, so that no request
 * continues for a result that nobody awaits. Throws ABORTED if the caller's signal has aborted before.
 */
export async function abortTogether<T>(
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted) throw aborted(signal);
  const controller = new AbortController();
  // Every running request adds a listener.
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
