import type { Pool } from "pg";
import { sqlTransaction } from "../../core/transaction.ts";
import type { ScoringSettings } from "../../domains/scores/index.ts";
import { type FetchedHistory, type HistoryScope, writeHistories } from "./write-histories.ts";

/** Maximum histories that one transaction writes. */
const MOST_TOGETHER = 32;

interface Waiting {
  history: FetchedHistory;
  resolve: (retry: string | null) => void;
  reject: (error: unknown) => void;
}

/** Histories of one chain that wait while a transaction writes others. */
interface Group {
  waiting: Waiting[];
  isWriting: boolean;
}

const groups = new WeakMap<ScoringSettings, Map<number, Group>>();

/**
 * Writes a fetched history together with others that become ready at the same time. Each chain has one transaction at a time, for all
 * histories that came during the one before. Returns what another attempt may improve, or null. A history that cannot be written fails
 * alone.
 */
export async function writeGrouped(pool: Pool, scope: HistoryScope, history: FetchedHistory): Promise<string | null> {
  // A long history would delay short ones in its transaction.
  if (history.staged) return writeAlone(pool, scope, history);
  const group = groupOf(scope);
  const done = new Promise<string | null>((resolve, reject) => group.waiting.push({ history, resolve, reject }));
  if (!group.isWriting) void writeAll(pool, scope, group);
  return done;
}

function groupOf({ settings, chain }: HistoryScope): Group {
  const chains = groups.get(settings) ?? new Map<number, Group>();
  groups.set(settings, chains);
  const group = chains.get(chain.id) ?? { waiting: [], isWriting: false };
  chains.set(chain.id, group);
  return group;
}

async function writeAll(pool: Pool, scope: HistoryScope, group: Group): Promise<void> {
  group.isWriting = true;
  while (group.waiting.length > 0) {
    const together = group.waiting.splice(0, MOST_TOGETHER);
    try {
      const histories = together.map((one) => one.history);
      const retries = await sqlTransaction(pool, (sql) => writeHistories(sql, scope, histories));
      for (const { history, resolve } of together) resolve(retries.get(history.tracked.address) ?? null);
    } catch (error) {
      await writeEach(pool, scope, together, error);
    }
  }
  group.isWriting = false;
}

/** After a transaction for several histories failed, each gets its own, so that only the faulty one fails. */
async function writeEach(pool: Pool, scope: HistoryScope, together: readonly Waiting[], cause: unknown): Promise<void> {
  for (const { history, resolve, reject } of together) {
    if (together.length === 1) reject(cause);
    else await writeAlone(pool, scope, history).then(resolve, reject);
  }
}

async function writeAlone(pool: Pool, scope: HistoryScope, history: FetchedHistory): Promise<string | null> {
  const retries = await sqlTransaction(pool, (sql) => writeHistories(sql, scope, [history]));
  return retries.get(history.tracked.address) ?? null;
}
