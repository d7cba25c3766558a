import type { Clients, Context } from "../../../core/context.ts";
import type { Replica } from "../../../core/replica.ts";
import { boardsOf } from "./boards.ts";

/** An answer of a replica may be this old, milliseconds. */
export const OLDEST_ANSWER_MS = 1_000;

/** A database that answers reads. */
export interface ReadSource {
  clients: Clients;
  /** How old its answers may be, whole milliseconds; null for the primary. */
  lagMs: number | null;
}

/** How old an answer of the replica may be now, milliseconds: the age of the ranks that this process has read from it. */
export function replicaAge(replica: Replica, base: Pick<Context, "env" | "log">): number {
  return Math.ceil(boardsOf({ ...base, pg: replica.clients.pg }).ageMs());
}

/** The replica, unless its answers could be older than a second or it does not respond. */
export function usableReplica(replica: Replica, base: Pick<Context, "env" | "log">): ReadSource | null {
  const lagMs = replicaAge(replica, base);
  return lagMs <= OLDEST_ANSWER_MS ? { clients: replica.clients, lagMs } : null;
}
