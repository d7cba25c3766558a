import type { LRUCache } from "lru-cache";
import type { ChainConfig } from "../core/chains.ts";
import type { Sql } from "../core/db.ts";
import type { ScoringSettings } from "../domains/scores/index.ts";
import type { WalletFacts } from "../engine/index.ts";
import { type ChainCursor, lockCursor } from "./cursor.ts";

/** What the one worker that leads a chain holds. */
export interface ChainLeader {
  chain: ChainConfig;
  settings: ScoringSettings;
  /** The connection that holds the chain's lock: when it breaks, the leader is lost and nothing can be committed. */
  sql: Sql;
  /** Facts as the database has them, of wallets met lately. Emptied when a transaction fails. */
  facts: LRUCache<string, WalletFacts>;
  /** As the database has it. */
  cursor: ChainCursor;
  /** The wallets that first sent since the funding clusters were computed; null: not known. */
  firstTimeSenders: Set<string> | null;
  now: () => Date;
}

/** Another worker has written to the chain's cursor: what this one holds in memory is worth nothing. */
export class LeadershipLostError extends Error {
  override readonly name = "LeadershipLostError";
}

/** One transaction on the leader's connection with the cursor locked. Whatever fails empties the memory of facts. */
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
    // A broken connection cannot roll back, and need not: the server does.
    await leader.sql.query("rollback").catch(() => {});
    throw error;
  }
}
