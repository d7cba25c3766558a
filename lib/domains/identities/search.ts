import type { Context } from "../../core/context.ts";
import { stripSuffix } from "../../core/schemas.ts";
import { type SearchResult, searchNames, searchScores } from "../scores/index.ts";

/** Results of one search. */
const MOST = 10;

/**
 * Names that begin with `q`, with or without suffix, then scored wallets whose address does, with or without 0x; in any letter
 * case, at most ten, from memory. SERVICE_UNAVAILABLE while the scores are being loaded.
 */
export async function search(ctx: Context, input: { q: string }): Promise<{ results: SearchResult[] }> {
  const names = await searchNames(ctx, { prefix: stripSuffix(input.q), limit: MOST });
  const digits = input.q.toLowerCase().replace(/^0x/, "");
  if (!/^[0-9a-f]{0,40}$/.test(digits)) return { results: names };
  const wallets = await searchScores(ctx, { prefix: `0x${digits}`, limit: MOST });
  return { results: [...names, ...wallets].slice(0, MOST) };
}
