import type { Address, ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireChain } from "../../core/require-chain.ts";
import type { EasContract } from "./eas.ts";

/** Published EAS addresses, for chains without `contracts.eas`. */
const published: Readonly<Record<number, { contract: Address; version: string }>> = {
  1: { contract: "0xa1207f3bba224e2c9c3c6d5af63d0eb1582ce587", version: "0.26" },
  10: { contract: "0x4200000000000000000000000000000000000021", version: "1.0.1" },
  137: { contract: "0x5e634ef5355f45a855d02d66ecd687b1502af790", version: "1.3.0" },
  8453: { contract: "0x4200000000000000000000000000000000000021", version: "1.0.1" },
  42161: { contract: "0xbd75f629a22dc1ced33dda0b68c546a1c035c458", version: "0.26" },
  59144: { contract: "0xaef4103a04090071165f78d45d83a0c0782c2b2a", version: "1.2.0" },
  84532: { contract: "0x4200000000000000000000000000000000000021", version: "1.2.0" },
  534352: { contract: "0xc47300428b6ad2c7d03bb76d05a176058b47e6b0", version: "1.3.0" },
  11155111: { contract: "0xc2679fbd37d54388ce493f1db75320d236e1815e", version: "0.26" },
};

export function easOf(chain: Pick<ChainConfig, "id" | "contracts">): EasContract | null {
  const { eas, easVersion } = chain.contracts;
  if (eas && easVersion) return { chainId: chain.id, contract: eas, version: easVersion };
  const known = published[chain.id];
  return known ? { chainId: chain.id, ...known } : null;
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
