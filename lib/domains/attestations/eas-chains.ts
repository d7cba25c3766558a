import type { ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { easDeployment } from "../../core/eas-deployments.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireChain } from "../../core/require-chain.ts";
import type { EasContract } from "./eas.ts";

export function easOf(chain: Pick<ChainConfig, "id" | "contracts">): EasContract | null {
  const known = easDeployment(chain);
  return known && { chainId: chain.id, contract: known.contract, version: known.version };
}

/** The EAS of this chain, or of the first chain that has one. Throws UNSUPPORTED_CHAIN. */
export function requireEas(ctx: Pick<Context, "env">, chainId?: number): EasContract {
  const chains = chainId === undefined ? ctx.env.CHAINS : [requireChain(ctx, chainId)];
  for (const chain of chains) {
    const eas = easOf(chain);
    if (eas) return eas;
  }
  const ids = ctx.env.CHAINS.filter((chain) => easOf(chain)).map((chain) => chain.id);
  throw new ServiceError("UNSUPPORTED_CHAIN", `EAS is available on these chains: ${ids.join(", ") || "none"}.`);
}
