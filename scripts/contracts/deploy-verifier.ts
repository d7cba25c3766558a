import { type Address, domainSeparator } from "viem";
import { receiptDomain } from "../../lib/domains/scores/receipt/receipt.ts";
import { addressesOf, contractAddress, type DeploymentOptions, deployContracts } from "./deployment.ts";

/** What the verifier's contracts are deployed with. */
export interface VerifierTerms {
  /** Owner: it sets signers and revokes. */
  owner: Address;
  /** The address of RECEIPT_SIGNER_KEY. */
  signer: Address;
  /** PUBLIC_ORIGIN and the first chain of CHAINS, which the service's receipts are bound to. */
  origin: string;
  firstChainId: number;
}

/** How long a receipt counts in the adapter, seconds, and the least score of `isHuman`: 500 of 1,300 points, with four decimals. */
const MAX_SCORE_AGE = 30n * 86_400n;
const HUMAN_FROM = (500n * 1_000_000n) / 1_300n;

/** Where the contracts are or will be: their addresses follow from the terms. */
export function verifierAddresses(terms: VerifierTerms) {
  return addressesOf(contractsOf(terms));
}

/**
 * Deploy ScoreVerifier and PassportAdapter to any chain. Skips those that exist with the same terms. Throws StartError for faults that the
 * operator can fix.
 */
export function deployVerifier(options: VerifierTerms & DeploymentOptions) {
  return deployContracts(options, contractsOf(options));
}

function contractsOf({ owner, signer, origin, firstChainId }: VerifierTerms) {
  const { chainId, ...domain } = receiptDomain({ CHAINS: [{ id: firstChainId }], PUBLIC_ORIGIN: origin });
  const separator = domainSeparator({ domain: { ...domain, chainId: BigInt(chainId) } });
  const verifier = { contract: "ScoreVerifier", args: [owner, signer, separator] };
  const passport = { contract: "PassportAdapter", args: [owner, contractAddress(verifier), MAX_SCORE_AGE, HUMAN_FROM] };
  return { verifier, passport };
}
