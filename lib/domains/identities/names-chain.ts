import type { Address, ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireChain } from "../../core/require-chain.ts";

/** A chain with names, and its IdentityNames contract. */
export interface NamesChain {
  chain: ChainConfig;
  contract: Address;
}

/** In the configured order. */
export function namesChains(ctx: Pick<Context, "env">): NamesChain[] {
  return ctx.env.CHAINS.flatMap((chain) => (chain.contracts.names ? [{ chain, contract: chain.contracts.names }] : []));
}

/** The chain with this id, or the first with names. Throws UNSUPPORTED_CHAIN. */
export function requireNamesChain(ctx: Pick<Context, "env">, chainId?: number): NamesChain {
  const wanted = chainId === undefined ? undefined : requireChain(ctx, chainId).id;
  const found = namesChains(ctx).find(({ chain }) => wanted === undefined || chain.id === wanted);
  if (found) return found;
  const ids = namesChains(ctx).map(({ chain }) => chain.id);
  throw new ServiceError("UNSUPPORTED_CHAIN", `Names are available on these chains: ${ids.join(", ") || "none"}.`);
}
