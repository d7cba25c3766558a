import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { messageOf, StartError } from "../start-error.ts";
import { withClient } from "./with-client.ts";

export const migrationsDir = join(import.meta.dirname, "../../prisma/migrations");
/** The key of the advisory lock that Prisma's engine takes too. */
const LOCK = 72_707_369;

/** The first migration: it creates the schema of version 1.0.0, in place of the migrations up to that version. */
export const FIRST_MIGRATION = "20261126180000_version_1_0_0";
/** The last migration of version 1.0.0, the oldest version whose databases and exports are upgraded, and how many it has. */
export const LAST_OF_1_0_0 = "20261126180000_finer_histograms_of_traders";
const COUNT_OF_1_0_0 = 70;

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
 * Waits for another process that does the same. Returns their names. Throws a {@link StartError} that names the migration that failed, or
 * that says what to do with a database of a version before 1.0.0.
 */
export function migrate(databaseUrl: string, report: (step: MigrationStep) => void = () => {}): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await createRecords(client);
    const applied = await readApplied(client);
    const old = [...applied].filter((name) => name <= LAST_OF_1_0_0).sort();
    const pending = readMigrations().filter(({ name }) => !applied.has(name));
    for (const [index, migration] of pending.entries()) {
      report({ name: migration.name, number: index + 1, count: pending.length });
      if (migration.name === FIRST_MIGRATION && old.length > 0) await takeOver(client, migration, old);
      else await apply(client, migration);
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
      `The migration ${half.name} was interrupted by a version before 1.0.0, which applied it statement by statement. Restore the backup from before it, and start version 1.0.0 with that first.`,
    );
  }
  return new Set(rows.map(({ name }) => name));
}

/** Records the first migration in place of those of version 1.0.0, whose database has its schema. */
async function takeOver(client: pg.ClientBase, first: Migration, old: readonly string[]): Promise<void> {
  if (old.at(-1) !== LAST_OF_1_0_0 || old.length !== COUNT_OF_1_0_0) {
    throw new StartError(
      `The database is of a version before 1.0.0: its last migration is ${old.at(-1)}. Start version 1.0.0 with it first, then this version. Nothing was changed.`,
    );
  }
  await requireUpgraded(client);
  await inTransaction(client, async () => {
    await client.query("delete from _prisma_migrations where migration_name = any($1::text[])", [old]);
    await record(client, first, new Date());
  });
}

/**
 * Throws a {@link StartError} if version 1.0.0 has not brought the data of an earlier version up to date: with the tables of that version in
 * the search path, scores were written, but not looked through for missing closes, which was the last step.
 */
export async function requireUpgraded(sql: Pick<pg.ClientBase, "query">): Promise<void> {
  const { rowCount } = await sql.query(
    "select where exists (select from score) and not exists (select from meta where key = 'closes marked')",
  );
  if (!rowCount) return;
  throw new StartError(
    "Version 1.0.0 has not finished its upgrade of this data. Start it with a worker until /health/ready returns 200, then this version. Nothing was changed.",
  );
}

function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  return inTransaction(client, async () => {
    const startedAt = new Date();
    await runScript(client, migration);
    await record(client, migration, startedAt);
  });
}

async function record(client: pg.ClientBase, { name, sql }: Migration, startedAt: Date): Promise<void> {
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     values ($1, $2, $3, $4, clock_timestamp(), 1)`,
    [randomUUID(), createHash("sha256").update(sql).digest("hex"), name, startedAt],
  );
}

async function inTransaction(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query("begin");
  try {
    await work();
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
