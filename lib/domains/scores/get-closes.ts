import { LAST_TIME } from "../../core/chain-states.ts";
import type { Context } from "../../core/context.ts";
import { requireStoredChain } from "../../core/require-chain.ts";
import { paginate } from "../../core/schemas.ts";
import { type Breakdown, categories, scoreTierOf } from "../../engine/index.ts";
import { requireIdentity } from "../wallets/index.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { dayText } from "./inputs/chain-heads.ts";
import type { Closes } from "./schemas.ts";

type Row = Breakdown & { day: string; total: number; ranked: boolean; recorded_at: Date };

/**
 * The closes of an identity's score, over all chains or on one, of the chain days from `from` to `to` (00:00 UTC in unix
 * seconds, both included), oldest first. Throws USER_NOT_FOUND and UNSUPPORTED_CHAIN.
 */
export async function getCloses(
  ctx: Context,
  input: { identity: string; chainId?: number; from?: number; to?: number; limit: number; offset: number },
): Promise<Closes> {
  const { limit, offset, from, to, chainId } = input;
  if (chainId !== undefined) await requireStoredChain(ctx, chainId);
  const { subject, countsFrom } = await requireIdentity(ctx, input.identity);
  // The closes are those of the owner's wallet; a name that changed owner has none yet.
  if (countsFrom) return { closes: [], pagination: paginate(0, limit, offset) };
  const rows = `from score_close where subject = $1 and chain_id = $2 and day <= '${dayText(LAST_TIME)}'
    and ($3::date is null or day >= $3) and ($4::date is null or day <= $4)`;
  const days = [from, to].map((day) => (day === undefined ? null : dayText(day)));
  const range = [subject, chainId ?? ALL_CHAINS, ...days];
  const counted = await ctx.pg.query<{ total: number }>(`select count(*) as total ${rows}`, range);
  const page = await ctx.pg.query<Row>(
    `select day::text, total, ranked, recorded_at, ${categories.join(", ")} ${rows} order by day limit $5 offset $6`,
    [...range, limit, offset],
  );
  const closes = page.rows.map(({ day, total, ranked, recorded_at: recordedAt, ...breakdown }) => ({
    day,
    total,
    breakdown,
    tier: scoreTierOf(total),
    ranked,
    recordedAt: recordedAt.toISOString(),
  }));
  return { closes, pagination: paginate(counted.rows[0]?.total ?? 0, limit, offset) };
}
