import { privateKeyToAddress } from "viem/accounts";
import type { ChainConfig } from "../../lib/core/chains.ts";
import type { Env } from "../../lib/core/env.ts";
import { PublicOrigin } from "../../lib/core/public-origin.ts";
import { deployLocalEns, localEnsAddresses } from "../contracts/deploy-ens.ts";
import { deployVerifier, verifierAddresses } from "../contracts/deploy-verifier.ts";
import { localAccount } from "../simulation/local-chain.ts";
import { DEPLOYER } from "../simulation/wallets.ts";

// The service's contracts on the local chains: those that verify passes and receipts, and ENS with the resolver of its names. Their
// addresses follow from the service's origin, signer and parents, so they are known before the deployment.

export interface LocalService {
  publicOrigin: string;
  /** Private key that signs receipts, passes and answers for ENS. */
  signerKey: string;
  /** ENS_PARENTS, which the registry has the resolver on; absent: no ENS. */
  ensParents?: readonly string[];
}

/** ENS_PARENTS on local chains; without the setting, the suffix of names, and reverse names. */
export function localEnsParents({ ENS_PARENTS, NAME_SUFFIX }: Pick<Env, "ENS_PARENTS" | "NAME_SUFFIX">): string[] {
  return ENS_PARENTS.length > 0 ? ENS_PARENTS : [NAME_SUFFIX.slice(1), "reverse"];
}

/** The chains, with the service's contracts on the local ones. */
export function withLocalContracts(chains: readonly ChainConfig[], service: LocalService): ChainConfig[] {
  const terms = termsOf(chains, service);
  const ens = service.ensParents && { ens: localEnsAddresses(terms, service.ensParents) };
  const contracts = { ...verifierAddresses(terms), ...ens };
  return chains.map((chain) => (chain.local ? { ...chain, contracts: { ...chain.contracts, ...contracts } } : chain));
}

/** Deploy the contracts to the local chains unless they are there. */
export async function deployLocalContracts(chains: readonly ChainConfig[], service: LocalService): Promise<void> {
  const { ensParents: parents } = service;
  const options = { ...termsOf(chains, service), deployer: localAccount(DEPLOYER) };
  for (const { local, rpcUrls } of chains) {
    const [rpcUrl] = rpcUrls;
    if (!local || !rpcUrl) continue;
    await deployVerifier({ ...options, rpcUrl });
    if (parents) await deployLocalEns({ ...options, parents, rpcUrl });
  }
}

function termsOf(chains: readonly ChainConfig[], { publicOrigin, signerKey }: LocalService) {
  const origin = PublicOrigin.parse(publicOrigin);
  return {
    owner: localAccount(DEPLOYER).address,
    signer: privateKeyToAddress(signerKey as `0x${string}`), // Checked with the settings.
    origin,
    firstChainId: chains[0]?.id ?? 1,
    gateway: `${origin}/ens`,
  };
}
