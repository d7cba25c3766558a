import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Capabilities } from "../chain/capabilities.ts";
import type { ChainConfig } from "../core/chains.ts";
import type { Sql } from "../core/db.ts";
import type { Logger } from "../core/log.ts";
import type { DueSubject, ScoringSettings, StepsPosition } from "../domains/scores/index.ts";
import type { WalletFacts } from "../engine/index.ts";
import { type ChainCursor, lockCursor, writeCursor } from "./cursor.ts";

/** Facts in memory, in the bytes that they have in the database; in memory they take about five times as many. */
const FACTS_BYTES = 24 * 2 ** 20;
/** What the objects of an entry add to its size, in the same measure. */
const ENTRY_BYTES = 700;

type FactsCache = ReturnType<typeof openFactsCache>;

/** Facts by wallet, limited by their stored size. */
export function openFactsCache() {
  const facts = new LRUCache<string, WalletFacts>({ maxSize: FACTS_BYTES });
  return {
    get: (wallet: string) => facts.get(wallet),
    set: (one: WalletFacts, bytes: number) => void facts.set(one.wallet, one, { size: ENTRY_BYTES + bytes }),
    clear: () => facts.clear(),
  };
}

/** The one worker that follows a chain, with what it holds in memory. */
export interface ChainLeader {
  chain: ChainConfig;
  settings: ScoringSettings;
  /** The connection that holds the chain's lock: without it nothing can be committed. */
  sql: Sql;
  /** Facts of recently used wallets, as the database has them. Cleared when a transaction fails. */
  facts: FactsCache;
  /** As the database has it. */
  cursor: ChainCursor;
  /** Wallets that sent their first transaction since the funding clusters were computed; null if unknown. */
  firstTimeSenders: Set<string> | null;
  /** If more subjects are due on a new chain day, they are scored in transactions after that of the day's first block. */
  dueAtOnce: number;
  /** The last of them that was moved by its steps, and then, of those that remain, that was scored; null if none was. */
  lastScored: DueSubject | null;
  /** Whether all that have steps were moved by them. */
  areStepsTaken?: boolean;
  /** How far the steps of the next days are filled. */
  filled?: StepsPosition;
  /** Wallets of stored blocks that are folded and scored in one transaction. Default: 2,000. */
  scoredAtOnce?: number;
  /** Since when no endpoint has the newest indexed block, unix milliseconds; unset while one may have it. */
  goneSince?: number | null;
  /** Whether the chain's first header is known to be stored. */
  hasFirstHeader?: boolean;
  now: () => Date;
}

/** What following a chain needs. */
export interface FollowOptions {
  leader: ChainLeader;
  source: Capabilities["blocks"];
  log: Logger;
  signal: AbortSignal;
  /** Ends following; within a round, `signal` also ends the round. */
  ending?: AbortSignal;
  /** Distance to the head from which blocks are stored alone. Default: 300 blocks. */
  farBehind?: number;
  /** How long no endpoint may answer before the chain counts as unreachable, milliseconds. Default: a minute. */
  silenceMs?: number;
  /** How long a block is asked for that no endpoint gives before it is set aside, milliseconds. Default: an hour. */
  missingMs?: number;
  /** Waits, or returns at once when the signal aborts. Replaced in tests. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Forgets what the leader holds in memory, because the database has other data now. */
export function clearMemory(leader: ChainLeader): void {
  leader.facts.clear();
  leader.firstTimeSenders = null;
  leader.lastScored = null;
  leader.areStepsTaken = false;
}

/** Another worker has written to the chain's cursor: this one's memory is outdated. */
export class LeadershipLostError extends Error {
  override readonly name = "LeadershipLostError";
}

/** Runs a transaction on the leader's connection with the cursor locked. An error clears the leader's memory. */
export async function leaderTransaction<T>(leader: ChainLeader, work: () => Promise<T>): Promise<T> {
  try {
    await leader.sql.query("begin");
    const stored = await lockCursor(leader.sql, leader.chain.id);
    if (stored.newest?.hash !== leader.cursor.newest?.hash || stored.newest?.number !== leader.cursor.newest?.number) {
      throw new LeadershipLostError(`another worker writes to chain ${leader.chain.id}`);
    }
    const result = await work();
    await leader.sql.query("commit");
    return result;
  } catch (error) {
    clearMemory(leader);
    // The server rolls a broken connection back.
    await leader.sql.query("rollback").catch(() => {});
    throw error;
  }
}

/** Stores a state in which no block is written, with its error, and the head if it is known. */
export async function writeState(
  leader: ChainLeader,
  state: ChainCursor["state"],
  error: string | null,
  head?: number,
): Promise<void> {
  const next: ChainCursor = { ...leader.cursor, state, error, head: head ?? leader.cursor.head };
  const { cursor } = leader;
  if (next.state === cursor.state && next.error === cursor.error && next.head === cursor.head) return;
  await leaderTransaction(leader, () => writeCursor(leader.sql, leader.chain.id, next, leader.now()));
  leader.cursor = next;
}

/** Waits, or returns at once when the signal aborts. */
export async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => {});
}
