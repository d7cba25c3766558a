import type { Context } from "../../core/context.ts";
import { isAddressIdentity } from "../../core/schemas.ts";
import { type SearchResult, searchNames, searchScores } from "../scores/index.ts";
import { subjectOf } from "../wallets/index.ts";

/** Results of one search. */
const MOST = 10;

/**
 * Names that begin with `q`, with or without suffix or a part of it, then scored wallets whose address does, with or without 0x,
 * and for a whole address the subject the wallet is scored under; in any letter case, at most ten, from memory.
 * SERVICE_UNAVAILABLE while the scores are being loaded.
 */
export async function search(ctx: Context, input: { q: string }): Promise<{ results: SearchResult[] }> {
  const q = input.q.toLowerCase();
  const names = await searchNames(ctx, { prefix: withoutSuffixBegun(ctx, q), limit: MOST });
  const digits = q.replace(/^0x/, "");
  if (!/^[0-9a-f]{0,40}$/.test(digits)) return { results: names };
  const begin = `0x${digits}`;
  const prefix = isAddressIdentity(begin) ? subjectOf(ctx, begin) : begin;
  const wallets = await searchScores(ctx, { prefix, limit: MOST });
  return { results: [...names, ...wallets].slice(0, MOST) };
}

/** A lower-case name without the suffix, also where that is not typed to its end. */
function withoutSuffixBegun(ctx: Pick<Context, "env">, name: string): string {
  const suffix = ctx.env.NAME_SUFFIX;
  const dot = name.lastIndexOf(".");
  return dot > 0 && suffix.startsWith(name.slice(dot)) ? name.slice(0, dot) : name;
}
