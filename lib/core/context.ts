import { AsyncLocalStorage } from "node:async_hooks";
import type { Pool } from "pg";
import { type Database, pool, prisma } from "./db.ts";
import { type Env, env } from "./env.ts";
import { ServiceError } from "./errors.ts";
import type { Language } from "./language.ts";
import { createLogger, type Logger } from "./log.ts";
import type { Permission, Role } from "./permissions.ts";
import type { PlanTier } from "./plans.ts";
import { processSingleton } from "./process-singleton.ts";

/** Who acts: an unknown caller, a developer by key or session, a page by a publishable key, a person by the sign-in provider, a command on this machine, or the service. */
export type Actor =
  | { kind: "anonymous" }
  | {
      kind: "key";
      developerId: string;
      wallet: string;
      /** The chain of the smart account whose developer it is; absent: the wallet's own key signs in, or nobody did. */
      chainId?: number;
      keyId: string;
      tier: PlanTier;
      permissions: Permission[];
    }
  | {
      /** A page of a developer's origins. It has none of the developer's rights: what it may do names it. */
      kind: "publishable";
      developerId: string;
      keyId: string;
      tier: PlanTier;
      permissions: Permission[];
      /** The saved policies that it may evaluate. */
      policyIds: readonly string[];
    }
  | {
      kind: "session";
      developerId: string;
      wallet: string;
      /** The chain whose contract accepted the sign-in of a smart account; absent: the wallet's own key signed. */
      chainId?: number;
      sessionId: string;
      tier: PlanTier;
    }
  | {
      /** Somebody whom the sign-in provider of the settings vouches for. It is no developer. */
      kind: "person";
      /** Derived from issuer and subject. */
      personId: string;
      issuer: string;
      subject: string;
      role: Role;
      sessionId: string;
    }
  | { kind: "commandLine" }
  | { kind: "system" };

/** The first argument of every use case. Use cases take the time from `now`, never from the clock. */
export interface Context {
  now: Date;
  actor: Actor;
  requestId: string;
  /** Id of the request's client network in the rate limits; absent outside requests. */
  client?: string;
  /** Of whoever sends the request, for what people read later; absent outside requests. */
  language?: Language;
  /**
   * Aborted, with an error for the reply, when the client of the request has closed its connection. Long reads stop then. Absent
   * outside requests, and in requests with an Idempotency-Key, whose repetition gets the result.
   */
  signal?: (() => AbortSignal) | undefined;
  env: Env;
  /** Prisma, for records. */
  db: Database;
  /** node-postgres, for sets of rows. */
  pg: Pool;
  log: Logger;
}

export function logger(): Logger {
  return processSingleton("log", () => createLogger(env().LOG_LEVEL));
}

export function processDependencies(): Pick<Context, "env" | "db" | "pg" | "log"> {
  return { env: env(), db: prisma(), pg: pool(), log: logger() };
}

/** The context of a command that a person runs on the service's machine. */
export function commandContext(): Context {
  return { ...systemContext(), actor: { kind: "commandLine" }, requestId: "command line" };
}

/** The two ways to one database server. */
export type Clients = Pick<Context, "db" | "pg">;

const chosen = processSingleton("chosen clients", () => new AsyncLocalStorage<Clients>());

/** Runs `work` with system contexts that use this server and not the primary. */
export function withClients<T>(clients: Clients, work: () => T): T {
  return chosen.run(clients, work);
}

/** The context of work that the service does by itself. */
export function systemContext(): Context {
  return {
    now: new Date(),
    actor: { kind: "system" },
    requestId: "system",
    ...processDependencies(),
    ...chosen.getStore(),
  };
}

/**
 * Whether the key or session is of this wallet (lower case) on a chain; null: on any. On another chain, somebody else may control the
 * address of a smart account.
 */
export function actsAs(actor: Actor, wallet: string, chainId: number | null): boolean {
  if ((actor.kind !== "key" && actor.kind !== "session") || actor.wallet !== wallet) return false;
  return chainId === null || actor.chainId === undefined || actor.chainId === chainId;
}

/** The acting developer and its wallet (lower-case hex). Throws FORBIDDEN without key or session. */
export function requireDeveloper({ actor }: Pick<Context, "actor">): { developerId: string; wallet: string } {
  if (actor.kind === "key" || actor.kind === "session") return actor;
  throw new ServiceError("FORBIDDEN", "This needs an API key or a signed-in wallet.");
}
