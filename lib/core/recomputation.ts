import type { Sql } from "./db.ts";
import type { Logger } from "./log.ts";
import { readMeta, writeMeta } from "./meta.ts";

/** The key in `meta` of what is computed again now. */
const KEY = "recomputation";

/** What an upgrade or other settings make a worker compute again before it leads a chain, and how far it is. */
export interface Recomputation {
  /** Of wallets, or of subjects. */
  what: "facts" | "scores";
  done: number;
  total: number;
}

/** What is computed again now, or was when the worker ended; null without any. */
export async function readRecomputation(sql: Sql): Promise<Recomputation | null> {
  return (await readMeta<Recomputation>(sql, KEY)) ?? null;
}

/** Stores how far a recomputation is, for readiness and the next start, and logs each tenth. */
export async function reportRecomputation(sql: Sql, state: Recomputation, log?: Logger): Promise<void> {
  const before = await readRecomputation(sql);
  await writeMeta(sql, KEY, state);
  const { what, done, total } = state;
  const tenth = (one: Recomputation) => Math.floor((10 * one.done) / Math.max(one.total, 1));
  if (before?.what !== what || tenth(state) !== tenth(before)) log?.info({ done, total }, `computing ${what} again`);
}

export async function endRecomputation(sql: Sql): Promise<void> {
  await sql.query("delete from meta where key = $1", [KEY]);
}
