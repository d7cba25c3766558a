import { Logger, runMigrations } from "graphile-worker";
import { migrate } from "./migrate.ts";

/** Migrate a database: Prisma's migrations, then the job queue's. Returns the names of new migrations. */
export async function prepareDatabase(databaseUrl: string): Promise<string[]> {
  const applied = await migrate(databaseUrl);
  await runMigrations({ connectionString: databaseUrl, logger: new Logger(() => () => {}) });
  return applied;
}
