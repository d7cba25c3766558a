import type { Sql } from "./db.ts";

export interface WalArchive {
  /** The last attempt failed. */
  failing: boolean;
  /** A finished segment waits too long. */
  late: boolean;
}

/** How long a finished segment may wait for the archive; one is finished each minute in which something is written. */
const ARCHIVE_MINUTES = 10;

/** How PostgreSQL archives its write-ahead log; null if it archives none. */
export async function readWalArchive(pg: Sql): Promise<WalArchive | null> {
  const { rows } = await pg.query<{ mode: string; failing: boolean; late: boolean }>(
    `with archive as (
       select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing,
         coalesce(last_archived_time, pg_postmaster_start_time()) < now() - interval '${ARCHIVE_MINUTES} minutes' as waits,
         case when last_archived_wal ~ '^[0-9A-F]{24}' then left(last_archived_wal, 24) end as wal,
         case when not pg_is_in_recovery() then pg_walfile_name(pg_current_wal_lsn()) end as current,
         4294967296 / pg_size_bytes(current_setting('wal_segment_size')) as per_file
       from pg_stat_archiver)
     select current_setting('archive_mode') as mode, failing,
       waits and current is not null and (wal is null or (
         ('x' || substr(current, 9, 8))::bit(32)::bigint * per_file + ('x' || substr(current, 17, 8))::bit(32)::bigint
         - ('x' || substr(wal, 9, 8))::bit(32)::bigint * per_file - ('x' || substr(wal, 17, 8))::bit(32)::bigint > 1)) as late
     from archive`,
  );
  const [row] = rows;
  return row === undefined || row.mode === "off" ? null : { failing: row.failing, late: row.late };
}
