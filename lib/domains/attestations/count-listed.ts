import type { Pool } from "pg";
import { ownedSingleton } from "../../core/process-singleton.ts";
import { replicaOf } from "../../core/replica.ts";

/** Most counts cached for one snapshot. */
const MOST_COUNTS = 1_000;

interface Counts {
  /** The snapshot of the database that they were counted in. */
  snapshot: string;
  totals: Map<string, Promise<number>>;
}

/**
 * How many attestations a condition selects, counted once for each snapshot of the database: the count is the same until a writing
 * transaction ends. `key` identifies the condition and the values that it depends on.
 */
export async function countListed(
  pg: Pool,
  { where, values, key }: { where: string; values: readonly unknown[]; key: string },
): Promise<number> {
  const count = async () => {
    const { rows } = await pg.query<{ total: number }>(`select count(*)::int as total from attestation a ${where}`, [
      ...values,
    ]);
    return rows[0]?.total ?? 0;
  };
  // A standby's snapshot does not list the transactions in progress.
  if (replicaOf(pg)) return count();
  const counts = ownedSingleton("attestation counts", pg, (): Counts => ({ snapshot: "", totals: new Map() }));
  const { rows } = await pg.query<{ snapshot: string }>({
    name: "snapshot of counts",
    text: "select pg_current_snapshot()::text as snapshot",
  });
  const snapshot = rows[0]?.snapshot ?? "";
  if (counts.snapshot !== snapshot || counts.totals.size >= MOST_COUNTS) {
    counts.snapshot = snapshot;
    counts.totals.clear();
  }
  const known = counts.totals.get(key);
  if (known) return known;
  const counting = count();
  counts.totals.set(key, counting);
  counting.catch(() => counts.totals.delete(key));
  return counting;
}
