import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { withClient } from "../database/with-client.ts";
import { StartError } from "../start-error.ts";
import { listTables, readContents, type TableContents } from "./contents.ts";

const ATTEMPTS = 10;
/** Longest time that writers wait, milliseconds. */
const LOCK_MS = 2_000;
const ARCHIVE_MS = 120_000;

interface RestorePoint {
  name: string;
  /** What a restore to this point must contain. */
  contents: TableContents[];
}

/**
 * Names a point in the write-ahead log, and reads what all tables contain exactly there. Writers wait for the milliseconds
 * that this takes; the tables are read afterwards, in a snapshot of that point.
 */
export async function createRestorePoint(connection: pg.ClientConfig, name: string): Promise<RestorePoint> {
  return withClient(connection, (locker) =>
    withClient(connection, async (reader) => {
      const snapshot = await lockTables(locker);
      await reader.query("begin isolation level repeatable read read only");
      await reader.query(`set transaction snapshot '${snapshot}'`);
      await locker.query("select pg_create_restore_point($1)", [name]);
      await locker.query("commit");
      return { name, contents: await readContents(reader) };
    }),
  );
}

/** Begins a transaction during which no other one writes. Returns its snapshot. */
async function lockTables(client: pg.Client): Promise<string> {
  const tables = await listTables(client);
  if (tables.length === 0) throw new StartError("The database has no tables.");
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query("begin");
      await client.query(`set local lock_timeout = ${LOCK_MS}`);
      await client.query(`lock table ${tables.join(", ")} in share mode`);
      const { rows } = await client.query<{ snapshot: string }>("select pg_export_snapshot() as snapshot");
      return rows[0]?.snapshot ?? "";
    } catch (error) {
      await client.query("rollback");
      const isBusy = error instanceof Error && "code" in error && ["55P03", "40P01"].includes(String(error.code));
      if (!isBusy || attempt === ATTEMPTS) throw error;
      await setTimeout(LOCK_MS);
    }
  }
}

/** Ends the current segment of the log, and waits until `isStored` is true for it. */
export async function storeLog(
  connection: pg.ClientConfig,
  isStored: (segment: string, client: pg.Client) => boolean | Promise<boolean>,
): Promise<void> {
  await withClient(connection, async (client) => {
    const { rows } = await client.query<{ segment: string }>(
      "select pg_walfile_name(pg_current_wal_lsn()) as segment, pg_switch_wal()",
    );
    const segment = rows[0]?.segment ?? "";
    const patience = Date.now() + ARCHIVE_MS;
    while (!(await isStored(segment, client))) {
      if (Date.now() > patience) throw new StartError(`The segment ${segment} of the log was not archived in time.`);
      await setTimeout(50);
    }
  });
}
