import type { Sql } from "../../core/db.ts";
import { lockScores } from "../scores/index.ts";
import { type FoldDependencies, foldIdentities } from "./fold-identities.ts";
import { dropForeignNameEvents, dropNameEventsAbove, type NameEvent, storeNameEvents } from "./name-events.ts";

/**
 * Store a chain's name events of these blocks and fold the identities they change, in the caller's transaction. Deletes events that
 * were stored early for these block numbers but belong to other blocks. Returns the changed names. Lock the chain's cursor first.
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

/** Revert a chain's events above a block. Returns the names touched. */
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
