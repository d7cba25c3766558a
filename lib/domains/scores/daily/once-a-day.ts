import type { Pool } from "pg";
import { underLockIfFree } from "../../../core/advisory-lock.ts";
import type { Sql } from "../../../core/db.ts";
import { readMeta, writeMeta } from "../../../core/meta.ts";
import { dayOf } from "../chain-heads.ts";
import { loadChainHeads } from "../read-chain-heads.ts";

export interface DailyOptions {
  now: Date;
  /** Run even if the last run covered these days. */
  isForced?: boolean;
  /** Run only if the settings changed since the last run: new days are left to a later call. */
  onlyNewSettings?: boolean;
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
  { now, isForced = false, onlyNewSettings = false }: DailyOptions,
  run: (sql: Sql) => Promise<T>,
): Promise<T | null> {
  return underLockIfFree(pg, lock, async (sql) => {
    const covered = [await readDays(sql, now), settings].filter(Boolean).join(" ");
    const before = await readMeta(sql, key);
    const isDone = onlyNewSettings ? before?.endsWith(` ${settings}`) : before === covered;
    if (isDone && !isForced) return null;
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
