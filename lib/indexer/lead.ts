import type { LRUCache } from "lru-cache";
import type { ChainConfig } from "../core/chains.ts";
import type { Sql } from "../core/db.ts";
import type { ScoringSettings } from "../domains/scores/index.ts";
import type { WalletFacts } from "../engine/index.ts";
import { type Cursor, lockCursor } from "./cursor.ts";

/** What the one worker that leads a chain holds. */
export interface Lead {
  chain: ChainConfig;
  settings: ScoringSettings;
  /** The connection that holds the chain's lock: when it breaks, the lead is lost and nothing can be committed. */
  sql: Sql;
  /** Facts as the database has them, of wallets met lately. Emptied when a transaction fails. */
  facts: LRUCache<string, WalletFacts>;
  /** As the database has it. */
  cursor: Cursor;
  /** The wallets that first sent since the funding clusters were computed; null: not known. */
  begun: Set<string> | null;
  now: () => Date;
}

/** Another worker has written to the chain's cursor: what this one holds in memory is worth nothing. */
export class LostLeadError extends Error {
  override readonly name = "LostLeadError";
}

/** One transaction on the lead's connection with the cursor locked. Whatever fails empties the memory of facts. */
export async function leadTransaction<T>(lead: Lead, work: () => Promise<T>): Promise<T> {
  try {
    await lead.sql.query("begin");
    const stored = await lockCursor(lead.sql, lead.chain.id);
    if (stored.newest?.hash !== lead.cursor.newest?.hash || stored.newest?.number !== lead.cursor.newest?.number) {
      throw new LostLeadError(`another worker writes to chain ${lead.chain.id}`);
    }
    const result = await work();
    await lead.sql.query("commit");
    return result;
  } catch (error) {
    lead.facts.clear();
    lead.begun = null;
    // A broken connection cannot roll back, and need not: the server does.
    await lead.sql.query("rollback").catch(() => {});
    throw error;
  }
}
