import { randomBytes } from "node:crypto";
import type { Context } from "../../lib/core/context.ts";
import { createPool, createPrisma } from "../../lib/core/db.ts";
import { parseEnv } from "../../lib/core/env.ts";
import { createLogger } from "../../lib/core/log.ts";
import type { PlanTier } from "../../lib/core/plans.ts";
import { ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { inWorld } from "./world.ts";

/** A context without the time. */
export type Dependencies = Omit<Context, "now">;

/** Run with the dependencies to call use cases as the system. */
export async function withDependencies<T>(
  settings: Record<string, string>,
  work: (dependencies: Dependencies) => Promise<T>,
): Promise<T> {
  const env = parseEnv(settings);
  const pg = createPool(env.DATABASE_URL, 10);
  const db = createPrisma(pg);
  try {
    return await work({ actor: { kind: "system" }, requestId: "bench", env, db, pg, log: createLogger("silent") });
  } finally {
    await db.$disconnect();
    await pg.end();
  }
}

/** Run a bench of use cases as the system, on an empty database. */
export function inContext(
  settings: Record<string, string>,
  bench: (ctx: Context, databaseUrl: string) => Promise<void>,
): Promise<void> {
  const key = `0x${randomBytes(32).toString("hex")}`;
  return inWorld((world) =>
    world.withDatabase((url) =>
      withDependencies(
        { DATABASE_URL: url, RECEIPT_SIGNER_KEY: key, SESSION_SECRET: key, ...settings },
        (dependencies) => bench({ ...dependencies, now: new Date() }, url),
      ),
    ),
  );
}

/** A context of a new developer, by default of the tier with the highest limits. */
export async function developerContext(
  dependencies: Dependencies,
  tier: PlanTier = "enterprise",
): Promise<Context & { actor: { kind: "session" } }> {
  const ctx = { ...dependencies, now: new Date() };
  const wallet = `0x${randomBytes(20).toString("hex")}` as const;
  const developer = await ensureDeveloper(ctx, { wallet, tier });
  const actor = { kind: "session", developerId: developer.id, wallet, sessionId: "ses_bench", tier } as const;
  return { ...ctx, actor };
}
