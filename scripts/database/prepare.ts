import { Logger, runMigrations } from "graphile-worker";
import { type MigrationStep, migrate } from "./migrate.ts";

/**
 * Migrate a database: our migrations, each of which is reported before it is applied, then the job queue's. May be interrupted and
 * repeated at any time. Returns the names of new migrations.
 */
export async function prepareDatabase(databaseUrl: string, report?: (step: MigrationStep) => void): Promise<string[]> {
  const applied = await migrate(databaseUrl, report);
  await runMigrations({ connectionString: databaseUrl, logger: new Logger(() => () => {}) });
  return applied;
}
