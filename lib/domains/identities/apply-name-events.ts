import type { Sql } from "../../core/db.ts";
import { lockScores } from "../scores/index.ts";
import { type FoldMeans, foldIdentities } from "./fold-identities.ts";
import { dropForeignNameEvents, dropNameEventsAbove, type NameEvent, storeNameEvents } from "./name-events.ts";

/**
 * Store what the contracts of a chain said in blocks and fold the identities it touches, in the caller's transaction. Events
 * that were stored ahead for these numbers but stand in other blocks go. Returns the names touched. Whoever locks the
 * chain's cursor locks it before.
 */
export async function applyNameEvents(
  sql: Sql,
  means: FoldMeans,
  input: { chainId: number; blocks: readonly { number: number; hash: string }[]; events: readonly NameEvent[] },
): Promise<string[]> {
  const dropped = await dropForeignNameEvents(sql, input);
  const stored = await storeNameEvents(sql, input.events);
  return fold(sql, means, [...dropped, ...stored]);
}

/** Revert a chain's events above a block. Returns the names touched. */
export async function revertNameEvents(
  sql: Sql,
  means: FoldMeans,
  input: { chainId: number; block: number },
): Promise<string[]> {
  return fold(sql, means, await dropNameEventsAbove(sql, input));
}

async function fold(sql: Sql, means: FoldMeans, touched: readonly string[]): Promise<string[]> {
  const names = [...new Set(touched)];
  if (names.length === 0) return names;
  await lockScores(sql);
  await foldIdentities(sql, means, names);
  return names;
}
