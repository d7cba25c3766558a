import type { Context } from "../../core/context.ts";
import { type SearchResult, searchScores } from "../scores/index.ts";

/** Results of one search. */
const MOST = 10;

/**
 * Scored wallets whose address begins with `q`, with or without 0x and in any case; at most ten, from memory. SERVICE_UNAVAILABLE
 * while the scores are being loaded.
 */
export async function search(ctx: Context, input: { q: string }): Promise<{ results: SearchResult[] }> {
  const digits = input.q.toLowerCase().replace(/^0x/, "");
  if (!/^[0-9a-f]{0,40}$/.test(digits)) return { results: [] };
  return { results: await searchScores(ctx, { prefix: `0x${digits}`, limit: MOST }) };
}
