import type { Pool } from "pg";
import { type Database, pool, prisma } from "./db.ts";
import { type Env, env } from "./env.ts";
import { createLogger, type Logger } from "./log.ts";
import type { Permission } from "./permissions.ts";
import type { PlanTier } from "./plans.ts";
import { processSingleton } from "./process-singleton.ts";

/** Who acts: nobody known, a developer by key or session, or the service itself. */
export type Actor =
  | { kind: "anonymous" }
  | { kind: "key"; developerId: string; wallet: string; keyId: string; tier: PlanTier; permissions: Permission[] }
  | { kind: "session"; developerId: string; wallet: string; sessionId: string; tier: PlanTier }
  | { kind: "system" };

/** What every verb gets first: who acts, when, and the means. Verbs take time from `now`, never from the clock. */
export interface Context {
  now: Date;
  actor: Actor;
  requestId: string;
  /** The network a request came from, as limits count it; absent where it is not known. */
  client?: string;
  env: Env;
  /** Prisma, for everything but the look-up path. */
  db: Database;
  /** node-postgres, for the look-up path and set-based work. */
  pg: Pool;
  log: Logger;
}

export function logger(): Logger {
  return processSingleton("log", () => createLogger(env().LOG_LEVEL));
}

/** What every context of this process shares. */
export function processDependencies(): Pick<Context, "env" | "db" | "pg" | "log"> {
  return { env: env(), db: prisma(), pg: pool(), log: logger() };
}

/** The context of work the service does by itself. */
export function systemContext(now: Date = new Date()): Context {
  return { now, actor: { kind: "system" }, requestId: "system", ...processDependencies() };
}
