import type { Pool } from "pg";
import { sqlTransaction } from "../core/transaction.ts";
import type { ScoringSettings } from "../domains/scores/index.ts";
import { type FetchedPast, type PastScope, writePasts } from "./write-pasts.ts";

/** Pasts that one transaction writes at most. */
const MOST_TOGETHER = 32;

interface Waiting {
  past: FetchedPast;
  resolve: (retry: string | null) => void;
  reject: (error: unknown) => void;
}

/** Pasts of one chain that wait to be written, while others are. */
interface Group {
  waiting: Waiting[];
  writing: boolean;
}

const groups = new WeakMap<ScoringSettings, Map<number, Group>>();

/**
 * Write a fetched past together with those that are ready at the same time: one transaction after the other for each
 * chain, each with all that came meanwhile. A past that cannot be written fails alone. Returns what another try may do
 * better, or null.
 */
export async function writeWithOthers(pool: Pool, scope: PastScope, past: FetchedPast): Promise<string | null> {
  // A long history must not keep short ones waiting for its transaction.
  if (past.staged) return writeAlone(pool, scope, past);
  const group = groupOf(scope);
  const done = new Promise<string | null>((resolve, reject) => group.waiting.push({ past, resolve, reject }));
  if (!group.writing) void writeAll(pool, scope, group);
  return done;
}

function groupOf({ settings, chain }: PastScope): Group {
  const chains = groups.get(settings) ?? new Map<number, Group>();
  groups.set(settings, chains);
  const group = chains.get(chain.id) ?? { waiting: [], writing: false };
  chains.set(chain.id, group);
  return group;
}

async function writeAll(pool: Pool, scope: PastScope, group: Group): Promise<void> {
  group.writing = true;
  while (group.waiting.length > 0) {
    const together = group.waiting.splice(0, MOST_TOGETHER);
    try {
      const pasts = together.map((one) => one.past);
      const retries = await sqlTransaction(pool, (sql) => writePasts(sql, scope, pasts));
      for (const { past, resolve } of together) resolve(retries.get(past.address) ?? null);
    } catch (error) {
      await writeEach(pool, scope, together, error);
    }
  }
  group.writing = false;
}

/** After a transaction of several failed, each has its own: one that cannot be written stops no other. */
async function writeEach(pool: Pool, scope: PastScope, together: readonly Waiting[], cause: unknown): Promise<void> {
  for (const { past, resolve, reject } of together) {
    if (together.length === 1) reject(cause);
    else await writeAlone(pool, scope, past).then(resolve, reject);
  }
}

async function writeAlone(pool: Pool, scope: PastScope, past: FetchedPast): Promise<string | null> {
  const retries = await sqlTransaction(pool, (sql) => writePasts(sql, scope, [past]));
  return retries.get(past.address) ?? null;
}
