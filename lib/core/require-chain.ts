import type { ChainConfig } from "./chains.ts";
import type { Context } from "./context.ts";
import { ServiceError } from "./errors.ts";

/** Whether the chain is not in CHAINS, as after it was taken out. */
export function isUnread(ctx: Pick<Context, "env">, chainId: number): boolean {
  return !ctx.env.CHAINS.some(({ id }) => id === chainId);
}

/**
 * Throws UNSUPPORTED_CHAIN for a chain that is not configured and never was: what was read of others can be read for ever. A chain that
 * only explorers served has no cursor.
 */
export async function requireStoredChain(ctx: Pick<Context, "env" | "pg">, chainId: number): Promise<void> {
  if (!isUnread(ctx, chainId)) return;
  const { rows } = await ctx.pg.query<{ known: boolean }>(
    `select exists (select from chain_cursor where chain_id = $1) or exists (select from score_close where chain_id in ($1, -$1::bigint))
       or exists (select from attestation where chain_id = $1) as known`,
    [chainId],
  );
  if (!rows[0]?.known) requireChain(ctx, chainId);
}

/** Throws UNSUPPORTED_CHAIN if the chain is not configured. */
export function requireChain(ctx: Pick<Context, "env">, chainId: number): ChainConfig {
  const chain = ctx.env.CHAINS.find((one) => one.id === chainId);
  if (chain) return chain;
  const ids = ctx.env.CHAINS.map((one) => one.id).join(", ");
  throw new ServiceError(
    "UNSUPPORTED_CHAIN",
    `Chain ${chainId} is not configured here. Configured chains: ${ids || "none"}.`,
  );
}
