import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { withClient } from "../database/with-client.ts";

/** What a base backup leaves out: the log, and files that a server writes at its start. Folders stay, empty. */
const emptied = new Set([
  "pg_dynshmem",
  "pg_notify",
  "pg_replslot",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
  "pg_wal",
]);
const omitted = /^(?:postmaster\.(?:pid|opts)|pg_internal\.init.*|pgsql_tmp.*|current_logfiles)$/;

/**
 * A base backup of a running server by its files and by SQL, as PostgreSQL documents it for servers without pg_basebackup:
 * the embedded one has no such program. Returns its size in bytes.
 */
export async function backUpCluster(connection: pg.ClientConfig, cluster: string, base: string): Promise<number> {
  return withClient(connection, async (client) => {
    // It waits for the archive, for ever if that fails.
    await client.query("set statement_timeout = 120000");
    await client.query("select pg_backup_start('drill', fast => true)");
    const bytes = copyFiles(cluster, base);
    const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
      "select labelfile, spcmapfile from pg_backup_stop(wait_for_archive => true)",
    );
    writeFileSync(join(base, "backup_label"), rows[0]?.labelfile ?? "");
    if (rows[0]?.spcmapfile) writeFileSync(join(base, "tablespace_map"), rows[0].spcmapfile);
    return bytes;
  });
}

/** Copies what a base backup contains. A file that the server removes meanwhile is not needed. */
export function copyFiles(from: string, to: string): number {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  let bytes = 0;
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (omitted.test(entry.name)) continue;
    if (entry.isDirectory()) {
      if (emptied.has(entry.name)) mkdirSync(target, { mode: 0o700 });
      else bytes += copyFiles(source, target);
      continue;
    }
    try {
      copyFileSync(source, target);
      bytes += statSync(target).size;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
      rmSync(target, { force: true });
    }
  }
  return bytes;
}
