import pg from "pg";
import { readSecretFiles } from "../../lib/core/secret-files.ts";
import { messageOf, StartError } from "../start-error.ts";

const OLDEST_VERSION = 14;

/** DATABASE_URL, or the one line of DATABASE_URL_FILE, of a usable PostgreSQL. Throws a StartError; `missing` if neither is set. */
export async function readDatabaseUrl(missing: string): Promise<string> {
  const { settings, faults } = readSecretFiles(process.env);
  if (faults.length > 0) throw new StartError(`Invalid settings:\n  ${faults.join("\n  ")}`);
  if (settings.DATABASE_URL === undefined) throw new StartError(missing);
  await checkDatabase(settings.DATABASE_URL);
  return settings.DATABASE_URL;
}

/** Check that the PostgreSQL of DATABASE_URL is usable. Messages omit the password. */
export async function checkDatabase(url: string): Promise<void> {
  const shown = withoutPassword(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; may: boolean }>(
      "select current_setting('server_version_num') as version, has_database_privilege(current_database(), 'create') as may",
    );
    const [row] = rows;
    const version = Math.floor(Number(row?.version) / 10_000);
    if (version < OLDEST_VERSION) {
      throw new StartError(`DATABASE_URL (${shown}) is PostgreSQL ${version}; ${OLDEST_VERSION} or newer is needed.`);
    }
    if (!row?.may) {
      throw new StartError(
        `DATABASE_URL (${shown}): its role may not create anything in the database; grant it that right.`,
      );
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `DATABASE_URL (${shown}) cannot be used: ${messageOf(error)}. Correct it, or unset it to use the embedded database.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    parsed.password = "";
    return parsed.href;
  } catch {
    return "not a URL";
  }
}
