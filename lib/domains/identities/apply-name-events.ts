import type { Sql } from "../../core/db.ts";
import { lockScores } from "../scores/index.ts";
import { type FoldDependencies, foldIdentities } from "./fold-identities.ts";
import { dropForeignNameEvents, dropNameEventsAbove, type NameEvent, storeNameEvents } from "./name-events.ts";

/**
 * Stores a chain's name events and folds the changed identities. Deletes events stored early for other blocks at these heights.
 * Returns the changed names. The caller has locked the chain's cursor.
 */
export async function applyNameEvents(
  sql: Sql,
  dependencies: FoldDependencies,
  input: { chainId: number; blocks: readonly { number: number; hash: string }[]; events: readonly NameEvent[] },
): Promise<string[]> {
  const dropped = await dropForeignNameEvents(sql, input);
  const stored = await storeNameEvents(sql, input.events);
  return fold(sql, dependencies, [...dropped, ...stored]);
}

/** Reverts a chain's events above a block. Returns the changed names. */
export async function revertNameEvents(
  sql: Sql,
  dependencies: FoldDependencies,
  input: { chainId: number; block: number },
): Promise<string[]> {
  return fold(sql, dependencies, await dropNameEventsAbove(sql, input));
}

async function fold(sql: Sql, dependencies: FoldDependencies, touched: readonly string[]): Promise<string[]> {
  const names = [...new Set(touched)];
  if (names.length === 0) return names;
  await lockScores(sql);
  await foldIdentities(sql, dependencies, names);
  return names;
}
