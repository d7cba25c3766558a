import { privateKeyToAddress } from "viem/accounts";
import type { ChainConfig } from "../../lib/core/chains.ts";
import { PublicOrigin } from "../../lib/core/public-origin.ts";
import { deployVerifier, type VerifierTerms, verifierAddresses } from "../contracts/deploy-verifier.ts";
import { localAccount } from "../simulation/local-chain.ts";
import { DEPLOYER } from "../simulation/wallets.ts";

// The contracts that verify passes and receipts, on the local chains. Their addresses follow from the service's origin and signer,
// so they are known before the deployment.

export interface VerifiedService {
  publicOrigin: string;
  /** Private key that signs receipts and passes. */
  signerKey: string;
}

/** The chains, with the verifier's contracts on the local ones. */
export function withVerifier(chains: readonly ChainConfig[], service: VerifiedService): ChainConfig[] {
  const terms = termsOf(chains, service);
  return chains.map((chain) =>
    chain.local ? { ...chain, contracts: { ...chain.contracts, ...lowerCase(verifierAddresses(terms)) } } : chain,
  );
}

/** Deploy the contracts to the local chains unless they are there. */
export async function deployLocalVerifier(chains: readonly ChainConfig[], service: VerifiedService): Promise<void> {
  const terms = termsOf(chains, service);
  for (const { local, rpcUrls } of chains) {
    const [rpcUrl] = rpcUrls;
    if (local && rpcUrl) await deployVerifier({ ...terms, rpcUrl, deployer: localAccount(DEPLOYER) });
  }
}

function termsOf(chains: readonly ChainConfig[], { publicOrigin, signerKey }: VerifiedService): VerifierTerms {
  return {
    owner: localAccount(DEPLOYER).address,
    signer: privateKeyToAddress(signerKey as `0x${string}`), // Checked with the settings.
    origin: PublicOrigin.parse(publicOrigin),
    firstChainId: chains[0]?.id ?? 1,
  };
}

function lowerCase({ verifier, passport }: ReturnType<typeof verifierAddresses>) {
  return { verifier: verifier.toLowerCase() as typeof verifier, passport: passport.toLowerCase() as typeof passport };
}
