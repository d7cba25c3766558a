import { LRUCache } from "lru-cache";
import type { Clients, Context } from "../core/context.ts";
import { isDatabaseUnreachable } from "../core/db.ts";
import { ServiceError } from "../core/errors.ts";
import type { Replica } from "../core/replica.ts";
import { type ReadSource, usableReplica } from "../domains/scores/index.ts";
import { type Caller, nameOfCaller } from "./authenticator.ts";
import type { Endpoint } from "./declaration/define-endpoint.ts";
import { statusOf } from "./envelope.ts";

/** Longer than the maximum age of a replica's answer, milliseconds. */
const OWN_WRITES_MS = 1_200;
const MOST_WRITERS = 10_000;

/** Chooses the database that a request reads. */
export interface ReadSources {
  primary: ReadSource;
  /** A replica for endpoints that allow one, unless the caller wrote in this process a moment ago. */
  choose(endpoint: Endpoint, caller: Caller | null): ReadSource;
  /** Makes the caller's next requests read the primary, so that it sees what it wrote. */
  noteWrite(endpoint: Endpoint, caller: Caller | null): void;
}

export function createReadSources(base: Clients & Pick<Context, "env" | "log">, replica: Replica | null): ReadSources {
  const primary = { clients: base, lagMs: null };
  const writers = new LRUCache<string, true>({ max: MOST_WRITERS, ttl: OWN_WRITES_MS });
  return {
    primary,
    choose(endpoint, caller) {
      if (!replica || !endpoint.replica || (caller && writers.has(nameOfCaller(caller)))) return primary;
      return usableReplica(replica, base) ?? primary;
    },
    noteWrite(endpoint, caller) {
      if (replica && caller && endpoint.method !== "GET" && !endpoint.replica) writers.set(nameOfCaller(caller), true);
    },
  };
}

/** PostgreSQL cancels a query on a standby if replay removes rows that the query reads. */
const RECOVERY_CONFLICT = "40001";
/** A standby refuses to write. */
const READ_ONLY = "25006";

/** Whether the primary may succeed after a replica threw this. */
export function mayPrimaryAnswer(thrown: unknown): boolean {
  if (isDatabaseUnreachable(thrown)) return true;
  if (thrown instanceof ServiceError) return statusOf(thrown) === 503;
  return (
    thrown instanceof Error && "code" in thrown && (thrown.code === RECOVERY_CONFLICT || thrown.code === READ_ONLY)
  );
}
