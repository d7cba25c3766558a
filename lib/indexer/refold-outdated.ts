import type { Pool } from "pg";
import type { Sql } from "../core/db.ts";
import type { Logger } from "../core/log.ts";
import { readMeta, runWhenDue, writeDue, writeMeta } from "../core/meta.ts";
import { endRecomputation, reportRecomputation } from "../core/recomputation.ts";
import { sqlTransaction } from "../core/transaction.ts";
import { lockScores, markDue } from "../domains/scores/index.ts";
import { FACTS_FORMATS, FACTS_VERSION } from "../engine/index.ts";
import { lockCursor } from "./cursor.ts";
import { refoldWallets } from "./facts-rows.ts";

/** Wallets folded in one transaction. */
const PAGE = 200;
/** The key in `meta` with the version of all facts. */
const VERSION = "facts version";
/** The key in `meta` of the next search for others. */
const SEARCH = "search for outdated facts";
/** SQL: facts of another version ($1), as their first byte says. */
const OUTDATED = "get_byte(substring(facts from 1 for 1), 0) <> all($1::int[])";
/** When facts are searched that a worker of the earlier version wrote after a change, and then in general, milliseconds. */
const AFTER_CHANGE_MS = 3_600_000;
const EVERY_MS = 86_400_000;

/**
 * Folds wallets again whose facts an earlier version of the program stored, one page per transaction. Returns how many. May be
 * interrupted and repeated at any time; run it before anything reads facts. Reports its progress. Reads no facts if it was done before.
 */
export async function refoldOutdated(pool: Pool, { now, log }: { now: () => Date; log?: Logger }): Promise<number> {
  if ((await readMeta<number>(pool, VERSION)) === FACTS_VERSION) return 0;
  const total = await countOutdated(pool);
  const report = (done: number) => reportRecomputation(pool, { what: "facts", done, total }, log);
  if (total > 0) await report(0);
  const done = await refoldAll(pool, { report });
  await endRecomputation(pool);
  await writeDue(pool, SEARCH, new Date(now().getTime() + AFTER_CHANGE_MS));
  await writeMeta(pool, VERSION, FACTS_VERSION);
  return done;
}

/**
 * Folds again what {@link refoldOutdated} missed because a worker of the earlier version still ran: an hour after a change of version, and
 * once a day. Returns the number of wallets; null if nothing is due, another process searches, or another version applies since.
 */
export async function refoldMissed(
  pool: Pool,
  options: { now: () => Date; signal?: AbortSignal },
): Promise<number | null> {
  if ((await readMeta<number>(pool, VERSION)) !== FACTS_VERSION) return null;
  return runWhenDue(pool, SEARCH, { ...options, everyMs: EVERY_MS }, () => refoldAll(pool, options));
}

async function refoldAll(
  pool: Pool,
  { signal, report }: { signal?: AbortSignal; report?: (done: number) => Promise<void> },
): Promise<number> {
  const { rows: chains } = await pool.query<{ chain_id: number }>("select distinct chain_id from facts order by 1");
  let done = 0;
  for (const { chain_id: chainId } of chains) {
    for (let after: string | undefined = ""; after !== undefined && !signal?.aborted; ) {
      // No lock is held while this reads facts that are not outdated.
      const wallets: string[] = await findOutdated(pool, chainId, after);
      if (wallets.length > 0) await sqlTransaction(pool, (sql) => refoldPage(sql, { chainId, wallets }));
      done += wallets.length;
      if (wallets.length > 0) await report?.(done);
      after = wallets.at(-1);
    }
  }
  return done;
}

async function countOutdated(sql: Sql): Promise<number> {
  const text = `select count(*)::int as count from facts where ${OUTDATED}`;
  const { rows } = await sql.query<{ count: number }>(text, [FACTS_FORMATS]);
  return rows[0]?.count ?? 0;
}

async function findOutdated(sql: Sql, chainId: number, after: string): Promise<string[]> {
  const { rows } = await sql.query<{ wallet: string }>(
    `select wallet from facts where chain_id = $2 and wallet > $3 and ${OUTDATED} order by wallet limit ${PAGE}`,
    [FACTS_FORMATS, chainId, after],
  );
  return rows.map(({ wallet }) => wallet);
}

async function refoldPage(sql: Sql, page: { chainId: number; wallets: string[] }): Promise<void> {
  await lockCursor(sql, page.chainId);
  await refoldWallets(sql, page);
  await lockScores(sql);
  await markDue(sql, page.wallets);
}
