import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireChain } from "../../core/require-chain.ts";
import { type SigningDomain, signedTypes, signingDomain } from "../../core/typed-data.ts";

/** The EIP-712 domain and types of all messages; by default for the first configured chain. Throws UNSUPPORTED_CHAIN. */
export function getSigning(
  ctx: Pick<Context, "env">,
  input: { chainId?: number },
): { domain: SigningDomain; types: typeof signedTypes } {
  const chainId = input.chainId ?? ctx.env.CHAINS[0]?.id;
  if (chainId === undefined) throw new ServiceError("UNSUPPORTED_CHAIN", "No chain is configured.");
  return { domain: signingDomain(ctx.env, requireChain(ctx, chainId).id), types: signedTypes };
}
