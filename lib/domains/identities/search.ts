import type { Context } from "../../core/context.ts";
import { parseAddress } from "../../core/parse-address.ts";
import { isAddressIdentity } from "../../core/schemas.ts";
import { searchNames, searchScores } from "../scores/index.ts";
import type { SearchResult } from "../scores/schemas.ts";
import { subjectOf } from "../wallets/index.ts";

const MOST = 10;

/**
 * Names that begin with `q`, which may end in a part of the suffix; then scored wallets whose address begins with it, with or without
 * 0x. A whole address, as people paste it, finds its subject. In any letter case; at most ten.
 */
export async function search(ctx: Context, input: { q: string }): Promise<{ results: SearchResult[] }> {
  const address = parseAddress(input.q);
  const q = address ?? input.q.toLowerCase();
  const names = await searchNames(ctx, { prefix: withoutSuffixBegun(ctx, q), limit: MOST });
  const digits = q.replace(/^0x/, "");
  if (!/^[0-9a-f]{0,40}$/.test(digits)) return { results: names };
  const begin = `0x${digits}`;
  const prefix = isAddressIdentity(begin) ? await subjectOf(ctx, begin) : begin;
  const wallets = await searchScores(ctx, { prefix, limit: MOST });
  return { results: [...names, ...wallets].slice(0, MOST) };
}

/** Removes the suffix, also an incomplete one. */
function withoutSuffixBegun(ctx: Pick<Context, "env">, name: string): string {
  const suffix = ctx.env.NAME_SUFFIX;
  const dot = name.lastIndexOf(".");
  return dot > 0 && suffix.startsWith(name.slice(dot)) ? name.slice(0, dot) : name;
}
