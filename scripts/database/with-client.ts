import pg from "pg";
import { inUtc } from "../../lib/core/reconnecting-client.ts";

/** Run on one connection of its own, in UTC, which ends with the work. Throws if it cannot be opened. */
export async function withClient<T>(
  config: string | pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { connectionString, ...settings } = typeof config === "string" ? { connectionString: config } : config;
  const client = new pg.Client(
    connectionString === undefined
      ? { options: "-c TimeZone=UTC", ...settings }
      : { ...settings, connectionString: inUtc(connectionString) },
  );
  // A lost connection fails the statement that needs it.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
