import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { withClient } from "../database/with-client.ts";
import type { GuardedProcess } from "../processes/guard.ts";
import { lastLines } from "../processes/last-lines.ts";
import { messageOf, StartError } from "../start-error.ts";
import type { Drill, DrillReport } from "./drill.ts";
import { findBackupPrograms, findServer } from "./programs.ts";
import { createRestorePoint, type RestorePoint, storeLog } from "./restore-point.ts";
import { compareRestored, startRestored } from "./restored-server.ts";

/**
 * Backs up the server of a database while it works, restores the copy in the scratch folder to a named point, and compares. On
 * that server it only names the point, ends a segment of the log, and retains the log meanwhile; writers wait for milliseconds.
 */
export async function drillServer(
  drill: Drill,
  { url, bin }: { url: string; bin: string | undefined },
): Promise<Omit<DrillReport, "steps">> {
  const { folder, step } = drill;
  const connection = { connectionString: url };
  const major = await readMajor(connection);
  const programs = findBackupPrograms(major, bin);
  const server = findServer(major, folder, bin);
  const name = `credence_drill_${randomBytes(4).toString("hex")}`;
  const base = join(folder, "base");
  const point = await withRetainedLog(connection, name, () => backUp(drill, { programs, url, base, name }));
  const restored = await step("Restore the backup to the restore point", () => {
    const { username, pathname } = new URL(url);
    const [role = "", database = ""] = [username, pathname.slice(1)].map(decodeURIComponent);
    return startRestored(drill, { bin: server, cluster: base, target: point, role, database });
  });
  const source = `the server of DATABASE_URL, PostgreSQL ${major}`;
  return { source, bytes: sizeOf(base), ...(await compareRestored(drill, point, restored)) };
}

/** Runs `work` while the server removes no segment of its log: otherwise the backup's checkpoint may remove the one being received. */
function withRetainedLog<T>(connection: pg.ClientConfig, slot: string, work: () => Promise<T>): Promise<T> {
  return withClient(connection, async (client) => {
    // Temporary: the server drops it when this connection ends, however it ends.
    await client.query(
      "select pg_create_physical_replication_slot($1, immediately_reserve => true, temporary => true)",
      [slot],
    );
    return work();
  });
}

/** Copies the server, and its log from before the copy to a restore point of this name. */
async function backUp(
  drill: Drill,
  { programs, url, base, name }: { programs: string; url: string; base: string; name: string },
): Promise<RestorePoint> {
  const { wal, step } = drill;
  const connection = { connectionString: url };
  const receiving = await step("Receive the log", () => startReceiving(drill, programs, url));
  await step("Take a base backup", async () => {
    const args = ["--pgdata", base, "--wal-method=none", "--checkpoint=fast", "--no-password", "--dbname", url];
    const backup = await start(drill, "pg_basebackup", programs, args);
    const { code } = await backup.exited;
    if (code !== 0) throw new StartError(`pg_basebackup failed:\n${logOf(drill, "pg_basebackup")}`);
  });
  const point = await step("Name a restore point, and read all tables there", () =>
    createRestorePoint(connection, name),
  );
  await step("Receive the log up to there", async () => {
    await storeLog(connection, point, (segment) => {
      const isStored = existsSync(join(wal, segment));
      if (!isStored && receiving.hasEnded())
        throw new StartError(`pg_receivewal ended:\n${logOf(drill, "pg_receivewal")}`);
      return isStored;
    });
    await receiving.stop();
  });
  return point;
}

async function readMajor(connection: pg.ClientConfig): Promise<number> {
  try {
    const { rows } = await withClient({ ...connection, connectionTimeoutMillis: 10_000 }, (client) =>
      client.query<{ version: string }>("select current_setting('server_version_num') as version"),
    );
    return Math.floor(Number(rows[0]?.version) / 10_000);
  } catch (error) {
    throw new StartError(`DATABASE_URL cannot be used: ${messageOf(error)}`);
  }
}

/** Streams the log into the archive from now on. */
async function startReceiving(drill: Drill, programs: string, url: string): Promise<GuardedProcess> {
  const args = ["--directory", drill.wal, "--no-loop", "--no-password", "--dbname", url];
  const receiving = await start(drill, "pg_receivewal", programs, args);
  while (readdirSync(drill.wal).length === 0) {
    if (receiving.hasEnded()) throw new StartError(`pg_receivewal failed:\n${logOf(drill, "pg_receivewal")}`);
    await setTimeout(50);
  }
  return receiving;
}

function start({ guard, folder }: Drill, program: string, programs: string, args: string[]): Promise<GuardedProcess> {
  return guard.start({
    id: program,
    command: join(programs, program),
    args,
    cwd: folder,
    env: { ...process.env, LC_ALL: "C" },
    log: join(folder, `${program}.log`),
    stopSignal: "SIGINT",
    graceMs: 15_000,
  });
}

function logOf({ folder }: Drill, program: string): string {
  return lastLines(readFileSync(join(folder, `${program}.log`), "utf8"), 8);
}

/** Bytes of all files below a folder. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
