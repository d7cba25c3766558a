import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { withClient } from "../database/with-client.ts";
import { StartError } from "../start-error.ts";
import { listTables, readContents, type TableContents } from "./contents.ts";

const ATTEMPTS = 10;
/** Longest time that writers wait, milliseconds. */
const LOCK_MS = 2_000;
const ARCHIVE_MS = 120_000;

export interface RestorePoint {
  name: string;
  /** The file of the log that ends with this point. */
  segment: string;
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
      // The record ends before this location. It need not be written yet, so pg_current_wal_lsn can still be in an earlier segment.
      const { rows } = await locker.query<{ segment: string }>(
        "select pg_walfile_name(pg_create_restore_point($1) - 1) as segment",
        [name],
      );
      await locker.query("commit");
      return { name, segment: rows[0]?.segment ?? "", contents: await readContents(reader) };
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

/** Ends the current segment of the log, and waits until the segment of the restore point is stored. */
export async function storeLog(
  connection: pg.ClientConfig,
  { segment }: RestorePoint,
  isStored: (segment: string) => boolean,
): Promise<void> {
  await withClient(connection, (client) => client.query("select pg_switch_wal()"));
  const patience = Date.now() + ARCHIVE_MS;
  while (!isStored(segment)) {
    if (Date.now() > patience) throw new StartError(`The segment ${segment} of the log was not archived in time.`);
    await setTimeout(50);
  }
}
