import type { Pool } from "pg";
import { ownedSingleton } from "../../core/process-singleton.ts";

type Save = () => Promise<void>;

const savesOf = (pg: Pool) => ownedSingleton("unsaved counts", pg, () => new Set<Save>());

/** Registers a function that saves counts before they are read. Returns a function that unregisters it. */
export function saveBeforeReading(pg: Pool, save: Save): () => void {
  const saves = savesOf(pg).add(save);
  return () => void saves.delete(save);
}

/** Saves all counts of this process. */
export async function saveCounts(pg: Pool): Promise<void> {
  await Promise.all([...savesOf(pg)].map((save) => save()));
}
