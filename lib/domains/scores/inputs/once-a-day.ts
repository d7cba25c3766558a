import type { Pool } from "pg";
import { underLockIfFree } from "../../../core/advisory-lock.ts";
import type { Sql } from "../../../core/db.ts";
import { dayOf, loadChainHeads } from "./chain-heads.ts";

export interface DailyOptions {
  now: Date;
  /** Run even if the last run covered these days. */
  isForced?: boolean;
  /** Ends the run with the signal's reason. */
  signal?: AbortSignal;
}

/** What runs once a day: its lock, the key in `meta` of what the last run covered, and what that depends on besides the days. */
interface DailyRun {
  lock: string;
  key: string;
  settings?: string;
}

/**
 * Run once for each UTC day and each newest chain day, and again if it was interrupted. Returns null if nothing is due, or another
 * process runs it.
 */
export function onceADay<T>(
  pg: Pool,
  { lock, key, settings }: DailyRun,
  { now, isForced = false }: DailyOptions,
  run: (sql: Sql) => Promise<T>,
): Promise<T | null> {
  return underLockIfFree(pg, lock, async (sql) => {
    const covered = [await readDays(sql, now), settings].filter(Boolean).join(" ");
    if (!isForced && (await readMeta(sql, key)) === covered) return null;
    const result = await run(sql);
    await writeMeta(sql, key, covered);
    return result;
  });
}

/** The UTC day and the newest day of the chains: simulated chains may be in another. */
async function readDays(sql: Sql, now: Date): Promise<string> {
  const heads = [...(await loadChainHeads(sql)).values()];
  return [dayOf(Math.floor(now.getTime() / 1_000)), Math.max(0, ...heads.map((head) => head.asOf))].join(" ");
}

export async function readMeta(sql: Sql, key: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ value: string }>("select value from meta where key = $1", [key]);
  return rows[0]?.value;
}

export async function writeMeta(sql: Sql, key: string, value: string): Promise<void> {
  await sql.query(
    "insert into meta (key, value) values ($1, to_jsonb($2::text)) on conflict (key) do update set value = excluded.value",
    [key, value],
  );
}
