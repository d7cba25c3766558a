import type { Context } from "../../core/context.ts";
import { requireStoredChain } from "../../core/require-chain.ts";
import { requireIdentity } from "../wallets/index.ts";

/** Stored rows of activity that count as one request: they are read to sum, count or sort an identity's trades. */
export const ROWS_PER_REQUEST = 1_000;
export const MOST_REQUESTS = 50;

/** How many requests the trades of an identity count as. Throws USER_NOT_FOUND, UNSUPPORTED_CHAIN. */
export async function tradesCost(ctx: Context, input: { identity: string; chainId?: number }): Promise<number> {
  const { chainId = null } = input;
  if (chainId !== null) await requireStoredChain(ctx, chainId);
  const { wallets } = await requireIdentity(ctx, input.identity);
  const { rows } = await ctx.pg.query<{ rows: number }>(
    `select count(*)::int as rows from (
       select from activity where wallet = any($1) and ($2::bigint is null or chain_id = $2) limit $3) as counted`,
    [wallets, chainId, ROWS_PER_REQUEST * MOST_REQUESTS],
  );
  return Math.max(1, Math.ceil((rows[0]?.rows ?? 0) / ROWS_PER_REQUEST));
}
