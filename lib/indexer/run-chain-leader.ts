import { openSource } from "../chain/sources/index.ts";
import { tryLock } from "../core/advisory-lock.ts";
import type { ChainConfig } from "../core/chains.ts";
import { createClient } from "../core/db.ts";
import type { Logger } from "../core/log.ts";
import { serializeQueries } from "../core/transaction.ts";
import type { ScoringSettings } from "../domains/scores/index.ts";
import { type ChainLeader, openFactsCache } from "./chain-leader.ts";
import { readCursor } from "./cursor.ts";
import { followChain } from "./follow.ts";
import { wait } from "./wait.ts";

/** Interval at which a standby tries to become the leader, and wait after a fault of the database, milliseconds. */
const STANDBY_MS = 1_000;
/** See ChainLeader.dueAtOnce. */
const DUE_AT_ONCE = 1_000;

export interface ChainLeaderOptions {
  databaseUrl: string;
  chain: ChainConfig;
  settings: ScoringSettings;
  log: Logger;
  now: () => Date;
  signal: AbortSignal;
}

/**
 * Leads a chain, or waits while another worker does, until the signal aborts. The leader's lock belongs to the connection that also
 * writes, so that a leader without the lock cannot write.
 */
export async function runChainLeader(options: ChainLeaderOptions): Promise<void> {
  const { chain, log, signal } = options;
  while (!signal.aborted) {
    try {
      await leadWhileConnected(options);
    } catch (error) {
      if (signal.aborted) return;
      log.error({ chainId: chain.id, err: error }, "following the chain failed; starting again from the database");
      await wait(STANDBY_MS, signal);
    }
  }
}

async function leadWhileConnected(options: ChainLeaderOptions): Promise<void> {
  const { chain, settings, log, now, signal } = options;
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
    await followChain({ leader, source, log, signal });
  } finally {
    await source.close();
    await sql.end();
  }
}

/** The text whose hash is the advisory lock of a chain's leader. */
export function leaderLock(chainId: number): string {
  return `leader of chain ${chainId}`;
}
