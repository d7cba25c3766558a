import { privateKeyToAddress } from "viem/accounts";
import type { ChainConfig } from "../../lib/core/chains.ts";
import type { Env } from "../../lib/core/env.ts";
import { PublicOrigin } from "../../lib/core/public-origin.ts";
import { deployLocalEns, localEnsAddresses, type ResolverTerms } from "../contracts/deploy-ens.ts";
import { localAccount } from "../simulation/local-chain.ts";
import { DEPLOYER } from "../simulation/wallets.ts";
import type { VerifiedService } from "./local-verifier.ts";

// ENS on the local chains: the resolver of the service's names, with a registry and a universal resolver that find it. Their addresses
// follow from the service's origin, signer and parents, so they are known before the deployment.

interface ResolvedService extends VerifiedService {
  /** ENS_PARENTS, which the registry has the resolver on. */
  ensParents: readonly string[];
}

/** ENS_PARENTS on local chains; without the setting, the suffix of names, and reverse names. */
export function localEnsParents({ ENS_PARENTS, NAME_SUFFIX }: Pick<Env, "ENS_PARENTS" | "NAME_SUFFIX">): string[] {
  return ENS_PARENTS.length > 0 ? ENS_PARENTS : [NAME_SUFFIX.slice(1), "reverse"];
}

/** The chains, with the contracts of ENS on the local ones. */
export function withEns(chains: readonly ChainConfig[], service: ResolvedService): ChainConfig[] {
  const { resolver, registry, universalResolver } = localEnsAddresses(termsOf(service), service.ensParents);
  const ens = { resolver: lower(resolver), registry: lower(registry), universalResolver: lower(universalResolver) };
  return chains.map((chain) => (chain.local ? { ...chain, contracts: { ...chain.contracts, ens } } : chain));
}

/** Deploy the contracts to the local chains unless they are there. */
export async function deployEnsLocally(chains: readonly ChainConfig[], service: ResolvedService): Promise<void> {
  const options = { ...termsOf(service), parents: service.ensParents, deployer: localAccount(DEPLOYER) };
  for (const { local, rpcUrls } of chains) {
    const [rpcUrl] = rpcUrls;
    if (local && rpcUrl) await deployLocalEns({ ...options, rpcUrl });
  }
}

function termsOf({ publicOrigin, signerKey }: VerifiedService): ResolverTerms {
  return {
    owner: localAccount(DEPLOYER).address,
    signer: privateKeyToAddress(signerKey as `0x${string}`), // Checked with the settings.
    gateway: `${PublicOrigin.parse(publicOrigin)}/ens`,
  };
}

function lower(address: string) {
  return address.toLowerCase() as `0x${string}`; // viem's are hex.
}
