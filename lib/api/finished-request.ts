import type { Caller } from "./caller.ts";
import type { Route } from "./router.ts";

/** What is known of a request when it is answered: usage and metrics are recorded from it. */
export interface FinishedRequest {
  /** Null for unknown paths. */
  route: Route | null;
  caller: Caller | null;
  status: number;
  /** When it came, unix milliseconds. */
  at: number;
  durationMs: number;
}
