import { readSecretFiles } from "../../lib/core/secret-files.ts";
import { withClient } from "../database/with-client.ts";
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
  const config = { connectionString: url, connectionTimeoutMillis: 10_000 };
  const { rows } = await withClient(config, (client) =>
    client.query<{ version: string; zone: string; may: boolean }>(
      `select current_setting('server_version_num') as version, current_setting('TimeZone') as zone,
         has_database_privilege(current_database(), 'create') as may`,
    ),
  ).catch((error: unknown) => {
    throw new StartError(
      `DATABASE_URL (${shown}) cannot be used: ${messageOf(error)}. Correct it, or unset it to use the embedded database.`,
    );
  });
  const [row] = rows;
  const version = Math.floor(Number(row?.version) / 10_000);
  if (version < OLDEST_VERSION) {
    throw new StartError(`DATABASE_URL (${shown}) is PostgreSQL ${version}; ${OLDEST_VERSION} or newer is needed.`);
  }
  if (row?.zone !== "UTC") {
    throw new StartError(
      `DATABASE_URL (${shown}): its sessions are in the time zone ${row?.zone} although Credence asks for UTC. Something between them drops the startup parameter \`options\`, such as a connection pooler; connect to PostgreSQL itself, or let it pass the parameter.`,
    );
  }
  if (!row.may) {
    throw new StartError(
      `DATABASE_URL (${shown}): its role may not create anything in the database; grant it that right.`,
    );
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
