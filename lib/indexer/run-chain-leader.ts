import { openSource } from "../chain/sources/open-source.ts";
import { tryLock } from "../core/advisory-lock.ts";
import type { ChainConfig } from "../core/chains.ts";
import { createClient } from "../core/db.ts";
import type { Logger } from "../core/log.ts";
import { serializeQueries } from "../core/transaction.ts";
import type { ScoringSettings } from "../domains/scores/index.ts";
import { type ChainLeader, openFactsCache, wait } from "./chain-leader.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { followChain } from "./follow.ts";

/** Interval at which a standby tries to become the leader, and wait after a fault of the database, milliseconds. */
const STANDBY_MS = 1_000;
/** A leader that lasted longer has not failed for the reason of the one before, milliseconds. */
const STEADY_MS = 60_000;
/** Characters of an error that the cursor repeats. */
const REASON_LENGTH = 200;
/** See ChainLeader.dueAtOnce. */
const DUE_AT_ONCE = 1_000;

interface ChainLeaderOptions {
  databaseUrl: string;
  chain: ChainConfig;
  settings: ScoringSettings;
  log: Logger;
  now: () => Date;
  signal: AbortSignal;
  /** See FollowOptions.missingMs. */
  missingMs?: number;
}

/**
 * Leads a chain, or waits while another worker does, until the signal aborts. The leader's lock belongs to the connection that also
 * writes, so that a leader without the lock cannot write. A leader that fails twice for one reason says so in the chain's cursor.
 */
export async function runChainLeader(options: ChainLeaderOptions): Promise<void> {
  const { chain, log, signal } = options;
  let last = { reason: "", times: 0 };
  while (!signal.aborted) {
    const lead = { since: Number.POSITIVE_INFINITY };
    try {
      await leadWhileConnected(options, lead);
    } catch (error) {
      if (signal.aborted) return;
      log.error({ chainId: chain.id, err: error }, "following the chain failed; starting again from the database");
      const reason = reasonOf(error);
      const lasted = performance.now() - lead.since;
      last = { reason, times: reason === last.reason && lasted < STEADY_MS ? last.times + 1 : 1 };
      // One that never led knows nothing about the chain.
      if (last.times > 1 && lasted >= 0) await reportRestarts(options, error);
      await wait(STANDBY_MS, signal);
    }
  }
}

/** The same for two errors that differ only in numbers, hashes and addresses. */
function reasonOf(error: unknown): string {
  return String(error).replace(/\b(?:0x[0-9a-f]+|\d+)\b/gi, "…");
}

/** Stores that the chain's leader keeps failing, on a connection of its own, unless another worker leads meanwhile. */
async function reportRestarts({ databaseUrl, chain, log, now }: ChainLeaderOptions, failure: unknown): Promise<void> {
  const sql = createClient(databaseUrl);
  sql.on("error", () => {});
  try {
    await sql.connect();
    if (!(await tryLock(sql, leaderLock(chain.id)))) return;
    const cursor = await readCursor(sql, chain.id, now());
    const error = (failure instanceof Error ? failure.message : String(failure)).slice(0, REASON_LENGTH);
    await writeCursor(sql, chain.id, { ...cursor, state: "restarting", error }, now());
  } catch (err) {
    log.warn({ chainId: chain.id, err }, "the failure of the chain's leader is not stored");
  } finally {
    await sql.end().catch(() => {});
  }
}

/** Sets when it began to lead, milliseconds of `performance.now()`. */
async function leadWhileConnected(options: ChainLeaderOptions, lead: { since: number }): Promise<void> {
  const { chain, settings, log, now, signal, missingMs } = options;
  const sql = createClient(options.databaseUrl);
  // The next query fails on a broken connection.
  sql.on("error", () => {});
  const source = openSource(chain, "blocks");
  try {
    await sql.connect();
    while (!(await tryLock(sql, leaderLock(chain.id)))) {
      await wait(STANDBY_MS, signal);
      if (signal.aborted) return;
    }
    log.info({ chainId: chain.id }, "leading the chain");
    lead.since = performance.now();
    const leader: ChainLeader = {
      chain,
      settings,
      sql: serializeQueries(sql),
      facts: openFactsCache(),
      cursor: await readCursor(sql, chain.id, now()),
      firstTimeSenders: null,
      dueAtOnce: DUE_AT_ONCE,
      lastScored: null,
      now,
    };
    await followChain({ leader, source, log, signal, ...(missingMs !== undefined && { missingMs }) });
  } finally {
    await source.close();
    await sql.end();
  }
}

/** The text whose hash is the advisory lock of a chain's leader. */
export function leaderLock(chainId: number): string {
  return `leader of chain ${chainId}`;
}
