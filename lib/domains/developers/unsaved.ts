import type { Pool } from "pg";

type Save = () => Promise<void>;

// Counts are kept in memory first, in a layer above. Modules load twice beside Next: both read what either counts.
const shared = globalThis as typeof globalThis & { __credenceUnsaved?: WeakMap<Pool, Set<Save>> };

/** Have counts of this process saved before somebody reads them. Returns how to end it. */
export function saveBeforeReading(pg: Pool, save: Save): () => void {
  shared.__credenceUnsaved ??= new WeakMap();
  const saves = shared.__credenceUnsaved.get(pg) ?? new Set();
  shared.__credenceUnsaved.set(pg, saves.add(save));
  return () => void saves.delete(save);
}

/** Save what this process has counted so far. */
export async function saveCounts(pg: Pool): Promise<void> {
  await Promise.all([...(shared.__credenceUnsaved?.get(pg) ?? [])].map((save) => save()));
}
