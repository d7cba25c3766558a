import { LRUCache } from "lru-cache";
import type { Clients, Context } from "../core/context.ts";
import { isDatabaseUnreachable } from "../core/db.ts";
import { ServiceError } from "../core/errors.ts";
import type { Replica } from "../core/replica.ts";
import { type ReadSource, usableReplica } from "../domains/scores/index.ts";
import type { Caller } from "./caller.ts";
import type { Endpoint } from "./define-endpoint.ts";
import { statusOf } from "./envelope.ts";

/** The header of answers that a replica gave. */
export const REPLICA_LAG = "X-Replica-Lag-Ms";

/** Longer than an answer of a replica may be old, milliseconds. */
const OWN_WRITES_MS = 1_200;
const MOST_WRITERS = 10_000;

/** Chooses the database that a request reads. */
export interface ReadSources {
  primary: ReadSource;
  /** A replica for endpoints that allow one, unless the caller wrote in this process a moment ago. */
  choose(endpoint: Endpoint, caller: Caller | null): ReadSource;
  /** From now on the caller reads what it wrote. */
  noteWrite(endpoint: Endpoint, caller: Caller | null): void;
}

export function createReadSources(base: Clients & Pick<Context, "env" | "log">, replica: Replica | null): ReadSources {
  const primary = { clients: base, lagMs: null };
  const writers = new LRUCache<string, true>({ max: MOST_WRITERS, ttl: OWN_WRITES_MS });
  return {
    primary,
    choose(endpoint, caller) {
      if (!replica || !endpoint.replica || (caller && writers.has(caller.actor.developerId))) return primary;
      return usableReplica(replica, base) ?? primary;
    },
    noteWrite(endpoint, caller) {
      if (replica && caller && endpoint.method !== "GET" && !endpoint.replica)
        writers.set(caller.actor.developerId, true);
    },
  };
}

/** Cancelled by PostgreSQL because replay removed rows that it read. */
const RECOVERY_CONFLICT = "40001";

/** Whether the primary may succeed where a replica threw this. */
export function mayPrimaryAnswer(thrown: unknown): boolean {
  if (isDatabaseUnreachable(thrown)) return true;
  if (thrown instanceof ServiceError) return statusOf(thrown) === 503;
  return thrown instanceof Error && "code" in thrown && thrown.code === RECOVERY_CONFLICT;
}
