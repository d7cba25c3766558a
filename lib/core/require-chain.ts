import type { ChainConfig } from "./chains.ts";
import type { Context } from "./context.ts";
import { ServiceError } from "./errors.ts";

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
