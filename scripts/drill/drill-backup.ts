import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { StartError } from "../start-error.ts";
import { copyFiles } from "./copy-cluster.ts";
import type { Drill, DrillReport } from "./drill.ts";
import { findServer } from "./programs.ts";
import { type RecoveryTarget, readRestored, startRestored } from "./restored-server.ts";

/** Restores a copy of an existing base backup with its archived log, and reads every row. The backup itself is only read. */
export async function drillBackup(
  drill: Drill,
  given: { base: string; wal: string; to: string | undefined; bin: string | undefined; role: string; database: string },
): Promise<Omit<DrillReport, "steps">> {
  const { folder, step, wal } = drill;
  const base = newestBackup(resolve(given.base));
  const major = Number(readFileSync(join(base, "PG_VERSION"), "utf8").trim());
  const bin = findServer(major, folder, given.bin);
  const cluster = join(folder, "base");
  const bytes = await step("Copy the backup", async () => copyFiles(base, cluster));
  await step("Copy the archived log", async () => copyFiles(resolve(given.wal), wal));
  const target: RecoveryTarget = given.to === undefined ? "end" : { time: given.to };
  const { role, database } = given;
  const restored = await step(
    given.to === undefined ? "Restore it to the end of the log" : `Restore it to ${given.to}`,
    () => startRestored(drill, { bin, cluster, target, role, database }),
  );
  const contents = await readRestored(drill, restored);
  if (contents.length === 0) throw new StartError(`The database ${database} of the backup has no tables.`);
  return {
    source: base,
    target: given.to ?? "the end of the archived log",
    bytes,
    tables: contents.map(({ table, rows }) => ({ table, rows: null, restoredRows: rows, identical: true })),
    identical: null,
  };
}

/** The backup itself, or the newest one in a folder of backups that are named by their time. */
function newestBackup(folder: string): string {
  if (existsSync(join(folder, "PG_VERSION"))) return folder;
  const backups = existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(join(folder, name, "PG_VERSION")))
    : [];
  const newest = backups
    .filter((name) => !name.endsWith(".unfinished"))
    .sort()
    .at(-1);
  if (newest === undefined) throw new StartError(`${folder} holds no base backup of PostgreSQL.`);
  return join(folder, newest);
}
