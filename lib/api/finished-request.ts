import type { Caller } from "./caller.ts";
import type { Route } from "./router.ts";

/** A request with its response, for usage and metrics. */
export interface FinishedRequest {
  /** Null for unknown paths. */
  route: Route | null;
  caller: Caller | null;
  status: number;
  /** Arrival, unix milliseconds. */
  at: number;
  durationMs: number;
}
