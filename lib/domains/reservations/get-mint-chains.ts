import type { Context } from "../../core/context.ts";
import { checksum } from "../../core/schemas.ts";
import { namesChains } from "../identities/index.ts";
import type { MintChain } from "./schemas.ts";

/** The chains on which names are minted, in the configured order. */
export function getMintChains(ctx: Pick<Context, "env">): { chains: MintChain[] } {
  return {
    chains: namesChains(ctx).map(({ chain, contract }) => ({
      chainId: chain.id,
      name: chain.name,
      contract: checksum(contract),
      reservations: chain.contracts.reservations ? checksum(chain.contracts.reservations) : null,
      token: chain.contracts.cany ? checksum(chain.contracts.cany) : null,
      price: chain.mint.price,
      currency: chain.currency,
      ...(chain.explorerUrl ? { explorer: chain.explorerUrl } : {}),
    })),
  };
}
