import { afterAll, beforeAll } from "vitest";
import type { ChainConfig } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { createPool, createPrisma } from "../../lib/core/db.ts";
import { type Env, parseEnv } from "../../lib/core/env.ts";
import { createLogger } from "../../lib/core/log.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";

/** Settings for a test: only the database is given, the rest is the default or what the test overrides. */
export function testEnv(databaseUrl: string, overrides: Record<string, string> = {}): Env {
  return parseEnv({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATABASE_URL: databaseUrl,
    RECEIPT_SIGNER_KEY: `0x${"11".repeat(32)}`,
    SESSION_SECRET: "a secret of tests that signs nobody in",
    ...overrides,
  });
}

/**
 * A context on a database of this test file's own, made by `database`. Call it at the top of a file and read it inside tests; set
 * `holder.now` to move the clock.
 */
export function useContext(
  options: {
    chains?: Partial<ChainConfig>[];
    env?: Record<string, string>;
    database?: () => Promise<TestDatabase>;
  } = {},
): {
  now: Date;
  url: () => string;
  ctx: (overrides?: Partial<Context>) => Context;
} {
  let made: { base: Omit<Context, "now">; url: string; close: () => Promise<void> } | undefined;
  const holder = {
    now: new Date("2026-01-15T12:00:00Z"),
    url: () => required(made).url,
    ctx: (overrides: Partial<Context> = {}): Context => ({ ...required(made).base, now: holder.now, ...overrides }),
  };
  beforeAll(async () => {
    const database = await (options.database ?? createTestDatabase)();
    const pool = createPool(database.url, 8);
    const db = createPrisma(pool);
    const env = testEnv(database.url, { CHAINS: JSON.stringify(options.chains ?? []), ...options.env });
    made = {
      base: { actor: { kind: "system" }, requestId: "test", env, db, pg: pool, log: createLogger("silent") },
      url: database.url,
      close: async () => {
        await db.$disconnect();
        await pool.end();
        await database.drop();
      },
    };
  });
  afterAll(() => made?.close());
  return holder;
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("The context exists inside tests only.");
  return value;
}
