import type { Caller } from "./caller.ts";
import type { Endpoint } from "./declaration/define-endpoint.ts";

/** A request with its response, for usage and metrics. */
export interface FinishedRequest {
  /** Null for unknown paths. */
  route: { operation: string; endpoint: Pick<Endpoint, "method" | "path"> } | null;
  caller: Caller | null;
  status: number;
  /** Arrival, unix milliseconds. */
  at: number;
  durationMs: number;
}
