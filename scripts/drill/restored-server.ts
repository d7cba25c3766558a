import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { serverProcess } from "../database/embedded.ts";
import { databaseUser, giveFolder } from "../database/system-user.ts";
import { withClient } from "../database/with-client.ts";
import { lastLines } from "../processes/last-lines.ts";
import { StartError } from "../start-error.ts";
import { compareContents, readContents, type TableContents } from "./contents.ts";
import type { Drill } from "./drill.ts";
import type { RestorePoint } from "./restore-point.ts";

/** Where a restore ends: at a named point, at a time, or at the end of the archived log. */
export type RecoveryTarget = { name: string } | { time: string } | "end";

/**
 * Starts PostgreSQL on a copy of a base backup and replays the archived log up to the target. It listens only on a socket in
 * `folder`, which no other user of this machine reaches. Returns how to connect as `role`. Throws if the target is not reached.
 */
export async function startRestored(
  { guard, folder, wal }: Drill,
  restore: { bin: string; cluster: string; target: RecoveryTarget; role: string; database: string },
): Promise<pg.ClientConfig> {
  const { bin, cluster } = restore;
  const owner = databaseUser();
  const own = join(folder, "restored");
  mkdirSync(own, { mode: 0o700 });
  writeFileSync(join(own, "postgresql.conf"), "");
  writeFileSync(join(own, "pg_ident.conf"), "");
  writeFileSync(join(own, "pg_hba.conf"), "local all all trust\n");
  rmSync(join(cluster, "standby.signal"), { force: true });
  writeFileSync(join(cluster, "recovery.signal"), "");
  for (const one of [own, cluster, wal]) giveFolder(owner, one);
  const log = join(folder, "restored.log");
  const args = Object.entries(serverSettings(own, wal, restore.target)).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const server = await guard.start(serverProcess({ id: "restored PostgreSQL", bin, cluster, owner, log, args }));
  const connection = { host: own, user: restore.role, database: restore.database };
  while (!(await responds(connection))) {
    if (server.hasEnded()) {
      throw new StartError(`The backup cannot be restored:\n${lastLines(readFileSync(log, "utf8"), 12)}`);
    }
    await setTimeout(100);
  }
  return connection;
}

/** Reads every row of a restored database. */
export function readRestored({ step }: Drill, restored: pg.ClientConfig): Promise<TableContents[]> {
  return step("Read all restored tables", () => withClient(restored, readContents));
}

/** What a restore to a point says of it. */
export async function compareRestored(drill: Drill, point: RestorePoint, restored: pg.ClientConfig) {
  const tables = compareContents(point.contents, await readRestored(drill, restored));
  return { target: `the restore point ${point.name}`, tables, identical: tables.every((one) => one.identical) };
}

function serverSettings(own: string, wal: string, target: RecoveryTarget): Readonly<Record<string, string | number>> {
  return {
    config_file: join(own, "postgresql.conf"),
    hba_file: join(own, "pg_hba.conf"),
    ident_file: join(own, "pg_ident.conf"),
    listen_addresses: "",
    unix_socket_directories: own,
    unix_socket_permissions: "0700",
    port: 5432,
    ssl: "off",
    archive_mode: "off",
    shared_preload_libraries: "",
    shared_buffers: "128MB",
    max_prepared_transactions: 100,
    max_locks_per_transaction: 256,
    // Nobody connects before the target, and this copy is thrown away.
    hot_standby: "off",
    fsync: "off",
    restore_command: `cp "${wal}/%f" "%p"`,
    recovery_target_action: "promote",
    // The server accepts one of these at most, even if it is empty.
    ...(target !== "end" &&
      ("name" in target ? { recovery_target_name: target.name } : { recovery_target_time: target.time })),
  };
}

/** The server accepts connections once it has reached its target. A role or database that does not exist is an error. */
async function responds(connection: pg.ClientConfig): Promise<boolean> {
  try {
    return await withClient({ ...connection, connectionTimeoutMillis: 5_000 }, async () => true);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "28000" || code === "3D000") throw new StartError(`The restored database: ${String(error)}`);
    return false;
  }
}
