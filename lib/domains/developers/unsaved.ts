import type { Pool } from "pg";
import { ownedSingleton } from "../../core/process-singleton.ts";

type Save = () => Promise<void>;

const savesOf = (pg: Pool) => ownedSingleton("unsaved counts", pg, () => new Set<Save>());

/** Have counts of this process saved before somebody reads them. Returns how to end it. */
export function saveBeforeReading(pg: Pool, save: Save): () => void {
  const saves = savesOf(pg).add(save);
  return () => void saves.delete(save);
}

/** Save what this process has counted so far. */
export async function saveCounts(pg: Pool): Promise<void> {
  await Promise.all([...savesOf(pg)].map((save) => save()));
}
