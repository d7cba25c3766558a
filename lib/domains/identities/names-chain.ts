import type { Address, ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireChain } from "../../core/require-chain.ts";

/** A chain on which names live, and the contract they live in. */
export interface NamesChain {
  chain: ChainConfig;
  /** IdentityNames. */
  contract: Address;
}

/** The chains on which names live, in the order they are configured. */
export function namesChains(ctx: Pick<Context, "env">): NamesChain[] {
  return ctx.env.CHAINS.flatMap((chain) => (chain.contracts.names ? [{ chain, contract: chain.contracts.names }] : []));
}

/** The chain with this id, or the first on which names live. UNSUPPORTED_CHAIN where there is none, or it has no names. */
export function requireNamesChain(ctx: Pick<Context, "env">, chainId?: number): NamesChain {
  const wanted = chainId === undefined ? undefined : requireChain(ctx, chainId).id;
  const found = namesChains(ctx).find(({ chain }) => wanted === undefined || chain.id === wanted);
  if (found) return found;
  const ids = namesChains(ctx).map(({ chain }) => chain.id);
  throw new ServiceError(
    "UNSUPPORTED_CHAIN",
    `Names are available on these chains: ${ids.join(", ") || "none is configured"}.`,
  );
}
