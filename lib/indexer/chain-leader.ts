import { LRUCache } from "lru-cache";
import type { ChainConfig } from "../core/chains.ts";
import type { Sql } from "../core/db.ts";
import type { DueSubject, ScoringSettings } from "../domains/scores/index.ts";
import type { WalletFacts } from "../engine/index.ts";
import { type ChainCursor, lockCursor } from "./cursor.ts";

/** Stored bytes of the facts that are held in memory, which take about five times as many there. */
const FACTS_BYTES = 24 * 2 ** 20;
/** Stored bytes that an entry's objects are worth besides. */
const ENTRY_BYTES = 700;

export type FactsCache = ReturnType<typeof openFactsCache>;

/** Facts by wallet, bounded by the bytes they are stored in. */
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
  /** The wallets that first sent since the funding clusters were computed; null: not known. */
  firstTimeSenders: Set<string> | null;
  /** Subjects due on a new chain day that the transaction of its first block visits at most; where there are more, they are visited after it. */
  dueAtOnce: number;
  /** The last of them that was visited; null: none. */
  lastVisited: DueSubject | null;
  now: () => Date;
}

/** Another worker has written to the chain's cursor: this one's memory is outdated. */
export class LeadershipLostError extends Error {
  override readonly name = "LeadershipLostError";
}

/** Runs a transaction on the leader's connection with the cursor locked. An error clears what is held in memory. */
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
    leader.facts.clear();
    leader.firstTimeSenders = null;
    leader.lastVisited = null;
    // The server rolls a broken connection back.
    await leader.sql.query("rollback").catch(() => {});
    throw error;
  }
}
