import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import type { Context } from "../../core/context.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { ownedSingleton } from "../../core/process-singleton.ts";

/** A fetched history may begin earlier. */
const FIRST_MS = 60_000;
const MOST_SCOPES = 100;

/** The first day (`YYYY-MM-DD`) with a close in a scope (0: all chains); null if there is none. May be a minute old. */
export async function firstCloseDay(pool: Pool, chainId: number): Promise<string | null> {
  const days = ownedSingleton(
    "first closes",
    pool,
    () => new LRUCache<number, string>({ max: MOST_SCOPES, ttl: FIRST_MS }),
  );
  const known = days.get(chainId);
  if (known !== undefined) return known;
  const { rows } = await pool.query<{ day: string }>({
    name: "first-close",
    text: "select day::text from score_close where chain_id = $1 order by day limit 1",
    values: [chainId],
  });
  const first = rows[0]?.day ?? null;
  if (first !== null) days.set(chainId, first);
  return first;
}

/** Throws INVALID_REQUEST, naming the field, for a day (`YYYY-MM-DD`) in the future, or before the first with scores. */
export async function requireCloseDay(
  ctx: Pick<Context, "pg" | "now">,
  at: string,
  chainId: number,
  field = "at",
): Promise<void> {
  if (Date.parse(at) > ctx.now.getTime()) throw invalidField(field, `is a day in the future: ${at}`);
  const first = await firstCloseDay(ctx.pg, chainId);
  if (first !== null && at < first) throw invalidField(field, `is before the first day with scores, ${first}`);
}
