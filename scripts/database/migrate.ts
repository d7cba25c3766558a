import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { messageOf, StartError } from "../start-error.ts";
import { withClient } from "./with-client.ts";

export const migrationsDir = join(import.meta.dirname, "../../prisma/migrations");
/** The key of the advisory lock that Prisma's engine takes too. */
const LOCK = 72_707_369;

export interface Migration {
  name: string;
  sql: string;
}

/** A migration that is about to be applied, and its place among those that were pending. */
export interface MigrationStep {
  name: string;
  /** From 1. */
  number: number;
  count: number;
}

/** All migrations, in their order. */
export function readMigrations(): Migration[] {
  return readdirSync(migrationsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, sql: readFileSync(join(migrationsDir, name, "migration.sql"), "utf8") }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Applies all pending migrations, each in a transaction with its record, so that an interrupted run continues with the one it was in.
 * Waits for another process that does the same. Returns their names. Throws a {@link StartError} that names the migration that failed.
 */
export function migrate(databaseUrl: string, report: (step: MigrationStep) => void = () => {}): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await createRecords(client);
    const applied = await readApplied(client);
    const pending = readMigrations().filter(({ name }) => !applied.has(name));
    for (const [index, migration] of pending.entries()) {
      report({ name: migration.name, number: index + 1, count: pending.length });
      await apply(client, migration);
    }
    return pending.map(({ name }) => name);
  });
}

/** The records of migrations, as Prisma's engine makes and reads them. */
export async function createRecords(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create table if not exists _prisma_migrations (id varchar(36) primary key, checksum varchar(64) not null, finished_at timestamptz,
       migration_name varchar(255) not null, logs text, rolled_back_at timestamptz, started_at timestamptz not null default now(),
       applied_steps_count integer not null default 0)`,
  );
}

async function readApplied(client: pg.ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string; isFinished: boolean }>(
    `select migration_name as name, finished_at is not null as "isFinished" from _prisma_migrations where rolled_back_at is null`,
  );
  const half = rows.find(({ isFinished }) => !isFinished);
  if (half) {
    throw new StartError(
      `The migration ${half.name} was interrupted by a version of the program that applied it statement by statement. Restore the backup from before it.`,
    );
  }
  return new Set(rows.map(({ name }) => name));
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query("begin");
  try {
    const startedAt = new Date();
    await runScript(client, migration);
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       values ($1, $2, $3, $4, clock_timestamp(), 1)`,
      [randomUUID(), createHash("sha256").update(migration.sql).digest("hex"), migration.name, startedAt],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/** Runs a migration's statements inside the caller's transaction. */
export async function runScript(client: Pick<pg.ClientBase, "query">, { name, sql }: Migration): Promise<void> {
  // On a Citus cluster, statements that change tables may follow those that change rows of many shards. Without one it has no effect.
  await client.query("set local citus.multi_shard_modify_mode = 'sequential'");
  await client.query(sql).catch((error: unknown) => {
    throw new StartError(`The migration ${name} failed, and changed nothing: ${messageOf(error)}`);
  });
}
